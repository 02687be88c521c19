// An app's file that imports only `Intents` sees places and addresses too, and Foundation through
// `Contacts`.
@_exported public import Contacts
@_exported public import CoreLocation

#if Networking
@_exported public import FoundationNetworking
#endif
