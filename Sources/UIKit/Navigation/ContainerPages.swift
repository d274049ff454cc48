import CoreGraphics

// What controllers with pages have in common: children of which one is seen.
extension UIViewController {
    /// Has other pages: those that are gone are no children any longer, those that are new are.
    ///
    /// - Parameter prepare: called with each new page, once it is a child.
    func replacePages(
        _ old: [UIViewController], by pages: [UIViewController], prepare: (UIViewController) -> Void = { _ in }
    ) {
        for page in old where !pages.contains(where: { $0 === page }) {
            page.willMove(toParent: nil)
            page.disappear { page.viewIfLoaded?.removeFromSuperview() }
            page.removeFromParent()
        }
        for page in pages where page.parent !== self {
            addChild(page)
            prepare(page)
            page.didMove(toParent: self)
        }
    }

    /// Whether the controller is seen in a view.
    func isIn(_ room: UIView) -> Bool { viewIfLoaded?.superview === room }

    /// Fills a view, in the place of those that are in it.
    func enter(_ room: UIView, inPlaceOf others: [UIViewController]) {
        for other in others where other !== self && other.isIn(room) {
            other.disappear { other.viewIfLoaded?.removeFromSuperview() }
        }
        guard let view else { return }
        view.frame = room.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if room.window == nil { room.addSubview(view) } else { appear { room.addSubview(view) } }
    }
}

/// A view with room for a page, and with a bar above or below it.
final class BarredView: UIView {
    let room = UIView()
    let bar: ControllerContentView

    init(_ controller: UIViewController) {
        bar = ControllerContentView(controller)
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
        addSubview(room)
        addSubview(bar)
    }

    required init?(coder: NSCoder) { return nil }

    /// What is between the bar and the page, such as a field to search by.
    var extra: UIView? {
        didSet {
            guard extra !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let extra { addSubview(extra) }
            setNeedsLayout()
        }
    }

    /// The height of what is between the bar and the page, in points.
    private static let extraHeight: CGFloat = 52

    /// Divides the room: a bar of no height is hidden.
    func divide(barHeight: CGFloat, at edge: CGRectEdge) {
        let (barFrame, below) = bounds.divided(atDistance: barHeight, from: edge)
        let (extraFrame, roomFrame) = below.divided(atDistance: extra == nil ? 0 : Self.extraHeight, from: edge)
        extra?.frame = extraFrame
        bar.isHidden = barHeight == 0
        bar.frame = barFrame
        room.frame = roomFrame
    }
}
