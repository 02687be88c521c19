/// The reasons that there are for not supporting a parameter's value, by parameter.
struct UnsupportedReasons {
  /// By result class: the class that it says more than, and the names of its reasons.
  private var results: [String: (superclass: String, names: [String])] = [:]

  init(of catalogue: Catalogue) {
    let entries = catalogue.files.flatMap(\.entries)
    for case .result(let result) in entries {
      guard case .reasons(let enumeration, let superclass) = result.kind else { continue }
      for case .enumeration(let entry) in entries where entry.name == enumeration {
        results[result.name] = (superclass, entry.cases.map(\.name))
      }
    }
  }

  /// Returns the reasons of the method's own result class, or those of the classes that it may
  /// answer with instead, such as `INStartCallCallRecordToCallBackResolutionResult` for an
  /// `INCallRecord`.
  func names(for resolution: Intent.Resolution, of intent: Intent) -> [String] {
    let own = results[resolution.result]?.names
    let more = results.filter { name, result in
      result.superclass == resolution.result
        && name.hasPrefix("IN\(intent.noun.capitalizedFirst)")
    }
    return own ?? more.sorted { $0.key < $1.key }.flatMap(\.value.names)
  }
}
