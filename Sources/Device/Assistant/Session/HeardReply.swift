import Understanding

/// What a line came to as an answer: whoever asks the same within a turn need not read it again.
struct HeardReply {
  let line: String
  let question: Question
  let reading: ReplyReading
}
