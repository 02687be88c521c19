package enum DistanceUnit: String, Sendable, Hashable, CaseIterable {
  case inch, foot, yard, meter, kilometer, mile
}

extension DistanceUnit {
  var meters: Double {
    switch self {
    case .inch: 0.0254
    case .foot: 0.3048
    case .yard: 0.9144
    case .meter: 1
    case .kilometer: 1000
    case .mile: 1609.344
    }
  }
}

package enum EnergyUnit: String, Sendable, Hashable, CaseIterable {
  case kilocalorie, joule, kilojoule
}

extension EnergyUnit {
  var kilocalories: Double {
    switch self {
    case .kilocalorie: 1
    case .joule: 1 / 4184
    case .kilojoule: 1 / 4.184
    }
  }
}
