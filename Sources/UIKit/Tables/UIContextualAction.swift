import Foundation

/// A button beside a row, which a swipe shows.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
    /// Constants that describe what the button looks like.
    public enum Style: Int, Sendable {
        /// Gray, or red for what removes something.
        case normal, destructive
    }
    /// A closure that the button calls. It calls its last argument with whether it was done.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style: what the button looks like.
    public let style: Style
    /// The handler: what the button does.
    public let handler: Handler
    /// The title: what is written on the button.
    open var title: String?
    /// The image: what is drawn on the button.
    open var image: UIImage?
    /// The color of the button.
    open var backgroundColor: UIColor!

    /// A button with a title.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}

/// The buttons beside a row.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
    /// The buttons, the one at the edge first.
    public let actions: [UIContextualAction]
    /// A Boolean value that indicates whether a long swipe performs the first one.
    open var performsFirstActionWithFullSwipe = true

    /// Buttons, the one at the edge first.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
