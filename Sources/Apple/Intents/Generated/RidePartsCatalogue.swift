// swift-format-ignore-file
// Written by `swift run generate` from RideParts.intents: edit that instead.

public import CoreLocation
public import Foundation

/// A kind of ride that can be booked.
open class INRideOption: NSObject, NSCopying, NSSecureCoding {
  /// The app's name for it, which the person can say.
  open var name: String = ""

  /// The time at which the vehicle would be there.
  open var estimatedPickupDate: Date = .distantPast

  /// The price.
  @NSCopying open var priceRange: INPriceRange?

  /// A notice to the person: “Prices may rise.”
  open var disclaimerMessage: String?

  /// For how many people it can be booked.
  open var availablePartySizeOptions: [INRidePartySizeOption]?

  /// The question with which they are offered.
  open var availablePartySizeOptionsSelectionPrompt: String?

  /// The reason for an unusual price, such as `2.1x`.
  open var specialPricing: String?

  /// A sign for the unusual price.
  @NSCopying open var specialPricingBadgeImage: INImage?

  /// The parts of the price.
  open var fareLineItems: [INRideFareLineItem]?

  /// The activity with which the app is opened to book it there.
  @NSCopying open var userActivityForBookingInApplication: NSUserActivity?

  var meteredFare: Bool?

  /// The app's identifier of the offer.
  open var identifier: String?

