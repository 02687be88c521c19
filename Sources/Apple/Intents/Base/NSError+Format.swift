/// Lets `NSLog("%@", error)` and `String(format:)` take errors, as they do where errors are
/// Objective-C objects.
///
/// Foundation says the same of its strings, by way of the same two protocols.
// swift-format-ignore: AvoidRetroactiveConformances
extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description, as formatting prints it.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }

  /// For C functions: the object's address.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}
