import Dialogue
import Foundation
import Intents

extension INSearchCallHistoryIntentResponse: Report {
  func omissions(after kind: Verdict.Kind) -> [String] {
    kind == .success && callRecords == nil ? ["callRecords"] : []
  }

  func card(about intent: INSearchCallHistoryIntent, in voice: Voice) -> Card? {
    guard let callRecords else { return nil }
    return Card(.callList, title: "Calls", items: callRecords.map { $0.item(in: voice) })
  }

  var mentions: Mentions {
    var mentions = Mentions()
    mentions.calls = (callRecords ?? []).map(\.record)
    return mentions
  }
}

extension INCallRecord {
  /// “Missed call from Anna Haro today at 8:05 AM” and everything else that is known.
  func item(in voice: Voice) -> Card.Item {
    Card.Item(
      voice.words(for: record).withCapital,
      rows: [
        Card.Row(.participants, others(in: voice)),
        Card.Row(.duration, callDuration.map(voice.words(forSeconds:))),
        Card.Row(.count, numberOfCalls.flatMap { $0 > 1 ? voice.words(for: Double($0)) : nil }),
        Card.Row(.state, unseen == true ? "new" : nil),
      ],
      origin: .call(call(in: voice))
    )
  }

  private func call(in voice: Voice) -> Card.Call {
    var bare = record
    (bare.caller, bare.date) = (nil, nil)
    return Card.Call(
      kind: record.kind,
      words: voice.words(for: bare),
      name: record.caller.map(voice.words(for:)),
      time: dateCreated.map(voice.words(for:))
    )
  }

  private func others(in voice: Voice) -> String? {
    let people = (participants ?? []).filter { $0 != caller }
    return people.isEmpty ? nil : voice.list(people.map { voice.words(for: $0.person) })
  }
}
