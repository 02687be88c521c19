import Foundation

/// What a file should have held and did not, for those who write such files.
func sentence(for error: any Error) -> String {
  guard let error = error as? DecodingError else { return "Expected a readable file." }
  switch error {
  case .keyNotFound(let key, let context):
    return "Expected “\(path(context, key))”, and found nothing."
  case .typeMismatch(_, let context), .valueNotFound(_, let context):
    return "Expected another kind of value for “\(path(context))”."
  case .dataCorrupted(let context) where context.debugDescription.hasPrefix("Expected"):
    return context.debugDescription
  case .dataCorrupted: return "Expected another format, and found something that breaks its rules."
  @unknown default: return "Expected another format."
  }
}

private func path(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
  let keys = (context.codingPath + [last].compactMap { $0 }).filter { $0.intValue == nil }
  return keys.isEmpty ? "the whole" : keys.map(\.stringValue).joined(separator: " › ")
}
