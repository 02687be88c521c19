// An app's file that imports only `Intents` sees Foundation, places and addresses too.
@_exported public import Contacts
@_exported public import CoreLocation
@_exported public import Foundation
