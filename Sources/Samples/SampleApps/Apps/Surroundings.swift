package import Intents
package import Storage

/// The parts of the device that an app depends on.
package struct Surroundings: Sendable {
  /// The location of the app's database.
  package var storage: Location
  /// Is told of what keeps the database from being read or written.
  package var report: Database.Report?
  package var addressBook: AddressBook
  package var timeZone: TimeZone
  package var now: @Sendable () -> Date
  package var newIdentifier: @Sendable () -> String
  package var resources: Resources
  /// Does something once, later; what it gives back calls that off.
  package var schedule: Schedule

  package typealias Schedule =
    @Sendable (_ delay: Duration, _ action: @escaping @Sendable () -> Void)
    -> @Sendable () -> Void

  package init(
    storage: Location,
    report: Database.Report? = nil,
    addressBook: AddressBook,
    timeZone: TimeZone,
    now: @escaping @Sendable () -> Date,
    newIdentifier: @escaping @Sendable () -> String,
    resources: Resources,
    schedule: @escaping Schedule
  ) {
    self.storage = storage
    self.report = report
    self.addressBook = addressBook
    self.timeZone = timeZone
    self.now = now
    self.newIdentifier = newIdentifier
    self.resources = resources
    self.schedule = schedule
  }
}
