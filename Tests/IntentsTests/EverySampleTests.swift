import Foundation
import Testing

@testable import Intents

/// Every class that Apple's coding protocols are for, with something in every property.
@Suite struct EverySampleTests {
  private static let classes = (codedClasses + handwritten)
    .compactMap { $0 as? any Archivable.Type }

  /// Those of this module that the catalogue does not make.
  private static let handwritten: [AnyClass] = [
    INFile.self, INRideDriver.self, INInteraction.self, NSUserActivity.self, INIntent.self,
  ]

  /// First the classes of values alone, with plain values in them; then all, with those inside.
  private static func everySample() -> [(object: any Archivable, unfilled: [String])] {
    let parts = classes.filter { !($0 is INIntent.Type || $0 is INIntentResponse.Type) }
    let sampler = Sampler(knowing: parts.compactMap { Sampler().sample($0)?.object })
    return classes.compactMap { sampler.sample($0) }
  }

  private func archived(_ value: any Archivable) throws -> any Archivable {
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: value,
      requiringSecureCoding: true
    )
    let back = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type(of: value)], from: archive)
    return try #require(back as? any Archivable)
  }

  @Test func `there is a sample of each class, with something in every property`() {
    let samples = Self.everySample()
    #expect(samples.count == codedClasses.count + Self.handwritten.count)
    for sample in samples {
      #expect(sample.unfilled.isEmpty, "\(type(of: sample.object))")
    }
  }

  @Test func `an object of each class comes back from an archive with all that is in it`() throws {
    for (object, _) in Self.everySample() {
      let back = try archived(object)
      #expect(type(of: back) == type(of: object))
      #expect(back.isEqual(object))
      #expect(back.hash == object.hash)
      #expect(back.description == object.description)
    }
  }

  @Test func `a copy of an object of each class has all that is in it`() throws {
    for (object, _) in Self.everySample() {
      let copy = try #require(object.copy() as? any Archivable)
      #expect(copy !== object)
      #expect(type(of: copy) == type(of: object))
      #expect(copy.isEqual(object))
      #expect(copy.description == object.description)
    }
  }

  @Test func `what is in an object counts when it is compared`() {
    for (object, _) in Self.everySample() {
      for (name, value) in MemoryCoder(of: object).values {
        #expect(value is AnyHashable, "\(type(of: object)).\(name)")
      }
    }
  }
}
