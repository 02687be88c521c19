/// Something that has an identifier of its own.
package protocol Registered: Sendable {
  var identifier: String { get }
}

/// A list whose elements are found by their identifiers, without a copy of these.
package struct Register<Element: Registered>: Sendable {
  package private(set) var elements: [Element] = []

  /// Open addressing, at most half full.
  private var places: [Place]

  private struct Place: BitwiseCopyable {
    /// A part of the hash, so that few identifiers have to be compared.
    var tag: UInt32 = 0

    /// The position of the element, counted from one; 0 where there is none.
    var number: UInt32 = 0
  }

  package init(expecting count: Int = 0) {
    elements.reserveCapacity(count)
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    places = Array(repeating: Place(), count: capacity)
  }

  package subscript(identifier: String) -> Element? {
    let place = places[place(of: identifier, Self.hash(identifier))]
    return place.number == 0 ? nil : elements[Int(place.number) - 1]
  }

  package func contains(_ identifier: String) -> Bool {
    places[place(of: identifier, Self.hash(identifier))].number != 0
  }

  /// Adds an element; one with the identifier of an earlier one is in the list, but not found.
  package mutating func append(_ element: consuming Element) {
    let vacancy = vacancy(for: element.identifier)
    append(element, in: vacancy)
  }

  /// The free slot for the next element.
  struct Vacancy {
    fileprivate let place: Int
    fileprivate let tag: UInt32
  }

  /// Looks an identifier up for an element that is to be added next.
  mutating func vacancy(for identifier: String) -> Vacancy? {
    if (elements.count + 1) * 2 > places.count { grow() }
    let hash = Self.hash(identifier)
    let place = place(of: identifier, hash)
    return places[place].number == 0 ? Vacancy(place: place, tag: Self.tag(hash)) : nil
  }

  /// Adds the element that a vacancy was asked for.
  mutating func append(_ element: consuming Element, in vacancy: Vacancy?) {
    elements.append(element)
    guard let vacancy else { return }
    places[vacancy.place] = Place(tag: vacancy.tag, number: UInt32(elements.count))
  }

  /// Returns the slot of an identifier, or the free one to put it in.
  private func place(of identifier: String, _ hash: UInt64) -> Int {
    let mask = places.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while places[index].number != 0 {
      let isSame =
        places[index].tag == Self.tag(hash)
        && elements[Int(places[index].number) - 1].identifier == identifier
      if isSame { return index }
      index = (index + 1) & mask
    }
    return index
  }

  private mutating func grow() {
    places = Array(repeating: Place(), count: places.count * 2)
    for (position, element) in elements.enumerated() {
      let hash = Self.hash(element.identifier)
      let place = place(of: element.identifier, hash)
      if places[place].number == 0 {
        places[place] = Place(tag: Self.tag(hash), number: UInt32(position + 1))
      }
    }
  }

  private static func tag(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }

  /// Eight letters at a time: identifiers are long and there are many.
  private static func hash(_ identifier: String) -> UInt64 {
    var identifier = identifier
    return identifier.withUTF8 { letters in
      var hash = UInt64(letters.count)
      var index = 0
      let bytes = UnsafeRawBufferPointer(letters)
      while index + 8 <= bytes.count {
        hash = mix(hash, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      var rest: UInt64 = 0
      for letter in bytes[index...] { rest = rest << 8 | UInt64(letter) }
      return mix(hash, rest)
    }
  }

  private static func mix(_ hash: UInt64, _ letters: UInt64) -> UInt64 {
    ((hash ^ letters) &* 0x9E37_79B9_7F4A_7C15).byteSwapped
  }
}
