/// The words of a move: the heading of its frames, and the fillers of their gaps.
struct Wording {
  var key: String

  /// For each gap the values, and for each value its wordings.
  var values: [String: [[String]]] = [:]

  /// True if a frame may lack some of the gaps.
  var isOptional = false

  init(_ key: String, _ values: [String: [[String]]] = [:]) {
    self.key = key
    self.values = values
  }

  private init(_ key: String, _ said: [Said]) {
    self.init(key)
    for said in said { values[said.aspect] = said.items.map(\.wordings) }
  }

  /// The first word of the key.
  var group: String { key.words.first ?? key }
}

extension Wording {
  /// The wording of a move; ordinals are what positions are called, from the first on, then the
  /// last.
  init(_ move: Move, _ ordinals: [Item]) {
    switch move {
    case .request(let intent, let said): self.init("request \(intent)", said)
    case .inform(let said): self.init("inform", said)
    case .pick(let pick): self.init(pick, ordinals)
    case .correct(let said): self.init("correct", said)
    case .relate(let aspect, let relation):
      self.init("relate \(aspect)", ["relation": [relation.wordings]])
    case .add(let said): self.init("add", [said])
    case .remove(let said): self.init("remove", [said])
    case .affirm: self.init("affirm")
    case .affirmWithAct(let intent): self.init("act \(intent)")
    case .deny: self.init("deny")
    case .retract: self.init("retract")
    case .askDetail(let detail): self.init("detail \(detail)")
    case .repeatQuestion: self.init("repeat")
    case .help: self.init("help")
    case .back: self.init("back")
    case .skip: self.init("skip")
    case .lookUp(let name): self.init("look-up \(name)")
    case .hesitate: self.init("hesitate")
    }
  }

  private init(_ pick: Pick, _ ordinals: [Item]) {
    switch pick.way {
    case .position:
      let position = pick.position
      let isLast = position == pick.count && pick.count > 2
      let names = isLast ? ordinals.last?.wordings : ordinals.dropLast().at(position - 1)?.wordings
      self.init("pick position", ["number": [["\(position)"]]])
      if let names { values["ordinal"] = [names] }
      isOptional = true
    case .name(let name): self.init("pick name", ["option": [[name]]])
    case .label(let label): self.init("pick label", ["label": [[label]]])
    }
  }
}

extension Collection {
  fileprivate func at(_ offset: Int) -> Element? {
    dropFirst(offset).first
  }
}
