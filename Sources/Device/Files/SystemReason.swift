import Glibc

/// The system's sentence about one of its error codes, such as “No such file or directory”.
package func systemReason(_ code: Int32 = errno) -> String {
  String(cString: strerror(code))
}
