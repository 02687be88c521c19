import Testing

/// The executable as scripts see it.
@Suite struct ExecutableTests {
  @Test func `a mistake on the command line goes to standard error, with code 2`() throws {
    let result = try ParleyProcess.run(["--colour"])
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        parley: Expected an option of “parley”, found “--colour”. Did you mean “--color”?
        “parley --help” lists what there is.

        """
    )
    #expect(result.code == 2)
  }

  @Test func `the version goes to standard output, with code 0`() throws {
    let result = try ParleyProcess.run(["--version"])
    #expect(result.output == "parley 0.1.0\n")
    #expect(result.errors.isEmpty)
    #expect(result.code == 0)
  }
}
