import Assistant
import Dialogue
import Transcripts

/// One part of a report as programs read it: one JSON object on one line.
///
/// Fields are only ever added; if their meaning has to change, the version does.
struct CheckRecord: Encodable {
  /// Of the form of these records.
  var version = 1
  var event: Event
  var app: String
  var intent: String?

  // Of a finding
  var rule: String?
  var severity: String?
  var method: String?
  var place: String?
  var sentence: String?
  var fix: String?

  /// The shortest conversation that shows it.
  var transcript: String?

  /// The same where two builds part, with what came of the last line.
  var diff: [String]?

  /// The text that a method has printed first, and the number of calls in which it printed.
  var text: String?
  var calls: Int?

  // Of the comparison with another build: numbers of lines
  var compared: Int?
  var onlyHere: Int?
  var onlyThere: Int?

  // Of an intent
  var way: String?
  var parameters: [Parameter]?
  var confirm: [String]?
  var handle: [String]?
  var neverSeen: [String]?

  /// The codes that mean a failure, with what was said until they came.
  var failures: [String: [String]]?
  var lines: Int?

  /// The number of interruptions, if they were asked for.
  var interruptions: Int?

  /// Why not everything was tried.
  var limits: [String]?

  // Of the whole
  var counts: [String: Int]?
  var conversations: Int?
  var seconds: Double?

  enum Event: String, Encodable {
    case intent, propertyListFinding, finding, invariant, heldInvariant, comparison, parting
    case printed
    case summary

    /// In place of the summary, if the app was not checked to the end.
    case brokenOff
  }

  struct Parameter: Encodable {
    var name: String
    var results: [String]
    var isDefault: Bool
  }

  private init(_ event: Event, _ app: AppDescription) {
    self.event = event
    self.app = app.name
  }
}

// MARK: - From a report

extension CheckReport {
  /// An object for each intent, then one for each item, then one for the whole.
  var records: [CheckRecord] {
    coverages.map { CheckRecord($0, of: app) } + items.map { CheckRecord($0, of: app) }
      + [CheckRecord(self)]
  }
}

extension CheckRecord {
  fileprivate init(_ item: CheckReport.Item, of app: AppDescription) {
    switch item {
    case .propertyList(let finding): self.init(finding, of: app)
    case .discovery(let discovery): self.init(discovery, of: app)
    case .broken(let breach): self.init(breach, of: app)
    case .held(let held): self.init(held, of: app)
    case .comparison(let partings): self.init(partings, of: app)
    case .parting(let parting): self.init(parting, of: app)
    case .printed(let printout): self.init(printout, of: app)
    }
  }
}

extension CheckRecord {
  fileprivate init(_ coverage: Coverage, of app: AppDescription) {
    self.init(.intent, app)
    intent = coverage.intent
    way = coverage.way.rawValue
    parameters = coverage.parameters.map {
      Parameter(name: $0.slot.rawValue, results: $0.results, isDefault: $0.isDefault)
    }
    confirm = coverage.confirmCodes
    handle = coverage.handleCodes
    neverSeen = coverage.unseenCodes
    failures = coverage.failures.reduce(into: [:]) { $0[$1.code] = $1.lines }
    lines = coverage.lines
    interruptions = coverage.interruptions.count == 0 ? nil : coverage.interruptions.count
    limits = Coverage.Limit.allCases.filter(coverage.limits.contains).map(\.rawValue)
  }

  fileprivate init(_ finding: PropertyListFinding, of app: AppDescription) {
    self.init(.propertyListFinding, app)
    rule = finding.rule.rawValue
    severity = finding.rule.severity.rawValue
    place = "\(finding.file), \(finding.place)"
    sentence = finding.sentence
    fix = finding.rule.advice
  }

  fileprivate init(_ discovery: Discovery, of app: AppDescription) {
    self.init(.finding, app)
    intent = discovery.intent
    rule = discovery.finding.rule.rawValue
    severity = discovery.finding.rule.severity.rawValue
    method = discovery.finding.method
    sentence = discovery.finding.sentence
    fix = discovery.finding.advice
    transcript = discovery.transcript?.description
  }

  fileprivate init(_ breach: Breach, of app: AppDescription) {
    self.init(.invariant, app)
    severity = Severity.error.rawValue
    place = breach.place.map { "\($0)" }
    sentence = breach.sentence
    transcript = breach.transcript.description
  }

  fileprivate init(_ held: HeldInvariant, of app: AppDescription) {
    self.init(.heldInvariant, app)
    sentence = held.sentence
    lines = held.lines
  }

  fileprivate init(_ partings: Partings, of app: AppDescription) {
    self.init(.comparison, app)
    sentence = partings.sentence
    compared = partings.compared
    (onlyHere, onlyThere) = (partings.onlyHere, partings.onlyThere)
  }

  fileprivate init(_ parting: Parting, of app: AppDescription) {
    self.init(.parting, app)
    intent = parting.intent
    rule = parting.kind.rawValue
    diff = parting.diff
  }

  fileprivate init(_ printout: Printout, of app: AppDescription) {
    self.init(.printed, app)
    intent = printout.intent
    method = "\(printout.method)"
    (text, calls) = (printout.text, printout.count)
  }

  fileprivate init(_ report: CheckReport) {
    self.init(report.reasonForEnd == nil ? .summary : .brokenOff, report.app)
    sentence = report.remark
    lines = report.lines
    conversations = report.conversations
    seconds = report.duration.map { $0 / .seconds(1) }
    let counts = Severity.allCases.map { ($0.rawValue, report.count($0)) }
    self.counts = Dictionary(uniqueKeysWithValues: counts)
  }
}
