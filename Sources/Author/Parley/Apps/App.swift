@_exported public import Assistant
import Foundation
public import Intents

/// An app to talk with: what its property lists say, and its code.
///
///     let ferry = App(describedBy: "Info.plist") { IntentHandler() }
public struct App: Sendable {
  /// Its name, if that of the property lists is not to be used.
  let name: String?

  /// The paths of its Info.plist files.
  let propertyLists: [String]

  /// Starts the app, for each conversation anew.
  let launch: @Sendable (Device) -> AppCode

  /// An app whose Intents extension does everything.
  ///
  /// - Parameters:
  ///   - name: Its name, if the property lists leave that to the settings of Xcode's build:
  ///     `$(PRODUCT_NAME)`.
  ///   - propertyLists: Paths of the app's Info.plist and of the extension's, or of one that says
  ///     everything. They are seen from the folder of the source file that they are written in.
  ///     An AppIntentVocabulary.plist beside them is read, too.
  ///   - file: The source file.
  ///   - makeExtension: Makes the extension's principal object, for each call of a
  ///     method anew: what has to last is kept elsewhere.
  public init(
    _ name: String? = nil,
    describedBy propertyLists: String...,
    file: StaticString = #filePath,
    extension makeExtension: @escaping @Sendable () -> any INIntentHandlerProviding
  ) {
    self.name = name
    self.propertyLists = propertyLists.map { resolved($0, besides: file) }
    launch = { _ in AppCode(extension: makeExtension) }
  }

  /// An app that takes part itself, as with an app delegate, or that uses something of the
  /// device.
  ///
  ///     let ferry = App(describedBy: "Info.plist") { device in
  ///       let timetable = Timetable(now: { device.now })
  ///       return AppCode(extension: { IntentHandler(timetable) })
  ///     }
  ///
  /// - Parameters:
  ///   - name: Its name, if the property lists leave that to the settings of Xcode's build.
  ///   - propertyLists: As for the other initializer.
  ///   - file: The source file that they are written in.
  ///   - launch: Starts the app, for each conversation anew: what it makes lasts as long as that.
  public init(
    _ name: String? = nil,
    describedBy propertyLists: String...,
    file: StaticString = #filePath,
    launch: @escaping @Sendable (Device) -> AppCode
  ) {
    self.name = name
    self.propertyLists = propertyLists.map { resolved($0, besides: file) }
    self.launch = launch
  }
}

/// A path as it is meant in a source file: seen from the file's own folder.
package func resolved(_ path: String, besides file: StaticString) -> String {
  let folder = URL(filePath: "\(file)").deletingLastPathComponent()
  return URL(filePath: path, relativeTo: folder).standardizedFileURL.path
}
