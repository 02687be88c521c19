// Before iOS 11 a search was for one kind of call, and destinations had longer names.

extension INSearchCallHistoryIntent {
  /// The first of the kinds that are searched for.
  public var callType: INCallRecordType {
    let kinds = (1...8).compactMap(INCallRecordType.init(rawValue:))
    return kinds.first { callTypes.contains(INCallRecordTypeOptions($0)) } ?? .unknown
  }

  public convenience init(
    call callType: INCallRecordType,
    dateCreated: INDateComponentsRange?,
    recipient: INPerson?,
    callCapabilities: INCallCapabilityOptions = []
  ) {
    self.init(
      dateCreated: dateCreated,
      recipient: recipient,
      callCapabilities: callCapabilities,
      callTypes: INCallRecordTypeOptions(callType)
    )
  }
}

extension INCallRecordTypeOptions {
  /// The option for one kind; none for an unknown kind.
  package init(_ type: INCallRecordType) {
    self.init(rawValue: type == .unknown ? 0 : 1 << UInt(type.rawValue - 1))
  }
}

extension INCallDestinationType {
  public static var normalDestination: Self { .normal }
  public static var emergencyDestination: Self { .emergency }
  public static var voicemailDestination: Self { .voicemail }
  public static var redialDestination: Self { .redial }
}
