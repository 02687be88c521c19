// As on Apple's platforms, a file that imports UIKit sees Foundation, here through `Contacts`.
@_exported public import Contacts
