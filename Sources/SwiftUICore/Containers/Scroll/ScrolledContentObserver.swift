import CoreGraphics
import Foundation

/// Told how far the content under bars is scrolled: bars go by it.
///
/// A page hands one down in the environment; the scroll view that reaches under a bar speaks to it, scroll views inside
/// that one do not.
@MainActor package final class ScrolledContentObserver {
    /// Where the content of a scroll view is.
    package struct Place: Equatable, Sendable {
        /// The distance that the content has moved up from its place at rest, in points.
        package var offset: CGFloat
        /// Whether content lies below the lower edge of the area that is free of bars.
        package var hasContentBelow: Bool
        package var reachesTop: Bool
        package var reachesBottom: Bool
    }

    private let report: (Place) -> Void
    private let stop: (CGFloat) -> CGFloat
    private var last: Place?

    /// - Parameter stop: where content stops that would do so at an offset, as bars that go by it do not stand half-way.
    package init(_ report: @escaping (Place) -> Void, stop: @escaping (CGFloat) -> CGFloat = { $0 }) {
        self.stop = stop
        self.report = report
    }

    package func tell(_ place: Place) {
        guard place != last else { return }
        last = place
        report(place)
    }

    fileprivate func stop(near offset: CGFloat) -> CGFloat { stop(offset) }
}

enum ScrolledContentObserverKey: EnvironmentKey {
    static var defaultValue: ScrolledContentObserver? { nil }
}

extension EnvironmentValues {
    /// Told by the scroll view that reaches under the bars around this view.
    package var scrolledContentObserver: ScrolledContentObserver? {
        get { self[ScrolledContentObserverKey.self] }
        set { self[ScrolledContentObserverKey.self] = newValue }
    }
}

extension ScrollRenderNode {
    /// Where content stops along y that would do so at an offset.
    @MainActor func stop(near offset: CGFloat, by observer: ScrolledContentObserver?) -> CGFloat {
        guard let observer, axes.contains(.vertical), let viewport, viewport.minY < 0 else { return offset }
        let stop = observer.stop(near: offset)
        return stop <= limit.y ? stop : offset
    }

    /// What bars receive; nil if none is over the content.
    @MainActor func tell(_ observer: ScrolledContentObserver?) {
        guard let observer, axes.contains(.vertical), let viewport else { return }
        observer.tell(
            .init(
                offset: offset.y, hasContentBelow: limit.y - offset.y > 0.5, reachesTop: viewport.minY < 0,
                reachesBottom: viewport.maxY > size.height))
    }
}
