import Dialogue
import Domains

/// Names the people of a review with the number or address that is used, as “Mike Chen (work)”.
struct Addressing {
  /// The contacts that may be seen.
  let contacts: ContactBook
  let voice: Voice
}

extension Addressing {
  /// A review as it is shown; every other prompt is left as it is.
  func addressed(_ prompt: Prompt) -> Prompt {
    guard case .goAhead(var draft) = prompt.kind else { return prompt }
    for slot in Slot.reached { draft[slot] = draft[slot].map(addressed) }
    var prompt = prompt
    prompt.kind = .goAhead(draft)
    return prompt
  }

  /// The person by name alone, where there is only one way to reach them.
  private func addressed(_ value: Value) -> Value {
    guard case .person(let person) = value.content, let handle = person.handle,
      let label = handle.label, let contact = person.contactIdentifier.flatMap({ contacts[$0] }),
      contact.handles.count(where: { $0.kind == handle.kind }) > 1
    else { return value }
    return Value("\(value.spoken) (\(voice.words(forTerm: label)))", value.content)
  }
}
