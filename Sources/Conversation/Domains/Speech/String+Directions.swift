extension String {
  /// The text with as many marks that end a change of the writing direction as there are that begin
  /// one, so that nothing in it changes the direction of what stands after it.
  ///
  /// For what is shown: a text that is sent stays as it was typed. The marks and how they end are
  /// those of Unicode's bidirectional algorithm (UAX #9, section 2).
  var keepingDirections: String {
    guard unicodeScalars.contains(where: { $0.directionMark != nil }) else { return self }
    var open: [DirectionMark] = []
    var kept = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.directionMark {
      case .endOfEmbedding: guard open.last == .embedding, open.popLast() != nil else { continue }
      case .endOfIsolate:
        // It ends the embeddings within the isolate, too.
        guard let begin = open.lastIndex(of: .isolate) else { continue }
        open.removeSubrange(begin...)
      case .embedding, .isolate: open.append(scalar.directionMark ?? .isolate)
      case nil: break
      }
      kept.append(scalar)
    }
    return String(kept) + open.reversed().map { $0 == .isolate ? "\u{2069}" : "\u{202C}" }.joined()
  }
}

private enum DirectionMark {
  case embedding
  case isolate
  case endOfEmbedding
  case endOfIsolate
}

extension Unicode.Scalar {
  fileprivate var directionMark: DirectionMark? {
    switch value {
    case 0x202A, 0x202B, 0x202D, 0x202E: .embedding
    case 0x202C: .endOfEmbedding
    case 0x2066...0x2068: .isolate
    case 0x2069: .endOfIsolate
    default: nil
    }
  }
}
