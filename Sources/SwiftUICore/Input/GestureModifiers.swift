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
        // A recogniser in the middle of a touch keeps the closures that it began with.
        wrapper.makeRecognizer = { G._makeRecognizer(gesture) }
    }
}

/// An element that takes part in touches on it and on what it holds.
package final class GestureRenderNode: WrapperRenderNode {
    package var priority = GesturePriority.normal
    package var mask = GestureMask.all
    package var makeRecognizer: (@MainActor () -> any AnyGestureRecognizer)?

    /// Kept from touch to touch, for gestures of several taps; made anew when it rests.
    @MainActor private var resting: (any AnyGestureRecognizer)?

    @MainActor func recognizerForTouch() -> (any AnyGestureRecognizer)? {
        if let resting {
            self.resting = nil
            return resting
        }
        return makeRecognizer?()
    }

    @MainActor func keep(_ recognizer: any AnyGestureRecognizer) { resting = recognizer }
}

extension View {
    /// Adds a gesture; those of the views below come first.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture that comes before those of the views below.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture that comes about beside those of the views below.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Adds a gesture; those of the views below come first.
    ///
    /// - Parameter isEnabled: whether the gesture is there; the views below keep theirs either way.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture; those of the views below come first.
    ///
    /// - Parameters:
    ///   - name: for UIKit's recognisers to know the gesture by. There are none here, so it has no effect.
    ///   - isEnabled: whether the gesture is there; the views below keep theirs either way.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture that comes before those of the views below.
    ///
    /// - Parameter isEnabled: whether the gesture is there; the views below keep theirs either way.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that comes before those of the views below.
    ///
    /// - Parameters:
    ///   - name: for UIKit's recognisers to know the gesture by. There are none here, so it has no effect.
    ///   - isEnabled: whether the gesture is there; the views below keep theirs either way.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
        -> some View
    {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture that comes about beside those of the views below.
    ///
    /// - Parameter isEnabled: whether the gesture is there; the views below keep theirs either way.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that comes about beside those of the views below.
    ///
    /// - Parameters:
    ///   - name: for UIKit's recognisers to know the gesture by. There are none here, so it has no effect.
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

    /// Calls `action` with the place, when the view is tapped `count` times.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
                .onEnded { action($0.location) })
    }

    /// Calls `action` with the place, when the view is tapped `count` times. The older form.
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

    /// Calls `onPressingChanged` while the view is pressed, and `action` when the finger is lifted inside it: the way of
    /// a button.
    nonisolated package func onPress(
        onPressingChanged: @escaping (Bool) -> Void, perform action: @escaping () -> Void
    ) -> some View {
        modifier(
            GestureModifier(
                gesture: PressGesture(
                    longPress: nil, action: action, onPressingChanged: onPressingChanged),
                priority: .normal, mask: .all))
    }
}

/// A press that tells when it begins and ends; it acts when the finger is lifted, or after a while.
private struct PressGesture {
    let longPress: LongPressGesture?
    let action: () -> Void
    let onPressingChanged: ((Bool) -> Void)?
}

extension PressGesture: Gesture {
    typealias Value = Void
    typealias Body = Never

    static func _makeRecognizer(_ gesture: PressGesture) -> _GestureRecognizer<Void> {
        PressRecognizer(gesture)
    }
}

private final class PressRecognizer: _GestureRecognizer<Void> {
    private let gesture: PressGesture
    private var start: PointerEvent?
    private var isPressing = false

    init(_ gesture: PressGesture) { self.gesture = gesture }

    private func setPressing(_ pressing: Bool) {
        guard pressing != isPressing else { return }
        isPressing = pressing
        gesture.onPressingChanged?(pressing)
    }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        switch event.phase {
        case .down:
            start = event
            setPressing(true)
        case .moved:
            guard let start else { return }
            if let longPress = gesture.longPress {
                tick(event.time)
                if distance(start.location, event.location) > longPress.maximumDistance { cancel() }
            } else {
                // A button stays pressed while the finger is near it, and can be entered again.
                setPressing(context.contains(event.location, slop: PressRecognizer.slop))
            }
        case .up:
            tick(event.time)
            guard start != nil else { return }
            let isInside = context.contains(event.location, slop: PressRecognizer.slop)
            start = nil
            setPressing(false)
            if gesture.longPress == nil, isInside {
                phase = .ended(())
                gesture.action()
            } else {
                phase = .failed
            }
        case .cancelled: cancel()
        }
    }

    /// How far outside a button a finger may be lifted, in points, as UIKit's controls allow.
    private static let slop: CGFloat = 70

    override func tick(_ time: TimeInterval) {
        guard let longPress = gesture.longPress, let start, time - start.time >= longPress.minimumDuration
        else { return }
        self.start = nil
        phase = .ended(())
        gesture.action()
        setPressing(false)
    }

    override func cancel() {
        start = nil
        setPressing(false)
        super.cancel()
    }
}
