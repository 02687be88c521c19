/// The reason why an app could not be started, as a sentence.
struct AppStartFailure: Error, CustomStringConvertible {
  let sentence: String

  var description: String { sentence }
}
