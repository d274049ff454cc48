import Foundation

/// Which of the views below has the keyboard: a Boolean for one view, or the value that names it among several.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way for a view to read and set the focus.
    @propertyWrapper
    public struct Binding {
        let location: Location<Value>
        /// The value when no view has it.
        let unfocused: Value

        /// The focused value now.
        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue, Transaction.current) }
        }

        /// The binding itself.
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private var box: StateBox<Value>?
    private let unfocused: Value

    /// Tells whether a view has the focus.
    public init() where Value == Bool { unfocused = false }

    /// Tells which view has the focus; nil means none of them.
    public init<T: Hashable>() where Value == T? { unfocused = nil }

    /// The focused value now.
    public var wrappedValue: Value {
        get { box?.get() ?? unfocused }
        nonmutating set { box?.set(newValue, Transaction.current) }
    }

    /// A binding, as `focused(_:)` takes it.
    public var projectedValue: FocusState<Value>.Binding {
        Binding(location: box ?? ConstantLocation(unfocused), unfocused: unfocused)
    }

    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let unfocused = property.pointee.unfocused
        property.pointee.box = slots.object(key) { StateBox(unfocused) }
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
        return a.location.isSame(as: b.location)
    }
}

/// The focus as a control sees it: whether it has it, and how to take or give it up.
package struct FocusLink {
    package var isFocused: Bool
    package var setFocused: (Bool) -> Void
}

private enum FocusLinkKey: EnvironmentKey {
    static var defaultValue: FocusLink? { nil }

    // Two links are the same to those who draw them when they say the same.
    static func _valuesEqual(_ a: FocusLink?, _ b: FocusLink?) -> Bool { a?.isFocused == b?.isFocused }
}

extension EnvironmentValues {
    /// The focus binding that stands for the nearest control, as `focused(_:)` set it.
    package var focusLink: FocusLink? {
        get { self[FocusLinkKey.self] }
        set { self[FocusLinkKey.self] = newValue }
    }

    /// Whether the nearest focusable view above has the focus.
    public var isFocused: Bool { focusLink?.isFocused ?? false }
}

/// Connects the controls below with a focus binding.
private struct FocusedModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value

    @Environment(\.focusHolder) private var holder

    init(binding: FocusState<Value>.Binding, value: Value) {
        self.binding = binding
        self.value = value
    }
}

extension FocusedModifier: ViewModifier {
    func body(content: Content) -> some View {
        let isFocused = binding.wrappedValue == value
        content
            .environment(
                \.focusLink,
                FocusLink(isFocused: isFocused) { focused in
                    if focused { binding.wrappedValue = value } else { resign() }
                }
            )
            .onChange(of: isFocused, initial: true) { _, isFocused in
                if isFocused {
                    holder?.take(binding.location, resign: resign)
                } else {
                    holder?.giveUp(binding.location, unless: binding.wrappedValue != binding.unfocused)
                }
            }
            .onDisappear(perform: resign)
    }

    private func resign() {
        if binding.wrappedValue == value { binding.wrappedValue = binding.unfocused }
    }
}

/// Who has the keyboard of a host. As one binding takes it, the one that had it says so no longer.
@MainActor package final class FocusHolder {
    private var location: AnyObject?
    private var resign: (() -> Void)?

    package init() {}

    func take(_ location: AnyObject, resign: @escaping () -> Void) {
        let previous = self.location === location ? nil : self.resign
        self.location = location
        self.resign = resign
        previous?()
    }

    /// - Parameter isPassedOn: whether another view of the same binding has taken the keyboard.
    func giveUp(_ location: AnyObject, unless isPassedOn: Bool) {
        guard self.location === location, !isPassedOn else { return }
        self.location = nil
        resign = nil
    }
}

private enum FocusHolderKey: EnvironmentKey {
    static var defaultValue: FocusHolder? { nil }
    static func _valuesEqual(_ a: FocusHolder?, _ b: FocusHolder?) -> Bool { a === b }
}

extension EnvironmentValues {
    /// Who has the keyboard; the host sets it.
    package var focusHolder: FocusHolder? {
        get { self[FocusHolderKey.self] }
        set { self[FocusHolderKey.self] = newValue }
    }
}

extension View {
    /// Binds the focus of this view to a Boolean.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Binds the focus of this view to a value that names it.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }
}
