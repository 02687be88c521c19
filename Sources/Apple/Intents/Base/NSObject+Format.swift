/// Lets `NSLog("%@", error)`, `String(format:)` and `os_log` take any object, as they do where
/// objects are Objective-C's.
///
/// Foundation says the same of its strings, by way of the same two protocols.
// swift-format-ignore: AvoidRetroactiveConformances
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description, as formatting prints it.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }

  /// For C functions: the object's address.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}
