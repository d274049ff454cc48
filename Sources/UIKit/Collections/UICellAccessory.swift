import CoreGraphics
import Foundation

/// A value at an edge of a cell in a list, such as a chevron.
@MainActor @preconcurrency public struct UICellAccessory {
    /// Constants that describe when an accessory is seen.
    public enum DisplayedState: Int, Sendable {
        /// Always, while the list is edited, or while it is not.
        case always, whenEditing, whenNotEditing
    }
    /// The edge of a custom accessory.
    public enum Placement {
        /// A placement: where a line begins, while the cell is in a state.
        case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
        /// A placement: where a line ends, while the cell is in a state.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the place among other accessories. Stored: accessories keep the order in which they were given.
        public typealias Position = ([UICellAccessory]) -> Int
    }
    /// The width that an accessory has.
    public enum LayoutDimension {
        /// The layout dimensions: as wide as the system has it, as wide as the accessory is, or a number of points.
        case standard, actual
        /// A number of points.
        case custom(CGFloat)
    }
    /// Constants that describe what an accessory is.
    public enum AccessoryType: Hashable, Sendable {
        /// A chevron, one for items below, a mark, buttons to delete, insert or move, a circle to select, or others.
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail
        /// A button with a menu, or any view.
        case popUpMenu, customView
    }

    /// The accessory type.
    public let accessoryType: AccessoryType
    let isLeading: Bool
    let displayed: DisplayedState
    let isHidden: Bool
    let tintColor: UIColor?
    let reservedWidth: LayoutDimension
    private let view: (UICollectionViewListCell) -> UIView

    private init(
        _ type: AccessoryType, isLeading: Bool = false, _ displayed: DisplayedState, isHidden: Bool = false,
        tint: UIColor? = nil, width: LayoutDimension = .standard,
        view: @escaping (UICollectionViewListCell) -> UIView
    ) {
        accessoryType = type
        self.isLeading = isLeading
        self.displayed = displayed
        self.isHidden = isHidden
        tintColor = tint
        reservedWidth = width
        self.view = view
    }

    func makeView(for cell: UICollectionViewListCell) -> UIView { view(cell) }

