import CoreGraphics
import Foundation

/// What a view shows besides its subviews: SwiftUI's views, where the engine puts them in.
@MainActor package protocol HostedContent: AnyObject {
    /// The size that the content takes when it is offered one; nil is as much as it prefers.
    func size(width: CGFloat?, height: CGFloat?) -> CGSize
    /// The view's values have changed, and so what the content shows.
    func contentDidChange()
    /// Takes the keyboard away from the view that has it in the content.
    func endEditing()
}

/// Makes the look of controls out of SwiftUI's views.
package protocol ContentMaker: Sendable {
    /// The content of a control; nil for a view that has none.
    @MainActor func make(for view: UIView) -> (any HostedContent)?
}

extension UIView {
    /// The view and all around it, the innermost first.
    package var lineage: some Sequence<UIView> { sequence(first: self, next: \.superview) }

    /// A value of `intrinsicContentSize` that represents no intrinsic size.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// A target size that requests the smallest size.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// A target size that requests the largest size.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Converts a point of this view to the coordinates of another view, or of the window if the view is nil. Views
    /// without a common ancestor count as having the same origin.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let root = fromRoot
        let other = (view ?? window)?.fromRoot ?? .zero
        return CGPoint(x: point.x + root.x - other.x, y: point.y + root.y - other.y)
    }

    /// Converts a point of another view, or of the window if the view is nil, to the coordinates of this view.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view = view ?? window else { return point }
        return view.convert(point, to: self)
    }

    /// Converts a rectangle of this view to the coordinates of another view, or of the window if the view is nil.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// Converts a rectangle of another view, or of the window if the view is nil, to the coordinates of this view.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// A point of the view around, in this view's own space.
    func fromSuperview(_ point: CGPoint) -> CGPoint {
        let middle = center
        var local = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
        if transform != .identity { local = local.applying(transform.inverted()) }
        return CGPoint(
            x: local.x + bounds.minX + bounds.width * layer.anchorPoint.x,
            y: local.y + bounds.minY + bounds.height * layer.anchorPoint.y)
    }

    /// Where the zero of the view's own space is in the outermost view.
    private var fromRoot: CGPoint {
        let outer = superview?.fromRoot ?? .zero
        let origin = superview == nil ? .zero : frame.origin
        return CGPoint(x: outer.x + origin.x - bounds.minX, y: outer.y + origin.y - bounds.minY)
    }

    /// Options that describe how a view resizes with its superview: the lengths and margins that are flexible.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left margin is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

        /// The frame after the view around has become another size.
        func follow(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
            func axis(
                _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ masks: [AutoresizingMask]
            ) -> (CGFloat, CGFloat) {
                var parts = [start, length, old - start - length]
                let flexible = parts.indices.filter { contains(masks[$0]) }
                guard !flexible.isEmpty else { return (start, length) }
                // What stretches does so in proportion to its length.
                let sum = flexible.reduce(0) { $0 + parts[$1] }
                for index in flexible {
                    let share = sum > 0 ? parts[index] / sum : 1 / CGFloat(flexible.count)
                    parts[index] += (new - old) * share
                }
                return (parts[0], max(0, parts[1]))
            }
            let (x, width) = axis(
                frame.minX, frame.width, old.width, new.width,
                [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
            let (y, height) = axis(
                frame.minY, frame.height, old.height, new.height,
                [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
            return CGRect(x: x, y: y, width: width, height: height)
        }
    }
}
