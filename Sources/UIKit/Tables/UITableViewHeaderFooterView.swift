import CoreGraphics
import Foundation

/// The header or the footer of a table's section.
open class UITableViewHeaderFooterView: UIView {
    /// The reuse identifier. Nil for a view that is not reused.
    open internal(set) var reuseIdentifier: String?

    /// Creates a view with a reuse identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        addSubview(contentView)
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view. Perch does not read the archive, so the view is like one from `init(reuseIdentifier:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The view for the content.
    public let contentView = UIView()
    /// The main label.
    open private(set) lazy var textLabel: UILabel? = {
        let label = UILabel()
        label.numberOfLines = 0
        labels.append(label)
        contentView.addSubview(label)
        return label
    }()
    /// The second label. Perch does not show it, as tables on iOS do not.
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    private var labels: [UILabel] = []
    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// The configuration of the content. Nil if a subclass adds the content.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { configuredView = contentView.fill(by: contentConfiguration, inPlaceOf: configuredView) }
    }
    private var configuredView: (any UIView & UIContentView)?

    /// Called before the view is reused for another section. A subclass removes the content of the previous section.
    open func prepareForReuse() {}

    override var isLayoutIsland: Bool { true }
    /// Room around the text, which the table knows.
    var margins = UIEdgeInsets.zero {
        didSet {
            guard margins != oldValue else { return }
            contentView.layoutMargins = margins
            setNeedsLayout()
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let height = fittingHeight(
            configured: configuredView, in: contentView, contentWidth: size.width, width: size.width)
        {
            return CGSize(width: size.width, height: height)
        }
        guard let label = labels.first else { return CGSize(width: size.width, height: 0) }
        let text = label.sizeThatFits(CGSize(width: size.width - margins.left - margins.right, height: 0))
        return CGSize(width: size.width, height: text.height + margins.top + margins.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        contentView.frame = bounds
        labels.first?.frame = CGRect(
            x: margins.left, y: margins.top, width: max(0, bounds.width - margins.left - margins.right),
            height: max(0, bounds.height - margins.top - margins.bottom))
    }
}
