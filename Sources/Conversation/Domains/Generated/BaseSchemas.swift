// swift-format-ignore-file
// Written by `swift run generate` from Base.intents: edit that instead.

import Dialogue
import Intents

extension INIntentHandlingStatus: NamedCases {
  static let cases: [(name: String, value: INIntentHandlingStatus)] = [
    ("unspecified", .unspecified),
    ("ready", .ready),
    ("inProgress", .inProgress),
    ("success", .success),
    ("failure", .failure),
    ("deferredToApplication", .deferredToApplication),
    ("userConfirmationRequired", .userConfirmationRequired),
  ]
}

extension INInteractionDirection: NamedCases {
  static let cases: [(name: String, value: INInteractionDirection)] = [
    ("unspecified", .unspecified),
    ("outgoing", .outgoing),
    ("incoming", .incoming),
  ]
}

extension INShortcutAvailabilityOptions: NamedOptions {
  static let options: [(name: String, value: INShortcutAvailabilityOptions)] = [
    ("sleepMindfulness", .sleepMindfulness),
    ("sleepJournaling", .sleepJournaling),
    ("sleepMusic", .sleepMusic),
    ("sleepPodcasts", .sleepPodcasts),
    ("sleepReading", .sleepReading),
    ("sleepWrapUpYourDay", .sleepWrapUpYourDay),
    ("sleepYogaAndStretching", .sleepYogaAndStretching),
  ]
}

extension INPersonSuggestionType: NamedCases {
  static let cases: [(name: String, value: INPersonSuggestionType)] = [
    ("none", .none),
    ("socialProfile", .socialProfile),
    ("instantMessageAddress", .instantMessageAddress),
  ]
}

extension INPersonHandleType: NamedCases {
  static let cases: [(name: String, value: INPersonHandleType)] = [
    ("unknown", .unknown),
    ("emailAddress", .emailAddress),
    ("phoneNumber", .phoneNumber),
  ]
}

extension INPersonHandleLabel: NamedConstants {
  static let constants: [(name: String, value: INPersonHandleLabel)] = [
    ("home", .home),
    ("work", .work),
    ("iPhone", .iPhone),
    ("mobile", .mobile),
    ("main", .main),
    ("homeFax", .homeFax),
    ("workFax", .workFax),
    ("pager", .pager),
    ("other", .other),
    ("school", .school),
  ]
}

extension INPersonRelationship: NamedConstants {
  static let constants: [(name: String, value: INPersonRelationship)] = [
    ("father", .father),
    ("mother", .mother),
    ("parent", .parent),
    ("brother", .brother),
    ("sister", .sister),
    ("child", .child),
    ("friend", .friend),
    ("spouse", .spouse),
    ("partner", .partner),
    ("assistant", .assistant),
    ("manager", .manager),
    ("son", .son),
    ("daughter", .daughter),
  ]
}

extension INRecurrenceFrequency: NamedCases {
  static let cases: [(name: String, value: INRecurrenceFrequency)] = [
    ("unknown", .unknown),
    ("minute", .minute),
    ("hourly", .hourly),
    ("daily", .daily),
    ("weekly", .weekly),
    ("monthly", .monthly),
    ("yearly", .yearly),
  ]
}

extension INDayOfWeekOptions: NamedOptions {
  static let options: [(name: String, value: INDayOfWeekOptions)] = [
    ("monday", .monday),
    ("tuesday", .tuesday),
    ("wednesday", .wednesday),
    ("thursday", .thursday),
    ("friday", .friday),
    ("saturday", .saturday),
    ("sunday", .sunday),
  ]
}

extension INPaymentMethodType: NamedCases {
  static let cases: [(name: String, value: INPaymentMethodType)] = [
    ("unknown", .unknown),
    ("checking", .checking),
    ("savings", .savings),
    ("brokerage", .brokerage),
    ("debit", .debit),
    ("credit", .credit),
    ("prepaid", .prepaid),
    ("store", .store),
    ("applePay", .applePay),
  ]
}

extension INConditionalOperator: NamedCases {
  static let cases: [(name: String, value: INConditionalOperator)] = [
    ("all", .all),
    ("any", .any),
    ("none", .none),
  ]
}

extension INVocabularyStringType: NamedCases {
  static let cases: [(name: String, value: INVocabularyStringType)] = [
    ("contactName", .contactName),
    ("contactGroupName", .contactGroupName),
    ("photoTag", .photoTag),
    ("photoAlbumName", .photoAlbumName),
    ("workoutActivityName", .workoutActivityName),
    ("carProfileName", .carProfileName),
    ("carName", .carName),
    ("paymentsOrganizationName", .paymentsOrganizationName),
    ("paymentsAccountNickname", .paymentsAccountNickname),
    ("notebookItemTitle", .notebookItemTitle),
    ("notebookItemGroupName", .notebookItemGroupName),
    ("mediaPlaylistTitle", .mediaPlaylistTitle),
    ("mediaMusicArtistName", .mediaMusicArtistName),
    ("mediaAudiobookTitle", .mediaAudiobookTitle),
    ("mediaAudiobookAuthorName", .mediaAudiobookAuthorName),
    ("mediaShowTitle", .mediaShowTitle),
  ]
}

extension INSiriAuthorizationStatus: NamedCases {
  static let cases: [(name: String, value: INSiriAuthorizationStatus)] = [
    ("notDetermined", .notDetermined),
    ("restricted", .restricted),
    ("denied", .denied),
    ("authorized", .authorized),
  ]
}
