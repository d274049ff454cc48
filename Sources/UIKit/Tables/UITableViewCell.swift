import CoreGraphics
import Foundation

/// A cell in a row of a table.
///
/// If a row sizes itself, its height is that of the cell's content configuration, of the constraints in its
/// `contentView`, or of its labels, in this order. Editing controls are drawn without animation.
open class UITableViewCell: UIView {
    /// Constants that describe the layout of labels and image in a cell.
    public enum CellStyle: Int, Sendable {
        /// A label, with an image in front of it.
        case `default`
        /// A label, and a second label at the trailing edge.
        case value1
        /// A label with a fixed width in the tint color, and a second label beside it.
        case value2
        /// A label, and a smaller label below it.
        case subtitle
    }
    /// Constants that describe the separators of rows.
    public enum SeparatorStyle: Int, Sendable {
        /// The styles: none, and a line.
        case none, singleLine
    }
    /// Constants that describe the appearance of a selected row.
    public enum SelectionStyle: Int, Sendable {
        /// The styles: none, gray, default, and blue, which is also gray.
        case none, blue, gray, `default`
    }
    /// Constants that describe the accessory at the trailing edge.
    public enum AccessoryType: Int, Sendable {
        /// The types: none, disclosure indicator, detail disclosure button, checkmark, and detail button.
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// Constants that describe the editing control of a row.
    public enum EditingStyle: Int, Sendable {
        /// The styles: none, delete, and insert.
        case none, delete, insert
    }

    /// The reuse identifier. Nil for a cell that is not reused.
    open internal(set) var reuseIdentifier: String?
    let style: CellStyle

    /// Creates a cell with a style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        fill()
    }

