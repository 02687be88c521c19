import Dialogue
import Domains

extension Exchange {
  /// The requests for the others of its party, which its yes was for as well.
  var following: [Step] {
    guard let party else { return [] }
    return party.others.enumerated().map { place, person in
      var (draft, own) = (conversation.draft, party)
      draft[party.slot] = [person]
      own.before += conversation.draft[party.slot] + party.others.prefix(place)
      own.others = []
      return .begin(draft, app: app, Terms(party: own, agreement: shown))
    }
  }

  /// The requests that are not made where this one fails, as one for all of them.
  var leftOver: Exchange? {
    guard let party, !party.others.isEmpty else { return nil }
    var draft = conversation.draft
    draft[party.slot] = party.others
    return Exchange(Memory.Handled(app: app, draft: draft))
  }

  /// The request as it is spoken of: for everybody whom it is for.
  var draftForAll: Draft { forAll(conversation.draft) }

  /// A review of it as one of the requests for all: “$20.00 each from Anna and Kate”.
  func forAll(_ prompt: Prompt) -> Prompt {
    guard case .goAhead(let draft) = prompt.kind else { return prompt }
    var prompt = prompt
    prompt.kind = .goAhead(forAll(draft))
    return prompt
  }

  /// What is asked in place of a prompt: for what is shared, how much it is altogether.
  func question(insteadOf prompt: Prompt) -> String? {
    guard let shares = party?.shares, shares.total == nil,
      case .value(let slot, _, .missing) = prompt.kind,
      IntentRow.row(for: conversation.draft.intent)?.columns
        .contains(where: { $0.parameter == slot && $0.kind == .money }) == true
    else { return nil }
    return PartyWording.altogether
  }

  private func forAll(_ draft: Draft) -> Draft {
    guard let party, !party.others.isEmpty else { return draft }
    var all = draft
    all[party.slot] += party.others
    for column in IntentRow.row(for: draft.intent)?.columns ?? [] where column.kind == .money {
      all[column.parameter] = draft[column.parameter].map { sum in
        Value(PartyWording.each(sum.spoken), sum.content)
      }
    }
    return all
  }
}

extension Step {
  /// Whether a yes was said to it together with another one.
  var isAgreed: Bool {
    if case .begin(_, _, let terms) = self { terms.agreement != nil } else { false }
  }
}
