@testable import Transcripts

/// The text of a transcript, or of Markdown with some in it, as the first byte says.
func readTranscripts(_ bytes: [UInt8]) {
  guard let first = bytes.first else { return }
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let file = first.isMultiple(of: 2) ? "talk.transcript" : "README.md"
  do {
    let document = try Document(parsing: text, file: file)
    require(document.description.utf8.elementsEqual(text.utf8), "a file is printed as it was read")
    for line in document.transcripts.flatMap(\.lines) { printAnew(line.entry) }
  } catch {
    require(!error.errors.isEmpty, "whatever can't be read is told")
  }
}

/// A line that is written anew says the same.
private func printAnew(_ entry: Transcript.Entry) {
  guard let document = try? Document(parsing: "\(entry)\n", file: "talk.transcript"),
    document.transcripts.count == 1, document.transcripts[0].lines.count == 1
  else { return require(false, "a line that is written anew can be read") }
  let isSame = document.transcripts[0].lines[0].entry == entry
  require(isSame, "a line that is written anew is the same")
}
