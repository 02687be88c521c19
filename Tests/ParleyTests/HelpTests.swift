import Testing

@testable import ParleyTerminal
@testable import program

@Suite struct HelpTests {
  @Test func `help lists all there is`() {
    #expect(
      CommandTable.sample.help == """
        Usage: parley [COMMAND] [OPTION…]

        Talk with apps through the intents they handle.

        Commands:
          parley                    start a conversation
          parley say TEXT…          say each text in turn
          parley replay PATH…       replay conversations
          parley explain TEXT       show how a text is read

        Options:
          -w, --world DIR           people, places and apps to talk about, instead of the sample world
          -d, --data DIR            where apps keep what they store
          -j, --json                print one JSON object per event
          -p, --plain               lines of text only: no pictures, colours or moving parts
              --color WHEN          whether to use colours (auto, always, never)
              --no-input            end with code 3 at the first question instead of waiting
              --time-limit SECONDS  end after so many seconds, with code 124
          -h, --help                print this help
              --version             print the version

        Exit codes:
          0                         fine
          1                         a conversation or test failed, or something could not be stored
          2                         the command line or a file it names cannot be used
          3                         the input ended inside a dialogue, and no handler failed
          4                         a handler crashed, exited, hung, or gave the wrong number of results
          124                       the time limit was reached
          130                       interrupted; any other signal likewise, 128 and its number

        """
    )
  }

  @Test func `a command's help lists its own options first`() {
    let help = CommandTable.sample.help(for: CommandTable.sample.named[1])
    #expect(
      help == """
        Usage: parley replay PATH… [OPTION…]

        Replay conversations.

        Options:
          -u, --update              accept what happened: write it into the files
          -w, --world DIR           people, places and apps to talk about, instead of the sample world
          -d, --data DIR            where apps keep what they store
          -j, --json                print one JSON object per event
          -p, --plain               lines of text only: no pictures, colours or moving parts
              --color WHEN          whether to use colours (auto, always, never)
              --no-input            end with code 3 at the first question instead of waiting
              --time-limit SECONDS  end after so many seconds, with code 124
          -h, --help                print this help
              --version             print the version

        """
    )
  }

  @Test func `help fits into a terminal of 100 columns`() {
    for line in CommandTable.parley.help.split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
    }
  }

  @Test func `no two options of a command share a name or a letter`() {
    let table = CommandTable.parley
    for command in table.named + [table.unnamed] {
      let options = command.options + Option.common
      #expect(Set(options.map(\.name)).count == options.count)
      let letters = options.compactMap(\.letter)
      #expect(Set(letters).count == letters.count)
    }
  }
}
