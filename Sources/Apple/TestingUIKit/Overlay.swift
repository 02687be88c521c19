// The toolchain wants a module of this name for every file that imports both Testing and UIKit.
// Apple's has pictures attached to tests; this one only lets such a file be compiled.
@_exported public import UIKit
