@testable import Assistant
@testable import Wire

/// The stream between a session and an app's process, and all that can be said in it.
///
/// The first byte says which messages are damaged by the rest, and how the stream is cut.
func readFrames(_ bytes: [UInt8]) {
  guard let first = bytes.first else { return }
  let rest = Array(bytes.dropFirst())
  readValue(rest)
  readStream(rest)
  sendThrough(rest, cutEvery: Int(first) + 1)
  readMessage(rest, as: SessionMessage.self)
  readMessage(rest, as: AppMessage.self)
  var samples = MessageSamples(seed: UInt64(first))
  for _ in 0..<4 {
    readMessage(damage(samples.sessionMessage, by: rest), as: SessionMessage.self)
    readMessage(damage(samples.appMessage, by: rest), as: AppMessage.self)
  }
}

/// Whatever can be read as a message is the same message when it is written.
private func readMessage<Message: WireValue>(_ bytes: [UInt8], as type: Message.Type) {
  guard let message = try? Wire.read(bytes, as: type),
    let written = try? Wire.write(message)
  else { return }
  let again = (try? Wire.read(written, as: type)).flatMap { try? Wire.write($0) }
  // Slots have no order.
  require(again?.sorted() == written.sorted(), "a message comes back")
}

/// A message with other bytes at some places: each is told by three bytes.
private func damage(_ message: some WireValue, by changes: [UInt8]) -> [UInt8] {
  guard var bytes = try? Wire.write(message), !bytes.isEmpty else { return [] }
  for start in stride(from: 0, to: changes.count - 2, by: 3) {
    let place = Int(changes[start]) << 8 | Int(changes[start + 1])
    bytes[place % bytes.count] = changes[start + 2]
  }
  return bytes
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
