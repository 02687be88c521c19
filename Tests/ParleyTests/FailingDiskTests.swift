import Testing

/// A disk that fails, processes that are killed while they use it, and files that are damaged.
@Suite struct FailingDiskTests {
  static let apps = ["MessageBot", "Ringer", "MyRide", "CoinPurse", "Stride"]

  /// Of all calls one of seventeen; `.ci/full` has each of them fail.
  @Test(arguments: apps)
  func `what was said to be done is there once, and all else is not`(app: String) throws {
    let output = try outcome(of: app, "failing", 17)
    let count = try #require(output.firstMatch(of: /(\d+) conversations\n$/)).output.1
    #expect(try #require(Int(count)) > 8)
  }

  /// `.ci/full` has a thousand of each.
  @Test(arguments: apps, ["killing", "killing-app"])
  func `who is killed has lost nothing, and done nothing twice`(app: String, way: String) throws {
    _ = try outcome(of: app, way, 5)
  }

  /// Besides, each file is cut at each of its pages.
  @Test(arguments: apps)
  func `what is damaged is used as it is, or told and kept`(app: String) throws {
    _ = try outcome(of: app, "damaged", 10)
  }

  @Test(arguments: apps)
  func `a clock that goes back by a day costs nothing`(app: String) throws {
    _ = try outcome(of: app, "back", 1)
  }

  private func outcome(of app: String, _ way: String, _ number: Int) throws -> String {
    let result = try ParleyProcess.run([app, way, "\(number)"], program: "disk-probe")
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    return result.output
  }
}
