import Dialogue
import Intents

extension INSpeakableString: ValueConvertible {
  static func object(from content: Value.Content) -> INSpeakableString? {
    switch content {
    case .phrase(let phrase): INSpeakableString(phrase)
    case .text(let text): INSpeakableString(spokenPhrase: text)
    default: nil
    }
  }

  var content: Value.Content? { .phrase(phrase) }

  convenience init(_ phrase: Phrase) {
    guard let identifier = phrase.identifier else {
      self.init(spokenPhrase: phrase.spoken)
      return
    }
    self.init(
      vocabularyIdentifier: identifier,
      spokenPhrase: phrase.spoken,
      pronunciationHint: phrase.pronunciation
    )
  }

  var phrase: Phrase {
    Phrase(
      spokenPhrase,
      identifier: vocabularyIdentifier,
      pronunciation: pronunciationHint
    )
  }
}
