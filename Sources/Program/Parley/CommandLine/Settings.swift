import Terminal

/// What the options on the command line say.
package struct Settings: Hashable, Sendable {
  /// The directory with the people, places and apps; nil for the sample world.
  var world: String?
  /// The directory where apps and the assistant keep what they store; nil for the usual place.
  var data: String?
  /// Whether to print one JSON object per event.
  package var json = false
  var color = ColorChoice.auto
  /// Whether to write nothing but plain lines, for screen readers.
  var plain = false
  /// Whether a question is a failure instead of a wait for an answer.
  var noInput = false
  /// After how many seconds the program ends; nil for never.
  var timeLimit: Double?
  /// Whether the answers are spoken, too.
  var speak = false
  /// What to say instead of asking for lines.
  var texts: [String] = []
  /// Whether the conversation starts without a greeting.
  var quiet = false
  /// Whether the session's lines are forgotten when it ends.
  var `private` = false
  /// Whether `replay` writes what it found into the files.
  var update = false

  /// Whether `replay` asks about each difference.
  var review = false

  /// Whether `replay` writes what happened beside the files.
  var actual = false

  /// Folders that transcripts may have things read from, besides their own.
  var allowed: [String] = []

  /// Whether `replay` goes on with a conversation where the transcript ends.
  var continues = false

  /// What `replay` plays: what holds this text, and which part of that.
  var filter: String?
  var shard: Shard?

  /// How many files `replay` plays at once.
  var jobs = 1
  var failFast = false

  /// In which forms `replay` tells what came of it, and where to.
  var tap = false
  var junit: String?
  var coverage = false
  var coverageJSON: String?

  /// The form of a diagram, and the file that `diagram` and `import` write.
  var format: DiagramFormat?
  var output: String?
  var help = false
  var version = false
}
