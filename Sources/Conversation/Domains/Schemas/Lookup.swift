package import Dialogue

/// A look-up of identifiers that nobody says.
///
/// “Cancel my ride” names no ride and “mark them as read” no message, but their intents carry
/// identifiers. Siri and Maps know them from what they have just shown; here the app is asked, with
/// the intent it has for that, unless an earlier response has told.
package struct Lookup: Sendable, Hashable {
  /// The parameter that takes the identifiers.
  package var slot: Slot

  /// The intent that finds them, by class name.
  package var finder: String
}

// MARK: - Finding

extension Lookup {
  /// Returns the search to make: the criteria that were said, narrowed by the effect of the
  /// request.
  ///
  /// - Returns: `nil` if none were said, which means the things mentioned last, or, if there are
  ///   none, whatever the app takes it to be: “flag it”. A search that takes no criteria has none
  ///   to miss.
  package func search(_ said: Draft, for draft: Draft) -> Draft? {
    var search = said
    // What is to become read is not read yet: “mark my messages as read”.
    if draft["attribute"].first?.content == .term("read"), said["attributes"].isEmpty {
      search["attributes"] = [Value("unread", .terms(["unread"]))]
    }
    let takesConditions = Schema.named(finder)?.parameters.isEmpty == false
    return takesConditions && search.filledSlots.isEmpty ? nil : search
  }
}

// MARK: - What was spoken of

extension Mentions {
  /// The identifiers that a parameter can take.
  package func values(for slot: Slot) -> [Value] {
    switch slot {
    case "rideIdentifier": ride.map { [Value($0)] } ?? []
    case "identifiers": messages.map { Value($0.identifier) }
    default: []
    }
  }
}
