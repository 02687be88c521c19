/// One intent, with all that its class, response, handling protocol and schema are made from.
struct Intent {
  var valueClass: ValueClass
  var response: [Property] = []
  var responseDocumentation: [String] = []
  var codes: [Code] = []
  var confirmation = Confirmation.whenAsked

  /// Whether the device has to be unlocked, whatever the app says.
  var needsUnlocking = false

  /// Whether it only asks, so that nothing is lost when it is dropped.
  var isQuestion = false

  /// Whether App Store Connect may not know it.
  var isDisputed = false

  /// How an identifier is found that nobody says.
  var lookup: Lookup?

  /// What asks for it; `nil` for an intent without phrases.
  var request: Request?

  /// What is said about it; `nil` for an intent that is not talked about.
  var words: Words?

  /// How a request for it is treated; `nil` where another intent of the same request says it.
  var manner: Manner?

  /// In the order in which the assistant asks for them.
  var resolutions: [Resolution] = []
  var notifications: [Notification] = []
  var spelling = Spelling.renamed

  var name: String { valueClass.name }

  /// The part of the name that iOS 10 used as a label: `sendMessage` of `INSendMessageIntent`.
  var noun: String { String(name.dropFirst(2).dropLast(6)).lowercasedFirst }

  /// Whether the person has to agree before the intent is handled.
  enum Confirmation: String { case always, never, whenAsked }

  /// How the handling methods are spelt.
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

  /// What the assistant does on hearing a code.
  enum Verdict: String {
    case ready, askFirst, success, inProgress, continueInApp, handleInApp, failure
    case failureNeedingApp

    /// What a code means by its name alone; an entry can say otherwise with `->`.
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
