import Foundation

/// The phases of a scroll view.
public enum ScrollPhase: Equatable, Hashable, Sendable {
    /// A phase in which the content does not scroll.
    case idle
    /// A phase in which a finger touches the content and can begin to scroll.
    case tracking
    /// A finger moves the content.
    case interacting
    /// The content moves on after the finger has left it, or swings back.
    case decelerating
    /// A phase in which the program scrolls the content.
    case animating

    /// A Boolean value that indicates whether it does anything but rest.
    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// The context of a change of the scroll phase.
public struct ScrollPhaseChangeContext {
    /// The geometry of the scroll view.
    public let geometry: ScrollGeometry
    /// The velocity of the content, in points per second. Nil if it does not move.
    public let velocity: CGVector?
}

/// Someone The object that is notified of a scroll view's phases.
@MainActor final class ScrollPhaseObserver {
    var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) { self.action = action }
}

/// Observes the first scroll view in what it is applied to.
private struct ScrollPhaseModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    @State private var box = ScrollPhaseObserverBox()

    init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) { self.action = action }
}

extension ScrollPhaseModifier: ViewModifier {
    func body(content: Content) -> some View {
        let observer = box.observer ?? ScrollPhaseObserver(action: action)
        // The closure is always the latest body's.
        observer.action = action
        box.observer = observer
        return content.transformEnvironment { $0[ScrollSettingsKey.self].phaseObservers.append(observer) }
    }
}

private final class ScrollPhaseObserverBox {
    var observer: ScrollPhaseObserver?
}

extension View {
    /// Calls `action` when the phase of the scroll view, or of the first scroll view in this view, changes.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Calls `action`, with the geometry, when the phase of the scroll view, or of the first scroll view in this view,
    /// changes.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }
}
