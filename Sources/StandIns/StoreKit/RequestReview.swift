import PerchStandIns
import SwiftUI
import UIKit

private let reason = "there is no store"

/// An action that requests a review. In Perch, it has no effect.
@MainActor public struct RequestReviewAction {
    nonisolated init() {}

    /// Requests a review. In Perch, this method has no effect.
    public func callAsFunction() { inert("RequestReviewAction", reason) }
}

extension EnvironmentValues {
    /// The action that requests a review.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// An object that requests reviews. In Perch, it has no effect.
@MainActor @preconcurrency open class SKStoreReviewController: NSObject {
    /// An object that requests a review. In Perch, this method has no effect.
    open class func requestReview(in windowScene: UIWindowScene) {
        inert("SKStoreReviewController.requestReview(in:)", reason)
    }
    /// An object that requests a review. In Perch, this method has no effect.
    open class func requestReview() { inert("SKStoreReviewController.requestReview()", reason) }
}
