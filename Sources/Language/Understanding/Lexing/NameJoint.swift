/// The way in which a word goes on with a name that began before it, though by itself it would end one.
enum NameJoint: UInt8, BitwiseCopyable {
  case none

  /// Written together: the *jin* of *Soo-jin*.
  case hyphen

  /// The *von* of *Max von Berg*.
  case particle

  /// The *&* of *Lopez & Sons*, and that of *Hartley & Moss* where two people may be meant.
  case firm, couple

  /// The *the* of *Mike the plumber*, the *from* of *Dave from accounting*.
  case epithet, origin

  /// The *at* of *the desk at the Ritz*, the *of* of *Friends of the Earth*.
  case site

  /// The *the* that follows such an *at*.
  case article

  /// The *club* of *the hiking club*, the *upstairs* of *the tenant upstairs*.
  case group

  /// The *who* of *the man who fixed my roof*, and what follows it.
  case relative, clause

  /// Indicates whether a name cannot end with the word.
  var leadsOn: Bool {
    switch self {
    case .none, .hyphen, .group, .clause: false
    case .particle, .firm, .couple, .epithet, .origin, .site, .article, .relative: true
    }
  }
}
