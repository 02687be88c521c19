import Dialogue
import Synchronization

/// Which contacts have which telephone number.
///
/// It is made when a number is first looked up, which in most conversations is never: loading a
/// hundred thousand contacts should not wait for it, and the second look-up should not either.
final class NumberIndex: Sendable {
  /// The positions of contacts by the ends of their numbers.
  private let places = Mutex<[UInt64: [Int]]?>(nil)

  /// The positions of those who may have a number, in rising order; the contacts have to be the
  /// same ones at each call.
  func holders(of number: String, in contacts: [Contact]) -> [Int] {
    places.withLock { places in
      let known = places ?? Self.index(contacts)
      places = known
      return known[PhoneDigits(number).end] ?? []
    }
  }

  private static func index(_ contacts: [Contact]) -> [UInt64: [Int]] {
    var places: [UInt64: [Int]] = [:]
    for place in contacts.indices {
      for handle in contacts[place].handles where handle.kind == .phoneNumber {
        places[PhoneDigits(handle.value).end, default: []].append(place)
      }
    }
    return places
  }
}

/// The digits of a telephone number, however it is written.
struct PhoneDigits {
  private let digits: [UInt8]

  init(_ number: String) {
    digits = number.utf8.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// With fewer digits a number has no area.
  private static let complete = 10

  /// Its last ten digits, or all of fewer: alike for all numbers that are the same.
  var end: UInt64 {
    digits.suffix(Self.complete).reduce(UInt64(min(digits.count, Self.complete))) {
      $0 * 10 + UInt64($1 & 0x0F)
    }
  }

  /// The shorter of two numbers may leave out the country, but not the area.
  func isSame(as other: PhoneDigits) -> Bool {
    let shorter = min(digits.count, other.digits.count)
    return digits == other.digits
      || shorter >= Self.complete
        && digits.suffix(shorter).elementsEqual(other.digits.suffix(shorter))
  }
}
