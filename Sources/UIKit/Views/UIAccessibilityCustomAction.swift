import Foundation

/// An action that an assistive technology offers for a view.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs an action. Returns a Boolean value that indicates whether this succeeded.
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    /// The name of the action.
    open var name: String
    /// The icon of the action.
    open var image: UIImage?
    /// The closure that performs the action.
    open var actionHandler: Handler?

    /// Creates an action with a name and a closure.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action with a name that has attributes, and a closure. Perch keeps the text of the name.
    public convenience init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
        self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    }

    /// The name as text with attributes.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
}
