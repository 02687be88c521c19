// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Intents

/// A picture as its file: nothing is drawn here.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked because NSObject is not Sendable; this class adds a constant only.
  private let contents: Data

  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    contents = data
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// A picture among the resources of the app's main bundle or of its package's targets, as a PNG
  /// or JPEG file.
  public convenience init?(named name: String) {
    self.init(named: name, in: [.main] + Bundle.ofTargets)
  }

  public convenience init?(named name: String, in bundle: Bundle?) {
    guard let bundle else {
      self.init(named: name)
      return
    }
    self.init(named: name, in: [bundle])
  }

  private convenience init?(named name: String, in bundles: [Bundle]) {
    guard let path = bundles.lazy.compactMap({ $0.path(forPicture: name) }).first else {
      return nil
    }
    self.init(contentsOfFile: path)
  }

  /// The file as it is, if it is a PNG file.
  open func pngData() -> Data? { contents.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? contents : nil }

  /// The file as it is, if it is a JPEG file.
  open func jpegData(compressionQuality: Double) -> Data? {
    contents.starts(with: [0xFF, 0xD8]) ? contents : nil
  }
}

extension Bundle {
  /// The resources of a package's targets, each of which SwiftPM puts into a folder beside the
  /// executable.
  fileprivate static var ofTargets: [Bundle] {
    let folder = Bundle.main.bundleURL
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".resources") }.sorted()
      .compactMap { Bundle(url: folder.appending(path: $0)) }
  }

  /// The file of a picture whose name may be said without its extension and scale.
  fileprivate func path(forPicture name: String) -> String? {
    let kinds = ["png", "jpg", "jpeg"]
    let names = [name, "\(name)@2x", "\(name)@3x"]
    return names.lazy.flatMap { name in kinds.lazy.map { (name, $0) } }
      .compactMap { self.path(forResource: $0, ofType: $1) }
      .first ?? path(forResource: name, ofType: nil)
  }
}

/// The names of these two before Swift 4.2.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: Double) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
