import Dialogue
import Domains
import Understanding

// MARK: - What is called off

extension Session {
  /// What an answer is to a question; “cancel my ride” at a question about something else is a
  /// request.
  func read(_ line: String, to question: Question) -> ReplyReading {
    if let lastReply, lastReply.line == line, lastReply.question == question {
      return lastReply.reading
    }
    let reading = readAnew(line, to: question)
    lastReply = HeardReply(line: line, question: question, reading: reading)
    return reading
  }

  private func readAnew(_ line: String, to question: Question) -> ReplyReading {
    let reading = interpreter.readReply(line, to: question, at: civilNow)
    guard reading == .cancel, let intent = question.intent else { return reading }
    return callingOff(anotherThan: intent, line).map { .request($0) } ?? reading
  }

  /// “Cancel my ride” names what it means, where something else is under way.
  private func callingOff(anotherThan intent: IntentName, _ line: String) -> Reading? {
    guard case .reading(let reading, _) = interpreter.read(line, at: civilNow),
      let effect = Manner.of(reading.intent).effect, [.ends, .cancels].contains(effect.verb),
      Manner.of(intent).effect?.activity != effect.activity
    else { return nil }
    return reading
  }
}
