// Apple's modules show Foundation to whoever imports them. Here all of it comes through this one
// module, so that what it has in the place of an unfinished part of Foundation's is found first.
@_exported public import Foundation
