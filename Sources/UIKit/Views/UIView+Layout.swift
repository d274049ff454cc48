import CoreGraphics
import Foundation

/// What a view shows besides its subviews: SwiftUI's views, where the engine puts them in.
@MainActor package protocol HostedContent: AnyObject {
    /// The size that the content takes when it is offered one; nil is as much as it likes.
    func size(width: CGFloat?, height: CGFloat?) -> CGSize
}

extension UIView {
    /// Where the middle of the view is in the one around it, in points.
    public var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// Stands for no size of one's own, in `intrinsicContentSize`.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The size that the content likes best, in points; `noIntrinsicMetric` for a view without content.
    public var intrinsicContentSize: CGSize {
        hosted?.size(width: nil, height: nil)
            ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size that the content takes when it is offered one, in points; a view without content keeps its own.
    public func sizeThatFits(_ size: CGSize) -> CGSize {
        hosted?.size(width: size.width, height: size.height) ?? bounds.size
    }

    /// Gives the view the size that its content takes.
    public func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    /// Ask for the smallest size.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// Ask for the largest size.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size that the content likes best, where none is asked for, and else the size that it takes of the target.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let size = hosted?.size(
            width: targetSize.width > 0 ? targetSize.width : nil,
            height: targetSize.height > 0 ? targetSize.height : nil)
        return size ?? bounds.size
    }

    /// Layout happens when the view is drawn; there is nothing to ask for.
    public func setNeedsLayout() {}

    /// Layout happens when the view is drawn; there is nothing to wait for.
    public func layoutIfNeeded() {}

    /// The view is drawn when an image of it is made; there is nothing to ask for.
    public func setNeedsDisplay() {}
}

/// What a view draws into: its corners and border.
@MainActor public final class CALayer {
    private weak var view: UIView?

    init(view: UIView) { self.view = view }

    /// The radius of the corners of background and border, in points.
    public var cornerRadius: CGFloat = 0
    /// The width of the border, inside the edges, in points.
    public var borderWidth: CGFloat = 0
    /// The colour of the border.
    public var borderColor: CGColor? = .black
    /// How opaque the layer is, 0 to 1: that of the view.
    public var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }
    /// The colour behind the content: that of the view.
    public var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
    /// Whether what lies outside is cut off: as of the view.
    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }
    /// Where the view is in the one around it, in points.
    public var frame: CGRect { view?.frame ?? .zero }
    /// The view's own space, in points.
    public var bounds: CGRect { view?.bounds ?? .zero }

    /// The view that the layer belongs to.
    package var owner: UIView? { view }
}
