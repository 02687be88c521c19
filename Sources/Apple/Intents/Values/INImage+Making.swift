extension INImage {
  /// A picture in the app's resources.
  public convenience init(named name: String) {
    self.init(source: .named, name: name)
  }

  public convenience init(imageData: Data) {
    self.init(source: .data, contents: imageData)
  }

  /// A picture to be loaded when it is shown; none where the address is empty.
  public convenience init?(url URL: URL) {
    self.init(url: URL, width: 0, height: 0)
  }

  public convenience init?(url URL: URL, width: Double, height: Double) {
    guard !URL.absoluteString.isEmpty else { return nil }
    self.init(source: .url, url: URL, width: width, height: height)
  }

  /// A picture that the system has under a name.
  public class func systemImageNamed(_ systemImageName: String) -> Self {
    sameByCoding(as: INImage(source: .system, name: systemImageName))
  }

  /// The kind of place that an image comes from.
  package enum Source: Int, Sendable { case none, named, data, url, system }
}
