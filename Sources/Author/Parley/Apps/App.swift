@_exported public import Assistant
import Foundation
public import Intents

/// An app to talk with: what its property lists say, and its code.
///
///     let ferry = App(describedBy: "Info.plist") { IntentHandler() }
public struct App: Sendable {
  /// Its name, which goes before those in the property lists.
  let name: String?

  /// The paths of its Info.plist files.
  let propertyLists: [String]

  /// Starts the app, for each conversation anew.
  let launch: @Sendable (Device) -> AppCode

  /// An app whose Intents extension does everything.
  ///
  /// - Parameters:
  ///   - name: Its name, if the property lists leave that to the settings of Xcode's build
  ///     (`$(PRODUCT_NAME)`), or have another. Without one it is the app's own list that counts, then
  ///     the extension's.
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
    self.init(name, propertyLists, file: file) { _ in AppCode(extension: makeExtension) }
  }

  /// An app of handlers alone, without an object that hands them out.
  ///
  ///     let ferry = App(describedBy: "Info.plist", handler: { Bookings() }, { Messages() })
  ///
  /// - Parameters:
  ///   - name: Its name, as for the other initializer.
  ///   - propertyLists: As for the other initializer.
  ///   - file: The source file that they are written in.
  ///   - makeHandler: Makes a handler, for each call of a method anew.
  ///   - others: Make more of them. The first that adopts an intent's protocol handles the intent.
  @_disfavoredOverload
  public init(
    _ name: String? = nil,
    describedBy propertyLists: String...,
    file: StaticString = #filePath,
    handler makeHandler: @escaping @Sendable () -> any NSObjectProtocol,
    _ others: (@Sendable () -> any NSObjectProtocol)...
  ) {
    self.init(name, propertyLists, file: file) { _ in
      AppCode(extension: { HandlersByType([makeHandler] + others) })
    }
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
  ///   - name: Its name, as for the other initializer.
  ///   - propertyLists: As for the other initializer.
  ///   - file: The source file that they are written in.
  ///   - launch: Starts the app, for each conversation anew: what it makes lasts as long as that.
  public init(
    _ name: String? = nil,
    describedBy propertyLists: String...,
    file: StaticString = #filePath,
    launch: @escaping @Sendable (Device) -> AppCode
  ) {
    self.init(name, propertyLists, file: file, launch)
  }

  private init(
    _ name: String?,
    _ propertyLists: [String],
    file: StaticString,
    _ launch: @escaping @Sendable (Device) -> AppCode
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
