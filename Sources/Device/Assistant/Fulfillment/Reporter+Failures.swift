import Domains

extension Reporter {
  /// Apologizes for a call that brought no answer.
  func tell(_ failure: CallFailure, of call: HandlerCall) {
    say(failure.lines(of: call, named: spelling(of: call.method)))
  }

  /// Tells that an app ended while it was to go on with a request, be it that it has done it by then.
  func tell(_ end: AppEnd, of app: AppDescription, in method: String, mayBeDone: Bool) {
    if let finding = end.finding(in: method) { state(finding) }
    say(EndWording.ended(app.name, end, in: method, mayBeDone: mayBeDone))
  }
}
