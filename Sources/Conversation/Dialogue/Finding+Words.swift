// MARK: - What to tell the handler's author

extension Finding {
  /// A description of the finding, in one sentence.
  package var sentence: String {
    switch rule {
    case .neverAnswered: "\(method) was cut off because it did not answer in time."
    case .answeredLate: "\(method) answered after it had been cut off; nobody heard it."
    case .answeredTwice: "\(method) answered more than once; only the first answer counts."
    case .noHandler: "\(method) gave no handler for an intent that the app declares."
    case .wrongHandler: "\(method) gave an object that does not handle the intent."
    case .noHandle: "\(method) is missing, or spelled so that nobody can call it."
    case .appEnded: "\(method) ended the process of its app\(inBrackets)."
    case .overBudget: "\(method) took more than its budget\(inBrackets)."
    case .wrongCount:
      "\(method) gave a number of results that does not fit the parameter\(inBrackets)."
    case .tooFewOptions: "\(method) asked to choose among fewer than two different options."
    case .equalOptions: "\(method) offered the same option twice."
    case .tooManyOptions: "\(method) asked to choose among more than ten options."
    case .nothingToConfirm: "\(method) asked to confirm a value and gave none."
    case .needsGivenValue: "\(method) asked for the value that the person had just given."
    case .asksAgain: "\(method) asked again about what the person had just chosen or agreed to."
    case .foreignReason:
      "\(method) gave a reason that does not belong to the parameter\(inBrackets)."
    case .successFromConfirm: "\(method) answered success before anything was done."
    case .readyFromHandle: "\(method) answered ready when it was time to act."
    case .invalidCode:
      "\(method) answered a code that is not meant for this intent or phase\(inBrackets)."
    case .nothingToShow: "\(method) went well and left out what is to be shown\(inBrackets)."
    case .undeclaredActivity:
      "\(method) gave a user activity whose type the app does not declare\(inBrackets)."
    case .activityRefused: "\(method) refused to go on with the user activity\(inBrackets)."
    case .nobodyInApp: "\(method) is missing, and the handler answered handleInApp."
    case .neverSettled: "\(method) accepted none of the values that were tried."
    case .unaskedParameter:
      "\(method) is missing or misspelled: without \(detail ?? "the value") every request failed."
    case .resolvesNothing: "No resolve method was found\(forIntent): every value passes unseen."
    case .neverHandled: "No conversation was found in which \(detail ?? "the intent") is handled."
    case .effectLost: "\(method) did something that was gone after an interruption\(inBrackets)."
    case .doneTwice: "\(method) did one request twice, after an interruption\(inBrackets)."
    case .changedByInterruption:
      "\(method) was interrupted, and the request came to something else\(inBrackets)."
    }
  }

  private var inBrackets: String {
    let details = [measurement, detail].compactMap(\.self)
    return details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
  }
  private var forIntent: String { detail.map { " for \($0)" } ?? "" }
}

extension Finding.Rule {
  /// The remedy, in one sentence.
  package var advice: String {
    switch self {
    case .neverAnswered:
      "Call the completion handler on every path, within ten seconds, and don't block the thread."
    case .answeredLate:
      "Answer within ten seconds; handle may answer inProgress and finish the work later."
    case .answeredTwice: "Return after calling the completion handler."
    case .noHandler: "Return a handler for every intent that is declared, or don't declare it."
    case .wrongHandler: "Return an object that conforms to the intent's handling protocol."
    case .noHandle: "Write handle with the intent's type and the labels of one spelling."
    case .appEnded: "Answer a failure where something can't be done, and never end the process."
    case .overBudget:
      "Load less before the answer; handle may answer inProgress and finish the work later."
    case .wrongCount:
      "Answer one result per element, in order, or a single needsValue, notRequired or unsupported."
    case .tooFewOptions: "Use confirmationRequired for one candidate, and needsValue for none."
    case .equalOptions: "Leave out the double, or tell the two apart by handle or by name."
    case .tooManyOptions: "Offer the best ten at most; five are easier to listen to."
    case .nothingToConfirm: "Pass the value that the person shall say yes to."
    case .needsGivenValue: "Answer unsupported, with a reason, if the value can't be used."
    case .asksAgain:
      "Recognize the value, say by its customIdentifier, and answer success for it."
    case .foreignReason: "Use a reason of the parameter's own result class."
    case .successFromConfirm: "Answer ready, and success from handle."
    case .readyFromHandle: "Answer success, inProgress, or why it failed."
    case .invalidCode: "Answer one of the codes that the response's documentation lists for it."
    case .nothingToShow: "Set the property before answering: it is what the person sees and hears."
    case .undeclaredActivity: "List the type under NSUserActivityTypes in the app's Info.plist."
    case .activityRefused: "Show something fitting, and answer true."
    case .nobodyInApp: "Write it in the app's delegate, or answer success from the extension."
    case .neverSettled: "Answer success, or notRequired, for at least one value."
    case .unaskedParameter: "Write the resolve method, and answer needsValue when it is empty."
    case .resolvesNothing: "Resolve what handle relies on; if that is nothing, all is well."
    case .neverHandled: "Look at what the conversations of this intent end with."
    case .effectLost: "Store what was done before answering, where another process finds it."
    case .doneTwice: "Store the intent's identifier with what was done, and do it once for each."
    case .changedByInterruption:
      "Keep nothing between calls but what is stored: each may meet a process that has just begun."
    }
  }
}

extension Finding {
  package var advice: String { rule.advice }
}
