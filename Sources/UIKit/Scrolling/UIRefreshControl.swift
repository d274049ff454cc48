import CoreGraphics
import Foundation

/// A control above scrolling content, which the user pulls down to reload.
///
/// A pull of 100 points starts refreshing and sends `valueChanged`. The indicator is above the content until
/// ``endRefreshing()``.
open class UIRefreshControl: UIControl {
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    /// The height that the wheel takes, in points, and how far a pull goes that begins to refresh. Common knowledge;
    /// Apple publishes none.
    static let height: CGFloat = 60
    static let pull: CGFloat = 100

    public override init(frame: CGRect) {
        super.init(frame: frame)
        wheel.hidesWhenStopped = false
        wheel.alpha = 0
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(wheel)
        addSubview(label)
    }

    public required init?(coder: NSCoder) { return nil }

    /// The attributed title below the indicator.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if ownTintColor != nil { wheel.color = tintColor }
    }

    private var scroll: UIScrollView? { superview as? UIScrollView }
    /// The finger that pulled has not been lifted since the refresh began.
    private var isPulled = false

    /// A Boolean value that indicates whether the control is refreshing.
    open private(set) var isRefreshing = false

    /// The room that the wheel takes above the content, in points.
    var room: CGFloat { isRefreshing && !(isPulled && scroll?.isDragging == true) ? Self.height : 0 }

    /// Starts refreshing. If the content is at its top, it moves down to make space.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        wheel.startAnimating()
        wheel.alpha = 1
        guard let scroll, !scroll.isDragging, scroll.window != nil else { return }
        let top = -scroll.adjustedContentInset.top
        if scroll.contentOffset.y <= top + Self.height {
            scroll.setContentOffset(CGPoint(x: scroll.contentOffset.x, y: top), animated: true)
        }
    }

    /// Ends refreshing and removes the space.
    open func endRefreshing() {
        guard isRefreshing else { return }
        (isRefreshing, isPulled) = (false, false)
        wheel.stopAnimating()
        guard let scroll else { return }
        let top = -scroll.adjustedContentInset.top
        if scroll.contentOffset.y < top, !scroll.isDragging {
            scroll.setContentOffset(CGPoint(x: scroll.contentOffset.x, y: top), animated: scroll.window != nil)
        }
        contentDidMove()
    }

    /// The content of the scroll view has moved.
    func contentDidMove() {
        guard let scroll else { return }
        let top = -(scroll.adjustedContentInset.top - room)
        let pulled = max(0, top - scroll.contentOffset.y)
        frame = CGRect(x: 0, y: -Self.height, width: scroll.bounds.width, height: Self.height)
        wheel.alpha = isRefreshing ? 1 : min(1, pulled / Self.pull)
        guard scroll.isDragging, pulled >= Self.pull, !isRefreshing, isEnabled else { return }
        isPulled = true
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle != nil
        let side = wheel.intrinsicContentSize.width
        wheel.frame = CGRect(
            x: (bounds.width - side) / 2, y: (bounds.height - side) / 2 - (hasTitle ? 10 : 0), width: side,
            height: side)
        label.frame = CGRect(x: 0, y: bounds.height - 24, width: bounds.width, height: 20)
    }
}
