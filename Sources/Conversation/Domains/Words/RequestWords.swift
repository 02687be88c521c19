import Dialogue

/// The words for one kind of request: a row of a table, which the catalogue holds.
///
/// All of it is templates. Their gaps are the request's slots by name, and the names that `Subject`
/// knows, such as `{app}`.
struct RequestWords: Sendable {
  /// The action, after “to”, when nothing more is known: “send a message”.
  var about: String

  /// The action with its object, as in “couldn't *send your message to Anna*”.
  var deed: Template

  /// The question for each slot.
  var questions: [Slot: Template]

  /// The reply to a value (`{value}`) that a slot can't take.
  var rejections: [Slot: Template]

  /// The yes-or-no question for a proposed value, where “Did you mean …?” would sound odd.
  var approvals: [Slot: Template]

  /// The review before acting, apart from the question, which can be asked again alone.
  var review: Template

  /// The question before acting.
  var goAhead: Template

  /// After a no to that question, or a cancel.
  var calledOff: Template

  /// The answers after confirm or handle, by response code, if there is more to say than `common`
  /// says for every request.
  var answers: [String: Template]
}

extension RequestWords {
  /// The words for an intent by its class name.
  static func words(for intent: String) -> RequestWords? {
    all[intent]
  }
}

// MARK: - Codes

extension RequestWords {
  /// Returns the answer for a response code of an intent; its own words come first.
  static func answer(to code: String, for intent: String) -> Template {
    all[intent]?.answers[code] ?? common[code] ?? "Sorry, {app} couldn't {deed}."
  }

  /// The answer where the app can't tell, either, whether it was done.
  static let undecided: Template =
    "I don't know whether {app} could {deed}. You can ask again: it won't be done twice."

  /// The codes that mean the same in every domain.
  private static let common: [String: Template] = [
    // A handler that has nothing better to say than these two leaves open whether it did anything.
    "unspecified": "{app} didn't say whether it could {deed}.",
    "ready": "{app} is ready to {deed}, but hasn't done it.",
    "userConfirmationRequired": "{app} wants a yes first, and hasn't done anything yet.",
    "inProgress": "OK, {app} is working on it.",
    "success": "Done.",
    "continueInApp": "OK, continuing in {app}.",
    "handleInApp": "OK, {app} is taking care of it.",
    "failure": "Sorry, {app} couldn't {deed}.",
    "failureRequiringAppLaunch": "I can't {deed} from here. You can do it in {app}.",
    "failureRequiringInAppAuthentication": "You need to sign in to {app} first.",
  ]
}

// MARK: - Reasons

extension RequestWords {
  /// Why a value can't be used, by the name of the handler's reason.
  ///
  /// `{value}` is the value.
  static let reasons: [String: Template] = [
    "noAccount": "{value} doesn't have an account with {app}.",
    "offline": "{value} is offline right now.",
    "messagingServiceNotEnabledForRecipient": "{value} can't get messages from {app}.",
    "noValidHandle": "I don't have a number or an address for {value} that {app} can use.",
    "requestedHandleInvalid": "That number or address doesn't work for {value}.",
    "noHandleForLabel": "I don't have a number or an address of that kind for {value}.",
    "requiringInAppAuthentication": "You need to sign in to {app} first.",
    "noContactFound": "I don't see “{value}” in your Contacts, and I can't look up numbers.",
    "multipleContactsUnsupported": "{app} can call only one person at a time.",
    "invalidHandle": "{app} can't call that number or address.",
    "unsupportedMmiUssd": "{app} can't dial that code.",
    "noCallHistoryForRedial": "There is no call to redial.",
    "noUsableHandleForRedial": "The last call has no number that {app} can redial.",
    "videoCallUnsupported": "{app} can't make that a video call.",
    "microphoneNotAccessible": "{app} has no access to the microphone.",
    "cameraNotAccessible": "{app} has no access to the camera.",
    "noMatchingCall": "I don't see a call like that.",
    "credentialsUnverified": "{app} needs you to sign in first.",
    "insufficientFunds": "You don't have enough money in {app} for that.",
    "paymentsAmountBelowMinimum": "{value} is too little for {app}.",
    "paymentsAmountAboveMaximum": "{value} is too much for {app}.",
    "paymentsCurrencyUnsupported": "{app} doesn't take {currency}.",
  ]
}
