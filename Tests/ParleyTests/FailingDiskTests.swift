import Testing

/// A disk that fails at one call for a file, whichever that is.
@Suite struct FailingDiskTests {
  /// Of all calls one of seventeen; `.ci/full` has each of them fail.
  @Test(arguments: ["MessageBot", "Ringer", "MyRide", "CoinPurse", "Stride"])
  func `what was said to be done is there once, and all else is not`(app: String) throws {
    let result = try ParleyProcess.run([app, "17"], program: "disk-probe")
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    let count = try #require(result.output.firstMatch(of: /(\d+) conversations\n$/)).output.1
    #expect(try #require(Int(count)) > 8)
  }
}
