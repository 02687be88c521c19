import Testing

/// Limits of the system, which are told before anything depends on them.
@Suite struct ShortSupplyTests {
  @Test(arguments: [12, 24, 36, 63])
  func `too few files that may be open are told in a sentence`(count: Int) throws {
    let result = try ParleyProcess(["say", "call Anna"], openFiles: count).finish()
    #expect(
      result.errors == "parley: Expected that 64 files may be open at once, found \(count).\n"
    )
    #expect(result.output == "" && result.code == 1)
  }

  @Test(arguments: [200, 300, 511])
  func `too few addresses for threads and tables are told in a sentence`(count: Int) throws {
    let result = try ParleyProcess(["say", "call Anna"], addresses: count << 10).finish()
    #expect(
      result.errors == "parley: Expected that 512 MB of addresses may be used, found \(count).\n"
    )
    #expect(result.output == "" && result.code == 1)
  }

  @Test func `as many as are asked for are enough`() throws {
    let result = try ParleyProcess(["say", "call Anna"], openFiles: 64, addresses: 512 << 10)
      .finish()
    #expect(result.output.contains("Calling Anna Haro") && result.code == 0, "\(result)")
  }
}
