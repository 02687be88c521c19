/// The words of one person in an app: contacts, workouts, and so on, best first.
open class INVocabulary: NSObject {
  override init() { super.init() }

  /// The app's vocabulary: another object at each call, for it keeps nothing itself.
  open class func shared() -> INVocabulary { INVocabulary() }

  /// Replaces the words of one type, given as strings.
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let terms = vocabulary.array.compactMap { $0 as? String }
    Current.host.vocabularyChanged(type, terms.map { VocabularyTerm(spokenPhrase: $0) })
  }

  /// Replaces the words of one type, given as things that can be spoken.
  open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let terms = vocabulary.array.compactMap { $0 as? any INSpeakable }
    Current.host.vocabularyChanged(type, terms.map(VocabularyTerm.init))
  }

  open func removeAllVocabularyStrings() {
    Current.host.vocabularyChanged(nil, [])
  }
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
