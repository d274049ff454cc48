import Foundation

/// Acts when the view comes into, or goes out of, the tree.
struct AppearanceActionModifier {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
}

extension AppearanceActionModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        AppearanceActionNode(view, inputs)
    }
}

private final class AppearanceActionNode<C: View>: ModifierForwardingNode<C, AppearanceActionModifier> {
    private var hasAppeared = false

    override init(_ view: ModifiedContent<C, AppearanceActionModifier>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        host.afterUpdate { [weak self] in self?.appear() }
    }

    private func appear() {
        guard isMounted, !hasAppeared, !isHiddenByContainer else { return }
        hasAppeared = true
        view.modifier.appear?()
    }

    override func setAppeared(_ isShown: Bool) {
        if isShown {
            host.afterUpdate { [weak self] in self?.appear() }
        } else {
            disappear()
        }
        super.setAppeared(isShown)
    }

    private func disappear() {
        guard isMounted, hasAppeared else { return }
        hasAppeared = false
        if let disappear = view.modifier.disappear { host.afterUpdate(disappear) }
    }

    override func unmount() {
        disappear()
        super.unmount()
    }
}

/// Acts when a value differs from the one before.
struct ValueChangeModifier<Value: Equatable> {
    var value: Value
    var initial: Bool
    var action: (Value, Value) -> Void
}

extension ValueChangeModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        ValueChangeNode(view, inputs)
    }
}

private final class ValueChangeNode<C: View, Value: Equatable>:
    ModifierForwardingNode<C, ValueChangeModifier<Value>>
{
    override init(_ view: ModifiedContent<C, ValueChangeModifier<Value>>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        guard view.modifier.initial else { return }
        let modifier = view.modifier
        host.afterUpdate { modifier.action(modifier.value, modifier.value) }
    }

    override func update(_ view: ModifiedContent<C, ValueChangeModifier<Value>>) {
        let old = self.view.modifier.value
        super.update(view)
        let modifier = view.modifier
        if old != modifier.value { host.afterUpdate { modifier.action(old, modifier.value) } }
    }
}

/// Runs a task while the view is in the tree; starts it again when `id` changes.
struct TaskModifier<ID: Equatable> {
    var id: ID
    var priority: TaskPriority
    var action: @Sendable () async -> Void
}

extension TaskModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        TaskNode(view, inputs)
    }
}

private final class TaskNode<C: View, ID: Equatable>: ModifierForwardingNode<C, TaskModifier<ID>> {
    private var task: Task<Void, Never>?

    override init(_ view: ModifiedContent<C, TaskModifier<ID>>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        host.afterUpdate { [weak self] in self?.start() }
    }

    private func start() {
        guard isMounted, task == nil, !isHiddenByContainer else { return }
        let action = view.modifier.action
        task = Task(priority: view.modifier.priority) { await action() }
        host.hasStartedTasks = true
    }

    private func stop() {
        task?.cancel()
        task = nil
    }

    override func update(_ view: ModifiedContent<C, TaskModifier<ID>>) {
        let isSame = self.view.modifier.id == view.modifier.id
        super.update(view)
        guard !isSame else { return }
        stop()
        host.afterUpdate { [weak self] in self?.start() }
    }

    override func setAppeared(_ isShown: Bool) {
        if isShown { host.afterUpdate { [weak self] in self?.start() } } else { stop() }
        super.setAppeared(isShown)
    }

    override func unmount() {
        stop()
        super.unmount()
    }
}

extension View {
    /// Calls `action` after the view was inserted, before it is first drawn.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Calls `action` after the view was removed.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceActionModifier(appear: nil, disappear: action))
    }

    /// Calls `action` with the old and the new value when `value` changes, and at first if `initial` is true.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ValueChangeModifier(value: value, initial: initial, action: action))
    }

    /// Calls `action` when `value` changes, and at first if `initial` is true.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ValueChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
    }

    /// Calls `action` with the new value when `value` changes.
    @available(*, deprecated, message: "Use onChange with an action that takes two parameters or none.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ValueChangeModifier(value: value, initial: false, action: { action($1) }))
    }

    /// Runs `action` while the view exists, and then cancels the task.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs `action` while the view exists, and again each time that `id` changes.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
