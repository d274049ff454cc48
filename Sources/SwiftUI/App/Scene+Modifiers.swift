import Combine
import Foundation
import Observation

/// A scene whose windows have their content changed.
private struct ModifiedScene<Base: Scene, Content: View> {
    let base: Base
    let change: (AnyView) -> Content

    nonisolated init(_ base: Base, _ change: @escaping (AnyView) -> Content) {
        self.base = base
        self.change = change
    }
}

extension ModifiedScene: Scene {
    typealias Body = Never

    var _windows: [_SceneWindow] {
        base._windows.map { window in
            var window = window
            window.content = AnyView(change(window.content))
            return window
        }
    }
}

extension Scene {
    /// Changes the content of the scene's windows.
    nonisolated package func changingContent(_ change: @escaping (AnyView) -> some View) -> some Scene {
        ModifiedScene(self, change)
    }

    /// Sets a value of the environment for the scene's windows.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        ModifiedScene(self) { $0.environment(keyPath, value) }
    }

    /// Supplies an observable object to the `@Environment` properties of its type in the scene's windows.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ModifiedScene(self) { $0.environment(object) }
    }

    /// Changes a value of the environment for the scene's windows.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        ModifiedScene(self) { $0.transformEnvironment(keyPath, transform: transform) }
    }

    /// Supplies an object to the `@EnvironmentObject` properties in the scene's windows.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(self) { $0.environmentObject(object) }
    }

    /// Sets the store of the `AppStorage` properties in the scene's windows that name none.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        ModifiedScene(self) { $0.defaultAppStorage(store) }
    }

    /// Calls `action` when a value changes. If `initial` is true, also calls it when a window appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        ModifiedScene(self) { $0.onChange(of: value, initial: initial, action) }
    }

    /// Calls `action` with the old and the new value when a value changes. If `initial` is true, also calls it when a
    /// window appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(self) { $0.onChange(of: value, initial: initial, action) }
    }

    /// Calls `action` with the new value when a value changes. This is an older form of `onChange(of:initial:_:)`.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(self) { content in content.onChange(of: value) { _, new in action(new) } }
    }
}
