import Dialogue
import Domains
import Understanding

/// Makes sentences of what the assistant says by itself.
struct Speech: Sendable {
  let grounding: Requests
  let wording: Wording
}

extension Speech {
  func lines(for saying: Saying) -> [String] {
    switch saying {
    case .notAnAnswer: [SessionWording.notAnAnswer]
    case .lastNotAnAnswer: [SessionWording.lastNotAnAnswer]
    case .notOurs: [SessionWording.notOurs]
    case .refused(let refusal, let last): [refused(refusal, after: last)]
    case .unread(let words): [SessionWording.unread(words)]
    case .leftOut(let figures): [SessionWording.leftOut(figures)]
    case .strangePlaces(let names): [PlaceWording.strange(names)]
    case .taken(let values): [SessionWording.taken(values)]
    case .courtesy(let courtesy): [SessionWording.courtesy(courtesy)]
    case .heard(let count): [SessionWording.heard(count)]
    case .detail(let answer): [answer]
    case .shown(let card): card.lines
    case .unknown: [SessionWording.unknown]
    case .noneBetter: [SessionWording.noneBetter]
    case .preferring(let preference): [SessionWording.taking(preference.words)]
    case .firstQuestion: [SessionWording.firstQuestion]
    case .tooLate(let request): [request.manner.late ?? SessionWording.done]
    case .calledOff, .givenUp, .cancelWhich, .nothingToCancel, .nothingToConfirm, .fine, .goingOn,
      .anew,
      .alreadyDone, .notYet, .nothingDone, .takeYourTime, .did, .didAlready, .mayHaveDone,
      .leftUndone, .cantUndo, .canUndo, .canCallOff:
      lines(forEndOf: saying)
    case .helpWithAnswer, .helpWithQuestion, .helpWithPrompt: lines(forHelp: saying)
    case .taking, .takingOption, .yoursToChoose, .oneNumber, .onePerson, .onlyNow, .onlyOnce,
      .noStops, .inYourName, .onlyWords, .negativeSum, .noDeleting, .nothingToRepeat,
      .nothingListed, .notThatMany:
      lines(forChoice: saying)
    case .afterThat(let readings): [SessionWording.afterThat(readings.map(promise))]
    case .oneAtATime(let reading): [SessionWording.oneAtATime(deed(of: .reading(reading)))]
    case .noApp: [SessionWording.noApp]
    case .locked: [SessionWording.locked]
    case .cannot(let app, let request): [SessionWording.cannot(app, request)]
    case .missing(let service): [SessionWording.missing(service)]
    case .notAuthorized(let app): [SessionWording.notAuthorized(app)]
    }
  }

  private func lines(forEndOf saying: Saying) -> [String] {
    switch saying {
    case .calledOff(let deeds): [SessionWording.calledOff(deeds.map(deed))]
    case .givenUp(let open): [SessionWording.givenUp(deed(of: open))]
    case .cancelWhich(let open): [SessionWording.cancelWhich(deed(of: open))]
    case .nothingToCancel: [SessionWording.nothingToCancel]
    case .nothingToConfirm: [SessionWording.nothingToConfirm]
    case .fine: [SessionWording.fine]
    case .goingOn: [SessionWording.goingOn]
    case .anew: [SessionWording.anew]
    case .alreadyDone: [SessionWording.alreadyDone]
    case .takeYourTime: [SessionWording.takeYourTime]
    case .notYet: [SessionWording.notYet]
    case .didAlready(let exchange): [SessionWording.didAlready(deed(of: exchange))]
    case .did(let exchange): [SessionWording.did(deed(of: exchange))]
    case .mayHaveDone(let exchange): [SessionWording.mayHaveDone(deed(of: exchange))]
    case .leftUndone(let exchange): [SessionWording.leftUndone(deed(of: exchange))]
    case .cantUndo(let exchange): [SessionWording.cantUndo(deed(of: exchange))]
    case .canUndo: [SessionWording.canUndo]
    case .canCallOff(let open): [SessionWording.canCallOff(deed(of: open))]
    default: [SessionWording.nothingDone]
    }
  }

  private func lines(forHelp saying: Saying) -> [String] {
    switch saying {
    case .helpWithAnswer(let open): [SessionWording.helpWithAnswer(cancelling: deed(of: open))]
    case .helpWithQuestion(let open): [SessionWording.helpWithQuestion(cancelling: deed(of: open))]
    case .helpWithPrompt(let kind, let exchange):
      [SessionWording.helpWithAnswer(cancelling: deed(of: .exchange(exchange)))]
        + SessionWording.answers(to: kind)
        + SessionWording.changes(
          of: exchange.changeable,
          orGoBack: exchange.conversation.canGoBack
        )
    default: []
    }
  }

  private func lines(forChoice saying: Saying) -> [String] {
    switch saying {
    case .taking(let option): [SessionWording.taking(option)]
    case .takingOption(let options):
      [SessionWording.taking(grounding.voice.toldApart(options).first?.spoken ?? "")]
    case .yoursToChoose: [SessionWording.yoursToChoose]
    case .oneNumber: [SessionWording.oneNumber]
    case .onePerson(let app): [SessionWording.onePerson(app)]
    case .onlyNow: [SessionWording.onlyNow]
    case .onlyOnce: [SessionWording.onlyOnce]
    case .noStops: [SessionWording.noStops]
    case .inYourName: [SessionWording.inYourName]
    case .onlyWords: [SessionWording.onlyWords]
    case .negativeSum: [SessionWording.negativeSum]
    case .noDeleting: [SessionWording.noDeleting]
    case .nothingToRepeat: [SessionWording.nothingToRepeat]
    case .notThatMany(let count): [SessionWording.notThatMany(count)]
    default: [SessionWording.nothingListed]
    }
  }

  private func refused(_ refusal: Refusal, after last: String?) -> String {
    var example = refusal.example
    if refusal.nearest == nil, let last, let next = Manner.of(intent: last).next { example = next }
    return SessionWording.refused(refusal, suggesting: example)
  }
}

// MARK: - What is spoken of

extension Speech {
  /// The effect of a request, after “to”: “call Anna”.
  func deed(of deed: Deed) -> String {
    switch deed {
    case .exchange(let exchange): self.deed(of: exchange)
    case .exchanges(let exchanges): exchanges.map(self.deed).joined(separator: " and ")
    case .reading(let reading): self.deed(of: reading)
    case .intents(let intents): SessionWording.deed(ofOneAmong: intents)
    }
  }

  private func deed(of exchange: Exchange) -> String {
    let app = grounding.apps.first { $0.identifier == exchange.app }?.name ?? exchange.app
    return wording.deed(of: exchange.draftForAll, with: app)
  }

  private func deed(of reading: Reading) -> String {
    guard reading.slots.contains(where: \.isSomebody),
      let app = grounding.apps(for: reading).first,
      let intent = grounding.intent(for: reading, app: app)
    else { return SessionWording.deed(of: reading.intent) }
    let draft = grounding.draft(for: reading, intent: intent, app: app)
    return wording.deed(of: draft, with: app.name)
  }

  /// The words for a request that is put off, when “her” may not be known yet.
  private func promise(_ reading: Reading) -> String {
    if let record = reading.intent.manner.record { return record.deed }
    return reading.slots.contains(where: \.isPronoun)
      ? SessionWording.deed(of: reading.intent) : deed(of: reading)
  }
}
