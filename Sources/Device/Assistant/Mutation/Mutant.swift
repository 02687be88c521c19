import Dialogue
import Domains

/// An app that differs from the real one in one kind of answer of one method.
package struct Mutant: Sendable, Hashable {
  package let site: AnswerSite
  package let mutation: Mutation
}

extension Mutant: CustomStringConvertible {
  /// Such as `resolve recipients: answers needsValue instead of success`.
  package var description: String {
    let place = site.answer.map { mutation.isOfKind ? " instead of \($0)" : " with \($0)" } ?? ""
    return "\(site.subject): \(mutation.words)\(place)"
  }
}

extension Mutation {
  /// Set if the answer is of another kind, and not the same with other contents.
  fileprivate var isOfKind: Bool {
    switch self {
    case .needsValue, .notRequired, .unsupported, .success, .confirmation, .code: true
    case .anotherValue, .withoutLastOption, .withoutLast, .withoutLastItem, .withoutRow,
      .otherNumbers, .neverAnswered:
      false
    }
  }
}

// MARK: - Which there are

extension Mutant {
  /// The mutants that would have given another result.
  static func mutants(bending result: AppCall.Result, of call: AppCall, in app: String) -> [Mutant]
  {
    AnswerSite.sites(of: result, to: call, in: app).flatMap { site in
      mutations(of: result, at: site).map { Mutant(site: site, mutation: $0) }
    }
  }

  private static func mutations(of result: AppCall.Result, at site: AnswerSite) -> [Mutation] {
    guard let schema = Schema.named(site.intent) else { return [] }
    switch (result, site.phase) {
    case (.resolutions(let resolutions), .resolve(let slot)):
      guard let kind = site.answer else {
        return [.neverAnswered] + (resolutions.count > 1 ? [.withoutLast] : [])
      }
      let parameter = schema.resolved(slot)
      let ofKind = resolutions.filter { $0.kindName == kind }
      return ofKind.flatMap { Mutation.mutations(of: $0, for: parameter) }.unique
    case (.answer(let answer), _):
      return site.answer == nil
        ? [.neverAnswered] : Mutation.mutations(of: answer, in: site.phase, schema)
    default: return []
    }
  }
}

extension [Mutation] {
  /// Each once.
  fileprivate var unique: [Mutation] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

// MARK: - Being one

extension Mutant {
  /// The result in place of the real one.
  func bent(
    _ result: AppCall.Result,
    of call: AppCall,
    in app: String,
    _ facts: DeviceFacts,
    _ clock: any SessionClock
  ) async -> AppCall.Result {
    guard app == site.app, call.draft.intent == site.intent, call.phase == site.phase else {
      return result
    }
    guard mutation != .neverAnswered else {
      let limit = TimeLimits().total
      await clock.pass(limit + limit, within: limit)
      return .noHandler
    }
    return bent(result, facts)
  }

  private func bent(_ result: AppCall.Result, _ facts: DeviceFacts) -> AppCall.Result {
    guard let schema = Schema.named(site.intent) else { return result }
    switch (result, site.phase) {
    case (.resolutions(let resolutions), _) where mutation == .withoutLast:
      return .resolutions(resolutions.count > 1 ? resolutions.dropLast() : resolutions)
    case (.resolutions(let resolutions), .resolve(let slot)):
      let parameter = schema.resolved(slot)
      return .resolutions(
        resolutions.map { resolution in
          guard resolution.kindName == site.answer else { return resolution }
          return mutation.bent(resolution, of: parameter, in: facts.voice)
        }
      )
    case (.answer(let answer), _) where answer.verdict.code == site.answer:
      return .answer(mutation.bent(answer, schema))
    default: return result
    }
  }
}

extension Schema {
  /// The parameter of a slot that handlers resolve.
  fileprivate func resolved(_ slot: Slot) -> Parameter {
    resolved.first { $0.slot == slot } ?? Parameter(slot)
  }
}

extension Repertoire {
  /// The same apps, of which one is a mutant.
  package func mutated(into mutant: Mutant) -> Repertoire {
    passing { app, scene in
      { call, result, facts in
        await mutant.bent(result, of: call, in: app.name, facts, scene.clock)
      }
    }
  }
}
