import Foundation

/// Something that moves automatically and must be told of each moment.
package protocol AnimationParticipant: AnyObject {
    /// Continues to a moment; returns whether there is still something to move.
    func advance(to time: TimeInterval) -> Bool
    /// Whether a container keeps what moves out of sight: it is where it should be at each moment, but no frame is made for it.
    var isOutOfSight: Bool { get }
}

/// What a view or a modifier shows while its animatable data are on their way.
///
/// The model value stays with the owner; this gives the value to be shown instead, as long as something runs.
class AttributeAnimator<V>: AnimationParticipant {
    private weak var node: _ViewNode?
    /// Called after each step, on the main actor.
    fileprivate let didStep: @MainActor () -> Void

    fileprivate init(_ node: _ViewNode, _ didStep: @escaping @MainActor () -> Void) {
        self.node = node
        self.didStep = didStep
    }

    /// An animator, or nil for types that have nothing to animate.
    static func make(for node: _ViewNode, _ didStep: @escaping @MainActor () -> Void) -> AttributeAnimator? {
        func open<A: EngineAnimatable>(_ type: A.Type) -> AnyObject? {
            A.AnimatedData.self == EmptyAnimatableData.self
                ? nil : TypedAttributeAnimator<A, A.AnimatedData>(\.animatedData, node, didStep)
        }
        func open<A: Animatable>(_ type: A.Type) -> AnyObject? {
            A.AnimatableData.self == EmptyAnimatableData.self
                ? nil : TypedAttributeAnimator<A, A.AnimatableData>(\.animatableData, node, didStep)
        }
        let animator: AnyObject?
        if let type = V.self as? any EngineAnimatable.Type {
            animator = open(type)
        } else if let type = V.self as? any Animatable.Type {
            animator = open(type)
        } else {
            animator = nil
        }
        // The types that were opened are `V` itself.
        return animator.map { unsafeDowncast($0, to: AttributeAnimator<V>.self) }
    }

    /// The model value changed.
    func change(from old: V, to new: V, in tree: RenderTree, _ environment: @autoclosure () -> EnvironmentValues) {
        fatalError("abstract")
    }

    /// The value to show for a model value.
    func presented(_ model: V) -> V { fatalError("abstract") }

    /// Whether anything runs.
    var isRunning: Bool { fatalError("abstract") }

    func advance(to time: TimeInterval) -> Bool { fatalError("abstract") }

    var isOutOfSight: Bool {
        let node = node
        return assumeMainActor { node?.isHiddenByContainer == true }
    }
}

/// The types that were found to have nothing to animate: to look for a conformance is slow where a type has none.
@MainActor private var stillTypes: Set<ObjectIdentifier> = []

/// The animatable data of a value that a node keeps; costs nothing until something moves.
@MainActor struct AnimatedAttribute<V> {
    private var animator: AttributeAnimator<V>?

    // What is inlined here is asked of every node that changes, and mostly nothing moves: a call to a generic type would have to
    // find out first what type it is.

    /// The node takes over a new value. `step` is called with each moment at which another value is to be shown.
    @inline(__always)
    mutating func change(
        from old: V, to new: V, on node: _ViewNode, step: @autoclosure () -> @MainActor () -> Void
    ) {
        if animator == nil, node.host.tree.transaction.isEmpty { return }
        take(from: old, to: new, on: node, step: step())
    }

    private mutating func take(
        from old: V, to new: V, on node: _ViewNode, step: @autoclosure () -> @MainActor () -> Void
    ) {
        if animator == nil {
            guard !stillTypes.contains(ObjectIdentifier(V.self)) else { return }
            animator = AttributeAnimator.make(for: node, step())
            if animator == nil { stillTypes.insert(ObjectIdentifier(V.self)) }
        }
        animator?.change(from: old, to: new, in: node.host.tree, node.environment)
    }

    /// The value to show for a model value.
    @inline(__always)
    func presented(_ model: V) -> V {
        guard let animator else { return model }
        return animator.presented(model)
    }

    /// Whether the value is on its way.
    @inline(__always) var isRunning: Bool { animator?.isRunning ?? false }
}

/// A type of the engine's whose data are animated, though Apple's counterpart is not `Animatable`.
package protocol EngineAnimatable {
    associatedtype AnimatedData: VectorArithmetic
    var animatedData: AnimatedData { get set }
}

private final class TypedAttributeAnimator<V, Data: VectorArithmetic>: AttributeAnimator<V>, TrackOwner {
    private let data: WritableKeyPath<V, Data>
    fileprivate var track = AnimationTrack<Data>()
    private var pace = Pace<Data>()

    init(_ data: WritableKeyPath<V, Data>, _ node: _ViewNode, _ didStep: @escaping @MainActor () -> Void) {
        self.data = data
        super.init(node, didStep)
    }

    override func change(
        from old: V, to new: V, in tree: RenderTree, _ environment: @autoclosure () -> EnvironmentValues
    ) {
        let way = new[keyPath: data] - old[keyPath: data]
        guard way != .zero else { return }
        let transaction = tree.transaction
        guard transaction.isAnimated else {
            // A change that is shown at once ends what was on its way.
            track = AnimationTrack()
            if transaction.tracksVelocity { pace.note(new[keyPath: data], at: tree.time) }
            return
        }
        startTrack(
            transaction, way: way, velocity: track.isEmpty ? pace.velocity(at: tree.time) : .zero, in: tree,
            environment: environment())
    }

    override var isRunning: Bool { !track.isEmpty }

    override func presented(_ model: V) -> V {
        guard !track.isEmpty else { return model }
        var value = model
        value[keyPath: data] += track.offset
        return value
    }

    func trackDidAdvance() {
        let didStep = didStep
        assumeMainActor { didStep() }
    }

    override func advance(to time: TimeInterval) -> Bool { advanceTrack(to: time) }
}

/// How fast a value that follows a finger has moved of late.
private struct Pace<Data: VectorArithmetic> {
    private var last: (value: Data, time: TimeInterval)?
    private var velocity = Data.zero

    /// A value that rested for this long, in seconds, has no speed any longer.
    private static var memory: TimeInterval { 0.1 }

    mutating func note(_ value: Data, at time: TimeInterval) {
        defer { last = (value, time) }
        guard let last else { return }
        let elapsed = time - last.time
        if elapsed > 0 { velocity = (value - last.value).scaled(by: 1 / elapsed) }
    }

    func velocity(at time: TimeInterval) -> Data {
        guard let last, time - last.time <= Self.memory else { return .zero }
        return velocity
    }
}
