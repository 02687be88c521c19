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
  /// Whether `replay` writes what it found into the files.
  var update = false
  var help = false
  var version = false
}
