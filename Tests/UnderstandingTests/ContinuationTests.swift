import Automata
import Foundation
import Measurement
import Phrases
import Testing

@testable import Understanding

/// How lines that are not done could go on.
@Suite struct ContinuationTests {
  private static let requests = Set(
    Automaton.phrases.intents.filter { $0.role == .request }.map { IntentName(rawValue: $0.name) }
  )

  private func continuations(of line: String, toward requests: Set<IntentName>) -> Continuations {
    World.interpreter.continuations(of: line, toward: requests, at: World.now)
  }

  private func words(after line: String, toward requests: IntentName...) -> [String] {
    guard case .known(let words) = continuations(of: line, toward: Set(requests)) else { return [] }
    return words
  }

  @Test func `people, places and apps come where the phrases take them`() {
    #expect(words(after: "call an", toward: "startCall").contains("Anna Haro"))
    #expect(words(after: "get a ride to ", toward: "requestRide").contains("Ferry Building"))
    #expect(words(after: "get a ride with ", toward: "requestRide").contains("MyRide"))
    #expect(!words(after: "get a ride with ", toward: "requestRide").contains("Stride"))
  }

  @Test func `only words of what may be asked for come`() {
    #expect(words(after: "start a c", toward: "startWorkout", "startCall").contains("call"))
    #expect(!words(after: "start a c", toward: "startWorkout").contains("call"))
    #expect(!words(after: "set a ti", toward: "startWorkout", "sendMessage").contains("timer"))
  }

  @Test func `behind a request that is complete only what would change it comes`() {
    #expect(words(after: "pause my run wi", toward: "pauseWorkout").contains("with"))
    #expect(!words(after: "pause my run th", toward: "pauseWorkout").contains("thanks"))
  }

  @Test func `nothing comes that repeats what stands there`() {
    let words = words(after: "mark the last message as ", toward: "setMessageAttribute")
    #expect(words.contains("unread"))
    #expect(!words.contains { $0.hasPrefix("as ") })
  }

  @Test func `other sentences may come before`() {
    #expect(words(after: "I'm late. Get a ri", toward: "requestRide").contains("ride"))
  }

  @Test func `what nobody begins with is unknown, and a text is a text`() {
    #expect(continuations(of: "if he an", toward: ["startCall"]) == .unknown)
    #expect(continuations(of: "text anna I am at the frob", toward: ["sendMessage"]) == .text)
  }

  // Nearly whatever the phrases have can be typed with Tab; the bound may only be lowered.
  @Test func `each word of a sampled sentence is completed where it stands`() throws {
    var sampler = Sampler(try Grammar(SamplerTests.files()), seed: 5)
    var (tried, missed) = (0, [String]())
    for request in Self.requests.map(\.rawValue).sorted() where request != "elsewhere" {
      let templates = sampler.templates(of: request)
      for (origin, template) in stride(from: 0, to: templates.count, by: 60).map({ templates[$0] })
      {
        for line in words(of: sampler.sentence(of: template, in: origin.file)) {
          let found = continuations(of: line, toward: Self.requests)
          tried += 1
          if found == .unknown { missed.append(line) }
        }
      }
    }
    #expect(tried > 100)
    #expect(missed.count * 50 <= tried, "\(missed)")
  }

  /// The line up to the end of each word outside of slots.
  private func words(of sample: Sample) -> [String] {
    let bytes = Array(sample.text.utf8)
    let ends = bytes.indices.filter { bytes[$0] == 0x20 } + [bytes.count]
    var start = 0
    return ends.compactMap { end in
      defer { start = end + 1 }
      let word = String(decoding: bytes[start..<end], as: UTF8.self)
      let isSlot = sample.slots.contains { $0.range.overlaps(start..<end) }
      guard !isSlot, word.allSatisfy(\.isLetter) else { return nil }
      return String(decoding: bytes[..<end], as: UTF8.self)
    }
  }
}
