import Foundation
import Sessions

/// A class with an appearance proxy, which sets properties of all instances.
@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {
    /// Returns the appearance proxy for all instances.
    static func appearance() -> Self

    /// Returns the appearance proxy for instances inside the given containers.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A class that can be a container for `appearance(whenContainedInInstancesOf:)`.
@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Keeps the objects that were handed out as appearances.
@MainActor package enum AppearanceProxies {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let containers: [ObjectIdentifier]
    }

    /// What was set in a session.
    private final class Table: Sendable {
        // Unsafe because only the isolated property below reaches it.
        nonisolated(unsafe) var proxies: [Key: NSObject] = [:]
    }

    private enum TableKey: SessionKey {
        static func makeValue() -> Table { Table() }
    }

    private static var proxies: [Key: NSObject] {
        get { SessionScope[TableKey.self].proxies }
        set { SessionScope[TableKey.self].proxies = newValue }
    }

    static func proxy<T: NSObject>(
        of type: T.Type, in containers: [any UIAppearanceContainer.Type] = [], make: () -> T
    ) -> T {
        let key = Key(type: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0) })
        if let proxy = proxies[key] as? T { return proxy }
        let proxy = make()
        proxies[key] = proxy
        return proxy
    }

    /// The proxy of a class where somebody asked for it, so that something may have been set; else nil.
    package static func existing<T: NSObject>(_ type: T.Type) -> T? {
        proxies[Key(type: ObjectIdentifier(type), containers: [])] as? T
    }

    /// Forgets everything that was set. For tools that draw one preview after another, and tests.
    package static func reset() { proxies = [:] }

    /// Runs `body` as if nothing had been set, and brings back what was.
    package static func withoutProxies<Result>(_ body: () throws -> Result) rethrows -> Result {
        let saved = proxies
        proxies = [:]
        defer { proxies = saved }
        return try body()
    }
}
