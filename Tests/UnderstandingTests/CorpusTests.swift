import Measurement
import Phrases
import Testing

@testable import Understanding

/// Runs the corpora that stand beside the phrases.
@Suite struct CorpusTests {
  @Test(
    arguments: [
      "messages", "calls", "rides", "workouts", "workouts-told", "payments", "memory", "elsewhere",
      "templates", "topics",
    ]
  )
  func `every sentence is read, or refused, as its corpus says`(name: String) throws {
    let entries = try Corpus("Phrases/\(name)").entries
    #expect(entries.count > 20)
    for entry in entries {
      let understood = World.phrases.read(entry.sentence, at: World.now)
      #expect(
        Corpus.spelled(understood) == entry.expected,
        "\(name).corpus:\(entry.line) \(entry.sentence)"
      )
    }
  }

  @Test func `every answer is taken as the corpus says`() throws {
    for entry in try Corpus("Phrases/answers").entries {
      let reply = World.interpreter.readReply(
        entry.sentence,
        to: Self.question(entry.heading),
        at: World.now
      )
      #expect(
        Self.spelled(reply) == entry.expected,
        "answers.corpus:\(entry.line) \(entry.sentence), at “\(entry.heading)”"
      )
    }
  }

  private static func question(_ heading: String) -> Question {
    switch heading {
    case "text": Question(.value(slot: "content"), intent: .sendMessage)
    case "to whom": Question(.value(slot: "recipients"), intent: .sendMessage)
    case "how much": Question(.value(slot: "amount"), intent: .sendPayment)
    case "which": Question(.choice(slot: "recipients", options: mikes), intent: .sendMessage)
    case "what workout": Question(.value(slot: "workoutName"), intent: .startWorkout)
    case "where to": Question(.value(slot: "destination"), intent: .requestRide)
    case "call": Question(.approval, intent: .startCall)
    case "message": Question(.approval, intent: .sendMessage)
    case "payment": Question(.approval, intent: .sendPayment)
    case "ride": Question(.approval, intent: .requestRide)
    default: Question(.approval)
    }
  }

  private static let mikes: [Question.Option] = [
    .init(names: ["Mike Abbott"], attributes: ["work"]),
    .init(names: ["Mike Chen"], attributes: ["mobile"]),
  ]
}

// MARK: - Spelling

extension CorpusTests {
  private static func spelled(_ reply: ReplyReading) -> String {
    switch reply {
    case .options(let indices): "option " + indices.map { "\($0 + 1)" }.joined(separator: " ")
    case .values(let slots): "values " + Corpus.slots(slots).joined(separator: " | ")
    case .change(let slots, let agreed):
      (agreed ? "agreed " : "change ") + Corpus.slots(slots).joined(separator: " | ")
    case .addition(let slots): "add " + Corpus.slots(slots).joined(separator: " | ")
    case .instead(let kind, let slots):
      (["instead \(kind.rawValue)"] + Corpus.slots(slots)).joined(separator: " | ")
    case .removal(let slots): "remove " + Corpus.slots(slots).joined(separator: " | ")
    case .changeOf(let aspect): "changeOf \(aspect)"
    case .another(let reading):
      "another " + Corpus.slots(reading.slots).joined(separator: " | ")
    case .request(let reading): "request " + reading.intent.rawValue
    case .repeated: "repeat"
    case .everyOption: "every"
    case .detail(let detail): "detail \(detail)"
    case .yes, .no, .cancel, .help, .goBack, .skip, .unsure, .changeWanted, .indifferent, .unclear:
      "\(reply)"
    }
  }
}
