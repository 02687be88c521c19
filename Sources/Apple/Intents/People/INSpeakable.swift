/// Something with a name that the assistant can say and hear.
public protocol INSpeakable: NSObjectProtocol {
  /// The phrase as spoken.
  var spokenPhrase: String { get }
  /// The pronunciation, if the spelling misleads.
  var pronunciationHint: String? { get }
  /// The identifier in the app's vocabulary.
  var vocabularyIdentifier: String? { get }
  /// Other values that the person may have meant.
  var alternativeSpeakableMatches: [any INSpeakable]? { get }
  /// The identifier's name before iOS 11.
  var identifier: String? { get }
}

extension INSpeakable {
  public var identifier: String? { vocabularyIdentifier }

  /// The phrase as Swift 3 saw it, for code that unwraps it.
  ///
  /// The requirement has another type and belongs to the protocol itself, so that it is what code
  /// means that leaves the type open, such as `let phrase = name.spokenPhrase`.
  public var spokenPhrase: String? {
    let phrase: String = spokenPhrase
    return phrase
  }
}

extension INSpeakableString {
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

  /// Sets the other values that the person may have meant.
  public func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {
    alternatives = matches
  }
}
