import Domains
import Understanding

// MARK: - The apps

extension DeviceState {
  func app(_ identifier: String) -> InstalledApp? {
    apps.first { $0.description.identifier == identifier }
  }

  func name(of app: String) -> String {
    self.app(app)?.description.name ?? app
  }

  /// The apps that tell of the workouts they have recorded.
  var recorders: [InstalledApp] { apps.filter { $0.running.traits.recordsWorkouts } }
}

// MARK: - What can be said to them

extension DeviceState {
  /// The requests that can be made: those that some app takes, those that point to an earlier one,
  /// and those that the assistant itself answers.
  var requests: Set<IntentName> {
    let rows = descriptions.flatMap(\.intents).compactMap(IntentRow.row)
    let own = Manner.records.filter { !$0.isOfActivity || !recorders.isEmpty }.map(\.request)
    return Set(rows.map(\.request)).union(IntentName.references).union(own).union([.helpWith])
  }

  /// A sentence for each kind of request that an installed app takes, from the apps' own lists.
  package var examples: [String] {
    apps.flatMap { app in
      app.description.intents.compactMap { app.description.examples[$0]?.first }
        + (app.running.traits.recordsWorkouts
          ? Manner.ofActivities.compactMap(\.openings.first) : [])
    }
  }
}

extension Manner {
  fileprivate static let ofActivities = records.filter(\.isOfActivity)

  /// True if it tells what apps have recorded.
  fileprivate var isOfActivity: Bool {
    if case .activity = record?.basis { true } else { false }
  }
}
