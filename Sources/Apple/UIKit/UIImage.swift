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

  /// A picture among the resources of the app's main bundle, as a PNG or JPEG file.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  public convenience init?(named name: String, in bundle: Bundle?) {
    let bundle = bundle ?? .main
    let path =
      ["png", "jpg", "jpeg"].lazy
      .compactMap { bundle.path(forResource: name, ofType: $0) }
      .first ?? bundle.path(forResource: name, ofType: nil)
    guard let path else { return nil }
    self.init(contentsOfFile: path)
  }

  /// The file as it is, if it is a PNG file.
  open func pngData() -> Data? { contents.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? contents : nil }

  /// The file as it is, if it is a JPEG file.
  open func jpegData(compressionQuality: Double) -> Data? {
    contents.starts(with: [0xFF, 0xD8]) ? contents : nil
  }
}

/// The names of these two before Swift 4.2.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: Double) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
