import Foundation

/// One of the states of a ``GKStateMachine``. Subclass it for each state.
open class GKState: NSObject {
    /// The machine that has the state.
    open internal(set) weak var stateMachine: GKStateMachine?

    /// Creates a state.
    public override init() { super.init() }

    /// Returns a Boolean value that indicates whether the machine may go from this state to another. By default it may.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// Called after the machine entered the state. The previous state is nil for the first one.
    open func didEnter(from previousState: GKState?) {}
    /// Called for each update of the machine while it is in the state.
    open func update(deltaTime seconds: TimeInterval) {}
    /// Called before the machine leaves the state.
    open func willExit(to nextState: GKState) {}
}

/// A machine that is in one of several states and knows which may follow.
open class GKStateMachine: NSObject {
    /// The state that the machine is in. It is nil until the first call of ``enter(_:)``.
    open private(set) var currentState: GKState?
    private let states: [GKState]

    /// Creates a machine with one state of each class.
    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }

    /// Returns the machine's state of a class, or nil if it has none.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        find(stateClass) as? StateType
    }

    /// Returns a Boolean value that indicates whether the machine may enter a state now.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        find(stateClass) != nil && currentState?.isValidNextState(stateClass) != false
    }

    /// Enters a state. Returns a Boolean value that indicates whether the present state permits it. Otherwise the
    /// machine keeps its state.
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard let next = find(stateClass), canEnterState(stateClass) else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }

    /// Updates the present state.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }

    private func find(_ stateClass: AnyClass) -> GKState? { states.first { type(of: $0) == stateClass } }
}
