/// Something with a name that the assistant can say and hear.
public protocol INSpeakable: NSObjectProtocol {
  /// What is said.
  var spokenPhrase: String { get }
  /// How it is pronounced, where the spelling misleads.
  var pronunciationHint: String? { get }
  /// The identifier in the app's vocabulary.
  var vocabularyIdentifier: String? { get }
  /// What else the person may have meant.
  var alternativeSpeakableMatches: [any INSpeakable]? { get }
  /// The identifier's name before iOS 11.
  var identifier: String? { get }
}

extension INSpeakable {
  public var identifier: String? { vocabularyIdentifier }
}

extension INSpeakableString {
  /// What `INSpeakable` promises.
  ///
  /// The class's own property is implicitly unwrapped, so that code from the time when it was
  /// optional compiles too, and cannot be the witness.
  @_implements(INSpeakable,spokenPhrase)
  public var promisedSpokenPhrase: String { spokenPhrase ?? "" }

  /// Matches are found by the assistant, which has none to offer here.
  public var alternativeSpeakableMatches: [any INSpeakable]? { nil }

  /// The way to make one before iOS 11.
  public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.init(
      vocabularyIdentifier: identifier,
      spokenPhrase: spokenPhrase,
      pronunciationHint: pronunciationHint
    )
  }
}

extension INObject {
  public var spokenPhrase: String { displayString }
  public var vocabularyIdentifier: String? { identifier }
  public var alternativeSpeakableMatches: [any INSpeakable]? { alternatives }

  /// What else the person may have meant.
  public func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {
    alternatives = matches
  }
}
