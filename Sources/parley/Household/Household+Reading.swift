import Assistant
import Dialogue
import Domains
import SampleHousehold
import Understanding

extension Household {
  /// What it takes to read sentences without talking to an app.
  struct Reader {
    let lexicon: Lexicon
    let interpreter: Interpreter
    let now: CivilTime
  }

  /// Reads with the world's names and those of the apps that are installed from the start.
  var reader: Reader {
    let lexicon = Lexicon(world: world, apps: world.startingApps, isContactsAllowed: true)
    return Reader(
      lexicon: lexicon,
      interpreter: Interpreter(lexicon: lexicon, region: Region(world.locale)),
      now: CivilTime(clock.now, in: world.timeZone)
    )
  }
}
