import Foundation

/// An object in a menu.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
    /// Options that describe how an element of a menu behaves.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// An attribute: it cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// An attribute: it takes something away.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// An attribute: it is left out.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Constants that indicate whether an element has a mark.
    public enum State: Int, Sendable {
        /// None, a tick, or a dash.
        case off, on, mixed
    }

    /// The title.
    open fileprivate(set) var title: String
    /// A line below.
    open var subtitle: String?
    /// The picture beside it.
    open fileprivate(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}

/// An object to do: of a menu, a button or another control.
open class UIAction: UIMenuElement {
    /// A name to tell actions apart by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The name that tells it apart from others.
    public let identifier: Identifier
    /// The discoverability title: what tells more of it.
    open var discoverabilityTitle: String?
    /// The attributes: how it behaves.
    open var attributes: UIMenuElement.Attributes
    /// A value that indicates whether it has a mark.
    open var state: UIMenuElement.State
    /// The sender: who did it last.
    open private(set) var sender: Any?
    private let handler: UIActionHandler
    private static var count = 0

    /// Creates an action.
    ///
    /// - Parameter identifier: nil makes one that no other action has.
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

    /// Does it.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// A closure that an action calls; it is handed itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Things to choose from.
open class UIMenu: UIMenuElement {
    /// A name to tell menus apart by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Options that describe how a menu lies in another one.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// An option: its elements lie in the menu around, between lines.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// An option: it takes something away.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One of its elements has a mark.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// Constants that describe how large elements are.
    public enum ElementSize: Int, Sendable {
        /// Pictures in a row, pictures with words in a row, or rows.
        case small, medium, large
        /// An element size: what suits the menu.
        case automatic = -1
    }

    /// The name that tells it apart from others.
    public let identifier: Identifier
    /// The options: how it lies in another menu.
    public let options: Options
    /// The preferred element size: how large elements are.
    open var preferredElementSize: ElementSize
    /// The children: what can be chosen.
    public let children: [UIMenuElement]

    /// Things to choose from.
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

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}
