import Domains
package import Foundation

/// An app as its property lists describe it.
package struct AppDescription: Sendable, Hashable {
  /// The bundle identifier.
  package var identifier: String

  /// The name that is shown.
  package var name: String

  /// Other names that may be said: the spoken name, then at most three alternatives.
  package var otherNames: [String] = []

  /// The intents that its extension takes, in the order that breaks ties.
  package var extensionIntents: [String] = []

  /// The intents that the app itself takes, in the order that breaks ties.
  package var inAppIntents: [String] = []

  /// The intents that it doesn't take while the device is locked.
  package var restrictedWhileLocked: Set<String> = []

  /// The app's own words, by parameter.
  package var vocabularies: [Vocabulary] = []

  /// Sentences that the app gives as examples, by intent.
  package var examples: [String: [String]] = [:]

  /// The activity types it can continue.
  package var activityTypes: [String] = []

  /// The app's own words about its use of Siri; asked about before the first use.
  package var usageDescription: String?

  /// The files that all this was read from; `nil` for an app that was never described by any.
  package var propertyLists: PropertyLists?

  package init(identifier: String, name: String) {
    self.identifier = identifier
    self.name = name
  }
}

extension AppDescription {
  /// The contents of the files that describe an app.
  package struct PropertyLists: Sendable, Hashable {
    /// Of Info.plist.
    package var information: Data

    /// Of AppIntentVocabulary.plist, if there is one.
    package var vocabulary: Data?

    /// The files that the first were read from: that of the app and that of its extension, if there
    /// are two; none if they are inside of the program.
    package var informationPaths: [String]
    package var vocabularyPath: String?

    package init(
      information: Data,
      vocabulary: Data?,
      informationPaths: [String] = [],
      vocabularyPath: String? = nil
    ) {
      (self.information, self.vocabulary) = (information, vocabulary)
      (self.informationPaths, self.vocabularyPath) = (informationPaths, vocabularyPath)
    }
  }
}

extension AppDescription {
  /// The paths of the files that describe it; none if they are inside of the program.
  package var listPaths: [String] {
    propertyLists.map { $0.informationPaths + [$0.vocabularyPath].compactMap(\.self) } ?? []
  }
}

extension AppDescription {
  /// The words that an app has for the values of some parameters.
  package struct Vocabulary: Sendable, Hashable {
    /// One value, in all the ways to say it.
    package struct Item: Sendable, Hashable {
      package var identifier: String

      /// The one that is shown first.
      package var phrases: [Phrase]

      package struct Phrase: Sendable, Hashable {
        package var spoken: String
        package var pronunciation: String?
      }
    }

    /// Such as `INStartWorkoutIntent.workoutName`.
    package var parameters: [String]
    package var items: [Item]
  }
}

// MARK: - Intents

extension AppDescription {
  /// Every intent that the app takes, in the order that breaks ties: those of its extension,
  /// then those that only the app itself takes.
  package var intents: [String] {
    extensionIntents + inAppIntents.filter { !extensionIntents.contains($0) }
  }

  /// Returns `true` if the device has to be unlocked first.
  ///
  /// Besides the intents that the app lists, SiriKit unlocks for every ride, workout and payment.
  package func needsUnlocking(for intent: String) -> Bool {
    restrictedWhileLocked.contains(intent) || Schema.named(intent)?.needsUnlocking == true
  }
}

// MARK: - Words

extension AppDescription {
  /// All names, the one that is shown first.
  package var names: [String] {
    [name] + otherNames
  }

  /// The app's words for a parameter of an intent.
  package func items(for parameter: String, of intent: String) -> [Vocabulary.Item] {
    vocabularies.filter { $0.parameters.contains("\(intent).\(parameter)") }.flatMap(\.items)
  }
}
