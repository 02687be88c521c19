/// An intent being put together, one slot at a time.
package struct Draft: Sendable, Hashable, Codable {
  /// The intent's class name, such as `INSendMessageIntent`.
  package var intent: String

  /// The values so far: at most one for a plain parameter, any number for a list.
  ///
  /// A slot without a value is absent.
  private var values: [Slot: [Value]] = [:]

  package init(_ intent: String, _ values: [Slot: [Value]] = [:]) {
    self.intent = intent
    self.values = values.filter { !$0.value.isEmpty }
  }
}

extension Draft {
  /// The values of a slot; setting none takes the slot out.
  package subscript(slot: Slot) -> [Value] {
    get { values[slot] ?? [] }
    set { values[slot] = newValue.isEmpty ? nil : newValue }
  }

  package var filledSlots: Set<Slot> {
    Set(values.keys)
  }
}