  public init(name: String, estimatedPickupDate: Date) {
    self.name = name
    self.estimatedPickupDate = estimatedPickupDate
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INRideOption? = coder.original()
    name = if let original { copied(original.name) } else { coder.fetch("name") ?? "" }
    estimatedPickupDate = if let original { copied(original.estimatedPickupDate) } else { coder.fetch("estimatedPickupDate") ?? .distantPast }
    priceRange = if let original { copied(original.priceRange) } else { coder.fetch("priceRange") }
    disclaimerMessage = if let original { copied(original.disclaimerMessage) } else { coder.fetch("disclaimerMessage") }
    availablePartySizeOptions = if let original { copied(original.availablePartySizeOptions) } else { coder.fetch("availablePartySizeOptions") }
    availablePartySizeOptionsSelectionPrompt = if let original { copied(original.availablePartySizeOptionsSelectionPrompt) } else { coder.fetch("availablePartySizeOptionsSelectionPrompt") }
    specialPricing = if let original { copied(original.specialPricing) } else { coder.fetch("specialPricing") }
    specialPricingBadgeImage = if let original { copied(original.specialPricingBadgeImage) } else { coder.fetch("specialPricingBadgeImage") }
    fareLineItems = if let original { copied(original.fareLineItems) } else { coder.fetch("fareLineItems") }
    userActivityForBookingInApplication = if let original { copied(original.userActivityForBookingInApplication) } else { coder.fetch("userActivityForBookingInApplication") }
    meteredFare = if let original { copied(original.meteredFare) } else { coder.fetch("meteredFare") }
    identifier = if let original { copied(original.identifier) } else { coder.fetch("identifier") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(name, "name")
    coder.store(estimatedPickupDate, "estimatedPickupDate")
    coder.store(priceRange, "priceRange")
    coder.store(disclaimerMessage, "disclaimerMessage")
    coder.store(availablePartySizeOptions, "availablePartySizeOptions")
    coder.store(availablePartySizeOptionsSelectionPrompt, "availablePartySizeOptionsSelectionPrompt")
    coder.store(specialPricing, "specialPricing")
    coder.store(specialPricingBadgeImage, "specialPricingBadgeImage")
    coder.store(fareLineItems, "fareLineItems")
    coder.store(userActivityForBookingInApplication, "userActivityForBookingInApplication")
    coder.store(meteredFare, "meteredFare")
    coder.store(identifier, "identifier")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// One line of a fare.
///
/// Everything is implicitly unwrapped, because SiriKit's declaration says nothing of nil.
open class INRideFareLineItem: NSObject, NSCopying, NSSecureCoding {
  /// The name of the part.
  open internal(set) var title: String!

  /// The price.
  open internal(set) var price: NSDecimalNumber!

  /// The ISO 4217 code, such as `EUR`.
  open internal(set) var currencyCode: String!

  public init!(title: String!, price: NSDecimalNumber!, currencyCode: String!) {
    self.title = title
    self.price = price
    self.currencyCode = currencyCode
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INRideFareLineItem? = coder.original()
    title = if let original { copied(original.title) } else { coder.fetch("title") }
    price = if let original { copied(original.price) } else { coder.fetch("price") }
    currencyCode = if let original { copied(original.currencyCode) } else { coder.fetch("currencyCode") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(title, "title")
    coder.store(price, "price")
    coder.store(currencyCode, "currencyCode")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// A number of people that a ride can be booked for, with its price.
open class INRidePartySizeOption: NSObject, NSCopying, NSSecureCoding {
  /// From `location` people on, `length` numbers of them.
  open internal(set) var partySizeRange: NSRange = NSRange()

  /// The size as it is shown: “up to three”.
  open internal(set) var sizeDescription: String = ""

  /// The price.
  open internal(set) var priceRange: INPriceRange?

  public init(partySizeRange: NSRange, sizeDescription: String, priceRange: INPriceRange?) {
    self.partySizeRange = partySizeRange
    self.sizeDescription = sizeDescription
    self.priceRange = priceRange
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INRidePartySizeOption? = coder.original()
    partySizeRange = if let original { copied(original.partySizeRange) } else { coder.fetch("partySizeRange") ?? NSRange() }
    sizeDescription = if let original { copied(original.sizeDescription) } else { coder.fetch("sizeDescription") ?? "" }
    priceRange = if let original { copied(original.priceRange) } else { coder.fetch("priceRange") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(partySizeRange, "partySizeRange")
    coder.store(sizeDescription, "sizeDescription")
    coder.store(priceRange, "priceRange")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// A ride: who comes, when, and how far it got.
open class INRideStatus: NSObject, NSCopying, NSSecureCoding {
  /// The app's identifier of the ride.
  open var rideIdentifier: String?

  /// The phase.
  open var phase: INRidePhase = .unknown

  /// The end of the ride, once it has ended.
  @NSCopying open var completionStatus: INRideCompletionStatus?

  /// The vehicle.
  @NSCopying open var vehicle: INRideVehicle?

  /// The driver.
  @NSCopying open var driver: INRideDriver?

  /// The time of the pickup.
  open var estimatedPickupDate: Date?

  /// The time of arrival.
  open var estimatedDropOffDate: Date?

  /// Until when the driver waits, or the latest moment of picking up.
  open var estimatedPickupEndDate: Date?

  /// The time that was asked for.
  @NSCopying open var scheduledPickupTime: INDateComponentsRange?

  /// The place where the ride begins; nil for where the person is.
  @NSCopying open var pickupLocation: CLPlacemark?

  /// Stops on the way.
  open var waypoints: [CLPlacemark]?

  /// The place where the ride ends.
  @NSCopying open var dropOffLocation: CLPlacemark?

  /// The kind of ride.
  @NSCopying open var rideOption: INRideOption?

  /// The activity with which the app is opened to cancel it there.
  @NSCopying open var userActivityForCancelingInApplication: NSUserActivity?

  /// Further actions in the app, each with a title.
  open var additionalActionActivities: [NSUserActivity]?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INRideStatus? = coder.original()
    rideIdentifier = if let original { copied(original.rideIdentifier) } else { coder.fetch("rideIdentifier") }
    phase = if let original { copied(original.phase) } else { coder.fetch("phase") ?? .unknown }
    completionStatus = if let original { copied(original.completionStatus) } else { coder.fetch("completionStatus") }
    vehicle = if let original { copied(original.vehicle) } else { coder.fetch("vehicle") }
    driver = if let original { copied(original.driver) } else { coder.fetch("driver") }
    estimatedPickupDate = if let original { copied(original.estimatedPickupDate) } else { coder.fetch("estimatedPickupDate") }
    estimatedDropOffDate = if let original { copied(original.estimatedDropOffDate) } else { coder.fetch("estimatedDropOffDate") }
    estimatedPickupEndDate = if let original { copied(original.estimatedPickupEndDate) } else { coder.fetch("estimatedPickupEndDate") }
    scheduledPickupTime = if let original { copied(original.scheduledPickupTime) } else { coder.fetch("scheduledPickupTime") }
    pickupLocation = if let original { copied(original.pickupLocation) } else { coder.fetch("pickupLocation") }
    waypoints = if let original { copied(original.waypoints) } else { coder.fetch("waypoints") }
    dropOffLocation = if let original { copied(original.dropOffLocation) } else { coder.fetch("dropOffLocation") }
    rideOption = if let original { copied(original.rideOption) } else { coder.fetch("rideOption") }
    userActivityForCancelingInApplication = if let original { copied(original.userActivityForCancelingInApplication) } else { coder.fetch("userActivityForCancelingInApplication") }
    additionalActionActivities = if let original { copied(original.additionalActionActivities) } else { coder.fetch("additionalActionActivities") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(rideIdentifier, "rideIdentifier")
    coder.store(phase, "phase")
    coder.store(completionStatus, "completionStatus")
    coder.store(vehicle, "vehicle")
    coder.store(driver, "driver")
    coder.store(estimatedPickupDate, "estimatedPickupDate")
    coder.store(estimatedDropOffDate, "estimatedDropOffDate")
    coder.store(estimatedPickupEndDate, "estimatedPickupEndDate")
    coder.store(scheduledPickupTime, "scheduledPickupTime")
    coder.store(pickupLocation, "pickupLocation")
    coder.store(waypoints, "waypoints")
    coder.store(dropOffLocation, "dropOffLocation")
    coder.store(rideOption, "rideOption")
    coder.store(userActivityForCancelingInApplication, "userActivityForCancelingInApplication")
    coder.store(additionalActionActivities, "additionalActionActivities")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The phase of a ride.
///
/// The numbers are not in the order of time.
public enum INRidePhase: Int, Sendable {
  case `unknown` = 0
  /// The request is there; nobody has taken it.
  case `received` = 1
  /// Somebody will come.
  case `confirmed` = 2
  /// The person is on the way.
  case `ongoing` = 3
  /// It is over, whichever way.
  case `completed` = 4
  /// The vehicle is near.
  case `approachingPickup` = 5
  /// The vehicle waits.
  case `pickup` = 6
}

/// The vehicle that picks the person up.
open class INRideVehicle: NSObject, NSCopying, NSSecureCoding {
  /// The current place.
  @NSCopying open var location: CLLocation?

  /// The text on its plate.
  open var registrationPlate: String?

  /// The manufacturer.
  open var manufacturer: String?

  /// The model.
  open var model: String?

  /// The image that stands for it on a map.
  @NSCopying open var mapAnnotationImage: INImage?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INRideVehicle? = coder.original()
    location = if let original { copied(original.location) } else { coder.fetch("location") }
    registrationPlate = if let original { copied(original.registrationPlate) } else { coder.fetch("registrationPlate") }
    manufacturer = if let original { copied(original.manufacturer) } else { coder.fetch("manufacturer") }
    model = if let original { copied(original.model) } else { coder.fetch("model") }
    mapAnnotationImage = if let original { copied(original.mapAnnotationImage) } else { coder.fetch("mapAnnotationImage") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(location, "location")
    coder.store(registrationPlate, "registrationPlate")
    coder.store(manufacturer, "manufacturer")
    coder.store(model, "model")
    coder.store(mapAnnotationImage, "mapAnnotationImage")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The end of a ride.
///
/// Its class methods make one.
open class INRideCompletionStatus: NSObject, NSCopying, NSSecureCoding {
  /// The activity with which the app is opened to go on there: paying, rating.
  @NSCopying open var completionUserActivity: NSUserActivity?

  /// True if the person arrived.
  open internal(set) var isCompleted: Bool = false

  /// True if the ride did not take place.
  open internal(set) var isCanceled: Bool = false

  /// True if the driver waited in vain.
  open internal(set) var isMissedPickup: Bool = false

  /// The price.
  open internal(set) var paymentAmount: INCurrencyAmount?

  /// The feedback that the app asks for.
  open internal(set) var feedbackType: INRideFeedbackTypeOptions = []

  /// True if it still has to be paid.
  open internal(set) var isOutstanding: Bool = false

  /// Tips to choose from.
  open var defaultTippingOptions: Set<INCurrencyAmount>?

  init(isCompleted: Bool = false, isCanceled: Bool = false, isMissedPickup: Bool = false, isOutstanding: Bool = false, paymentAmount: INCurrencyAmount? = nil, feedbackType: INRideFeedbackTypeOptions = []) {
    self.isCompleted = isCompleted
    self.isCanceled = isCanceled
    self.isMissedPickup = isMissedPickup
    self.isOutstanding = isOutstanding
    self.paymentAmount = paymentAmount
    self.feedbackType = feedbackType
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INRideCompletionStatus? = coder.original()
    completionUserActivity = if let original { copied(original.completionUserActivity) } else { coder.fetch("completionUserActivity") }
    isCompleted = if let original { copied(original.isCompleted) } else { coder.fetch("isCompleted") ?? false }
    isCanceled = if let original { copied(original.isCanceled) } else { coder.fetch("isCanceled") ?? false }
    isMissedPickup = if let original { copied(original.isMissedPickup) } else { coder.fetch("isMissedPickup") ?? false }
    paymentAmount = if let original { copied(original.paymentAmount) } else { coder.fetch("paymentAmount") }
    feedbackType = if let original { copied(original.feedbackType) } else { coder.fetch("feedbackType") ?? [] }
    isOutstanding = if let original { copied(original.isOutstanding) } else { coder.fetch("isOutstanding") ?? false }
    defaultTippingOptions = if let original { copied(original.defaultTippingOptions) } else { coder.fetch("defaultTippingOptions") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(completionUserActivity, "completionUserActivity")
    coder.store(isCompleted, "isCompleted")
    coder.store(isCanceled, "isCanceled")
    coder.store(isMissedPickup, "isMissedPickup")
    coder.store(paymentAmount, "paymentAmount")
    coder.store(feedbackType, "feedbackType")
    coder.store(isOutstanding, "isOutstanding")
    coder.store(defaultTippingOptions, "defaultTippingOptions")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The feedback that an app asks for after a ride.
public struct INRideFeedbackTypeOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let rate = Self(rawValue: 1)
  public static let tip = Self(rawValue: 2)
}
