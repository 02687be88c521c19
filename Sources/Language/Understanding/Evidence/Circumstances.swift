internal import Automata

/// The setting in which a line is said: what goes on, and what was done last.
///
/// “Back” goes on with a run that is paused, and “the second one” calls whoever is the second in a
/// list of calls. Phrases understand a line whatever goes on; where none covers it, its words speak
/// for one thing or another by the circumstances.
package struct Circumstances: Sendable, Hashable {
  /// The requests that set going what goes on, such as `startWorkout`.
  package var goesOn: [IntentName]

  /// The request that was done last.
  package var last: IntentName?

  package init(goesOn: [IntentName] = [], last: IntentName? = nil) {
    (self.goesOn, self.last) = (goesOn, last)
  }

  package static let none = Circumstances()

  /// The circumstances right after a request, with what it set going or is about.
  package init(after request: IntentName) {
    self.init(last: request)
    guard let effect = Manner.of(request).effect else { return }
    switch effect.verb {
    case .sets: goesOn = [request]
    case .shows, .pauses, .resumes:
      goesOn = [Manner.request(that: .sets, effect.activity)].compactMap(\.self)
    case .offers, .ends, .cancels: break
    }
  }
}

extension Circumstances {
  /// A hash for each of them, what goes on apart from what was done last.
  var marks: [UInt64] {
    let going = goesOn.map { Word.sequence(Self.goingOn, Word($0.rawValue)) }
    return going + (last.map { [Word.sequence(Self.done, Word($0.rawValue))] } ?? [])
  }

  private static let goingOn = Word("<on>").hash
  private static let done = Word("<last>").hash
}
