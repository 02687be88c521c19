import Testing

// MARK: - Tab

extension LineEditorTests {
  @Test func `Tab completes several words with candidates that hold spaces`() throws {
    let session = try session()
    session.type("text mike a\t\r")
    try session.expect("line 1: [text Mike Abbott]")
  }

  @Test func `Tab lists the candidates without the rest of the line`() throws {
    let session = try session()
    session.type("text mike\t")
    try session.expect("text mike")
    let list = try session.expect("Mike Chen")
    #expect(list.contains("Mike Abbott"))
    #expect(!list.contains("text Mike Abbott"))
    session.type("c\t\r")
    try session.expect("line 1: [text Mike Chen]")
  }

  @Test func `Tab never offers file names`() throws {
    let session = try session()
    session.type("/pro\t\r")
    try session.expect("line 1: [/pro]")
  }
}
