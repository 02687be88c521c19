import Assistant
import Terminal

extension Command {
  /// `parley`: a conversation at the prompt, or with a pipe.
  static let converse = Command(
    name: "",
    summary: "talk at a prompt, or read lines from a pipe",
    run: { invocation in
      let talk = try Talk(invocation)
      return invocation.console.isInteractive
        ? await talk.atPrompt() : await talk.throughPipe()
    }
  )
}
