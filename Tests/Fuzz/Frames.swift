import Glibc

@testable import Wire

/// Called by libFuzzer with whatever bytes it can think of: messages of an app's process.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
  readValue(bytes)
  readStream(bytes)
  sendThrough(bytes, cutEvery: Int(start[0]) + 1)
  return 0
}

/// Requires that a value is written as it was read.
private func readValue(_ bytes: [UInt8]) {
  guard let sample = try? Wire.decode(bytes, as: Sample.self),
    let encoded = try? Wire.encode(sample)
  else { return }
  let again = try? Wire.decode(encoded, as: Sample.self)
  // Some numbers are none, and are not what they are.
  require(again == sample || sample != sample, "a value comes back")
}

/// A stream of anything gives frames, or an error, and no more than its bytes.
private func readStream(_ bytes: [UInt8]) {
  var (reader, length) = (FrameReader(), 0)
  reader.add(bytes)
  while let contents = try? reader.next() { length += contents.count + Frame.headLength }
  require(length <= bytes.count, "frames have no more than the bytes of their stream")
}

/// However the bytes of two frames are cut, both come back.
private func sendThrough(_ contents: [UInt8], cutEvery length: Int) {
  guard let frame = try? Frame.bytes(contents) else { return }
  var (reader, rest, found) = (FrameReader(), (frame + frame)[...], [[UInt8]]())
  while !rest.isEmpty {
    reader.add(rest.prefix(length))
    rest = rest.dropFirst(length)
    while let contents = try? reader.next() { found.append(contents) }
  }
  require(found == [contents, contents], "frames come back")
}

/// Each kind of value that messages are made of.
private indirect enum Sample: Codable, Hashable {
  case flag(Bool?)
  case numbers(Int, Int8, UInt64, Double)
  case text(String)
  case bytes([UInt8])
  case list([Sample])
  case named([String: Sample])
  case record(Record?)
  case term(Term)

  struct Record: Codable, Hashable {
    var sample: Sample?
    var samples: [Sample?]
    var number: Int32?
    var nothing: Nothing
  }

  enum Term: String, Codable { case one, other }
  struct Nothing: Codable, Hashable {}
}

private func require(_ holds: Bool, _ sentence: StaticString) {
  guard holds else { fatalError("Expected that \(sentence).") }
}
