import Assistant
import Terminal

extension Command {
  /// Without a command: a conversation at the prompt, or with a pipe.
  package static let converse = Command(
    name: "",
    summary: "talk at a prompt, or read lines from a pipe",
    options: Option.ofConversation,
    isolatesApps: true,
    run: { invocation in
      let (settings, texts) = (invocation.settings, invocation.settings.texts)
      guard !settings.noInput || !texts.isEmpty || !StandardStream.input.isTerminal else {
        throw UsageError.nothingToSay
      }
      let isAtPrompt = texts.isEmpty && invocation.console.isInteractive
      let talk = try Talk(invocation, keepsStart: true, isAtPrompt: isAtPrompt)
      guard texts.isEmpty else { return try await talk.takeAll(texts) }
      return isAtPrompt
        ? try await talk.atPrompt() : try await talk.throughPipe()
    }
  )
}
