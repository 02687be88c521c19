internal import Automata

// Rules that have a machine of their own, which is entered and left again.

extension Matcher {
  /// Enters those of some rules that can begin with the current word.
  mutating func enterRules(_ rules: Range<Int32>, _ node: Int32) {
    for rule in rules where outlook.opens(edges[rule].symbol, at: index) {
      enterRule(edges[rule], node)
    }
  }

  private mutating func enterRule(_ edge: Automaton.Edge, _ node: Int32) {
    let rule = Int32(edge.symbol)
    let caller = scratch.callers.append(Caller(node: node, target: Int32(edge.target)))
    let known = scratch.entered[rule]
    if known >= 0, scratch.contexts[known].start == Int32(index) {
      scratch.callers[scratch.contexts[known].last].next = caller
      scratch.contexts[known].last = caller
      return
    }
    let fresh = Context(start: Int32(index), first: caller, last: caller)
    let context = scratch.contexts.append(fresh)
    scratch.entered[rule] = context
    reach(Int32(edge.detail), in: context, at: index, cost: 0, from: -1, .start)
  }

  /// Everybody who entered the rule where this node did goes on from here.
  mutating func leaveRule(_ number: Int32) {
    let (context, cost) = (nodes[number].context, nodes[number].cost)
    var next = scratch.contexts[context].first
    while next >= 0 {
      let caller = scratch.callers[next]
      let outside = nodes[caller.node]
      reach(
        caller.target,
        in: outside.context,
        at: index,
        cost: outside.cost + cost,
        from: caller.node,
        .rule(inner: number)
      )
      next = caller.next
    }
  }
}
