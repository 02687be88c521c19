import Terminal
import Testing

@testable import ParleyTerminal

@Suite struct LocationsTests {
  private func locations(_ variables: [String: String], data: String? = nil) -> Locations {
    Locations(
      program: "parley",
      data: data,
      environment: Environment(variables),
      home: "/home/anna"
    )
  }

  @Test(arguments: [[:], ["XDG_DATA_HOME": "", "XDG_STATE_HOME": "relative/path"]])
  func `files are in the home directory`(variables: [String: String]) {
    let locations = locations(variables)
    #expect(locations.data == "/home/anna/.local/share/parley")
    #expect(locations.history == "/home/anna/.local/state/parley/history")
  }

  @Test func `the environment moves them`() {
    let locations = locations(["XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s"])
    #expect(locations.data == "/d/parley")
    #expect(locations.history == "/s/parley/history")
  }

  @Test func `the option comes first, and moves the data alone`() {
    let locations = locations(["XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s"], data: "x")
    #expect(locations.data == "x")
    #expect(locations.history == "/s/parley/history")
  }
}
