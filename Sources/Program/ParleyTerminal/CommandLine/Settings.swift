import Assistant
import Diagrams
import Parley
import Terminal

/// The settings made by options on the command line.
package struct Settings: Hashable, Sendable {
  /// The directory with the people, places and apps; nil for the sample world.
  var world: String?
  /// The directory where apps and the assistant keep what they store; nil for the usual place.
  var data: String?
  /// True to print one JSON object per event.
  package var json = false
  var color = ColorChoice.auto
  /// True to write nothing but plain lines, for screen readers.
  var plain = false
  /// True to fail at a question instead of waiting for an answer.
  var noInput = false
  /// After how many seconds the program ends; nil for never.
  var timeLimit: Double?
  /// True to speak the answers, too.
  var speak = false
  /// The lines to say, instead of asking for any.
  var texts: [String] = []
  /// True to start the conversation without a greeting.
  var quiet = false
  /// True to forget the session's lines when it ends.
  var `private` = false
  /// True for `replay` to write the actual conversation into the files.
  var update = false

  /// True for `replay` to ask about each difference.
  var review = false

  /// True for `replay` to write the actual conversation beside the files.
  var actual = false

  /// Folders that transcripts may have things read from, besides their own.
  var allowed: [String] = []

  /// True for `replay` to go on with a conversation after the end of the transcript.
  var continues = false

  /// True for `replay` to tell what the transcripts would not notice.
  var mutates = false

  /// The selection for `replay`: transcripts that hold this text, and a part of those.
  var filter: String?
  var shard: Shard?

  /// True to have each app in a process of its own, false to have them all in this one; `nil` for
  /// what is usual.
  var isolate: Bool?

  /// The memory that an app may take in a process of its own, in megabytes.
  var appMemory = AppProcesses.usualMemory >> 20

  /// The time and memory that a call of a handler may take before it is a finding.
  var budget = CallBudget()

  /// True for `check` to have things happen at each call.
  var interrupt = false

  /// The number of files that `replay` plays, and of explorations that `check` makes, at once.
  var jobs = 1
  var failFast = false

  /// In which forms `replay` tells what came of it, and where to.
  var tap = false
  var junit: String?
  var coverage = false
  var coverageJSON: String?

  /// Transcripts whose lines `= never …` have to hold in every conversation of `check`.
  var holding: [String] = []

  /// The file that `check` records what it tried in, and the other build, or record, that it is
  /// compared with.
  var record: String?
  var against: String?

  /// The page that `replay` and `check` write.
  var html: String?

  /// True to print what GitHub shows beside the lines of a change.
  var github = false

  /// The form of a diagram, and the file that `diagram`, `import` and `check` write.
  var format: DiagramFormat?
  var output: String?

  /// True if a report is to have all lines.
  var whole = false

  /// The checkout of Parley that a new package depends on; nil for the one around the program.
  var package: String?

  /// The paths of what is read and written because options name it, the latter by option.
  var inputs: [String] = []
  var outputs: [String: String] = [:]

  /// The names of all options given.
  var given: Set<String> = []

  /// The arguments of those that are given once, by option.
  var single: [String: String] = [:]

  /// The options given on which conversations depend, as arguments.
  var shaping: [String] = []
  var help = false
  var version = false
}
