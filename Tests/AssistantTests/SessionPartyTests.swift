import Assistant
import Foundation
import Intents
import Synchronization
import Testing

/// Several payments that one yes is for.
@Suite struct SessionPartyTests {
  private let request = "pay Anna, Kate and Jane 5 each"
  private let rest = "< OK, I won't send $5.00 each to Kate Bell and Jane Doe."

  /// What an app does when it is asked to pay somebody.
  private enum Deed: Sendable { case pays, fails, opens }

  private struct Till {
    let rehearsal: Rehearsal
    let paid: Paid

    // `second` is what the app does with the payment to the second of three.
    init(asks: Bool = false, atSecond second: Deed = .pays) throws {
      let paid = Paid()
      self.paid = paid
      rehearsal = try Rehearsal("CoinPurse") { _ in
        AppCode { Cashier(paid, asks: asks, second: second) }
      }
    }

    func said(_ line: String) async -> [String] {
      await rehearsal.hear(line).filter { $0.hasPrefix("<") }
    }
  }

  @Test func `one after the other is paid`() async throws {
    let till = try Till()
    await till.rehearsal.hear(request)
    await till.rehearsal.hear("yes")
    #expect(till.paid.names == ["Anna Haro", "Kate Bell", "Jane Doe"])
  }

  @Test func `a failure is not followed by another payment`() async throws {
    let till = try Till(atSecond: .fails)
    await till.rehearsal.hear(request)
    #expect(await till.said("yes").last == rest)
    #expect(till.paid.names == ["Anna Haro"])
  }

  @Test func `where the app goes on by itself, the rest is named`() async throws {
    let till = try Till(atSecond: .opens)
    await till.rehearsal.hear(request)
    await till.rehearsal.hear("yes")
    #expect(await till.said("yes").last == "< OK, I won't send $5.00 to Jane Doe.")
    #expect(till.paid.names == ["Anna Haro"])
  }

  @Test func `Ctrl-C ends them all`() async throws {
    let till = try Till()
    let interrupter = till.rehearsal.session.caller.interrupter
    till.paid.atSecond { interrupter.interrupt() }
    await till.rehearsal.hear(request)
    let said = await till.said("yes")
    #expect(said.suffix(2).first?.contains("may have been done") == true)
    #expect(said.last == "< OK, I won't send $5.00 to Jane Doe.")
    #expect(till.paid.names == ["Anna Haro", "Kate Bell"])
    #expect(await till.said("thanks") == ["< You're welcome."])
    #expect(till.paid.names.count == 2)
  }

  @Test(arguments: ["cancel", "never mind", "don't send it"])
  func `a no at the second one is for all that are left`(no: String) async throws {
    let till = try Till(asks: true)
    await till.rehearsal.hear(request)
    await till.rehearsal.hear("yes")
    #expect(await till.said(no) == [rest])
    #expect(till.paid.names == ["Anna Haro"])
  }

  @Test func `whoever is added later is not paid with those who were paid before`() async throws {
    let till = try Till(asks: true)
    await till.rehearsal.hear("pay Anna and Kate 5 each")
    await till.rehearsal.hear("yes")
    #expect(
      await till.said("also Jane").last
        == "< $5.00 each to Kate Bell and Jane Doe. Ready to send it?"
    )
    await till.rehearsal.hear("yes")
    #expect(till.paid.names == ["Anna Haro", "Kate Bell", "Jane Doe"])
  }

  @Test func `a new request in between loses nobody`() async throws {
    let till = try Till(asks: true)
    await till.rehearsal.hear(request)
    await till.rehearsal.hear("yes")
    #expect(
      await till.said("call Mike Chen").last
        == "< $5.00 each to Kate Bell and Jane Doe. Ready to send it?"
    )
    await till.rehearsal.hear("yes")
    #expect(till.paid.names == ["Anna Haro", "Kate Bell", "Jane Doe"])
  }
}

// MARK: - The app

/// The names of those whom an app was to pay.
private final class Paid: Sendable {
  private let state = Mutex<(names: [String], atSecond: (@Sendable () -> Void)?)>(([], nil))

  private let asked = Tally()

  var names: [String] { state.withLock(\.names) }

  func isFirstQuestion() -> Bool { asked.add() == 1 }

  func atSecond(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.atSecond = action }
  }

  /// - Returns: Whether the app is to answer.
  func add(_ name: String) -> Bool {
    let action = state.withLock { state in
      state.names.append(name)
      return state.names.count == 2 ? state.atSecond : nil
    }
    action?()
    return action == nil
  }
}

extension SessionPartyTests {
  private final class Cashier: NSObject, INSendPaymentIntentHandling {
    private let paid: Paid
    private let asks: Bool
    private let second: Deed

    /// Makes an app that asks once, if at all, whether the second one is meant.
    init(_ paid: Paid, asks: Bool, second: Deed) {
      (self.paid, self.asks, self.second) = (paid, asks, second)
    }

    func resolvePayee(
      for intent: INSendPaymentIntent,
      with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
    ) {
      guard let payee = intent.payee else { return completion(.needsValue()) }
      let isAsked = asks && payee.displayName == "Kate Bell" && paid.isFirstQuestion()
      completion(isAsked ? .confirmationRequired(with: payee) : .success(with: payee))
    }

    func handle(
      intent: INSendPaymentIntent,
      completion: @escaping (INSendPaymentIntentResponse) -> Void
    ) {
      let name = intent.payee?.displayName ?? ""
      let deed = name == "Kate Bell" ? second : .pays
      let code: INSendPaymentIntentResponseCode =
        switch deed {
        case .pays: .success
        case .fails: .failureInsufficientFunds
        case .opens: .failureRequiringAppLaunch
        }
      guard deed != .pays || paid.add(name) else { return }
      completion(INSendPaymentIntentResponse(code: code, userActivity: nil))
    }
  }
}
