import Domains
import Understanding

// MARK: - What a line is understood against

extension DeviceState {
  var wording: Wording { Wording(voice) }

  var addressing: Addressing {
    Addressing(contacts: permissions.contacts ? world.contacts : ContactBook(), voice: voice)
  }

  /// Grounds what is said in the device, and in what is remembered of earlier requests.
  func grounding(with memory: Boxed<Memory>) -> Requests {
    Requests(
      world: $world,
      apps: descriptions,
      vocabulary: vocabulary,
      isContactsAllowed: permissions.contacts,
      memory: memory,
      voice: voice
    )
  }

  /// The device as a line is understood against it.
  func context(with memory: Boxed<Memory>) -> Context {
    Context(
      grounding: grounding(with: memory),
      permissions: permissions,
      now: clock.now,
      civilNow: civilNow,
      interpreter: interpreter
    )
  }
}
