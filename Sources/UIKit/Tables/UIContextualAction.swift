import Foundation

/// A swipe action of a row.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
    /// Constants that describe the style of a swipe action.
    public enum Style: Int, Sendable {
        /// The styles: normal (gray), and destructive (red).
        case normal, destructive
    }
    /// A closure that performs the action. It must call its last argument with a value that indicates whether the
    /// action was performed.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style of the action.
    public let style: Style
    /// The closure that performs the action.
    public let handler: Handler
    /// The title of the button.
    open var title: String?
    /// The image of the action.
    open var image: UIImage?
    /// The color of the button.
    open var backgroundColor: UIColor!

    /// Creates an action with a title.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}

/// The swipe actions of a row.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
    /// The actions, with the action at the edge first.
    public let actions: [UIContextualAction]
    /// A Boolean value that indicates whether a full swipe performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration with actions. The first action is at the edge.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
