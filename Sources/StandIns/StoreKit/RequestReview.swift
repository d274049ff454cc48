import PerchStandIns
import SwiftUI
import UIKit

private let reason = "there is no store"

/// Asks people for a review. There is no store.
@MainActor public struct RequestReviewAction {
    nonisolated init() {}

    /// Asks for a review.
    public func callAsFunction() { inert("RequestReviewAction", reason) }
}

extension EnvironmentValues {
    /// Asks people for a review.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks people for a review. There is no store.
@MainActor @preconcurrency open class SKStoreReviewController: NSObject {
    /// Asks for a review.
    open class func requestReview(in windowScene: UIWindowScene) {
        inert("SKStoreReviewController.requestReview(in:)", reason)
    }
    /// Asks for a review.
    open class func requestReview() { inert("SKStoreReviewController.requestReview()", reason) }
}
