import Foundation
import StandInViews
import SwiftUI
import UIKit

/// An object that shows a page of the web in the program. The bars are there, and the address; the page itself is not
/// loaded.
@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
    /// A type that describes how the page is shown.
    open class Configuration: NSObject, NSCopying {
        /// A Boolean value that indicates whether the reader is opened where there is one.
        open var entersReaderIfAvailable = false
        /// A Boolean value that indicates whether the bars become smaller when the page is scrolled.
        open var barCollapsingEnabled = true
        /// A button of the program's.
        open var activityButton: AnyObject?

        /// Creates the usual way.
        public override init() { super.init() }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }

    /// Constants that describe what the button says that puts the page away.
    public enum DismissButtonStyle: Int, Sendable {
        case done = 0
        case close = 1
        case cancel = 2
    }

    private let url: URL
    /// The configuration, which indicates how the page is shown.
    public let configuration: Configuration
    /// The delegate.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The color of the bars.
    open var preferredBarTintColor: UIColor?
    /// The color of buttons.
    open var preferredControlTintColor: UIColor?
    /// The dismiss button style, which indicates what the button says that puts the page away.
    open var dismissButtonStyle = DismissButtonStyle.done

    /// Creates a page.
    public init(url URL: URL, configuration: Configuration = Configuration()) {
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let title =
            switch dismissButtonStyle {
            case .done: "Done"
            case .close: "Close"
            case .cancel: "Cancel"
            }
        fill(
            with: SafariPage(
                url: url, closeTitle: title, tint: preferredControlTintColor.map { Color(uiColor: $0) },
                barTint: preferredBarTintColor.map { Color(uiColor: $0) },
                close: { [weak self] in self?.finish() }))
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.safariViewController(self, didCompleteInitialLoad: false)
    }

    private func finish() {
        delegate?.safariViewControllerDidFinish(self)
        dismiss(animated: true)
    }
}

/// The delegate, which is notified of what users do with a page.
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the page was put away.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Called when the page was loaded, or could not be. In Perch, it never could.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// Called when the page leads to another one while it is loaded.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    /// Does nothing.
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
}
