import Foundation
import Synchronization

// Copying, comparing and printing for every class of values, by way of what it codes.

/// A copy of the same class: objects inside are copies too; arrays hold the same elements.
///
/// An app's own class has the say in what belongs to it, by what it codes. The others hand over
/// what they hold: coding each property, and finding it again, takes ten times as long.
func copyByCoding<Value: NSObject & NSCoding>(_ value: Value) -> Any {
  let type = type(of: value)
  return make(type, by: MemoryCoder(of: value, original: isOfApp(type) ? nil : value))
}

/// Returns the value that stands for this one in a copy.
func copied<Value>(_ value: Value) -> Value { value }

func copied<Value: NSObject & NSCopying>(_ value: Value) -> Value { copyUnlessOfApp(value) }

func copied<Value: NSObject & NSCopying>(_ value: Value?) -> Value? { value.map(copyUnlessOfApp) }

/// A copy that the app did not ask for.
///
/// An object of an app's own class stays itself: its `init?(coder:)` may be no more than the line
/// that Xcode puts there, which ends the program.
func copyUnlessOfApp<Value: NSObject & NSCopying>(_ value: Value) -> Value {
  isOfApp(type(of: value)) ? value : value.copy() as? Value ?? value
}

private func isOfApp(_ type: AnyClass) -> Bool {
  classesOfApps.withLock { known in
    let identifier = ObjectIdentifier(type)
    if let answer = known[identifier] { return answer }
    // What describes any value would look through all conformances of the program first.
    let module = _typeName(type).prefix { $0 != "." }
    let answer = !["Intents", "CoreLocation", "Contacts", "Foundation"].contains(module)
    known[identifier] = answer
    return answer
  }
}

/// A cache of the classes known to be apps' own, or not: spelling out a class's name takes longer
/// than the rest of a copy.
private let classesOfApps = Mutex([ObjectIdentifier: Bool]())

/// An object of the class that is asked for, which may be a subclass, with another one's values.
///
/// For class methods that answer `Self`: only this initialiser is there for every subclass.
func sameByCoding<Value: NSCoding>(as value: any NSCoding) -> Value {
  make(Value.self, by: MemoryCoder(of: value))
}

func equalByCoding<Value: NSObject & NSCoding>(_ value: Value, _ other: Any?) -> Bool {
  guard let other = other as? Value, type(of: value) == type(of: other) else { return false }
  return value === other || hashableValues(of: value) == hashableValues(of: other)
}

func hashByCoding(_ value: any NSCoding) -> Int {
  hashableValues(of: value).hashValue
}

/// The class and every property that has a value, by name.
func describeByCoding<Value: NSObject & NSCoding>(_ value: Value) -> String {
  let values = MemoryCoder(of: value).values.sorted { $0.key < $1.key }
  let list = values.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  return "<\(type(of: value)) \(list)>"
}

private func make<Value: NSCoding>(_ type: Value.Type, by coder: MemoryCoder) -> Value {
  guard let value = type.init(coder: coder) else {
    preconditionFailure("\(type).init(coder:) refused what encode(with:) had written.")
  }
  return value
}

private func hashableValues(of value: any NSCoding) -> [String: AnyHashable] {
  MemoryCoder(of: value).values.compactMapValues { $0 as? AnyHashable }
}
