package import Assistant
import Domains
import Foundation
package import Understanding

/// The parts that read sentences without an app to talk to.
///
/// It reads with the world's names and those of the apps that are installed from the start.
package struct Reader {
  package let lexicon: Lexicon
  package let region: Region
  package let interpreter: Interpreter
  package let now: CivilTime

  /// Tells what a reading means on this device.
  let grounding: Requests

  package init(_ world: World) {
    lexicon = Lexicon(world: world, apps: world.startingApps, isContactsAllowed: true)
    region = Region(world.locale)
    interpreter = Interpreter(lexicon: lexicon, region: region)
    let date = Date()
    now = CivilTime(date, in: world.timeZone)
    grounding = Requests(
      world: world,
      apps: world.startingApps,
      isContactsAllowed: true,
      voice: Voice(locale: world.locale, timeZone: world.timeZone, now: date)
    )
  }
}
