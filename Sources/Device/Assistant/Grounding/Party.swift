import Dialogue
package import Domains
package import Understanding

/// The people who are asked for, or sent, the same in one request each, with one yes for all.
///
///     ask Anna and Kate for 30
///     split 90 dollars with Anna and Kate
package struct Party: Sendable, Hashable {
  /// The parameter for the one person of each request.
  var slot: Slot

  /// The people whose requests have been made.
  var before: [Value] = []

  /// The people whose requests follow the one at hand, in order.
  var others: [Value] = []

  /// The sum that they share, if it is not the same for each however many they are.
  var shares: Shares?

  /// A sum that is parted among people.
  struct Shares: Sendable, Hashable {
    /// `nil` until it is said.
    var total: Understanding.Money?

    /// The number of parts that are nobody's in the party: one for the user, or none.
    var own: Int

    /// The part of each of so many people.
    func part(for people: Int) -> Understanding.Money? {
      guard let total, people + own > 0 else { return nil }
      return Understanding.Money(total.amount.divided(by: Int64(people + own)), total.currency)
    }
  }
}

extension Party.Shares {
  /// True if a sum that is said for the part of each is rather meant as that of all together: it is
  /// nearer to the former total than to the former part.
  func isTotal(_ sum: Understanding.Money, for people: Int) -> Bool {
    guard let total, let part = part(for: people), part.amount.double > 0, sum.amount.double > 0
    else { return true }
    let ratios = [total, part].map {
      max($0.amount.double, sum.amount.double)
        / min($0.amount.double, sum.amount.double)
    }
    return ratios[0] <= ratios[1]
  }
}

/// The terms that a request has from its beginning besides its values.
package struct Terms: Sendable, Hashable {
  var party: Party?

  /// The card of another request for the same, whose yes was for this one as well.
  var agreement: Card?

  /// The preference by which one of several offers is to be chosen.
  var preference: Preference?

  /// The values of a look-up, by which it asks for one of what it finds.
  var namedOptions: [SlotReading] = []

  package init(
    party: Party? = nil,
    agreement: Card? = nil,
    preference: Preference? = nil
  ) {
    (self.party, self.agreement, self.preference) = (party, agreement, preference)
  }
}

extension Exchange {
  /// Everybody whom the same is asked for or sent.
  var company: [Value] {
    party.map { $0.before + conversation.draft[$0.slot] + $0.others } ?? []
  }
}

extension Value {
  /// The person, if it is one.
  var somebody: Person? {
    if case .person(let person) = content { person } else { nil }
  }
}
