package import Assistant
import Dialogue
import Foundation
package import Understanding

/// What it takes to read sentences without talking to an app.
///
/// It reads with the world's names and those of the apps that are installed from the start.
package struct Reader {
  package let lexicon: Lexicon
  package let region: Region
  package let interpreter: Interpreter
  package let now: CivilTime

  package init(_ world: World) {
    lexicon = Lexicon(world: world, apps: world.startingApps, isContactsAllowed: true)
    region = Region(world.locale)
    interpreter = Interpreter(lexicon: lexicon, region: region)
    now = CivilTime(Date(), in: world.timeZone)
  }
}
