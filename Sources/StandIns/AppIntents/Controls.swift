import PerchStandIns
import Foundation
import SwiftUI

func noSystem(_ name: String) { inert(name, "there is no system that offers intents") }

extension Button {
    /// Creates a button that runs an intent. An error is logged once.
    @MainActor public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: { IntentRunner.run(intent) }, label: label)
    }

    /// Creates a button that runs an intent. An error is logged once.
    @MainActor public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { IntentRunner.run(intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// Creates a button that runs an intent. An error is logged once.
    @MainActor public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
        self.init(titleKey, action: { IntentRunner.run(intent) })
    }

    /// Creates a button that runs an intent. An error is logged once.
    @_disfavoredOverload
    @MainActor public init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
        self.init(title, action: { IntentRunner.run(intent) })
    }
}

extension Toggle {
    /// Creates a toggle that runs an intent when the user taps it. It shows `isOn`.
    @MainActor public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in IntentRunner.run(intent) }), label: label)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle that runs an intent when the user taps it. It shows `isOn`.
    @MainActor public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(titleKey, isOn: Binding(get: { isOn }, set: { _ in IntentRunner.run(intent) }))
    }
}

enum IntentRunner {
    static func run(_ intent: some AppIntent) {
        Task { @MainActor in
            do { _ = try await intent.perform() } catch { report("\(type(of: intent)).perform() failed: \(error)") }
        }
    }
}

/// An object that stores the dependencies of intents.
public final class AppDependencyManager: Sendable {
    /// The manager that all of an app uses.
    public static let shared = AppDependencyManager()
    private let makers = Values()

    /// Adds a dependency, which is created when an intent first reads it.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency provider: @autoclosure @escaping @Sendable () -> Dependency
    ) { makers.set(Dependency.self, provider) }

    func get<Dependency>(_ type: Dependency.Type) -> Dependency? { makers.get(type) }

    private final class Values: @unchecked Sendable {
        // Unchecked because what changes is guarded by the lock.
        private let lock = NSLock()
        private var makers: [ObjectIdentifier: @Sendable () -> Any] = [:]
        private var made: [ObjectIdentifier: Any] = [:]

        func set(_ type: Any.Type, _ maker: @escaping @Sendable () -> Any) {
            lock.withLock {
                makers[ObjectIdentifier(type)] = maker
                made[ObjectIdentifier(type)] = nil
            }
        }

        func get<Dependency>(_ type: Dependency.Type) -> Dependency? {
            let key = ObjectIdentifier(type)
            let (known, maker) = lock.withLock { (made[key] as? Dependency, makers[key]) }
            if let known { return known }
            guard let value = maker?() as? Dependency else { return nil }
            lock.withLock { made[key] = value }
            return value
        }
    }
}

/// A property wrapper for a dependency in ``AppDependencyManager``.
@propertyWrapper public struct AppDependency<Value>: Sendable {
    /// Creates a property for a dependency, which is found by its type.
    public init(key: AnyHashable? = nil) {}

    /// The dependency. It must have been added.
    public var wrappedValue: Value {
        guard let value = AppDependencyManager.shared.get(Value.self) else {
            preconditionFailure("No dependency of type \(Value.self) was added to AppDependencyManager")
        }
        return value
    }
}

extension AppIntent {
    /// A property wrapper for a dependency in ``AppDependencyManager``.
    public typealias Dependency<Value> = AppDependency<Value>
}
