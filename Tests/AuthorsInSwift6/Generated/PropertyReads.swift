// swift-format-ignore-file
// Written by `swift run generate` from the tables in Fixtures/Symbols.

import Contacts
import Foundation
import Intents

// Foundation has a class of the name as well, which nobody can use.
private typealias PersonNameComponentsFormatter = Contacts.PersonNameComponentsFormatter

private func read(_ it: CLCircularRegion) {
  do { let value = it.center; let _: CLLocationCoordinate2D = value }
  do { let value = it.radius; let _: CLLocationDistance = value }
}

private func read(_ it: CLError) {
  do { let value = CLError.denied; let _: CLError.Code = value }
  do { let value = CLError.errorDomain; let _: String = value }
  do { let value = CLError.geocodeCanceled; let _: CLError.Code = value }
  do { let value = CLError.geocodeFoundNoResult; let _: CLError.Code = value }
  do { let value = CLError.geocodeFoundPartialResult; let _: CLError.Code = value }
  do { let value = CLError.locationUnknown; let _: CLError.Code = value }
  do { let value = CLError.network; let _: CLError.Code = value }
  do { let value = it.code; let _: CLError.Code = value }
  do { let value = it.errorCode; let _: Int = value }
}

private func read(_ it: CLGeocoder) {
  do { let value = it.isGeocoding; let _: Bool = value }
}

