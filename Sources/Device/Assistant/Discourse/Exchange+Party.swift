import Dialogue
import Domains

extension Exchange {
  /// The same request for the next one of its party, which its yes was for as well; `nil` where
  /// nobody is left.
  var next: (draft: Draft, terms: Terms)? {
    guard var party, let next = party.others.first else { return nil }
    var draft = conversation.draft
    party.before += draft[party.slot]
    party.others.removeFirst()
    draft[party.slot] = [next]
    return (draft, Terms(party: party, agreement: shown))
  }

  /// True if the same has been done for others of its party.
  var isPartlyDone: Bool { party?.before.isEmpty == false }

  /// The requests for those of its party to whom nothing was sent where it ends without being
  /// handled, as one for all of them; `nil` where there is nobody.
  ///
  /// A request that `mayBeDone` itself is not among them.
  func leftOver(mayBeDone: Bool) -> Exchange? {
    guard let party, company.count > 1 else { return nil }
    var draft = conversation.draft
    let people = (mayBeDone ? [] : draft[party.slot]) + party.others
    guard let first = people.first else { return nil }
    draft[party.slot] = [first]
    var rest = Exchange(Memory.Handled(app: app, draft: draft))
    rest.party = Party(slot: party.slot, others: Array(people.dropFirst()))
    return rest
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

  /// The question in place of a prompt: for what is shared, how much it is altogether.
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