    /// Creates a cell with the default style.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a cell with the default style. Perch does not read the archive.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        fill()
    }

    private func fill() {
        clipsToBounds = true
        addSubview(contentView)
        addSubview(separator)
        separator.isUserInteractionEnabled = false
    }

    // MARK: Content

    /// The view for the content of the row, beside the accessory.
    public let contentView = UIView()

    /// The main label.
    open private(set) lazy var textLabel: UILabel? = label(TableMetrics.textFont, .label)
    /// The second label. Nil in the default style.
    open private(set) lazy var detailTextLabel: UILabel? =
        switch style {
        case .default: nil
        case .subtitle: label(TableMetrics.subtitleFont, .label)
        case .value1: label(TableMetrics.textFont, .secondaryLabel)
        case .value2: label(TableMetrics.textFont, .label)
        }
    /// The image before the labels.
    open private(set) lazy var imageView: UIImageView? = {
        let view = UIImageView()
        hasImageView = true
        contentView.addSubview(view)
        return view
    }()
    private var labels: [UILabel] = []
    private var hasImageView = false

    private func label(_ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = font
        label.textColor = color
        labels.append(label)
        contentView.addSubview(label)
        return label
    }

    /// The configuration of the cell's content. Nil if a subclass adds the content.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configuredView = contentView.fill(by: contentConfiguration, inPlaceOf: configuredView)
            setNeedsLayout()
        }
    }
    private var configuredView: (any UIView & UIContentView)?

    /// Called before the cell is reused for another row. A subclass removes the content of the previous row.
    open func prepareForReuse() {}

    // MARK: Look

    /// The view behind the content. Nil for the background of the table.
    open var backgroundView: UIView? { didSet { replaceGround(oldValue, backgroundView) } }
    /// The view behind the content of a selected row. Nil for a gray background.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceGround(oldValue, selectedBackgroundView)
            showState()
        }
    }
    /// The style of the selection.
    open var selectionStyle = SelectionStyle.default { didSet { showState() } }
    /// The insets of the separator, in points. Nil for the insets of the table.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private(set) var ownSeparatorInset: UIEdgeInsets?
    /// The indentation level of the content.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of an indentation level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    private func replaceGround(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    // MARK: State

    /// A Boolean value that indicates whether the row is selected.
    open var isSelected: Bool {
        get { isSelectedNow }
        set { setSelected(newValue, animated: false) }
    }
    /// A Boolean value that indicates whether the row is highlighted.
    open var isHighlighted: Bool {
        get { isHighlightedNow }
        set { setHighlighted(newValue, animated: false) }
    }
    /// A Boolean value that indicates whether the row is in editing mode.
    open var isEditing: Bool {
        get { isEditingNow }
        set { setEditing(newValue, animated: false) }
    }
    private var (isSelectedNow, isHighlightedNow, isEditingNow) = (false, false, false)

    /// Sets whether the cell is selected, without animation.
    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelectedNow = selected
        showState()
    }

    /// Sets whether the cell is highlighted, without animation.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        isHighlightedNow = highlighted
        showState()
    }

    /// Turns the edit mode on or off, without animation.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditingNow = editing
        showAccessory()
    }

    /// The editing style of the row.
    open internal(set) var editingStyle = EditingStyle.none { didSet { showAccessory() } }
    /// A Boolean value that indicates whether the row shows a reorder control while the table is in editing mode. Perch
    /// stores this value, but it has no effect.
    open var showsReorderControl = false { didSet { UIKitWithoutEffect.cellShowsReorderControl.log() } }
    /// A Boolean value that indicates whether the content is indented for the editing control.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

    private func showState() {
        let isShown = (isSelectedNow || isHighlightedNow) && selectionStyle != .none
        selectedBackgroundView?.isHidden = !isShown
        selectionGround.isHidden = !isShown || selectedBackgroundView != nil
        for label in labels { label.isHighlighted = isShown }
        if hasImageView { imageView?.isHighlighted = isShown }
    }

    private lazy var selectionGround: UIView = {
        let view = UIView()
        view.backgroundColor = .systemGray4
        view.isHidden = true
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        view.frame = bounds
        return view
    }()

    // MARK: Accessories

    /// The type of the accessory at the trailing edge.
    open var accessoryType = AccessoryType.none { didSet { showAccessory() } }
    /// The view at the trailing edge, which replaces `accessoryType`.
    open var accessoryView: UIView? { didSet { showAccessory() } }
    /// The type of the accessory while the user edits the table.
    open var editingAccessoryType = AccessoryType.none { didSet { showAccessory() } }
    /// A view at the trailing edge while the table is edited.
    open var editingAccessoryView: UIView? { didSet { showAccessory() } }
    private var shownAccessory: UIView?
    private var editingControl: UIButton?
    /// Called by the button of a detail, and by the control of editing.
    var onDetail: (() -> Void)?
    var onEditingControl: (() -> Void)?

    private func showAccessory() {
        let type = isEditingNow ? editingAccessoryType : accessoryType
        let wanted: UIView? = (isEditingNow ? editingAccessoryView : accessoryView) ?? makeAccessory(type)
        if wanted !== shownAccessory {
            shownAccessory?.removeFromSuperview()
            shownAccessory = wanted
            if let wanted { addSubview(wanted) }
        }
        editingControl?.removeFromSuperview()
        editingControl = isEditingNow ? makeEditingControl() : nil
        if let editingControl { addSubview(editingControl) }
        setNeedsLayout()
    }

    private func makeAccessory(_ type: AccessoryType) -> UIView? {
        func symbol(_ name: String, _ color: UIColor, _ points: CGFloat, _ weight: UIImage.SymbolWeight) -> UIImageView
        {
            let image = UIImage(
                systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: points, weight: weight))
            let view = UIImageView(image: image)
            view.tintColor = color
            return view
        }
        func button() -> UIButton {
            let button = UIButton(type: .detailDisclosure)
            button.addAction(UIAction { [weak self] _ in self?.onDetail?() }, for: .touchUpInside)
            return button
        }
        switch type {
        case .none: return nil
        case .disclosureIndicator: return symbol("chevron.forward", .tertiaryLabel, 13, .semibold)
        case .checkmark: return symbol("checkmark", tintColor, 17, .semibold)
        case .detailButton: return button()
        case .detailDisclosureButton:
            let stack = UIStackView(arrangedSubviews: [
                button(), symbol("chevron.forward", .tertiaryLabel, 13, .semibold),
            ])
            stack.spacing = 12
            stack.alignment = .center
            return stack
        }
    }

    private func makeEditingControl() -> UIButton? {
        guard editingStyle != .none else { return nil }
        let isDelete = editingStyle == .delete
        let button = UIButton(type: .custom)
        let configuration = UIImage.SymbolConfiguration(pointSize: 20)
        button.setImage(
            UIImage(systemName: isDelete ? "minus.circle.fill" : "plus.circle.fill", withConfiguration: configuration),
            for: .normal)
        button.tintColor = isDelete ? .systemRed : .systemGreen
        button.accessibilityLabel = isDelete ? "Delete" : "Insert"
        button.addAction(UIAction { [weak self] _ in self?.onEditingControl?() }, for: .touchUpInside)
        return button
    }

    // MARK: Layout

    /// Its content is laid out in it, whatever holds around the table.
    override var isLayoutIsland: Bool { true }
    /// Room beside the content, which the table knows.
    var margins = UIEdgeInsets(top: 0, left: TableMetrics.narrowMargin, bottom: 0, right: TableMetrics.narrowMargin) {
        didSet {
            guard margins != oldValue else { return }
            contentView.layoutMargins = UIEdgeInsets(
                top: TableMetrics.verticalMargin, left: margins.left, bottom: TableMetrics.verticalMargin,
                right: margins.right)
            setNeedsLayout()
        }
    }
    /// The separator below the row, which the table shows.
    let separator = UIView()
    /// Whether the height may be another one than when the table asked last.
    private(set) var needsMeasure = true

    open override func setNeedsLayout() {
        needsMeasure = true
        super.setNeedsLayout()
    }

    private var editingWidth: CGFloat {
        editingControl == nil || !shouldIndentWhileEditing ? 0 : TableMetrics.editingWidth
    }

    private func accessorySize(in size: CGSize) -> CGSize {
        guard let shownAccessory else { return .zero }
        let own = shownAccessory.systemLayoutSizeFitting(.zero)
        let fitting = own.width > 0 && own.height > 0 ? own : shownAccessory.sizeThatFits(size)
        return fitting.width > 0 ? fitting : shownAccessory.bounds.size
    }

    /// The width that the content has in a row.
    private func contentWidth(in width: CGFloat) -> CGFloat {
        let accessory = shownAccessory == nil ? 0 : accessorySize(in: bounds.size).width + margins.right
        return max(0, width - editingWidth - accessory)
    }

    /// The height that the row wants at a width, in points.
    func height(atWidth width: CGFloat) -> CGFloat {
        needsMeasure = false
        return wholePixels(max(sizeThatFits(CGSize(width: width, height: 0)).height, 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = contentWidth(in: size.width)
        let line = separator.isHidden ? 0 : separatorHeight
        if let height = fittingHeight(
            configured: configuredView, in: contentView, contentWidth: width, width: size.width)
        {
            return CGSize(width: size.width, height: height + line)
        }
        let texts = TableCellLayout(self, width: width)
        return CGSize(
            width: size.width, height: max(TableMetrics.rowHeight, texts.height + 2 * TableMetrics.verticalMargin))
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

    private var separatorHeight: CGFloat { 1 / max(1, traitCollection.displayScale) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame =
                isMirrored
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        for ground in [backgroundView, selectedBackgroundView] { ground?.frame = bounds }
        selectionGround.frame = bounds
        let indent = editingWidth
        let width = contentWidth(in: bounds.width)
        place(contentView, CGRect(x: indent, y: 0, width: width, height: bounds.height))
        if let editingControl {
            place(
                editingControl,
                CGRect(x: margins.left - 8, y: 0, width: TableMetrics.editingWidth, height: bounds.height))
        }
        if let shownAccessory {
            let size = accessorySize(in: bounds.size)
            place(
                shownAccessory,
                CGRect(
                    x: bounds.width - margins.right - size.width, y: ((bounds.height - size.height) / 2).rounded(),
                    width: size.width, height: size.height))
        }
        let inset = ownSeparatorInset ?? UIEdgeInsets(top: 0, left: separatorStart, bottom: 0, right: 0)
        place(
            separator,
            CGRect(
                x: inset.left + indent, y: bounds.height - separatorHeight,
                width: max(0, bounds.width - inset.left - inset.right - indent), height: separatorHeight))
        bringSubviewToFront(separator)
        guard configuredView == nil else { return }
        TableCellLayout(self, width: width).place(in: CGSize(width: width, height: bounds.height), isMirrored)
    }

    /// Where the separator begins: with the text. The table's inset, where one was set, comes first.
    private var separatorStart: CGFloat {
        tableSeparatorInset
            ?? (configuredView == nil ? TableCellLayout(self, width: bounds.width).textStart : margins.left)
    }
    /// The table's own inset, if the program has set one.
    var tableSeparatorInset: CGFloat?

    /// The labels and the image that are there, for their layout.
    var parts: (text: UILabel?, detail: UILabel?, image: UIImageView?) {
        let isUsed: (UILabel?) -> UILabel? = { label in label.flatMap { ($0.text ?? "").isEmpty ? nil : $0 } }
        let text = labels.isEmpty ? nil : isUsed(textLabel)
        return (
            text, labels.isEmpty ? nil : isUsed(detailTextLabel),
            hasImageView && imageView?.image != nil ? imageView : nil
        )
    }
}
