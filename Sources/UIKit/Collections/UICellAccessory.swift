import CoreGraphics
import Foundation

/// An accessory at an edge of a list cell, such as a disclosure indicator.
@MainActor @preconcurrency public struct UICellAccessory {
    /// Constants that describe when an accessory is visible.
    public enum DisplayedState: Int, Sendable {
        /// The states: always, while the user edits the list, and while the user does not edit the list.
        case always, whenEditing, whenNotEditing
    }
    /// Constants that describe the edge of a custom accessory.
    public enum Placement {
        /// A placement at the leading edge, while the cell is in a state.
        case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
        /// A placement at the trailing edge, while the cell is in a state.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// A closure that returns the position among other accessories. Perch stores it, but keeps the order in which
        /// the accessories were given.
        public typealias Position = ([UICellAccessory]) -> Int
    }
    /// Constants that describe the width of an accessory.
    public enum LayoutDimension {
        /// The dimensions: the width of the system, the width of the accessory, and a number of points.
        case standard, actual
        /// Returns a dimension with a number of points.
        case custom(CGFloat)
    }
    /// Constants that describe the type of an accessory.
    public enum AccessoryType: Hashable, Sendable {
        /// The types: disclosure indicator, outline disclosure, checkmark, delete, insert, reorder, multiple selection,
        /// and others.
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

    /// The options of a disclosure indicator.
    @MainActor @preconcurrency public struct DisclosureIndicatorOptions {
        /// A Boolean value that indicates whether the accessory is hidden. Its space is still reserved.
        public var isHidden: Bool?
        /// The width that the layout reserves.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color. Nil for the color of the system.
        public var tintColor: UIColor?

        /// Creates options. Nil means the default of the system.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// The options of a checkmark.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions

    /// Returns a disclosure indicator.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, displayed, isHidden: options.isHidden ?? false, tint: options.tintColor,
            width: options.reservedLayoutWidth ?? .standard
        ) { _ in symbol("chevron.forward", options.tintColor ?? .tertiaryLabel, size: 14) }
    }

    /// Returns a checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .checkmark, displayed, isHidden: options.isHidden ?? false, tint: options.tintColor,
            width: options.reservedLayoutWidth ?? .standard
        ) { symbol("checkmark", options.tintColor ?? $0.tintColor) }
    }

    /// The options of a delete button.
    @MainActor @preconcurrency public struct DeleteOptions {
        /// A Boolean value that indicates whether the accessory is hidden. Its space is still reserved.
        public var isHidden: Bool?
        /// The width that the layout reserves.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the symbol. Nil for white.
        public var tintColor: UIColor?
        /// The color of the circle. Nil for the color of the system.
        public var backgroundColor: UIColor?

        /// Creates options. Nil means the default of the system.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }

    /// The options of an insert button.
    public typealias InsertOptions = DeleteOptions
    /// The options of a selection circle.
    public typealias MultiselectOptions = DeleteOptions

    /// Returns a red button that deletes the item.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, isLeading: true, displayed, isHidden: options.isHidden ?? false) { _ in
            button("minus.circle.fill", options.backgroundColor ?? .systemRed, "Delete", actionHandler)
        }
    }

    /// Returns a green button that inserts an item.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert, isLeading: true, displayed, isHidden: options.isHidden ?? false) { _ in
            button("plus.circle.fill", options.backgroundColor ?? .systemGreen, "Insert", actionHandler)
        }
    }

    /// Returns a circle that shows whether the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, isLeading: true, displayed, isHidden: options.isHidden ?? false) { cell in
            cell.isSelected
                ? symbol("checkmark.circle.fill", cell.tintColor) : symbol("circle", .tertiaryLabel)
        }
    }

    /// The options of a reorder control. Perch stores them, but they have no effect.
    @MainActor @preconcurrency public struct ReorderOptions {
        /// A Boolean value that indicates whether the control is hidden. Its space is still reserved.
        public var isHidden: Bool?
        /// The width that the layout reserves.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the control. Nil for the color of the system.
        public var tintColor: UIColor?
        /// A Boolean value that indicates whether a separator is between the control and the content. Perch stores this
        /// value, but it has no effect.
        public var showsVerticalSeparator: Bool?

        /// Creates options. Nil means the default of the system.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
        }
    }

    /// Returns a reorder control. Perch draws it, but users cannot move items with it.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, displayed, isHidden: options.isHidden ?? false, tint: options.tintColor,
            width: options.reservedLayoutWidth ?? .standard
        ) { _ in symbol("line.3.horizontal", options.tintColor ?? .tertiaryLabel) }
    }

    /// The options of an outline disclosure.
    @MainActor @preconcurrency public struct OutlineDisclosureOptions {
        /// Constants that describe which tap expands the items below.
        public enum Style: Int, Sendable {
            /// The styles: automatic, header, and cell.
            case automatic, header, cell
        }
        /// The style of the outline disclosure.
        public var style: Style
        /// A Boolean value that indicates whether the accessory is hidden. Its space is still reserved.
        public var isHidden: Bool?
        /// The width that the layout reserves.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color. Nil for the tint color.
        public var tintColor: UIColor?

        /// Creates options. Nil means the default of the system.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.style, self.isHidden) = (style, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
        }
    }

    /// Returns a chevron that expands the items below.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, displayed, isHidden: options.isHidden ?? false, tint: options.tintColor
        ) { button("chevron.down", options.tintColor ?? $0.tintColor, "Expand", actionHandler) }
    }

    /// Returns a button that shows details of the item.
    public static func detail(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, displayed, isHidden: options.isHidden ?? false, tint: options.tintColor) {
            button("info.circle", options.tintColor ?? $0.tintColor, "More Info", actionHandler)
        }
    }

    // MARK: Custom accessories

    /// A type that describes the appearance of a text.
    @MainActor @preconcurrency public struct LabelOptions {
        /// A Boolean value that indicates whether the accessory is hidden. Its space is still reserved.
        public var isHidden: Bool?
        /// The width that the layout reserves.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color. Nil for the color of the system.
        public var tintColor: UIColor?
        /// The font.
        public var font: UIFont
        /// A Boolean value that indicates whether the font follows the text size that the user prefers.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options. Nil means the default of the system.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.font) = (tintColor, font)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// Returns a text, such as a number.
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

    /// The configuration of a custom view as an accessory.
    @MainActor @preconcurrency public struct CustomViewConfiguration {
        let view: UIView
        let placement: Placement
        let isHidden: Bool
        let width: LayoutDimension
        let tint: UIColor?

        /// Creates a configuration for a view at an edge.
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

    /// Returns a custom view.
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
