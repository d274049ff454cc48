import CoreGraphics
import Foundation

/// An alert or an action sheet. Present it to show it. It has the appearance of SwiftUI's alerts, and closes when the
/// user selects an action.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
    /// Constants that describe the style of an alert.
    public enum Style: Int, Sendable {
        /// The styles: an action sheet at the lower edge, and an alert in the center.
        case actionSheet, alert
    }

    /// Creates an alert with an optional title and an optional message.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = .overFullScreen
    }

    /// The style of the alert.
    open private(set) var preferredStyle = Style.alert
    /// The message, which is below the title.
    open var message: String? { didSet { contentDidChange() } }
    open override var title: String? { didSet { contentDidChange() } }

    /// The actions that the user can select, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The preferred action, which is highlighted and which the Return key selects. Setting an action that was not
    /// added logs a message and has no effect.
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

    /// Adds an action.
    open func addAction(_ action: UIAlertAction) {
        action.controller = self
        actions.append(action)
        contentDidChange()
    }

    /// Adds a text field, which the closure configures. Action sheets have no text fields, so Perch logs a message.
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

    /// The action that was chosen is done once the alert is no longer presented, so that it may present something
    /// itself.
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

/// An action that the user can select in an alert.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
    /// Constants that describe the style of an action.
    public enum Style: Int, Sendable {
        /// The styles: the default, an action that cancels, and an action that destroys data.
        case `default`, cancel, destructive
    }

    /// The title of the button.
    open private(set) var title: String?
    /// The style of the action.
    open private(set) var style = Style.default
    /// A Boolean value that indicates whether the action is enabled.
    open var isEnabled = true { didSet { if isEnabled != oldValue { controller?.contentDidChange() } } }

    fileprivate(set) weak var controller: UIAlertController?
    let handler: ((UIAlertAction) -> Void)?

    /// Creates an action that calls a closure when the user selects it.
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
