import Intents

/// One call of the history.
struct Call: Sendable, Hashable {
  var identifier: String
  var kind: Kind
  var isVideo: Bool
  var people: [Party]
  var started: Date
  /// The duration; `nil` if nobody picked up, or if it is not known yet.
  var seconds: Double?
  var isSeen: Bool

  enum Kind: String, Sendable, Decodable {
    case outgoing
    case missed
    case received
  }

  /// Somebody at the other end: a user, or no more than a number.
  struct Party: Sendable, Hashable {
    var user: String?
    var handle: String?
  }
}

/// The criteria of a search for calls.
///
/// Empty and `nil` ones match everything.
struct CallQuery: Sendable {
  var kinds: [Call.Kind] = []
  var user: String?
  var isVideo: Bool?
  var isSeen: Bool?
  var period: Period = .always
}

extension Call.Kind {
  var systemType: INCallRecordType {
    switch self {
    case .outgoing: .outgoing
    case .missed: .missed
    case .received: .received
    }
  }

  /// The kinds that a set of the system's types asks for; empty if it asks for any.
  static func kinds(in types: INCallRecordTypeOptions) -> [Call.Kind] {
    var kinds: [Call.Kind] = []
    if types.contains(.outgoing) { kinds.append(.outgoing) }
    if types.contains(.missed) { kinds.append(.missed) }
    if types.contains(.received) { kinds.append(.received) }
    return kinds
  }
}
