/// A shortcut with the phrase that the person has given it.
open class INVoiceShortcut: NSObject, NSCopying, NSSecureCoding {
  open private(set) var identifier: UUID
  open private(set) var invocationPhrase: String
  open private(set) var shortcut: INShortcut

  public required init?(coder: NSCoder) {
    let intent: INIntent? = coder.fetch("intent")
    let activity: NSUserActivity? = coder.fetch("userActivity")
    guard let text: String = coder.fetch("identifier"), let identifier = UUID(uuidString: text),
      let shortcut = intent.flatMap(INShortcut.init) ?? activity.map(INShortcut.init)
    else { return nil }
    self.identifier = identifier
    self.shortcut = shortcut
    invocationPhrase = coder.fetch("invocationPhrase") ?? ""
  }

  open func encode(with coder: NSCoder) {
    coder.store(identifier.uuidString, "identifier")
    coder.store(invocationPhrase, "invocationPhrase")
    coder.store(shortcut.intent, "intent")
    coder.store(shortcut.userActivity, "userActivity")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}
