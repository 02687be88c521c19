/// The reason why an app could not be started, as a sentence.
package struct AppStartFailure: Error, CustomStringConvertible {
  let sentence: String

  package var description: String { sentence }
}
