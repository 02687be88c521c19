import Intents

/// Tells how much is in the purse: an account for each currency.
final class AccountsHandler: NSObject, INSearchForAccountsIntentHandling {
  private let service: CoinPurseService

  init(service: CoinPurseService) {
    self.service = service
  }

  // MARK: - Resolve

  func resolveAccountNickname(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let name = intent.accountNickname else { return completion(.notRequired()) }
    let currency = Amount.Currency(accountCalled: name.spokenPhrase)
    completion(currency.map { .success(with: $0.accountName) } ?? .unsupported())
  }

  func resolveRequestedBalanceType(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping (INBalanceTypeResolutionResult) -> Void
  ) {
    switch intent.requestedBalanceType {
    case .unknown: completion(.notRequired())
    case .money: completion(.success(with: .money))
    case .points, .miles: completion(.unsupported())
    }
  }

  // MARK: - Confirm

  func confirm(
    intent: INSearchForAccountsIntent,
    completion: @escaping (INSearchForAccountsIntentResponse) -> Void
  ) {
    completion(answer(currencies(for: intent).isEmpty ? .failureAccountNotFound : .ready))
  }

  // MARK: - Handle

  func handle(
    intent: INSearchForAccountsIntent,
    completion: @escaping (INSearchForAccountsIntentResponse) -> Void
  ) {
    guard let accounts = try? currencies(for: intent).map(service.account) else {
      return completion(answer(.failure))
    }
    let response = answer(accounts.isEmpty ? .failureAccountNotFound : .success)
    response.accounts = accounts
    completion(response)
  }

  private func currencies(for intent: INSearchForAccountsIntent) -> [Amount.Currency] {
    // All that there is are accounts to pay from.
    guard [.unknown, .checking].contains(intent.accountType), intent.organizationName == nil else {
      return []
    }
    guard let name = intent.accountNickname else { return Amount.Currency.allCases }
    return Amount.Currency(accountCalled: name.spokenPhrase).map { [$0] } ?? []
  }

  private func answer(
    _ code: INSearchForAccountsIntentResponseCode
  ) -> INSearchForAccountsIntentResponse {
    INSearchForAccountsIntentResponse(
      code: code,
      userActivity: NSUserActivity(activityType: PurseActivity.payments.rawValue)
    )
  }
}
