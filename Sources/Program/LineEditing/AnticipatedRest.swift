@preconcurrency import CReadline
import Terminal

/// The rest that is anticipated of a line, dimmed behind the cursor for as long as nobody types.
struct AnticipatedRest {
  private var isDrawn = false

  /// Shows as much of it as the cursor's row has room for.
  ///
  /// - Parameters:
  ///   - rest: The text.
  ///   - column: The cursor's, counted from 0.
  ///   - columns: Those of a row.
  mutating func draw(_ rest: String, at column: Int, of columns: Int) {
    // A full row would make some terminals go on to the next.
    let room = columns - column - 1
    guard room > 1 else { return }
    let text = TerminalText(rest).onOneRow.fitted(to: room)
    fflush(rl_outstream)
    StandardStream.output.write(.keepingCursor(text.styled(.dim)))
    isDrawn = true
  }

  /// Takes it back; the cursor is where it was.
  mutating func erase() {
    guard isDrawn else { return }
    isDrawn = false
    StandardStream.output.write(.clearRestOfRow)
  }
}

extension LineInProgress {
  /// The rest of the line, if the cursor is at its end and nothing else is going on.
  var anticipation: Anticipation? {
    let busy =
      RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_MOREINPUT | RL_STATE_NUMERICARG
      | RL_STATE_METANEXT | RL_STATE_VIMOTION | RL_STATE_COMPLETING | RL_STATE_REDISPLAYING
    guard anticipates, rl_point == rl_end, rl_readline_state & UInt(busy) == 0 else { return nil }
    return Anticipation(of: typed, history: history, candidates: prompt.candidates)
  }

  /// Types as much of the anticipated rest as is taken.
  ///
  /// - Returns: False if there is none.
  func type(_ taken: (Anticipation) -> some StringProtocol) -> Bool {
    guard let anticipation else { return false }
    rl_insert_text(String(taken(anticipation)))
    return true
  }

  /// Shows what is anticipated, unless a key waits already.
  func anticipate() {
    guard !isKeyWaiting, let anticipation else { return }
    let columns = Self.columns
    let cursor = columnsToCursor
    // At the end of a row the cursor may not have gone on to the next.
    guard cursor % columns > 0 else { return }
    rest.draw(anticipation.rest, at: cursor % columns, of: columns)
  }
}
