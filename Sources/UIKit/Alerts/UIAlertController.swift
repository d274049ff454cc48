import CoreGraphics
import Foundation

/// An alert or an action sheet. It is shown by presenting it, looks as SwiftUI's, and puts itself away when an action is chosen.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
    /// Constants that describe where it is shown.
    public enum Style: Int, Sendable {
        /// The styles: at the lower edge, or in the middle.
        case actionSheet, alert
    }

    /// An alert with a title and a message, either of which may be missing.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = .overFullScreen
    }

    /// The preferred style: where it is shown.
    open private(set) var preferredStyle = Style.alert
    /// The message: what it says below the title.
    open var message: String? { didSet { contentDidChange() } }
    open override var title: String? { didSet { contentDidChange() } }

    /// The actions: what can be chosen, in the order in which it was added.
    open private(set) var actions: [UIAlertAction] = []
    /// The action that stands out, and that the return key chooses. Nothing happens, but a message, for one that was not added.
    open var preferredAction: UIAlertAction? {
        didSet {
            if let action = preferredAction, !actions.contains(where: { $0 === action }) {
                Log.once("UIAlertController: the preferred action is not an action of the alert; it is not emphasized.")
            }
            contentDidChange()
        }
    }
    /// The fields of an alert.
    open private(set) var textFields: [UITextField]?

    /// Adds something to choose.
    open func addAction(_ action: UIAlertAction) {
        action.controller = self
        actions.append(action)
        contentDidChange()
    }

    /// Adds a field, which the closure sets up. Action sheets have none: a message is logged.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return Log.once("UIAlertController: text fields can be added only to alerts.")
        }
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    open override func loadView() { view = UIAlertContentView(self) }

    func contentDidChange() { viewIfLoaded?.contentDidChange() }

    // MARK: For the engine

    /// The action that was chosen is done once the alert is no longer presented, so that it may present something itself.
    package func choose(_ action: UIAlertAction) {
        leave()
        action.handler?(action)
    }

    /// The alert is presented no longer, though it may still be seen on its way.
    package func leave() {
        closing = self
        viewIfLoaded?.isUserInteractionEnabled = false
        endPresentation(keepsView: true)
    }

    /// The alert is no longer seen.
    package func didClose() {
        endPresentation(keepsView: true)
        disappear { viewIfLoaded?.removeFromSuperview() }
        closing = nil
    }

    /// The alert itself, while nobody presents it any longer and it is still seen.
    private var closing: UIAlertController?
}

/// An object to choose in an alert.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
    /// Constants that describe what choosing it amounts to.
    public enum Style: Int, Sendable {
        /// The styles: nothing special; leaving everything as it is; or destroying something.
        case `default`, cancel, destructive
    }

    /// The title: what is written on the button.
    open private(set) var title: String?
    /// The style: what choosing it amounts to.
    open private(set) var style = Style.default
    /// A Boolean value that indicates whether it can be chosen.
    open var isEnabled = true { didSet { if isEnabled != oldValue { controller?.contentDidChange() } } }

    fileprivate(set) weak var controller: UIAlertController?
    let handler: ((UIAlertAction) -> Void)?

    /// An action that calls a closure when it is chosen.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

/// What an alert is drawn in: all of the window.
package final class UIAlertContentView: UIView {
    package private(set) weak var alert: UIAlertController?

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    override var showsContent: Bool { true }
}
