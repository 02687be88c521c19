import Foundation
import Transcripts

/// The stage for playing a transcript: a world of its own, on a clock that the player moves.
package struct Staging<Clock: SettableClock> {
  package let scene: Scene

  /// The scene's clock, in the hands of the one who moves it.
  package let clock: Clock

  /// The storage of the apps; gone after the play.
  package let storage: StorageCopy?

  /// The parts that could not be used of a world that the transcript names, each with the line that
  /// names it.
  package let problems: [String]
  let origins: Origins
}

/// The settings of a transcript that name what it is played with.
struct Origins {
  var world: Origin?
  var data: Origin?
}

struct Origin {
  let place: Place
  let folder: String
}

extension Staging {
  /// Starts apps.
  ///
  /// - Throws: `UnplayableSetting` where one can't start with what the transcript names.
  package func starting<Result>(_ start: () throws -> Result) throws -> Result {
    do {
      return try start()
    } catch {
      throw located(error)
    }
  }

  private func located(_ error: any Error) -> any Error {
    var sentence = "\(error)"
    let isOfData = storage.map { sentence.contains($0.path) } ?? false
    guard let origin = isOfData ? origins.data : origins.world ?? origins.data else { return error }
    // Nobody knows the copy.
    if let storage { sentence.replace(storage.path, with: origin.folder) }
    if sentence.hasSuffix(".") { sentence.removeLast() }
    return UnplayableSetting(
      place: origin.place,
      expected: "apps that can start with “\(origin.folder)”",
      finding: "one that can't: \(sentence)"
    )
  }
}
