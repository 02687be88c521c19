import Understanding

extension Requests {
  /// A request with the installed app in place of the service that it names, if there is one of
  /// that name: “Venmo Kate $5”.
  func resolvingService(in reading: Reading) -> Reading {
    guard reading.app == nil, let service = reading.service else { return reading }
    let said = service.wording.lowercased()
    guard let app = apps.first(where: { $0.names.contains { $0.lowercased() == said } }) else {
      return reading
    }
    var resolved = reading.withoutService
    resolved.app = service
    resolved.app?.name = "app"
    resolved.app?.meaning = .app(app.identifier)
    return resolved
  }
}

extension Reading {
  /// The app or service that is named though it is none of the installed ones: “WhatsApp”.
  var service: SlotReading? {
    slots.first { Self.services.contains($0.name) }
  }

  /// The same, left to any app.
  var withoutService: Reading {
    var reading = self
    reading.slots.removeAll { Self.services.contains($0.name) }
    return reading
  }

  private static let services: Set = ["service", "moneyService", "provider", "service-unknown"]
}
