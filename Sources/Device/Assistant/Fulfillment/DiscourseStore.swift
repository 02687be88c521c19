import Dialogue
import Domains

/// The discourse of a session, with the answer that was shown last and the memory on disk.
final class DiscourseStore {
  var discourse = Discourse()

  /// The last answer to confirm or handle: its card goes with what is asked and said next.
  @Boxed var lastAnswer: Answer? = nil {
    didSet { discourse.card = lastAnswer?.card }
  }
  private let device: DeviceState

  /// The place of the memory from one start to the next, and what was found or put there last.
  private var file: MemoryFile?
  private var written = Memory()

  /// Reads what was kept; where that can't be read, nor set aside, nothing is kept from here on.
  init(on device: DeviceState, keeping file: MemoryFile?) {
    self.device = device
    guard let file, let memory = file.read() else { return }
    self.file = file
    (discourse.memory, written) = (memory, memory)
  }
}

extension DiscourseStore {
  /// Writes what is remembered by now, if there is a place for it.
  func save() {
    guard let file, discourse.memory != written else { return }
    file.write(discourse.memory)
    written = discourse.memory
  }

  var grounding: Requests { device.grounding(with: discourse.$memory) }

  var context: Context { device.context(with: discourse.$memory) }

  var speech: Speech { Speech(grounding: grounding, wording: device.wording) }
}
