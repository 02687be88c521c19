import Foundation

/// The classes allowed in an archive of an intent: plain values, places, and this module's own.
let decodableClasses: [AnyClass] =
  codedClasses + [
    NSString.self, NSNumber.self, NSArray.self, NSSet.self, NSDictionary.self, NSDate.self,
    NSData.self, NSURL.self, NSDateComponents.self, NSDateInterval.self,
    NSPersonNameComponents.self, CLPlacemark.self, CLLocation.self, CLRegion.self,
    CLCircularRegion.self, CNPostalAddress.self, CNMutablePostalAddress.self,
    NSUserActivity.self, INInteraction.self, INFile.self, INRideDriver.self,
    INParameter.self,
  ]
