import Assistant
import Terminal

extension Command {
  /// Without a command: a conversation at the prompt, or with a pipe.
  package static let converse = Command(
    name: "",
    summary: "talk at a prompt, or read lines from a pipe",
    run: { invocation in
      let talk = try Talk(invocation)
      return invocation.console.isInteractive
        ? await talk.atPrompt() : await talk.throughPipe()
    }
  )
}
