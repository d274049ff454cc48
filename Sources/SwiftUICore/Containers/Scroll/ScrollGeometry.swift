import Foundation

/// The geometry of a scroll view and its content. Lengths are in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The offset of the content. At the start of the content, it is minus the insets.
    public var contentOffset: CGPoint
    /// The size of the content, in points.
    public var contentSize: CGSize
    /// The insets for bars and margins.
    public var contentInsets: EdgeInsets
    /// The size of the window, bars included.
    public var containerSize: CGSize

    /// Creates a geometry from four values, in points.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The window in the content's coordinates.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The visible part of the content that bars do not cover, in the content's coordinates.
    public var visibleRect: CGRect { bounds.inset(by: contentInsets) }
}

/// An object that is notified when something about a scroll view's geometry changes.
@MainActor final class ScrollGeometryObserver {
    private let find: (ScrollGeometry) -> (() -> Void)?

    /// `action` gets the former and the present finding of `transform`.
    init<T: Equatable>(
        of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) {
        var last: T?
        find = { geometry in
            let new = transform(geometry)
            guard new != last else { return nil }
            let old = last ?? new
            last = new
            return { action(old, new) }
        }
    }

    func check(_ geometry: ScrollGeometry, _ host: NodeHost) {
        if let action = find(geometry) { host.afterUpdate(action) }
    }
}
