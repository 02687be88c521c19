// swift-format-ignore-file
// Written by `swift run generate` from MessageParts.intents: edit that instead.

import Dialogue
import Intents

extension INMessageType: NamedCases {
  static let cases: [(name: String, value: INMessageType)] = [
    ("unspecified", .unspecified),
    ("text", .text),
    ("audio", .audio),
    ("digitalTouch", .digitalTouch),
    ("handwriting", .handwriting),
    ("sticker", .sticker),
    ("tapbackLiked", .tapbackLiked),
    ("tapbackDisliked", .tapbackDisliked),
    ("tapbackEmphasized", .tapbackEmphasized),
    ("tapbackLoved", .tapbackLoved),
    ("tapbackQuestioned", .tapbackQuestioned),
    ("tapbackLaughed", .tapbackLaughed),
    ("mediaCalendar", .mediaCalendar),
    ("mediaLocation", .mediaLocation),
    ("mediaAddressCard", .mediaAddressCard),
    ("mediaImage", .mediaImage),
    ("mediaVideo", .mediaVideo),
    ("mediaPass", .mediaPass),
    ("mediaAudio", .mediaAudio),
    ("paymentSent", .paymentSent),
    ("paymentRequest", .paymentRequest),
    ("paymentNote", .paymentNote),
    ("animoji", .animoji),
    ("activitySnippet", .activitySnippet),
    ("file", .file),
    ("link", .link),
    ("reaction", .reaction),
    ("mediaAnimatedImage", .mediaAnimatedImage),
    ("thirdPartyAttachment", .thirdPartyAttachment),
  ]
}

extension INMessageAttribute: NamedCases {
  static let cases: [(name: String, value: INMessageAttribute)] = [
    ("unknown", .unknown),
    ("read", .read),
    ("unread", .unread),
    ("flagged", .flagged),
    ("unflagged", .unflagged),
    ("played", .played),
  ]
}

extension INMessageAttributeOptions: NamedOptions {
  static let options: [(name: String, value: INMessageAttributeOptions)] = [
    ("read", .read),
    ("unread", .unread),
    ("flagged", .flagged),
    ("unflagged", .unflagged),
    ("played", .played),
  ]
}

extension INMessageReactionType: NamedCases {
  static let cases: [(name: String, value: INMessageReactionType)] = [
    ("unknown", .unknown),
    ("emoji", .emoji),
    ("generic", .generic),
  ]
}

extension INStickerType: NamedCases {
  static let cases: [(name: String, value: INStickerType)] = [
    ("unknown", .unknown),
    ("emoji", .emoji),
    ("generic", .generic),
  ]
}
