internal import Phrases

// Rules that have a machine of their own, which is entered and left again.

extension Matcher {
  mutating func enterRule(_ edge: Automaton.Edge, _ node: Int32) {
    let rule = Int32(edge.symbol)
    guard outlook.opens(rule, at: index) else { return }
    let caller = callers.append(Caller(node: node, target: Int32(edge.target)))
    let known = entered[rule]
    if known >= 0, contexts[known].start == Int32(index) {
      callers[contexts[known].last].next = caller
      contexts[known].last = caller
      return
    }
    let context = contexts.append(Context(start: Int32(index), first: caller, last: caller))
    entered[rule] = context
    reach(Int32(edge.detail), in: context, at: index, cost: 0, from: -1, .start)
  }

  /// Everybody who entered the rule where this node did goes on from here.
  mutating func leaveRule(_ node: Node, _ number: Int32) {
    var next = contexts[node.context].first
    while next >= 0 {
      let caller = callers[next]
      let outside = nodes[caller.node]
      reach(
        caller.target,
        in: outside.context,
        at: index,
        cost: outside.cost + node.cost,
        from: caller.node,
        .rule(inner: number)
      )
      next = caller.next
    }
  }
}
