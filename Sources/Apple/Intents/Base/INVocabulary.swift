/// The words of one person in an app: contacts, workouts, and so on, best first.
open class INVocabulary: NSObject {
  /// The host at the time of creation, for vocabulary set later on a queue of the app's own.
  private let caller = Current.caller

  public required override init() { super.init() }

  /// The app's vocabulary: another object at each call, for it keeps no words itself.
  open class func shared() -> Self { Self() }

  /// Replaces the words of one type, given as strings.
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let terms = vocabulary.array.compactMap { $0 as? String }
    host.vocabularyChanged(type, terms.map { VocabularyTerm(spokenPhrase: $0) })
  }

  /// Replaces the words of one type, given as things that can be spoken.
  open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let terms = vocabulary.array.compactMap { $0 as? any INSpeakable }
    host.vocabularyChanged(type, terms.map(VocabularyTerm.init))
  }

  open func removeAllVocabularyStrings() {
    host.vocabularyChanged(nil, [])
  }

  private var host: any Host { caller ?? Current.host }
}

extension VocabularyTerm {
  fileprivate init(_ term: any INSpeakable) {
    self.init(
      spokenPhrase: term.spokenPhrase,
      identifier: term.vocabularyIdentifier,
      pronunciationHint: term.pronunciationHint
    )
  }
}