private func read(_ it: CLLocation) {
  do { let value = it.altitude; let _: CLLocationDistance = value }
  do { let value = it.coordinate; let _: CLLocationCoordinate2D = value }
  do { let value = it.course; let _: CLLocationDirection = value }
  do { let value = it.horizontalAccuracy; let _: CLLocationAccuracy = value }
  do { let value = it.speed; let _: CLLocationSpeed = value }
  do { let value = it.timestamp; let _: Date = value }
  do { let value = it.verticalAccuracy; let _: CLLocationAccuracy = value }
  do { let value = CLLocation.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
}

private func read(_ it: CLLocationCoordinate2D) {
  do { let value = it.latitude; let _: CLLocationDegrees = value }
  do { let value = it.longitude; let _: CLLocationDegrees = value }
}

private func read(_ it: CLLocationManager) {
  do { let value = it.accuracyAuthorization; let _: CLAccuracyAuthorization = value }
  do { let value = it.allowsBackgroundLocationUpdates; let _: Bool = value }
  do { let value = it.authorizationStatus; let _: CLAuthorizationStatus = value }
  do { let value = it.desiredAccuracy; let _: CLLocationAccuracy = value }
  do { let value = it.distanceFilter; let _: CLLocationDistance = value }
  do { let value = it.location; let _: CLLocation? = value }
  do { let value = it.pausesLocationUpdatesAutomatically; let _: Bool = value }
  do { let value = it.delegate; let _: (any CLLocationManagerDelegate)? = value }
}

private func read(_ it: CLPlacemark) {
  do { let value = it.location; let _: CLLocation? = value }
  do { let value = it.name; let _: String? = value }
  do { let value = it.postalAddress; let _: CNPostalAddress? = value }
  do { let value = it.region; let _: CLRegion? = value }
  do { let value = it.timeZone; let _: TimeZone? = value }
  do { let value = CLPlacemark.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.administrativeArea; let _: String? = value }
  do { let value = it.areasOfInterest; let _: [String]? = value }
  do { let value = it.country; let _: String? = value }
  do { let value = it.inlandWater; let _: String? = value }
  do { let value = it.isoCountryCode; let _: String? = value }
  do { let value = it.locality; let _: String? = value }
  do { let value = it.ocean; let _: String? = value }
  do { let value = it.postalCode; let _: String? = value }
  do { let value = it.subAdministrativeArea; let _: String? = value }
  do { let value = it.subLocality; let _: String? = value }
  do { let value = it.subThoroughfare; let _: String? = value }
  do { let value = it.thoroughfare; let _: String? = value }
}

private func read(_ it: CLRegion) {
  do { let value = it.identifier; let _: String = value }
  do { let value = CLRegion.supportsSecureCoding; let _: Bool = value }
  do { let value = it.hash; let _: Int = value }
}

private func read(_ it: CNContact) {
  do { let value = it.identifier; let _: String = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.birthday; let _: DateComponents? = value }
  do { let value = it.contactRelations; let _: [CNLabeledValue<CNContactRelation>] = value }
  do { let value = it.contactType; let _: CNContactType = value }
  do { let value = it.departmentName; let _: String = value }
  do { let value = it.emailAddresses; let _: [CNLabeledValue<NSString>] = value }
  do { let value = it.familyName; let _: String = value }
  do { let value = it.givenName; let _: String = value }
  do { let value = it.imageData; let _: Data? = value }
  do { let value = it.imageDataAvailable; let _: Bool = value }
  do { let value = it.jobTitle; let _: String = value }
  do { let value = it.middleName; let _: String = value }
  do { let value = it.namePrefix; let _: String = value }
  do { let value = it.nameSuffix; let _: String = value }
  do { let value = it.nickname; let _: String = value }
  do { let value = it.note; let _: String = value }
  do { let value = it.organizationName; let _: String = value }
  do { let value = it.phoneNumbers; let _: [CNLabeledValue<CNPhoneNumber>] = value }
  do { let value = it.phoneticFamilyName; let _: String = value }
  do { let value = it.phoneticGivenName; let _: String = value }
  do { let value = it.phoneticMiddleName; let _: String = value }
  do { let value = it.postalAddresses; let _: [CNLabeledValue<CNPostalAddress>] = value }
  do { let value = it.previousFamilyName; let _: String = value }
  do { let value = it.thumbnailImageData; let _: Data? = value }
  do { let value = it.urlAddresses; let _: [CNLabeledValue<NSString>] = value }
}

private func read(_ it: CNContactFetchRequest) {
  do { let value = it.keysToFetch; let _: [any CNKeyDescriptor] = value }
  do { let value = it.mutableObjects; let _: Bool = value }
  do { let value = it.predicate; let _: NSPredicate? = value }
  do { let value = it.sortOrder; let _: CNContactSortOrder = value }
  do { let value = it.unifyResults; let _: Bool = value }
}

private func read(_ it: CNContactFormatter) {
  do { let value = it.style; let _: CNContactFormatterStyle = value }
}

private func read(_ it: CNContactRelation) {
  do { let value = it.name; let _: String = value }
  do { let value = CNContactRelation.supportsSecureCoding; let _: Bool = value }
  do { let value = it.hash; let _: Int = value }
}

private func read(_ it: CNError) {
  do { let value = CNError.authorizationDenied; let _: CNError.Code = value }
  do { let value = CNError.communicationError; let _: CNError.Code = value }
  do { let value = CNError.dataAccessError; let _: CNError.Code = value }
  do { let value = CNError.errorDomain; let _: String = value }
  do { let value = CNError.noAccessableWritableContainers; let _: CNError.Code = value }
  do { let value = CNError.recordDoesNotExist; let _: CNError.Code = value }
  do { let value = it.code; let _: CNError.Code = value }
  do { let value = it.errorCode; let _: Int = value }
}

private func read(_ it: CNGroup) {
  do { let value = it.identifier; let _: String = value }
  do { let value = it.name; let _: String = value }
}

private func read<ValueType>(_ it: CNLabeledValue<ValueType>) where ValueType : NSObject, ValueType : NSCopying, ValueType : NSSecureCoding {
  do { let value = it.identifier; let _: String = value }
  do { let value = it.label; let _: String? = value }
  do { let value = it.value; let _: ValueType = value }
  do { let value = it.hash; let _: Int = value }
}

private func read(_ it: CNMutableContact) {
  do { let value = it.birthday; let _: DateComponents? = value }
  do { let value = it.contactRelations; let _: [CNLabeledValue<CNContactRelation>] = value }
  do { let value = it.contactType; let _: CNContactType = value }
  do { let value = it.departmentName; let _: String = value }
  do { let value = it.emailAddresses; let _: [CNLabeledValue<NSString>] = value }
  do { let value = it.familyName; let _: String = value }
  do { let value = it.givenName; let _: String = value }
  do { let value = it.imageData; let _: Data? = value }
  do { let value = it.jobTitle; let _: String = value }
  do { let value = it.middleName; let _: String = value }
  do { let value = it.namePrefix; let _: String = value }
  do { let value = it.nameSuffix; let _: String = value }
  do { let value = it.nickname; let _: String = value }
  do { let value = it.note; let _: String = value }
  do { let value = it.organizationName; let _: String = value }
  do { let value = it.phoneNumbers; let _: [CNLabeledValue<CNPhoneNumber>] = value }
  do { let value = it.phoneticFamilyName; let _: String = value }
  do { let value = it.phoneticGivenName; let _: String = value }
  do { let value = it.phoneticMiddleName; let _: String = value }
  do { let value = it.postalAddresses; let _: [CNLabeledValue<CNPostalAddress>] = value }
  do { let value = it.previousFamilyName; let _: String = value }
  do { let value = it.urlAddresses; let _: [CNLabeledValue<NSString>] = value }
}

private func read(_ it: CNMutablePostalAddress) {
  do { let value = it.city; let _: String = value }
  do { let value = it.country; let _: String = value }
  do { let value = it.isoCountryCode; let _: String = value }
  do { let value = it.postalCode; let _: String = value }
  do { let value = it.state; let _: String = value }
  do { let value = it.street; let _: String = value }
  do { let value = it.subAdministrativeArea; let _: String = value }
  do { let value = it.subLocality; let _: String = value }
}

private func read(_ it: CNPhoneNumber) {
  do { let value = it.stringValue; let _: String = value }
  do { let value = CNPhoneNumber.supportsSecureCoding; let _: Bool = value }
  do { let value = it.hash; let _: Int = value }
}

private func read(_ it: CNPostalAddress) {
  do { let value = CNPostalAddress.supportsSecureCoding; let _: Bool = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.city; let _: String = value }
  do { let value = it.country; let _: String = value }
  do { let value = it.isoCountryCode; let _: String = value }
  do { let value = it.postalCode; let _: String = value }
  do { let value = it.state; let _: String = value }
  do { let value = it.street; let _: String = value }
  do { let value = it.subAdministrativeArea; let _: String = value }
  do { let value = it.subLocality; let _: String = value }
}

private func read(_ it: CNPostalAddressFormatter) {
  do { let value = it.style; let _: CNPostalAddressFormatterStyle = value }
}

private func read(_ it: DateComponentsFormatter) {
  do { let value = it.allowedUnits; let _: NSCalendar.Unit = value }
  do { let value = it.allowsFractionalUnits; let _: Bool = value }
  do { let value = it.calendar; let _: Calendar? = value }
  do { let value = it.collapsesLargestUnit; let _: Bool = value }
  do { let value = it.formattingContext; let _: Formatter.Context = value }
  do { let value = it.includesApproximationPhrase; let _: Bool = value }
  do { let value = it.includesTimeRemainingPhrase; let _: Bool = value }
  do { let value = it.maximumUnitCount; let _: Int = value }
  do { let value = it.referenceDate; let _: Date? = value }
  do { let value = it.unitsStyle; let _: DateComponentsFormatter.UnitsStyle = value }
  do { let value = it.zeroFormattingBehavior; let _: DateComponentsFormatter.ZeroFormattingBehavior = value }
}

private func read(_ it: DateComponentsFormatter.ZeroFormattingBehavior) {
  do { let value = it.rawValue; let _: UInt = value }
  do { let value = DateComponentsFormatter.ZeroFormattingBehavior.`default`; let _: DateComponentsFormatter.ZeroFormattingBehavior = value }
  do { let value = DateComponentsFormatter.ZeroFormattingBehavior.dropAll; let _: DateComponentsFormatter.ZeroFormattingBehavior = value }
  do { let value = DateComponentsFormatter.ZeroFormattingBehavior.dropLeading; let _: DateComponentsFormatter.ZeroFormattingBehavior = value }
  do { let value = DateComponentsFormatter.ZeroFormattingBehavior.dropMiddle; let _: DateComponentsFormatter.ZeroFormattingBehavior = value }
  do { let value = DateComponentsFormatter.ZeroFormattingBehavior.dropTrailing; let _: DateComponentsFormatter.ZeroFormattingBehavior = value }
  do { let value = DateComponentsFormatter.ZeroFormattingBehavior.pad; let _: DateComponentsFormatter.ZeroFormattingBehavior = value }
}

private func read(_ it: INAnswerCallIntent) {
  do { let value = it.audioRoute; let _: INCallAudioRoute = value }
  do { let value = it.callIdentifier; let _: String? = value }
}

private func read(_ it: INAnswerCallIntentResponse) {
  do { let value = it.callRecords; let _: [INCallRecord]? = value }
  do { let value = it.code; let _: INAnswerCallIntentResponseCode = value }
}

private func read(_ it: INBalanceAmount) {
  do { let value = it.amount; let _: NSDecimalNumber? = value }
  do { let value = INBalanceAmount.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.balanceType; let _: INBalanceType = value }
  do { let value = it.currencyCode; let _: String? = value }
}

private func read(_ it: INBillDetails) {
  do { let value = it.amountDue; let _: INCurrencyAmount? = value }
  do { let value = it.billPayee; let _: INBillPayee? = value }
  do { let value = it.lateFee; let _: INCurrencyAmount? = value }
  do { let value = it.minimumDue; let _: INCurrencyAmount? = value }
  do { let value = INBillDetails.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.billType; let _: INBillType = value }
  do { let value = it.dueDate; let _: DateComponents? = value }
  do { let value = it.paymentDate; let _: DateComponents? = value }
  do { let value = it.paymentStatus; let _: INPaymentStatus = value }
}

private func read(_ it: INBillPayee) {
  do { let value = it.nickname; let _: INSpeakableString? = value }
  do { let value = it.organizationName; let _: INSpeakableString? = value }
  do { let value = INBillPayee.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.accountNumber; let _: String? = value }
}

private func read(_ it: INCallCapabilityOptions) {
  do { let value = it.rawValue; let _: UInt = value }
  do { let value = INCallCapabilityOptions.audioCall; let _: INCallCapabilityOptions = value }
  do { let value = INCallCapabilityOptions.videoCall; let _: INCallCapabilityOptions = value }
}

private func read(_ it: INCallDestinationType) {
  do { let value = INCallDestinationType.emergencyDestination; let _: INCallDestinationType = value }
  do { let value = INCallDestinationType.normalDestination; let _: INCallDestinationType = value }
  do { let value = INCallDestinationType.redialDestination; let _: INCallDestinationType = value }
  do { let value = INCallDestinationType.voicemailDestination; let _: INCallDestinationType = value }
}

private func read(_ it: INCallGroup) {
  do { let value = INCallGroup.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.groupId; let _: String? = value }
  do { let value = it.groupName; let _: String? = value }
}

private func read(_ it: INCallRecord) {
  do { let value = it.caller; let _: INPerson? = value }
  do { let value = INCallRecord.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.callCapability; let _: INCallCapability = value }
  do { let value = it.callDuration; let _: Double? = value }
  do { let value = it.callRecordType; let _: INCallRecordType = value }
  do { let value = it.dateCreated; let _: Date? = value }
  do { let value = it.identifier; let _: String = value }
  do { let value = it.numberOfCalls; let _: Int? = value }
  do { let value = it.participants; let _: [INPerson]? = value }
  do { let value = it.unseen; let _: Bool? = value }
}

private func read(_ it: INCallRecordFilter) {
  do { let value = INCallRecordFilter.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.callCapability; let _: INCallCapability = value }
  do { let value = it.callTypes; let _: INCallRecordTypeOptions = value }
  do { let value = it.participants; let _: [INPerson]? = value }
}

private func read(_ it: INCallRecordTypeOptions) {
  do { let value = it.rawValue; let _: UInt = value }
  do { let value = INCallRecordTypeOptions.inProgress; let _: INCallRecordTypeOptions = value }
  do { let value = INCallRecordTypeOptions.latest; let _: INCallRecordTypeOptions = value }
  do { let value = INCallRecordTypeOptions.missed; let _: INCallRecordTypeOptions = value }
  do { let value = INCallRecordTypeOptions.onHold; let _: INCallRecordTypeOptions = value }
  do { let value = INCallRecordTypeOptions.outgoing; let _: INCallRecordTypeOptions = value }
  do { let value = INCallRecordTypeOptions.received; let _: INCallRecordTypeOptions = value }
  do { let value = INCallRecordTypeOptions.ringing; let _: INCallRecordTypeOptions = value }
  do { let value = INCallRecordTypeOptions.voicemail; let _: INCallRecordTypeOptions = value }
}

private func read(_ it: INCancelRideIntent) {
  do { let value = it.rideIdentifier; let _: String = value }
}

private func read(_ it: INCancelRideIntentResponse) {
  do { let value = it.cancellationFee; let _: INCurrencyAmount? = value }
  do { let value = it.cancellationFeeThreshold; let _: DateComponents? = value }
  do { let value = it.code; let _: INCancelRideIntentResponseCode = value }
}

private func read(_ it: INCancelWorkoutIntent) {
  do { let value = it.workoutName; let _: INSpeakableString? = value }
}

private func read(_ it: INCancelWorkoutIntentResponse) {
  do { let value = it.code; let _: INCancelWorkoutIntentResponseCode = value }
}

private func read(_ it: INCurrencyAmount) {
  do { let value = it.amount; let _: NSDecimalNumber? = value }
  do { let value = INCurrencyAmount.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.currencyCode; let _: String? = value }
}

private func read(_ it: INDateComponentsRange) {
  do { let value = it.recurrenceRule; let _: INRecurrenceRule? = value }
  do { let value = INDateComponentsRange.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.endDateComponents; let _: DateComponents? = value }
  do { let value = it.startDateComponents; let _: DateComponents? = value }
}

private func read(_ it: INDayOfWeekOptions) {
  do { let value = it.rawValue; let _: UInt = value }
  do { let value = INDayOfWeekOptions.friday; let _: INDayOfWeekOptions = value }
  do { let value = INDayOfWeekOptions.monday; let _: INDayOfWeekOptions = value }
  do { let value = INDayOfWeekOptions.saturday; let _: INDayOfWeekOptions = value }
  do { let value = INDayOfWeekOptions.sunday; let _: INDayOfWeekOptions = value }
  do { let value = INDayOfWeekOptions.thursday; let _: INDayOfWeekOptions = value }
  do { let value = INDayOfWeekOptions.tuesday; let _: INDayOfWeekOptions = value }
  do { let value = INDayOfWeekOptions.wednesday; let _: INDayOfWeekOptions = value }
}

private func read(_ it: INEditMessageIntent) {
  do { let value = it.editedContent; let _: String? = value }
  do { let value = it.messageIdentifier; let _: String? = value }
}

private func read(_ it: INEditMessageIntentResponse) {
  do { let value = it.code; let _: INEditMessageIntentResponseCode = value }
}

private func read(_ it: INEndWorkoutIntent) {
  do { let value = it.workoutName; let _: INSpeakableString? = value }
}

private func read(_ it: INEndWorkoutIntentResponse) {
  do { let value = it.code; let _: INEndWorkoutIntentResponseCode = value }
}

private func read(_ it: INFile) {
  do { let value = INFile.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.data; let _: Data = value }
  do { let value = it.fileURL; let _: URL? = value }
  do { let value = it.filename; let _: String = value }
  do { let value = it.removedOnCompletion; let _: Bool = value }
  do { let value = it.typeIdentifier; let _: String? = value }
}

private func read(_ it: INFocusStatus) {
  do { let value = INFocusStatus.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.isFocused; let _: Bool? = value }
}

private func read(_ it: INFocusStatusCenter) {
  do { let value = INFocusStatusCenter.`default`; let _: INFocusStatusCenter = value }
  do { let value = it.authorizationStatus; let _: INFocusStatusAuthorizationStatus = value }
  do { let value = it.focusStatus; let _: INFocusStatus = value }
}

private func read(_ it: INGetRideStatusIntentResponse) {
  do { let value = it.rideStatus; let _: INRideStatus? = value }
  do { let value = it.code; let _: INGetRideStatusIntentResponseCode = value }
}

private func read(_ it: INGetVisualCodeIntent) {
  do { let value = it.visualCodeType; let _: INVisualCodeType = value }
}

private func read(_ it: INGetVisualCodeIntentResponse) {
  do { let value = it.visualCodeImage; let _: INImage? = value }
  do { let value = it.code; let _: INGetVisualCodeIntentResponseCode = value }
}

private func read(_ it: INHangUpCallIntent) {
  do { let value = it.callIdentifier; let _: String? = value }
}

private func read(_ it: INHangUpCallIntentResponse) {
  do { let value = it.code; let _: INHangUpCallIntentResponseCode = value }
}

private func read(_ it: INImage) {
  do { let value = INImage.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
}

private func read(_ it: INIntent) {
  do { let value = it.donationMetadata; let _: INIntentDonationMetadata? = value }
  do { let value = INIntent.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.identifier; let _: String? = value }
  do { let value = it.intentDescription; let _: String? = value }
  do { let value = it.shortcutAvailability; let _: INShortcutAvailabilityOptions = value }
  do { let value = it.suggestedInvocationPhrase; let _: String? = value }
}

private func read(_ it: INIntentDonationMetadata) {
  do { let value = INIntentDonationMetadata.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
}

private func read(_ it: INIntentError) {
  do { let value = it.code; let _: INIntentError.Code = value }
  do { let value = INIntentError.decodingGeneric; let _: INIntentError.Code = value }
  do { let value = INIntentError.deletingAllInteractions; let _: INIntentError.Code = value }
  do { let value = INIntentError.deletingInteractionWithGroupIdentifier; let _: INIntentError.Code = value }
  do { let value = INIntentError.deletingInteractionWithIdentifiers; let _: INIntentError.Code = value }
  do { let value = INIntentError.donatingInteraction; let _: INIntentError.Code = value }
  do { let value = INIntentError.encodingFailed; let _: INIntentError.Code = value }
  do { let value = INIntentError.encodingGeneric; let _: INIntentError.Code = value }
  do { let value = INIntentError.errorDomain; let _: String = value }
  do { let value = INIntentError.extensionBringUpFailed; let _: INIntentError.Code = value }
  do { let value = INIntentError.extensionLaunchingTimeout; let _: INIntentError.Code = value }
  do { let value = INIntentError.imageGeneric; let _: INIntentError.Code = value }
  do { let value = INIntentError.imageLoadingFailed; let _: INIntentError.Code = value }
  do { let value = INIntentError.imageNoServiceAvailable; let _: INIntentError.Code = value }
  do { let value = INIntentError.imageProxyInvalid; let _: INIntentError.Code = value }
  do { let value = INIntentError.imageProxyLoop; let _: INIntentError.Code = value }
  do { let value = INIntentError.imageProxyTimeout; let _: INIntentError.Code = value }
  do { let value = INIntentError.imageRetrievalFailed; let _: INIntentError.Code = value }
  do { let value = INIntentError.imageScalingFailed; let _: INIntentError.Code = value }
  do { let value = INIntentError.imageServiceFailure; let _: INIntentError.Code = value }
  do { let value = INIntentError.imageStorageFailed; let _: INIntentError.Code = value }
  do { let value = INIntentError.intentSupportedByMultipleExtension; let _: INIntentError.Code = value }
  do { let value = INIntentError.interactionOperationNotSupported; let _: INIntentError.Code = value }
  do { let value = INIntentError.invalidIntentName; let _: INIntentError.Code = value }
  do { let value = INIntentError.invalidUserVocabularyFileLocation; let _: INIntentError.Code = value }
  do { let value = INIntentError.missingInformation; let _: INIntentError.Code = value }
  do { let value = INIntentError.noAppAvailable; let _: INIntentError.Code = value }
  do { let value = INIntentError.noAppIntent; let _: INIntentError.Code = value }
  do { let value = INIntentError.noHandlerProvidedForIntent; let _: INIntentError.Code = value }
  do { let value = INIntentError.permissionDenied; let _: INIntentError.Code = value }
  do { let value = INIntentError.requestTimedOut; let _: INIntentError.Code = value }
  do { let value = INIntentError.restrictedIntentsNotSupportedByExtension; let _: INIntentError.Code = value }
  do { let value = INIntentError.unableToCreateAppIntentRepresentation; let _: INIntentError.Code = value }
  do { let value = INIntentError.voiceShortcutCreationFailed; let _: INIntentError.Code = value }
  do { let value = INIntentError.voiceShortcutDeleteFailed; let _: INIntentError.Code = value }
  do { let value = INIntentError.voiceShortcutGetFailed; let _: INIntentError.Code = value }
  do { let value = it.errorCode; let _: Int = value }
}

private func read(_ it: INIntentResolutionResult) {
  do { let value = it.description; let _: String = value }
}

private func read(_ it: INIntentResponse) {
  do { let value = it.userActivity; let _: NSUserActivity? = value }
  do { let value = INIntentResponse.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
}

private func read(_ it: INInteraction) {
  do { let value = it.intent; let _: INIntent = value }
  do { let value = it.intentResponse; let _: INIntentResponse? = value }
  do { let value = INInteraction.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.dateInterval; let _: DateInterval? = value }
  do { let value = it.direction; let _: INInteractionDirection = value }
  do { let value = it.groupIdentifier; let _: String? = value }
  do { let value = it.identifier; let _: String = value }
  do { let value = it.intentHandlingStatus; let _: INIntentHandlingStatus = value }
}

private func read(_ it: INListRideOptionsIntent) {
  do { let value = it.dropOffLocation; let _: CLPlacemark? = value }
  do { let value = it.pickupLocation; let _: CLPlacemark? = value }
}

private func read(_ it: INListRideOptionsIntentResponse) {
  do { let value = it.code; let _: INListRideOptionsIntentResponseCode = value }
  do { let value = it.expirationDate; let _: Date? = value }
  do { let value = it.paymentMethods; let _: [INPaymentMethod]? = value }
  do { let value = it.rideOptions; let _: [INRideOption]? = value }
}

private func read(_ it: INMessage) {
  do { let value = it.groupName; let _: INSpeakableString? = value }
  do { let value = it.linkMetadata; let _: INMessageLinkMetadata? = value }
  do { let value = it.numberOfAttachments; let _: NSNumber? = value }
  do { let value = it.reaction; let _: INMessageReaction? = value }
  do { let value = it.sender; let _: INPerson? = value }
  do { let value = it.sticker; let _: INSticker? = value }
  do { let value = INMessage.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.attachmentFiles; let _: [INFile]? = value }
  do { let value = it.content; let _: String? = value }
  do { let value = it.conversationIdentifier; let _: String? = value }
  do { let value = it.dateSent; let _: Date? = value }
  do { let value = it.identifier; let _: String = value }
  do { let value = it.messageType; let _: INMessageType = value }
  do { let value = it.recipients; let _: [INPerson]? = value }
  do { let value = it.serviceName; let _: String? = value }
  do { let value = it.audioMessageFile; let _: INFile? = value }
}

private func read(_ it: INMessageAttributeOptions) {
  do { let value = it.rawValue; let _: UInt = value }
  do { let value = INMessageAttributeOptions.flagged; let _: INMessageAttributeOptions = value }
  do { let value = INMessageAttributeOptions.played; let _: INMessageAttributeOptions = value }
  do { let value = INMessageAttributeOptions.read; let _: INMessageAttributeOptions = value }
  do { let value = INMessageAttributeOptions.unflagged; let _: INMessageAttributeOptions = value }
  do { let value = INMessageAttributeOptions.unread; let _: INMessageAttributeOptions = value }
}

private func read(_ it: INMessageLinkMetadata) {
  do { let value = INMessageLinkMetadata.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.linkURL; let _: URL? = value }
  do { let value = it.openGraphType; let _: String? = value }
  do { let value = it.siteName; let _: String? = value }
  do { let value = it.summary; let _: String? = value }
  do { let value = it.title; let _: String? = value }
}

private func read(_ it: INMessageReaction) {
  do { let value = INMessageReaction.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.emoji; let _: String? = value }
  do { let value = it.reactionDescription; let _: String? = value }
  do { let value = it.reactionType; let _: INMessageReactionType = value }
}

private func read(_ it: INObject) {
  do { let value = INObject.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.displayImage; let _: INImage? = value }
  do { let value = it.displayString; let _: String = value }
  do { let value = it.identifier; let _: String? = value }
  do { let value = it.pronunciationHint; let _: String? = value }
  do { let value = it.subtitleString; let _: String? = value }
  do { let value = it.alternativeSpeakableMatches; let _: [any INSpeakable]? = value }
  do { let value = it.spokenPhrase; let _: String = value }
  do { let value = it.vocabularyIdentifier; let _: String? = value }
}

private func read<ObjectType>(_ it: INObjectCollection<ObjectType>) where ObjectType : AnyObject {
  do { let value = INObjectCollection<ObjectType>.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.allItems; let _: [ObjectType] = value }
  do { let value = it.sections; let _: [INObjectSection<ObjectType>] = value }
  do { let value = it.usesIndexedCollation; let _: Bool = value }
}

private func read<ObjectType>(_ it: INObjectSection<ObjectType>) where ObjectType : AnyObject {
  do { let value = INObjectSection<ObjectType>.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.items; let _: [ObjectType] = value }
  do { let value = it.title; let _: String? = value }
}

private func read(_ it: INParameter) {
  do { let value = INParameter.supportsSecureCoding; let _: Bool = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.parameterClass; let _: AnyClass = value }
  do { let value = it.parameterKeyPath; let _: String = value }
}

private func read(_ it: INPauseWorkoutIntent) {
  do { let value = it.workoutName; let _: INSpeakableString? = value }
}

private func read(_ it: INPauseWorkoutIntentResponse) {
  do { let value = it.code; let _: INPauseWorkoutIntentResponseCode = value }
}

private func read(_ it: INPayBillIntent) {
  do { let value = it.billPayee; let _: INBillPayee? = value }
  do { let value = it.dueDate; let _: INDateComponentsRange? = value }
  do { let value = it.fromAccount; let _: INPaymentAccount? = value }
  do { let value = it.transactionAmount; let _: INPaymentAmount? = value }
  do { let value = it.transactionScheduledDate; let _: INDateComponentsRange? = value }
  do { let value = it.billType; let _: INBillType = value }
  do { let value = it.transactionNote; let _: String? = value }
}

private func read(_ it: INPayBillIntentResponse) {
  do { let value = it.billDetails; let _: INBillDetails? = value }
  do { let value = it.fromAccount; let _: INPaymentAccount? = value }
  do { let value = it.transactionAmount; let _: INPaymentAmount? = value }
  do { let value = it.transactionScheduledDate; let _: INDateComponentsRange? = value }
  do { let value = it.code; let _: INPayBillIntentResponseCode = value }
  do { let value = it.transactionNote; let _: String? = value }
}

private func read(_ it: INPaymentAccount) {
  do { let value = it.balance; let _: INBalanceAmount? = value }
  do { let value = it.nickname; let _: INSpeakableString? = value }
  do { let value = it.organizationName; let _: INSpeakableString? = value }
  do { let value = it.secondaryBalance; let _: INBalanceAmount? = value }
  do { let value = INPaymentAccount.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.accountNumber; let _: String? = value }
  do { let value = it.accountType; let _: INAccountType = value }
}

private func read(_ it: INPaymentAmount) {
  do { let value = it.amount; let _: INCurrencyAmount? = value }
  do { let value = INPaymentAmount.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.amountType; let _: INAmountType = value }
}

private func read(_ it: INPaymentMethod) {
  do { let value = it.icon; let _: INImage? = value }
  do { let value = INPaymentMethod.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.identificationHint; let _: String? = value }
  do { let value = it.name; let _: String? = value }
  do { let value = it.type; let _: INPaymentMethodType = value }
}

private func read(_ it: INPaymentRecord) {
  do { let value = it.currencyAmount; let _: INCurrencyAmount? = value }
  do { let value = it.feeAmount; let _: INCurrencyAmount? = value }
  do { let value = it.payee; let _: INPerson? = value }
  do { let value = it.payer; let _: INPerson? = value }
  do { let value = it.paymentMethod; let _: INPaymentMethod? = value }
  do { let value = INPaymentRecord.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.note; let _: String? = value }
  do { let value = it.status; let _: INPaymentStatus = value }
}

private func read(_ it: INPerson) {
  do { let value = it.image; let _: INImage? = value }
  do { let value = it.personHandle; let _: INPersonHandle? = value }
  do { let value = INPerson.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.aliases; let _: [INPersonHandle]? = value }
  do { let value = it.contactIdentifier; let _: String? = value }
  do { let value = it.customIdentifier; let _: String? = value }
  do { let value = it.isContactSuggestion; let _: Bool = value }
  do { let value = it.isMe; let _: Bool = value }
  do { let value = it.nameComponents; let _: PersonNameComponents? = value }
  do { let value = it.relationship; let _: INPersonRelationship? = value }
  do { let value = it.siriMatches; let _: [INPerson]? = value }
  do { let value = it.suggestionType; let _: INPersonSuggestionType = value }
  do { let value = it.alternativeSpeakableMatches; let _: [any INSpeakable]? = value }
  do { let value = it.displayName; let _: String = value }
  do { let value = it.handle; let _: String? = value }
  do { let value = it.pronunciationHint; let _: String? = value }
  do { let value = it.spokenPhrase; let _: String = value }
  do { let value = it.vocabularyIdentifier; let _: String? = value }
}

private func read(_ it: INPersonHandle) {
  do { let value = INPersonHandle.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.label; let _: INPersonHandleLabel? = value }
  do { let value = it.type; let _: INPersonHandleType = value }
  do { let value = it.value; let _: String? = value }
}

private func read(_ it: INPersonHandleLabel) {
  do { let value = it.rawValue; let _: String = value }
  do { let value = INPersonHandleLabel.home; let _: INPersonHandleLabel = value }
  do { let value = INPersonHandleLabel.homeFax; let _: INPersonHandleLabel = value }
  do { let value = INPersonHandleLabel.iPhone; let _: INPersonHandleLabel = value }
  do { let value = INPersonHandleLabel.main; let _: INPersonHandleLabel = value }
  do { let value = INPersonHandleLabel.mobile; let _: INPersonHandleLabel = value }
  do { let value = INPersonHandleLabel.other; let _: INPersonHandleLabel = value }
  do { let value = INPersonHandleLabel.pager; let _: INPersonHandleLabel = value }
  do { let value = INPersonHandleLabel.school; let _: INPersonHandleLabel = value }
  do { let value = INPersonHandleLabel.work; let _: INPersonHandleLabel = value }
  do { let value = INPersonHandleLabel.workFax; let _: INPersonHandleLabel = value }
}

private func read(_ it: INPersonRelationship) {
  do { let value = it.rawValue; let _: String = value }
  do { let value = INPersonRelationship.assistant; let _: INPersonRelationship = value }
  do { let value = INPersonRelationship.brother; let _: INPersonRelationship = value }
  do { let value = INPersonRelationship.child; let _: INPersonRelationship = value }
  do { let value = INPersonRelationship.daughter; let _: INPersonRelationship = value }
  do { let value = INPersonRelationship.father; let _: INPersonRelationship = value }
  do { let value = INPersonRelationship.friend; let _: INPersonRelationship = value }
  do { let value = INPersonRelationship.manager; let _: INPersonRelationship = value }
  do { let value = INPersonRelationship.mother; let _: INPersonRelationship = value }
  do { let value = INPersonRelationship.parent; let _: INPersonRelationship = value }
  do { let value = INPersonRelationship.partner; let _: INPersonRelationship = value }
  do { let value = INPersonRelationship.sister; let _: INPersonRelationship = value }
  do { let value = INPersonRelationship.son; let _: INPersonRelationship = value }
  do { let value = INPersonRelationship.spouse; let _: INPersonRelationship = value }
}

private func read(_ it: INPriceRange) {
  do { let value = INPriceRange.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.currencyCode; let _: String = value }
  do { let value = it.maximumPrice; let _: NSDecimalNumber? = value }
  do { let value = it.minimumPrice; let _: NSDecimalNumber? = value }
}

private func read(_ it: INRecurrenceRule) {
  do { let value = INRecurrenceRule.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.frequency; let _: INRecurrenceFrequency = value }
  do { let value = it.interval; let _: Int = value }
  do { let value = it.weeklyRecurrenceDays; let _: INDayOfWeekOptions = value }
}

private func read(_ it: INRequestPaymentIntent) {
  do { let value = it.currencyAmount; let _: INCurrencyAmount? = value }
  do { let value = it.payer; let _: INPerson? = value }
  do { let value = it.note; let _: String? = value }
}

private func read(_ it: INRequestPaymentIntentResponse) {
  do { let value = it.paymentRecord; let _: INPaymentRecord? = value }
  do { let value = it.code; let _: INRequestPaymentIntentResponseCode = value }
}

private func read(_ it: INRequestRideIntent) {
  do { let value = it.dropOffLocation; let _: CLPlacemark? = value }
  do { let value = it.paymentMethod; let _: INPaymentMethod? = value }
  do { let value = it.pickupLocation; let _: CLPlacemark? = value }
  do { let value = it.rideOptionName; let _: INSpeakableString? = value }
  do { let value = it.scheduledPickupTime; let _: INDateComponentsRange? = value }
  do { let value = it.partySize; let _: Int? = value }
  do { let value = it.pickupTime; let _: INDateComponentsRange? = value }
}

private func read(_ it: INRequestRideIntentResponse) {
  do { let value = it.rideStatus; let _: INRideStatus? = value }
  do { let value = it.code; let _: INRequestRideIntentResponseCode = value }
}

private func read(_ it: INResumeWorkoutIntent) {
  do { let value = it.workoutName; let _: INSpeakableString? = value }
}

private func read(_ it: INResumeWorkoutIntentResponse) {
  do { let value = it.code; let _: INResumeWorkoutIntentResponseCode = value }
}

private func read(_ it: INRideCompletionStatus) {
  do { let value = it.completionUserActivity; let _: NSUserActivity? = value }
  do { let value = INRideCompletionStatus.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.defaultTippingOptions; let _: Set<INCurrencyAmount>? = value }
  do { let value = it.feedbackType; let _: INRideFeedbackTypeOptions = value }
  do { let value = it.isCanceled; let _: Bool = value }
  do { let value = it.isCompleted; let _: Bool = value }
  do { let value = it.isMissedPickup; let _: Bool = value }
  do { let value = it.isOutstanding; let _: Bool = value }
  do { let value = it.paymentAmount; let _: INCurrencyAmount? = value }
}

private func read(_ it: INRideDriver) {
  do { let value = it.phoneNumber; let _: String? = value }
  do { let value = it.rating; let _: String? = value }
}

private func read(_ it: INRideFareLineItem) {
  do { let value = INRideFareLineItem.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.currencyCode; let _: String? = value }
  do { let value = it.price; let _: NSDecimalNumber? = value }
  do { let value = it.title; let _: String? = value }
}

private func read(_ it: INRideFeedbackTypeOptions) {
  do { let value = it.rawValue; let _: UInt = value }
  do { let value = INRideFeedbackTypeOptions.rate; let _: INRideFeedbackTypeOptions = value }
  do { let value = INRideFeedbackTypeOptions.tip; let _: INRideFeedbackTypeOptions = value }
}

private func read(_ it: INRideOption) {
  do { let value = it.usesMeteredFare; _ = value }
  do { let value = it.priceRange; let _: INPriceRange? = value }
  do { let value = it.specialPricingBadgeImage; let _: INImage? = value }
  do { let value = it.userActivityForBookingInApplication; let _: NSUserActivity? = value }
  do { let value = INRideOption.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.availablePartySizeOptions; let _: [INRidePartySizeOption]? = value }
  do { let value = it.availablePartySizeOptionsSelectionPrompt; let _: String? = value }
  do { let value = it.disclaimerMessage; let _: String? = value }
  do { let value = it.estimatedPickupDate; let _: Date = value }
  do { let value = it.fareLineItems; let _: [INRideFareLineItem]? = value }
  do { let value = it.identifier; let _: String? = value }
  do { let value = it.name; let _: String = value }
  do { let value = it.specialPricing; let _: String? = value }
}

private func read(_ it: INRidePartySizeOption) {
  do { let value = INRidePartySizeOption.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.partySizeRange; let _: NSRange = value }
  do { let value = it.priceRange; let _: INPriceRange? = value }
  do { let value = it.sizeDescription; let _: String = value }
}

private func read(_ it: INRideStatus) {
  do { let value = it.completionStatus; let _: INRideCompletionStatus? = value }
  do { let value = it.driver; let _: INRideDriver? = value }
  do { let value = it.dropOffLocation; let _: CLPlacemark? = value }
  do { let value = it.pickupLocation; let _: CLPlacemark? = value }
  do { let value = it.rideOption; let _: INRideOption? = value }
  do { let value = it.scheduledPickupTime; let _: INDateComponentsRange? = value }
  do { let value = it.userActivityForCancelingInApplication; let _: NSUserActivity? = value }
  do { let value = it.vehicle; let _: INRideVehicle? = value }
  do { let value = INRideStatus.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.additionalActionActivities; let _: [NSUserActivity]? = value }
  do { let value = it.estimatedDropOffDate; let _: Date? = value }
  do { let value = it.estimatedPickupDate; let _: Date? = value }
  do { let value = it.estimatedPickupEndDate; let _: Date? = value }
  do { let value = it.phase; let _: INRidePhase = value }
  do { let value = it.rideIdentifier; let _: String? = value }
  do { let value = it.waypoints; let _: [CLPlacemark]? = value }
}

private func read(_ it: INRideVehicle) {
  do { let value = it.location; let _: CLLocation? = value }
  do { let value = it.mapAnnotationImage; let _: INImage? = value }
  do { let value = INRideVehicle.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.manufacturer; let _: String? = value }
  do { let value = it.model; let _: String? = value }
  do { let value = it.registrationPlate; let _: String? = value }
}

private func read(_ it: INSearchCallHistoryIntent) {
  do { let value = it.dateCreated; let _: INDateComponentsRange? = value }
  do { let value = it.recipient; let _: INPerson? = value }
  do { let value = it.callCapabilities; let _: INCallCapabilityOptions = value }
  do { let value = it.callTypes; let _: INCallRecordTypeOptions = value }
  do { let value = it.unseen; let _: Bool? = value }
  do { let value = it.callType; let _: INCallRecordType = value }
}

private func read(_ it: INSearchCallHistoryIntentResponse) {
  do { let value = it.callRecords; let _: [INCallRecord]? = value }
  do { let value = it.code; let _: INSearchCallHistoryIntentResponseCode = value }
}

private func read(_ it: INSearchForAccountsIntent) {
  do { let value = it.accountNickname; let _: INSpeakableString? = value }
  do { let value = it.organizationName; let _: INSpeakableString? = value }
  do { let value = it.accountType; let _: INAccountType = value }
  do { let value = it.requestedBalanceType; let _: INBalanceType = value }
}

private func read(_ it: INSearchForAccountsIntentResponse) {
  do { let value = it.accounts; let _: [INPaymentAccount]? = value }
  do { let value = it.code; let _: INSearchForAccountsIntentResponseCode = value }
}

private func read(_ it: INSearchForBillsIntent) {
  do { let value = it.billPayee; let _: INBillPayee? = value }
  do { let value = it.dueDateRange; let _: INDateComponentsRange? = value }
  do { let value = it.paymentDateRange; let _: INDateComponentsRange? = value }
  do { let value = it.billType; let _: INBillType = value }
  do { let value = it.status; let _: INPaymentStatus = value }
}

private func read(_ it: INSearchForBillsIntentResponse) {
  do { let value = it.bills; let _: [INBillDetails]? = value }
  do { let value = it.code; let _: INSearchForBillsIntentResponseCode = value }
}

private func read(_ it: INSearchForMessagesIntent) {
  do { let value = it.dateTimeRange; let _: INDateComponentsRange? = value }
  do { let value = it.attributes; let _: INMessageAttributeOptions = value }
  do { let value = it.conversationIdentifiers; let _: [String]? = value }
  do { let value = it.conversationIdentifiersOperator; let _: INConditionalOperator = value }
  do { let value = it.identifiers; let _: [String]? = value }
  do { let value = it.identifiersOperator; let _: INConditionalOperator = value }
  do { let value = it.notificationIdentifiers; let _: [String]? = value }
  do { let value = it.notificationIdentifiersOperator; let _: INConditionalOperator = value }
  do { let value = it.recipients; let _: [INPerson]? = value }
  do { let value = it.recipientsOperator; let _: INConditionalOperator = value }
  do { let value = it.searchTerms; let _: [String]? = value }
  do { let value = it.searchTermsOperator; let _: INConditionalOperator = value }
  do { let value = it.senders; let _: [INPerson]? = value }
  do { let value = it.sendersOperator; let _: INConditionalOperator = value }
  do { let value = it.speakableGroupNames; let _: [INSpeakableString]? = value }
  do { let value = it.speakableGroupNamesOperator; let _: INConditionalOperator = value }
  do { let value = it.groupNames; let _: [String]? = value }
  do { let value = it.groupNamesOperator; let _: INConditionalOperator = value }
}

private func read(_ it: INSearchForMessagesIntentResponse) {
  do { let value = it.code; let _: INSearchForMessagesIntentResponseCode = value }
  do { let value = it.messages; let _: [INMessage]? = value }
}

private func read(_ it: INSendMessageAttachment) {
  do { let value = it.audioMessageFile; let _: INFile? = value }
  do { let value = INSendMessageAttachment.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
}

private func read(_ it: INSendMessageIntent) {
  do { let value = it.sender; let _: INPerson? = value }
  do { let value = it.speakableGroupName; let _: INSpeakableString? = value }
  do { let value = it.attachments; let _: [INSendMessageAttachment]? = value }
  do { let value = it.content; let _: String? = value }
  do { let value = it.conversationIdentifier; let _: String? = value }
  do { let value = it.outgoingMessageType; let _: INOutgoingMessageType = value }
  do { let value = it.recipients; let _: [INPerson]? = value }
  do { let value = it.serviceName; let _: String? = value }
  do { let value = it.groupName; let _: String? = value }
}

private func read(_ it: INSendMessageIntentDonationMetadata) {
  do { let value = it.isReplyToCurrentUser; let _: Bool = value }
  do { let value = it.mentionsCurrentUser; let _: Bool = value }
  do { let value = it.notifyRecipientAnyway; let _: Bool = value }
  do { let value = it.recipientCount; let _: Int = value }
}

private func read(_ it: INSendMessageIntentResponse) {
  do { let value = it.sentMessage; let _: INMessage? = value }
  do { let value = it.code; let _: INSendMessageIntentResponseCode = value }
  do { let value = it.sentMessages; let _: [INMessage]? = value }
}

private func read(_ it: INSendPaymentIntent) {
  do { let value = it.currencyAmount; let _: INCurrencyAmount? = value }
  do { let value = it.payee; let _: INPerson? = value }
  do { let value = it.note; let _: String? = value }
}

private func read(_ it: INSendPaymentIntentResponse) {
  do { let value = it.paymentRecord; let _: INPaymentRecord? = value }
  do { let value = it.code; let _: INSendPaymentIntentResponseCode = value }
}

private func read(_ it: INSendRideFeedbackIntent) {
  do { let value = it.rating; let _: NSNumber? = value }
  do { let value = it.tip; let _: INCurrencyAmount? = value }
  do { let value = it.rideIdentifier; let _: String = value }
}

private func read(_ it: INSendRideFeedbackIntentResponse) {
  do { let value = it.code; let _: INSendRideFeedbackIntentResponseCode = value }
}

private func read(_ it: INSetMessageAttributeIntent) {
  do { let value = it.attribute; let _: INMessageAttribute = value }
  do { let value = it.identifiers; let _: [String]? = value }
}

private func read(_ it: INSetMessageAttributeIntentResponse) {
  do { let value = it.code; let _: INSetMessageAttributeIntentResponseCode = value }
}

private func read(_ it: INShareFocusStatusIntent) {
  do { let value = it.focusStatus; let _: INFocusStatus? = value }
}

private func read(_ it: INShareFocusStatusIntentResponse) {
  do { let value = it.code; let _: INShareFocusStatusIntentResponseCode = value }
}

private func read(_ it: INShortcut) {
  do { let value = it.intent; let _: INIntent? = value }
  do { let value = it.userActivity; let _: NSUserActivity? = value }
}

private func read(_ it: INShortcutAvailabilityOptions) {
  do { let value = it.rawValue; let _: UInt = value }
  do { let value = INShortcutAvailabilityOptions.sleepJournaling; let _: INShortcutAvailabilityOptions = value }
  do { let value = INShortcutAvailabilityOptions.sleepMindfulness; let _: INShortcutAvailabilityOptions = value }
  do { let value = INShortcutAvailabilityOptions.sleepMusic; let _: INShortcutAvailabilityOptions = value }
  do { let value = INShortcutAvailabilityOptions.sleepPodcasts; let _: INShortcutAvailabilityOptions = value }
  do { let value = INShortcutAvailabilityOptions.sleepReading; let _: INShortcutAvailabilityOptions = value }
  do { let value = INShortcutAvailabilityOptions.sleepWrapUpYourDay; let _: INShortcutAvailabilityOptions = value }
  do { let value = INShortcutAvailabilityOptions.sleepYogaAndStretching; let _: INShortcutAvailabilityOptions = value }
}

private func read(_ it: INSpeakable) {
  do { let value = it.alternativeSpeakableMatches; let _: [any INSpeakable]? = value }
  do { let value = it.identifier; let _: String? = value }
  do { let value = it.pronunciationHint; let _: String? = value }
  do { let value = it.spokenPhrase; let _: String = value }
  do { let value = it.vocabularyIdentifier; let _: String? = value }
}

private func read(_ it: INSpeakableString) {
  do { let value = INSpeakableString.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.pronunciationHint; let _: String? = value }
  do { let value = it.spokenPhrase; let _: String = value }
  do { let value = it.vocabularyIdentifier; let _: String? = value }
  do { let value = it.alternativeSpeakableMatches; let _: [any INSpeakable]? = value }
}

private func read(_ it: INStartAudioCallIntent) {
  do { let value = it.contacts; let _: [INPerson]? = value }
  do { let value = it.destinationType; let _: INCallDestinationType = value }
}

private func read(_ it: INStartAudioCallIntentResponse) {
  do { let value = it.code; let _: INStartAudioCallIntentResponseCode = value }
}

private func read(_ it: INStartCallIntent) {
  do { let value = it.callRecordFilter; let _: INCallRecordFilter? = value }
  do { let value = it.callRecordToCallBack; let _: INCallRecord? = value }
  do { let value = it.audioRoute; let _: INCallAudioRoute = value }
  do { let value = it.callCapability; let _: INCallCapability = value }
  do { let value = it.contacts; let _: [INPerson]? = value }
  do { let value = it.destinationType; let _: INCallDestinationType = value }
  do { let value = it.recordTypeForRedialing; let _: INCallRecordType = value }
}

private func read(_ it: INStartCallIntentResponse) {
  do { let value = it.code; let _: INStartCallIntentResponseCode = value }
}

private func read(_ it: INStartVideoCallIntent) {
  do { let value = it.contacts; let _: [INPerson]? = value }
}

private func read(_ it: INStartVideoCallIntentResponse) {
  do { let value = it.code; let _: INStartVideoCallIntentResponseCode = value }
}

private func read(_ it: INStartWorkoutIntent) {
  do { let value = it.workoutName; let _: INSpeakableString? = value }
  do { let value = it.goalValue; let _: Double? = value }
  do { let value = it.isOpenEnded; let _: Bool? = value }
  do { let value = it.workoutGoalUnitType; let _: INWorkoutGoalUnitType = value }
  do { let value = it.workoutLocationType; let _: INWorkoutLocationType = value }
}

private func read(_ it: INStartWorkoutIntentResponse) {
  do { let value = it.code; let _: INStartWorkoutIntentResponseCode = value }
}

private func read(_ it: INSticker) {
  do { let value = INSticker.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.emoji; let _: String? = value }
  do { let value = it.type; let _: INStickerType = value }
}

private func read(_ it: INTransferMoneyIntent) {
  do { let value = it.fromAccount; let _: INPaymentAccount? = value }
  do { let value = it.toAccount; let _: INPaymentAccount? = value }
  do { let value = it.transactionAmount; let _: INPaymentAmount? = value }
  do { let value = it.transactionScheduledDate; let _: INDateComponentsRange? = value }
  do { let value = it.transactionNote; let _: String? = value }
}

private func read(_ it: INTransferMoneyIntentResponse) {
  do { let value = it.fromAccount; let _: INPaymentAccount? = value }
  do { let value = it.toAccount; let _: INPaymentAccount? = value }
  do { let value = it.transactionAmount; let _: INPaymentAmount? = value }
  do { let value = it.transactionScheduledDate; let _: INDateComponentsRange? = value }
  do { let value = it.transferFee; let _: INCurrencyAmount? = value }
  do { let value = it.code; let _: INTransferMoneyIntentResponseCode = value }
  do { let value = it.transactionNote; let _: String? = value }
}

private func read(_ it: INUnsendMessagesIntent) {
  do { let value = it.messageIdentifiers; let _: [String]? = value }
}

private func read(_ it: INUnsendMessagesIntentResponse) {
  do { let value = it.code; let _: INUnsendMessagesIntentResponseCode = value }
}

private func read(_ it: INVoiceShortcut) {
  do { let value = INVoiceShortcut.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.identifier; let _: UUID = value }
  do { let value = it.invocationPhrase; let _: String = value }
  do { let value = it.shortcut; let _: INShortcut = value }
}

private func read(_ it: INVoiceShortcutCenter) {
  do { let value = INVoiceShortcutCenter.shared; let _: INVoiceShortcutCenter = value }
}

private func read(_ it: INWorkoutNameIdentifier) {
  do { let value = it.rawValue; let _: String = value }
  do { let value = INWorkoutNameIdentifier.crosstraining; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.cycle; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.dance; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.elliptical; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.exercise; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.highIntensityIntervalTraining; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.hike; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.indoorcycle; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.indoorrun; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.indoorwalk; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.move; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.other; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.rower; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.run; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.sit; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.stairs; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.stand; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.steps; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.swim; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.walk; let _: INWorkoutNameIdentifier = value }
  do { let value = INWorkoutNameIdentifier.yoga; let _: INWorkoutNameIdentifier = value }
}

private func read(_ it: NSExtensionContext) {
  do { let value = it.inputItems; let _: [Any] = value }
  do { let value = it.intent; let _: INIntent? = value }
}

private func read(_ it: NSUserActivity) {
  do { let value = NSUserActivity.supportsSecureCoding; let _: Bool = value }
  do { let value = it.description; let _: String = value }
  do { let value = it.hash; let _: Int = value }
  do { let value = it.activityType; let _: String = value }
  do { let value = it.expirationDate; let _: Date? = value }
  do { let value = it.interaction; let _: INInteraction? = value }
  do { let value = it.isEligibleForHandoff; let _: Bool = value }
  do { let value = it.isEligibleForPrediction; let _: Bool = value }
  do { let value = it.isEligibleForPublicIndexing; let _: Bool = value }
  do { let value = it.isEligibleForSearch; let _: Bool = value }
  do { let value = it.keywords; let _: Set<String> = value }
  do { let value = it.needsSave; let _: Bool = value }
  do { let value = it.persistentIdentifier; let _: NSUserActivityPersistentIdentifier? = value }
  do { let value = it.referrerURL; let _: URL? = value }
  do { let value = it.requiredUserInfoKeys; let _: Set<String>? = value }
  do { let value = it.shortcutAvailability; let _: INShortcutAvailabilityOptions = value }
  do { let value = it.suggestedInvocationPhrase; let _: String? = value }
  do { let value = it.supportsContinuationStreams; let _: Bool = value }
  do { let value = it.targetContentIdentifier; let _: String? = value }
  do { let value = it.title; let _: String? = value }
  do { let value = it.userInfo; let _: [AnyHashable : Any]? = value }
  do { let value = it.webpageURL; let _: URL? = value }
  do { let value = it.delegate; let _: (any NSUserActivityDelegate)? = value }
}

private func read(_ it: PersonNameComponentsFormatter) {
  do { let value = it.isPhonetic; let _: Bool = value }
  do { let value = it.style; let _: PersonNameComponentsFormatter.Style = value }
}

private func read(_ it: PersonNameComponentsFormatter.Options) {
  do { let value = it.rawValue; let _: UInt = value }
  do { let value = PersonNameComponentsFormatter.Options.phonetic; let _: PersonNameComponentsFormatter.Options = value }
}