    func isSeen(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// A symbol, as accessories show it.
    private static func symbol(_ name: String, _ color: UIColor, size: CGFloat = 17) -> UIView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size)
        view.tintColor = color
        view.contentMode = .center
        return view
    }

    /// A symbol that is a button.
    private static func button(_ name: String, _ color: UIColor, _ word: String, _ act: (() -> Void)?) -> UIView {
        let view = AccessoryButton(symbol(name, color), act)
        view.isAccessibilityElement = true
        view.accessibilityLabel = word
        view.accessibilityTraits = .button
        return view
    }

    // MARK: The system's

    /// A type that describes what a chevron looks like.
    @MainActor @preconcurrency public struct DisclosureIndicatorOptions {
        /// A Boolean value that indicates whether it is left out, though it has room.
        public var isHidden: Bool?
        /// The width that it has.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; nil is the system's.
        public var tintColor: UIColor?

        /// Options; nil leaves one to the system.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// The options of a check mark.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions

    /// A chevron: there is more behind the cell.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, displayed, isHidden: options.isHidden ?? false, tint: options.tintColor,
            width: options.reservedLayoutWidth ?? .standard
        ) { _ in symbol("chevron.forward", options.tintColor ?? .tertiaryLabel, size: 14) }
    }

    /// A check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .checkmark, displayed, isHidden: options.isHidden ?? false, tint: options.tintColor,
            width: options.reservedLayoutWidth ?? .standard
        ) { symbol("checkmark", options.tintColor ?? $0.tintColor) }
    }

    /// A type that describes what a button to delete looks like.
    @MainActor @preconcurrency public struct DeleteOptions {
        /// A Boolean value that indicates whether it is left out, though it has room.
        public var isHidden: Bool?
        /// The width that it has.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the sign; nil is white.
        public var tintColor: UIColor?
        /// The color of the circle; nil is the system's.
        public var backgroundColor: UIColor?

        /// Options; nil leaves one to the system.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }

    /// The options of a button to insert.
    public typealias InsertOptions = DeleteOptions
    /// The options of a circle to select.
    public typealias MultiselectOptions = DeleteOptions

    /// A red button that deletes the item.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, isLeading: true, displayed, isHidden: options.isHidden ?? false) { _ in
            button("minus.circle.fill", options.backgroundColor ?? .systemRed, "Delete", actionHandler)
        }
    }

    /// A green button that inserts an item.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert, isLeading: true, displayed, isHidden: options.isHidden ?? false) { _ in
            button("plus.circle.fill", options.backgroundColor ?? .systemGreen, "Insert", actionHandler)
        }
    }

    /// A circle that says whether the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, isLeading: true, displayed, isHidden: options.isHidden ?? false) { cell in
            cell.isSelected
                ? symbol("checkmark.circle.fill", cell.tintColor) : symbol("circle", .tertiaryLabel)
        }
    }

    /// A type that indicates whether lines to move an item by have a separator. Stored.
    @MainActor @preconcurrency public struct ReorderOptions {
        /// A Boolean value that indicates whether they are left out, though they have room.
        public var isHidden: Bool?
        /// The width that they have.
        public var reservedLayoutWidth: LayoutDimension?
        /// Their color; nil is the system's.
        public var tintColor: UIColor?
        /// A Boolean value that indicates whether a line separates them from the content. Stored.
        public var showsVerticalSeparator: Bool?

        /// Options; nil leaves one to the system.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
        }
    }

    /// Lines to move the item by. They are drawn; a finger moves nothing.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, displayed, isHidden: options.isHidden ?? false, tint: options.tintColor,
            width: options.reservedLayoutWidth ?? .standard
        ) { _ in symbol("line.3.horizontal", options.tintColor ?? .tertiaryLabel) }
    }

    /// A type that describes what a chevron for the items below looks like.
    @MainActor @preconcurrency public struct OutlineDisclosureOptions {
        /// Constants that describe what opens the items below.
        public enum Style: Int, Sendable {
            /// The styles: as the cell likes it, as a header, or as a cell.
            case automatic, header, cell
        }
        /// The style: what opens the items below.
        public var style: Style
        /// A Boolean value that indicates whether it is left out, though it has room.
        public var isHidden: Bool?
        /// The width that it has.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; nil is the tint color.
        public var tintColor: UIColor?

        /// Options; nil leaves one to the system.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.style, self.isHidden) = (style, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
        }
    }

    /// A chevron that shows the items below.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, displayed, isHidden: options.isHidden ?? false, tint: options.tintColor
        ) { button("chevron.down", options.tintColor ?? $0.tintColor, "Expand", actionHandler) }
    }

    /// A button that tells more of the item.
    public static func detail(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, displayed, isHidden: options.isHidden ?? false, tint: options.tintColor) {
            button("info.circle", options.tintColor ?? $0.tintColor, "More Info", actionHandler)
        }
    }

    // MARK: Custom accessories

    /// A type that describes how a text looks.
    @MainActor @preconcurrency public struct LabelOptions {
        /// A Boolean value that indicates whether it is left out, though it has room.
        public var isHidden: Bool?
        /// The width that it has.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; nil is the system's.
        public var tintColor: UIColor?
        /// The font.
        public var font: UIFont
        /// A Boolean value that indicates whether the font follows the text size that the user prefers.
        public var adjustsFontForContentSizeCategory: Bool

        /// Options; nil leaves one to the system.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.font) = (tintColor, font)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// A text, such as a number.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .label, displayed, isHidden: options.isHidden ?? false, tint: options.tintColor,
            width: options.reservedLayoutWidth ?? .standard
        ) { _ in
            let label = UILabel()
            label.text = text
            label.font = options.font
            label.textColor = options.tintColor ?? .secondaryLabel
            return label
        }
    }

    /// A type that describes how a custom view is shown as an accessory.
    @MainActor @preconcurrency public struct CustomViewConfiguration {
        let view: UIView
        let placement: Placement
        let isHidden: Bool
        let width: LayoutDimension
        let tint: UIColor?

        /// A view at an edge.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            view = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            width = reservedLayoutWidth ?? .standard
            tint = tintColor
        }
    }

    /// A custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (isLeading, displayed): (Bool, DisplayedState) =
            switch configuration.placement {
            case .leading(let displayed, _): (true, displayed)
            case .trailing(let displayed, _): (false, displayed)
            }
        return UICellAccessory(
            .customView, isLeading: isLeading, displayed, isHidden: configuration.isHidden,
            tint: configuration.tint, width: configuration.width
        ) { _ in configuration.view }
    }
}

/// A symbol that does something when it is tapped.
private final class AccessoryButton: UIControl {
    private let symbol: UIView
    private let act: (() -> Void)?

    init(_ symbol: UIView, _ act: (() -> Void)?) {
        self.symbol = symbol
        self.act = act
        super.init(frame: .zero)
        symbol.isUserInteractionEnabled = false
        addSubview(symbol)
        addAction(UIAction { [weak self] _ in self?.act?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    override var intrinsicContentSize: CGSize { symbol.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { symbol.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbol.frame = bounds
    }
}
