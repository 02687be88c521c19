/// A file, in memory or on disk.
open class INFile: NSObject, NSCopying, NSSecureCoding {
  private var contents: Data?
  open private(set) var fileURL: URL?
  open var filename: String
  open private(set) var typeIdentifier: String?
  /// True if the file is removed after the request.
  open var removedOnCompletion = false

  public init(data: Data, filename: String, typeIdentifier: String?) {
    contents = data
    fileURL = nil
    self.filename = filename
    self.typeIdentifier = typeIdentifier
  }

  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
  }

  /// The contents; empty if the file cannot be read.
  open var data: Data {
    contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
  }

  public required init?(coder: NSCoder) {
    contents = coder.fetch("contents")
    fileURL = coder.fetch("fileURL")
    filename = coder.fetch("filename") ?? ""
    typeIdentifier = coder.fetch("typeIdentifier")
    removedOnCompletion = coder.fetch("removedOnCompletion") ?? false
  }

  open func encode(with coder: NSCoder) {
    coder.store(contents, "contents")
    coder.store(fileURL, "fileURL")
    coder.store(filename, "filename")
    coder.store(typeIdentifier, "typeIdentifier")
    coder.store(removedOnCompletion, "removedOnCompletion")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}
