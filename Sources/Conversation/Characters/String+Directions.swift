extension String {
  /// The text with as many marks that end a change of the writing direction as there are that begin
  /// one, so that nothing in it changes the direction of what stands after it.
  ///
  /// For what is shown: a text that is sent stays as it was typed. The marks and how they end are
  /// those of Unicode's bidirectional algorithm (UAX #9, section 2).
  package var closingDirections: String {
    guard unicodeScalars.contains(where: { $0.directionMark != nil }) else { return self }
    let pairing = DirectionPairing(unicodeScalars)
    return pairing.kept + pairing.missingEnds
  }

  /// The text with only those of the marks that are pairs.
  ///
  /// For a whole line, where it is not known what an open mark was meant for: closed at the end, it
  /// would still turn around everything in between.
  package var withoutOpenDirections: String {
    guard unicodeScalars.contains(where: { $0.directionMark != nil }) else { return self }
    return DirectionPairing(unicodeScalars).paired
  }
}

extension [String] {
  /// The lines of one text, each closing the marks that are open at its end, with the next one
  /// opening them again.
  package var carryingDirections: [String] {
    guard contains(where: { $0.unicodeScalars.contains { $0.directionMark != nil } }) else {
      return self
    }
    var carried = ""
    return map { line in
      let pairing = DirectionPairing((carried + line).unicodeScalars)
      carried = pairing.missingBeginnings
      return pairing.kept + pairing.missingEnds
    }
  }
}

// MARK: - Pairs

/// The marks of a text, as far as they belong together.
private struct DirectionPairing {
  private var scalars: [Unicode.Scalar] = []

  /// The marks that have no end yet, by position.
  private var open: [(place: Int, mark: DirectionMark)] = []

  /// The positions of marks that are closed by the end of the isolate around them.
  private var cutShort: Set<Int> = []

  /// Reads the marks of a text, dropping ends without a beginning.
  init(_ text: String.UnicodeScalarView) {
    for scalar in text {
      switch scalar.directionMark {
      case .endOfEmbedding:
        guard open.last?.mark == .embedding, open.popLast() != nil else { continue }
      case .endOfIsolate:
        // It ends the embeddings within the isolate, too.
        guard let begin = open.lastIndex(where: { $0.mark == .isolate }) else { continue }
        cutShort.formUnion(open[begin...].dropFirst().map(\.place))
        open.removeSubrange(begin...)
      case .embedding, .isolate: open.append((scalars.count, scalar.directionMark ?? .isolate))
      case nil: break
      }
      scalars.append(scalar)
    }
  }

  var kept: String { string { _ in true } }

  var paired: String {
    let unpaired = cutShort.union(open.map(\.place))
    return string { !unpaired.contains($0) }
  }

  var missingEnds: String {
    open.reversed().map { $0.mark == .isolate ? "\u{2069}" : "\u{202C}" }.joined()
  }

  var missingBeginnings: String {
    open.map { String(scalars[$0.place]) }.joined()
  }

  private func string(where isKept: (Int) -> Bool) -> String {
    String(String.UnicodeScalarView(scalars.indices.filter(isKept).map { scalars[$0] }))
  }
}

enum DirectionMark {
  case embedding
  case isolate
  case endOfEmbedding
  case endOfIsolate
}

extension Unicode.Scalar {
  var directionMark: DirectionMark? {
    switch value {
    case 0x202A, 0x202B, 0x202D, 0x202E: .embedding
    case 0x202C: .endOfEmbedding
    case 0x2066...0x2068: .isolate
    case 0x2069: .endOfIsolate
    default: nil
    }
  }
}
