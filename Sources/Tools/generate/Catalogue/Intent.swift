/// One intent, with all that its class, response, handling protocol and schema are made from.
struct Intent {
  var valueClass: ValueClass
  var response: [Property] = []
  var responseDocumentation: [String] = []
  var codes: [Code] = []
  var confirmation = Confirmation.whenAsked

  /// True if the device has to be unlocked, whatever the app says.
  var needsUnlocking = false

  /// True if the intent only looks something up, so that dropping it loses nothing.
  var isQuestion = false

  /// True if App Store Connect may not know the intent.
  var isDisputed = false

  /// True if Siri asks no app for the intent any more.
  var isRetired = false

  /// True if nothing asks for the intent: it has its API and nothing else.
  var isLeftOut = false

  /// The look-up of an identifier that nobody says.
  var lookup: Lookup?

  /// The request for it; `nil` for an intent without phrases.
  var request: Request?

  /// The sentences about it; `nil` for an intent that is not talked about.
  var words: Words?

  /// The manner of its request; `nil` if another intent of the same request has it.
  var manner: Manner?

  /// In the order in which the assistant asks for them.
  var resolutions: [Resolution] = []
  var notifications: [Notification] = []
  var spelling = Spelling.renamed

  var name: String { valueClass.name }

  /// The part of the name that iOS 10 used as a label: `sendMessage` of `INSendMessageIntent`.
  var noun: String { String(name.dropFirst(2).dropLast(6)).lowercasedFirst }

  /// The policy for asking the person before the intent is handled.
  enum Confirmation: String { case always, never, whenAsked }

  /// The spelling of the handling methods.
  enum Spelling: String {
    /// `handle(intent:completion:)`, and `handle(sendMessage:completion:)` in iOS 10.
    case renamed
    /// `handle(cancelRide:completion:)`, ever since.
    case labelled
    /// `handle(intent:completion:)` only: newer than iOS 10's spelling.
    case modern
  }
}

extension Intent {
  /// A method that resolves one parameter.
  struct Resolution {
    var parameter: String
    /// The result class; one for each element where the parameter is a list.
    var result: String
    var isList: Bool
    var documentation: [String]
    /// The method that this one replaced: same parameter with another result class, or another
    /// parameter.
    ///
    /// Authors who wrote that one are still asked.
    var earlier: Earlier?
    /// Newer than iOS 10's spelling.
    var isModern = false

    var method: String { "resolve" + parameter.capitalizedFirst }
  }

  struct Earlier {
    var parameter: String
    var result: String
    var isList: Bool

    var method: String { "resolve" + parameter.capitalizedFirst }
  }

  /// A parameter that another intent of the app finds the value for.
  struct Lookup {
    var parameter: String
    var finder: String
  }

  /// A method that is told something and answers nothing.
  struct Notification {
    var name: String
    /// Label, name and type of what it is told besides the intent.
    var argument: (label: String, name: String, type: String)?
    var documentation: [String]
  }
}

/// A response code, and what it means for the conversation.
struct Code {
  var name: String
  var rawValue: Int
  var verdict: Verdict
  var documentation: [String]

  /// The assistant's reaction to a code.
  enum Verdict: String {
    case ready, askFirst, success, inProgress, continueInApp, handleInApp, failure
    case failureNeedingApp

    /// Derives the verdict from the code's name; an entry can override it with `->`.
    init(code: String) {
      self =
        switch code {
        case "userConfirmationRequired": .askFirst
        case _ where code.hasPrefix("failureRequiring"): .failureNeedingApp
        default: Verdict(rawValue: code) ?? .failure
        }
    }
  }
}
