import Foundation

/// A property wrapper that stores which view has the keyboard focus: a Boolean value for one view, or a value that
/// identifies one of several views.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way for a view to read and set the focus.
    @propertyWrapper
    public struct Binding {
        let box: FocusBox<Value>

        /// The value when no view has it.
        var unfocused: Value { box.unfocused }

        /// The focused value now.
        public var wrappedValue: Value {
            get { box.get() }
            nonmutating set { box.set(newValue, Transaction.current) }
        }

        /// The binding itself.
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private var box: FocusBox<Value>?
    private let unfocused: Value

    /// Creates a state that indicates whether a view has the focus.
    public init() where Value == Bool { unfocused = false }

    /// Creates a state that identifies the view with the focus. Nil for none.
    public init<T: Hashable>() where Value == T? { unfocused = nil }

    /// The focused value now.
    public var wrappedValue: Value {
        get { box?.get() ?? unfocused }
        nonmutating set { box?.set(newValue, Transaction.current) }
    }

    /// A binding for `focused(_:)`.
    public var projectedValue: FocusState<Value>.Binding {
        Binding(box: box ?? FocusBox(unfocused))
    }

    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let unfocused = property.pointee.unfocused
        let box = slots.object(key) { FocusBox(unfocused) }
        box.controller = slots.node?.host.focus
        property.pointee.box = box
    }
}

extension FocusState: SelfComparingProperty {
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension FocusState.Binding: DynamicProperty {
    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {}
}

extension FocusState.Binding: SelfComparingProperty {
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: Self.self).pointee
        let b = b.assumingMemoryBound(to: Self.self).pointee
        return a.box === b.box
    }
}

/// Where the value of a focus state lives. It is what the focus controller says; a program that sets it asks for the focus.
///
/// `@unchecked Sendable`: the value has its own box, and the controller is touched on the main thread only.
package final class FocusBox<Value: Hashable>: Location<Value>, @unchecked Sendable {
    private let box: StateBox<Value>
    let unfocused: Value
    nonisolated(unsafe) weak var controller: FocusController?

    init(_ unfocused: Value) {
        box = StateBox(unfocused)
        self.unfocused = unfocused
    }

    package override func get() -> Value { box.get() }

    package override func set(_ value: Value, _ transaction: Transaction) {
        box.set(value, transaction)
        onMainActor { [self] in controller?.request(self) }
    }

    /// Tells what is so, without asking for anything.
    @MainActor func note(_ value: Value) {
        if box.get() != value { box.set(value, Transaction.current) }
    }
}

/// The name that a view has in a focus state.
@MainActor protocol FocusClaim {
    /// The state.
    var box: AnyObject { get }
    /// Whether the state says that this view is to have the focus.
    var isWanted: Bool { get }
    /// Whether the state says that none of its views is to have it.
    var isUnfocused: Bool { get }
    /// The view has the focus.
    func take()
    /// The view has it no longer.
    func release()
}

private struct ValueClaim<Value: Hashable>: FocusClaim {
    let state: FocusBox<Value>
    let value: Value

    var box: AnyObject { state }
    var isWanted: Bool { state.get() == value }
    var isUnfocused: Bool { state.get() == state.unfocused }
    func take() { state.note(value) }
    func release() { state.note(state.unfocused) }
}

/// Names the view in a focus state.
private struct FocusedModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension FocusedModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> FocusBindingRenderNode {
        FocusBindingRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: FocusBindingRenderNode, _ environment: EnvironmentValues) {
        let controller = environment.focusController
        if wrapper.claim == nil { controller?.add(wrapper) }
        wrapper.claim = ValueClaim(state: binding.box, value: value)
    }
}

/// The element of a view that has a name in a focus state.
final class FocusBindingRenderNode: WrapperRenderNode {
    fileprivate(set) var claim: (any FocusClaim)?

    override var debugName: String { "Focused" }
}

extension View {
    /// Binds the focus of this view to a Boolean value.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Binds the focus of this view to a value that identifies it.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }
}
