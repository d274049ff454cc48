import CoreGraphics
import Foundation

/// A cell of a list, with content, accessories, a background, and a separator.
open class UICollectionViewListCell: UICollectionViewCell {
    private let separator = UIView()
    private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(separator)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(separator)
    }

    /// Returns the default list content configuration of the cell, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        if let style = listStyle, style.isHeader {
            return style.appearance == .sidebar ? .sidebarHeader() : .prominentInsetGroupedHeader()
        }
        return switch listStyle?.appearance {
        case .sidebar, .sidebarPlain: .sidebarCell()
        default: .cell()
        }
    }

    /// Returns the default background configuration of the cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        if let style = listStyle, style.isHeader { return .listHeader() }
        return switch listStyle?.appearance {
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar: .listSidebarCell()
        default: .listPlainCell()
        }
    }

    /// The indentation level of the content.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of an indentation level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether accessories are indented. Perch stores this value, but does not indent
    /// them. The value has no effect.
    open var indentsAccessories = true { didSet { UIKitWithoutEffect.collectionViewListCellIndentsAccessories.log() } }

    /// The layout guide for the separator, which is below it.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        guide.owningView = self
        guide.frameInView = { [weak self] in self?.separator.frame ?? .zero }
        return guide
    }()

    // MARK: Accessories

    /// The accessories at the edges. At the trailing edge, the first accessory is next to the content.
    open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

    private func showAccessories() {
        for (_, view) in accessoryViews { view.removeFromSuperview() }
        let isEditing = configurationState.isEditing
        accessoryViews = accessories.filter { $0.isSeen(isEditing: isEditing) }
            .map { accessory in
                let view = accessory.makeView(for: self)
                view.isHidden = accessory.isHidden
                addSubview(view)
                return (accessory, view)
            }
        setNeedsLayout()
        contentSizeDidChange()
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        if backgroundConfiguration == nil, listStyle != nil, hasDefaultGround {
            backgroundConfiguration = defaultBackgroundConfiguration()
        }
        super.updateConfiguration(using: state)
        if accessories.contains(where: { $0.displayed != .always || $0.accessoryType == .multiselect }) {
            showAccessories()
        }
    }

    private var hasDefaultGround: Bool { backgroundView == nil && automaticallyUpdatesBackgroundConfiguration }

    // MARK: Layout

    override func listStyleDidChange() {
        backgroundRadii()
        setNeedsUpdateConfiguration()
    }

    private func backgroundRadii() {
        guard let style = listStyle else { return }
        layer.cornerRadius = style.corners.isEmpty ? 0 : ListMetrics.groupRadius
        var corners: CACornerMask = []
        if style.corners.contains(.topLeft) { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if style.corners.contains(.bottomLeft) { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        clipsToBounds = !style.corners.isEmpty
    }

    private func width(of accessory: UICellAccessory, _ view: UIView) -> CGFloat {
        if case .custom(let width) = accessory.reservedWidth { return width }
        return accessorySize(view).width
    }

    private func accessorySize(_ view: UIView) -> CGSize {
        let size = view.intrinsicContentSize
        return CGSize(
            width: size.width > 0 ? size.width : view.bounds.width,
            height: size.height > 0 ? size.height : view.bounds.height)
    }

    /// The widths that accessories take at both edges, with their distances.
    private var edges: (leading: CGFloat, trailing: CGFloat) {
        var (leading, trailing): (CGFloat, CGFloat) = (0, 0)
        for (accessory, view) in accessoryViews {
            let width = width(of: accessory, view) + ListMetrics.accessorySpacing
            if accessory.isLeading { leading += width } else { trailing += width }
        }
        if trailing > 0 { trailing += ListMetrics.cellMargins.trailing }
        return (leading, trailing)
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (leading, trailing) = edges
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            var frame = frame
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            view.frame = frame
        }
        let list = configuredView as? UIListContentView
        list?.accessoryWidth = trailing
        let inset = list == nil ? trailing : 0
        let start = leading + indentation
        contentView.autoresizingMask = []
        place(
            contentView,
            CGRect(x: start, y: 0, width: max(0, bounds.width - start - inset), height: bounds.height))
        var x = ListMetrics.cellMargins.leading
        for (accessory, view) in accessoryViews where accessory.isLeading {
            let (size, width) = (accessorySize(view), width(of: accessory, view))
            place(
                view,
                CGRect(
                    x: x + (width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
                    height: size.height))
            x += width + ListMetrics.accessorySpacing
        }
        x = bounds.width - ListMetrics.cellMargins.trailing
        for (accessory, view) in accessoryViews.reversed() where !accessory.isLeading {
            let (size, width) = (accessorySize(view), width(of: accessory, view))
            place(
                view,
                CGRect(
                    x: x - (width + size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
                    height: size.height))
            x -= width + ListMetrics.accessorySpacing
        }
        placeSeparator(start)
    }

    private func placeSeparator(_ start: CGFloat) {
        separator.backgroundColor = .separator
        separator.isHidden = !(listStyle?.hasSeparator ?? false)
        separator.isUserInteractionEnabled = false
        bringSubviewToFront(separator)
        var left = ListMetrics.cellMargins.leading + start
        if let content = contentConfiguration as? UIListContentConfiguration, content.image != nil,
            let list = configuredView as? UIListContentView, let guide = list.textLayoutGuide
        {
            // The text has its place once the content is laid out.
            list.layoutIfNeeded()
            left = start + guide.layoutFrame.minX
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        separator.frame = CGRect(
            x: isMirrored ? 0 : left, y: bounds.height - ListMetrics.separator, width: max(0, bounds.width - left),
            height: ListMetrics.separator)
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let (leading, trailing) = edges
        let list = configuredView as? UIListContentView
        list?.accessoryWidth = trailing
        let taken = leading + indentation + (list == nil ? trailing : 0)
        var target = targetSize
        if target.width > 0 { target.width = max(0, target.width - taken) }
        var size = super.systemLayoutSizeFitting(target)
        size.width += taken
        let accessories = accessoryViews.map { accessorySize($0.view).height }.max() ?? 0
        size.height = wholePixels(max(size.height, accessories, ListMetrics.cellHeight))
        return size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(size) }
}
