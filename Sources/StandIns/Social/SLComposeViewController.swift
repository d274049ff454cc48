import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// Names Twitter's service.
public let SLServiceTypeTwitter: String! = "com.apple.social.twitter"
/// Names Facebook's service.
public let SLServiceTypeFacebook: String! = "com.apple.social.facebook"

/// Constants that describe what became of a post.
public enum SLComposeViewControllerResult: Int, Sendable {
    /// The user canceled.
    case cancelled = 0
    /// The user posted it.
    case done = 1
}

/// A sheet that posts to a service. iOS has had no such services since version 11: it can be canceled only.
@MainActor @preconcurrency open class SLComposeViewController: UIViewController {
    /// Returns a Boolean value that indicates whether an account of the service is set up: none is.
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
    /// The service.
    public let serviceType: String!
    /// Called at the end.
    open var completionHandler: ((SLComposeViewControllerResult) -> Void)!
    private var text = ""

    /// Creates a sheet for a service.
    public init!(forServiceType serviceType: String!) {
        self.serviceType = serviceType
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }

    /// Sets the text. Returns a Boolean value that indicates whether it was possible.
    @discardableResult open func setInitialText(_ text: String!) -> Bool {
        guard !isViewLoaded else { return false }
        self.text = text ?? ""
        return true
    }
    /// Adds a picture, which is not shown.
    @discardableResult open func add(_ image: UIImage!) -> Bool { !isViewLoaded }
    /// Adds an address, which is not shown.
    @discardableResult open func add(_ url: URL!) -> Bool { !isViewLoaded }

    open override func viewDidLoad() {
        super.viewDidLoad()
        fill(
            with: StandInSheet(StandInPage("Social", symbol: "square.and.arrow.up", title: text)) { [weak self] in
                self?.completionHandler?(.cancelled)
            })
    }
}
