import CoreGraphics
import Foundation

/// The header or the footer of a table's section.
open class UITableViewHeaderFooterView: UIView {
    /// The name by which views are used again; nil for one that is not.
    open internal(set) var reuseIdentifier: String?

    /// A view that is used again under a name.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        addSubview(contentView)
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// An archive holds nothing of a view's here: the view is as `init(reuseIdentifier:)` makes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The content view: what is placed in the view.
    public let contentView = UIView()
    /// The main label.
    open private(set) lazy var textLabel: UILabel? = {
        let label = UILabel()
        label.numberOfLines = 0
        labels.append(label)
        contentView.addSubview(label)
        return label
    }()
    /// The second label. It is not placed: the tables of iOS show none.
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    private var labels: [UILabel] = []
    /// The background view: the content behind the content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// The content configuration: what is shown in the view; nil for what a subclass puts there itself.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { configuredView = contentView.fill(by: contentConfiguration, inPlaceOf: configuredView) }
    }
    private var configuredView: (any UIView & UIContentView)?

    /// Called before the view shows another section. A subclass removes what belongs to the old one.
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
