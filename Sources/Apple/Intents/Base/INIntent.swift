/// A request that a person made, with the details known so far.
///
/// An app's handler reads it and never changes it.
open class INIntent: NSObject, NSCopying, NSSecureCoding, HasParameters {
  /// The bare name of the class, such as `INSendMessageIntent`.
  ///
  /// `NSStringFromClass` puts the module's name before it on this platform. A subclass of an
  /// app's own keeps its parent's.
  package class var intentName: String { "INIntent" }

  class var parameters: [AnyKeyPath: String] { [\INIntent.identifier: "identifier"] }

  /// Tells one request from another; set by whoever made it.
  open package(set) var identifier: String?

  /// A phrase for making the request again.
  open var suggestedInvocationPhrase: String?

  /// When a shortcut for the request may be suggested.
  open var shortcutAvailability: INShortcutAvailabilityOptions = []

  /// Details beside the parameters, for donations.
  @NSCopying open var donationMetadata: INIntentDonationMetadata?

  /// In the order in which they were set.
  private var images: [ParameterImage] = []

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    if let original: INIntent = coder.original() {
      identifier = original.identifier
      suggestedInvocationPhrase = original.suggestedInvocationPhrase
      shortcutAvailability = original.shortcutAvailability
      donationMetadata = copied(original.donationMetadata)
      images = original.images
      return
    }
    identifier = coder.fetch("identifier")
    suggestedInvocationPhrase = coder.fetch("suggestedInvocationPhrase")
    shortcutAvailability = coder.fetch("shortcutAvailability") ?? []
    donationMetadata = coder.fetch("donationMetadata")
    images = (coder as? MemoryCoder)?.values["images"] as? [ParameterImage] ?? []
  }

  open func encode(with coder: NSCoder) {
    coder.store(identifier, "identifier")
    coder.store(suggestedInvocationPhrase, "suggestedInvocationPhrase")
    if !shortcutAvailability.isEmpty { coder.store(shortcutAvailability, "shortcutAvailability") }
    coder.store(donationMetadata, "donationMetadata")
    // Key paths cannot be written down, so an archive goes without.
    if !images.isEmpty, let memory = coder as? MemoryCoder { memory.put(images, "images") }
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }

  /// A summary of the request in words; `nil` for the system's own intents.
  open var intentDescription: String? { nil }

  /// The picture that stands for the whole request: the first that was set.
  open func keyImage() -> INImage? { images.first?.image }

  fileprivate subscript(image parameter: AnyKeyPath) -> INImage? {
    get { images.first { $0.parameter == parameter }?.image }
    set {
      images.removeAll { $0.parameter == parameter }
      if let newValue { images.append(ParameterImage(parameter: parameter, image: newValue)) }
    }
  }

  private struct ParameterImage: Hashable {
    var parameter: AnyKeyPath
    var image: INImage
  }
}

/// Pictures for an intent's parameters.
///
/// A protocol, because only there can a key path start at the subclass.
public protocol INIntentParameterImages: INIntent {}

extension INIntent: INIntentParameterImages {}

extension INIntentParameterImages {
  /// Shows a picture with a parameter when the request is suggested.
  public func setImage<Value>(
    _ image: INImage?,
    forParameterNamed parameterName: KeyPath<Self, Value>
  ) {
    self[image: parameterName] = image
  }

  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    self[image: parameterName]
  }
}
