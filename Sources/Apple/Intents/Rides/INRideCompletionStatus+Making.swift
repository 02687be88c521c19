extension INRideCompletionStatus {
  /// The ride is over, and nothing more is to be said.
  public class func completed() -> Self {
    sameByCoding(as: INRideCompletionStatus(isCompleted: true))
  }

  /// The ride is over and paid.
  public class func completed(settled settledPaymentAmount: INCurrencyAmount) -> Self {
    sameByCoding(as: INRideCompletionStatus(isCompleted: true, paymentAmount: settledPaymentAmount))
  }

  /// The ride is over and still to be paid.
  public class func completed(outstanding outstandingPaymentAmount: INCurrencyAmount) -> Self {
    sameByCoding(
      as: INRideCompletionStatus(
        isCompleted: true,
        isOutstanding: true,
        paymentAmount: outstandingPaymentAmount
      )
    )
  }

  /// The ride is over, and the app would like to hear how it was.
  public class func completed(feedbackType: INRideFeedbackTypeOptions = []) -> Self {
    sameByCoding(as: INRideCompletionStatus(isCompleted: true, feedbackType: feedbackType))
  }

  public class func canceledByService() -> Self {
    sameByCoding(as: INRideCompletionStatus(isCanceled: true))
  }

  public class func canceledByUser() -> Self {
    sameByCoding(as: INRideCompletionStatus(isCanceled: true))
  }

  /// The driver waited and nobody came.
  public class func canceledMissedPickup() -> Self {
    sameByCoding(as: INRideCompletionStatus(isCanceled: true, isMissedPickup: true))
  }
}
