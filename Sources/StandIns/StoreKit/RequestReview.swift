import PerchStandIns
import SwiftUI
import UIKit

private let reason = "there is no store"

/// Asks users for a review. There is no store.
@MainActor public struct RequestReviewAction {
    nonisolated init() {}

    /// Requests a review. In Perch, this method has no effect.
    public func callAsFunction() { inert("RequestReviewAction", reason) }
}

extension EnvironmentValues {
    /// Asks users for a review.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks users for a review. There is no store.
@MainActor @preconcurrency open class SKStoreReviewController: NSObject {
    /// Requests a review. In Perch, this method has no effect.
    open class func requestReview(in windowScene: UIWindowScene) {
        inert("SKStoreReviewController.requestReview(in:)", reason)
    }
    /// Requests a review. In Perch, this method has no effect.
    open class func requestReview() { inert("SKStoreReviewController.requestReview()", reason) }
}
