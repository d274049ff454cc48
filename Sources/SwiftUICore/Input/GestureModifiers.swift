import Foundation

/// Attaches a gesture to each element of the content.
struct GestureModifier<G: Gesture> {
    let gesture: G
    let priority: GesturePriority
    let mask: GestureMask
}

/// Which of several gestures on the same touch wins.
package enum GesturePriority {
    /// The innermost.
    case normal
    /// This one, before those of the views below.
    case high
    /// This one as well as the others.
    case simultaneous
}

extension GestureModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> GestureRenderNode {
        GestureRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: GestureRenderNode, _ environment: EnvironmentValues) {
        wrapper.priority = priority
        wrapper.mask = environment.isEnabled ? mask : mask.subtracting(.gesture)
        let gesture = gesture
        wrapper.setRecognizer { G._makeRecognizer(gesture) }
    }
}

/// What takes part in touches on an element.
@MainActor protocol GestureElement: AnyObject {
    /// Where touches are taken.
    var element: RenderNode { get }
    var priority: GesturePriority { get }
    var mask: GestureMask { get }
    /// Whether presses inside are to be shown a moment later, since the touch may become a scroll.
    var delaysContentTouches: Bool { get }
    /// Follows the current touch, or waits for the next one of several.
    var recognizer: (any AnyGestureRecognizer)? { get }
    /// Makes ready for a touch. Returns whether there is something to follow it.
    func prepareRecognizer() -> Bool
    /// The touch is over.
    func forgetRecognizer()
    /// Whether both may occur on one touch.
    func runs(beside other: any GestureElement) -> Bool
    /// Whether another one is to fail before this one occurs.
    func waits(for other: any GestureElement) -> Bool
}

extension GestureElement {
    func runs(beside other: any GestureElement) -> Bool { false }
    func waits(for other: any GestureElement) -> Bool { false }
}

/// An element that takes part in touches on it and on what it holds.
package final class GestureRenderNode: WrapperRenderNode, GestureElement {
    var element: RenderNode { self }
    package var priority = GesturePriority.normal
    package var mask = GestureMask.all
    package var delaysContentTouches = false

    @MainActor private var makeRecognizer: (() -> any AnyGestureRecognizer)?
    @MainActor private(set) var recognizer: (any AnyGestureRecognizer)?

    /// Sets what follows touches from now on. One that is at it passes on to one with the new closures.
    @MainActor package func setRecognizer(_ make: @escaping () -> any AnyGestureRecognizer) {
        makeRecognizer = make
        guard let recognizer else { return }
        let new = make()
        new.adopt(any: recognizer)
        self.recognizer = new
    }

    @MainActor func prepareRecognizer() -> Bool {
        recognizer = makeRecognizer?()
        return recognizer != nil
    }

    @MainActor func forgetRecognizer() {
        recognizer?.reset()
        recognizer = nil
    }
}

extension View {
    /// Adds a gesture. The gestures of the views below have a higher priority.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture that has a higher priority than the gestures of the views below.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture that is recognized at the same time as the gestures of the views below.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Adds a gesture. The gestures of the views below have a higher priority.
    ///
    /// - Parameter isEnabled: whether the gesture is there; the views below keep theirs either way.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture. The gestures of the views below have a higher priority.
    ///
    /// - Parameters:
    ///   - name: for UIKit's recognizers to know the gesture by. None here asks for it, so it has no effect.
    ///   - isEnabled: whether the gesture is there; the views below keep theirs either way.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture that has a higher priority than the gestures of the views below.
    ///
    /// - Parameter isEnabled: whether the gesture is there; the views below keep theirs either way.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that has a higher priority than the gestures of the views below.
    ///
    /// - Parameters:
    ///   - name: for UIKit's recognizers to know the gesture by. None here asks for it, so it has no effect.
    ///   - isEnabled: whether the gesture is there; the views below keep theirs either way.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
        -> some View
    {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture that is recognized at the same time as the gestures of the views below.
    ///
    /// - Parameter isEnabled: whether the gesture is there; the views below keep theirs either way.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that is recognized at the same time as the gestures of the views below.
    ///
    /// - Parameters:
    ///   - name: for UIKit's recognizers to know the gesture by. None here asks for it, so it has no effect.
    ///   - isEnabled: whether the gesture is there; the views below keep theirs either way.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
        -> some View
    {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }

    /// Calls `action` when the view is tapped `count` times.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Calls `action` with the position when the user taps the view `count` times.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
                .onEnded { action($0.location) })
    }

    /// Calls `action` with the position when the user taps the view `count` times. This is an older form.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
                .onEnded { action($0.location) })
    }

    /// Calls `action` when the view is pressed for `minimumDuration` seconds.
    ///
    /// - Parameters:
    ///   - maximumDistance: how far the finger may move, in points.
    ///   - onPressingChanged: told when the press begins and when it ends or fails.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            GestureModifier(
                gesture: PressGesture(
                    longPress: LongPressGesture(
                        minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                    action: action, onPressingChanged: onPressingChanged),
                priority: .normal, mask: .all))
    }

    /// Calls `action` when the view is pressed for `minimumDuration` seconds. The older form, with `pressing` before it.
    @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
