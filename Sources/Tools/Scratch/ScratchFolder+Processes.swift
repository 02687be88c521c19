import Foundation

extension ScratchFolder {
  /// The numbers of all processes whose home is this folder, or that are at work in it, such as those
  /// that a program has left.
  package var processesAtHome: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { Int($0) != nil }.filter { number in
      let environment = FileManager.default.contents(atPath: "/proc/\(number)/environ")
      let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/cwd")
      return place == path || environment?.range(of: Data("HOME=\(path)\0".utf8)) != nil
    }
  }
}
