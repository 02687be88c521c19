extension INRideCompletionStatus {
  /// The ride is over, and nothing more is to be said.
  public class func completed() -> INRideCompletionStatus {
    INRideCompletionStatus(isCompleted: true)
  }

  /// The ride is over and paid.
  public class func completed(
    settled settledPaymentAmount: INCurrencyAmount
  ) -> INRideCompletionStatus {
    INRideCompletionStatus(isCompleted: true, paymentAmount: settledPaymentAmount)
  }

  /// The ride is over and still to be paid.
  public class func completed(
    outstanding outstandingPaymentAmount: INCurrencyAmount
  ) -> INRideCompletionStatus {
    INRideCompletionStatus(
      isCompleted: true,
      isOutstanding: true,
      paymentAmount: outstandingPaymentAmount
    )
  }

  /// The ride is over, and the app would like to hear how it was.
  public class func completed(
    feedbackType: INRideFeedbackTypeOptions = []
  ) -> INRideCompletionStatus {
    INRideCompletionStatus(isCompleted: true, feedbackType: feedbackType)
  }

  public class func canceledByService() -> INRideCompletionStatus {
    INRideCompletionStatus(isCanceled: true)
  }

  public class func canceledByUser() -> INRideCompletionStatus {
    INRideCompletionStatus(isCanceled: true)
  }

  /// The driver waited and nobody came.
  public class func canceledMissedPickup() -> INRideCompletionStatus {
    INRideCompletionStatus(isCanceled: true, isMissedPickup: true)
  }
}
