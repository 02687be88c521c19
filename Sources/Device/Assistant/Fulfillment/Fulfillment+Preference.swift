import Dialogue
import Domains
import Understanding

extension Fulfillment {
  /// Chooses the one that is preferred of what an app has on offer, before a request is shown.
  ///
  ///     get me a ride home, the cheapest
  ///
  /// - Returns: Whether that is another one, with which the app has to be asked anew.
  func choosePreferred(for exchange: inout Exchange) async -> Bool {
    guard exchange.conversation.asksToGoAhead, let preference = exchange.preference,
      exchange.offers != nil
    else { return false }
    exchange.preference = nil
    let present = store.lastAnswer?.card?[.option]
    let card: Card?
    do throws(CallFailure) {
      card = try await offers(for: exchange)
    } catch {
      return false
    }
    guard let card,
      let place = card.place(
        of: preference,
        // “We're five, so a bigger one”: than the one that was shown before.
        than: exchange.shown?[.option] ?? present,
        seating: exchange.conversation.draft.party
      )
    else {
      reporter.say(
        store.speech.lines(for: preference.isComparative && card != nil ? .noneBetter : .unknown)
      )
      return false
    }
    let name = card.items[place].title
    guard name != exchange.namedOption ?? present, let slot = exchange.request?.optionSlot else {
      return false
    }
    let values = store.context.values(of: [SlotReading(naming: name, as: slot)], for: exchange)
    exchange.conversation.heard(.change(values))
    return true
  }

  /// Answers a question from what an app has on offer for a request, which stays as it is.
  func consult(_ inquiry: Inquiry, about exchange: Exchange) async {
    let card: Card?
    do throws(CallFailure) {
      card = try await offers(for: exchange)
    } catch {
      return
    }
    let facts = Facts(draft: exchange.conversation.draft, card: card, voice: device.voice)
    let unknown = card == nil ? FactWording.unknownYet(inquiry.detail ?? .option) : nil
    reporter.say([facts.answer(to: inquiry) ?? unknown ?? SessionWording.unknown])
  }

  /// The card of what an app has on offer for a request as it is by now; `nil` where it tells none.
  ///
  /// - Throws: `CallFailure`, once that has been said.
  private func offers(for exchange: Exchange) async throws(CallFailure) -> Card? {
    guard let request = exchange.offers, let app = device.app(exchange.app),
      let intent = app.description.intents.first(where: { Requests.request(for: $0) == request })
    else { return nil }
    let parameters = Schema.named(intent)?.parameters.map(\.slot) ?? []
    var lookUp = Draft(intent)
    for slot in parameters { lookUp[slot] = exchange.conversation.draft[slot] }
    guard let call = caller.call(.handle, lookUp, of: app) else { return nil }
    do throws(CallFailure) {
      return try await caller.answer(to: call).card
    } catch {
      reporter.tell(error, of: call)
      throw error
    }
  }
}

extension Exchange {
  /// The option that the request asks for.
  fileprivate var namedOption: String? {
    let draft = conversation.draft
    return IntentRow.row(for: draft.intent)?.optionParameter.flatMap { draft[$0].first?.spoken }
  }
}
