import Foundation

/// An element of a menu.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
    /// The attributes of a menu element.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The attribute of a disabled element.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The attribute of a destructive element.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The attribute of a hidden element.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The attribute of an element that keeps the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Constants that describe the state of a menu element.
    public enum State: Int, Sendable {
        /// The states: off, on, and mixed.
        case off, on, mixed
    }

    /// The title.
    open fileprivate(set) var title: String
    /// The subtitle, below the title.
    open var subtitle: String?
    /// The image of the element.
    open fileprivate(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}

/// A menu element that performs an action, also for buttons and other controls.
open class UIAction: UIMenuElement {
    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier with a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The identifier.
    public let identifier: Identifier
    /// The title that explains the command.
    open var discoverabilityTitle: String?
    /// The attributes of the action.
    open var attributes: UIMenuElement.Attributes
    /// The state of the action.
    open var state: UIMenuElement.State
    /// The object that last performed the action.
    open private(set) var sender: Any?
    private let handler: UIActionHandler
    private static var count = 0

    /// Creates an action.
    ///
    /// - Parameter identifier: The identifier. If it is nil, the action has a unique identifier.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        UIAction.count += 1
        self.identifier = identifier ?? Identifier("action-\(UIAction.count)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Performs the action.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// The closure of an action, which receives the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A group of menu elements.
open class UIMenu: UIMenuElement {
    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier with a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The options of a menu inside another menu.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Shows the elements inline in the parent menu, between separators.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The option of a destructive menu.
        public static let destructive = Options(rawValue: 1 << 1)
        /// The option of a menu in which one element is selected.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// Constants that describe the size of menu elements.
    public enum ElementSize: Int, Sendable {
        /// The sizes: small (images in a row), medium (images with titles in a row), and large (rows).
        case small, medium, large
        /// The default size of the menu.
        case automatic = -1
    }

    /// The identifier.
    public let identifier: Identifier
    /// The options of the menu.
    public let options: Options
    /// The preferred size of the elements.
    open var preferredElementSize: ElementSize
    /// The elements of the menu.
    public let children: [UIMenuElement]

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(title)
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns the same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}
