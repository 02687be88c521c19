import Dialogue
import Domains
import English
import Understanding

/// The answers to a prompt that differ in their effect on the handler.
struct Answers {
  let samples: Samples

  /// The different answers, the likeliest first.
  func answers(to prompt: Prompt, of intent: String) -> [String] {
    switch prompt.kind {
    case .value(let slot, _, _): values(for: slot, of: intent) + [English.cancel]
    case .choice(_, _, let options):
      positions(options.count) + [English.noneOfThem, English.cancel]
    case .narrowing(_, _, let options): options.prefix(1).map(\.spoken) + [English.cancel]
    case .approval, .goAhead, .openApp: English.yesOrNo
    }
  }

  /// The first two and the last.
  private func positions(_ count: Int) -> [String] {
    let positions = count > 2 ? [1, 2, count] : Array(1...max(count, 1))
    return positions.map(String.init)
  }

  private func values(for slot: Slot, of intent: String) -> [String] {
    let columns = IntentRow.row(for: intent)?.columns.filter { $0.parameter == slot } ?? []
    guard let kind = columns.first?.kind else { return samples.values(.text, of: intent) }
    switch kind {
    case .text, .texts, .opening: return samples.values(.text, of: intent)
    case .people: return samples.values(.person, of: intent)
    case .group: return samples.values(.group, of: intent)
    case .place: return samples.values(.place, of: intent)
    case .time, .span: return samples.values(.time, of: intent)
    case .count, .others, .more: return samples.values(.count, of: intent)
    case .goalAmount, .goalUnit: return samples.values(.goal, of: intent).map { "\($0)s" }
    case .money: return samples.values(.money, of: intent)
    case .phrase: return samples.values(.phrase(parameter: slot.rawValue), of: intent)
    case .term, .terms, .flag: return English.terms[slot.rawValue] ?? [English.yesOrNo[0]]
    }
  }
}
