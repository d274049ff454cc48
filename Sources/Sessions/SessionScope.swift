import Locking

/// What belongs to one session and not to the process: anyone who runs code of a session's program does so in its scope.
///
/// Tasks that such code starts are in the scope, too, wherever they run.
package final class SessionScope: Sendable {
    /// The scope that the present code is in; nil outside all sessions.
    @TaskLocal package static var current: SessionScope?

    /// What counts for code outside all sessions.
    package static let process = SessionScope(clock: nil, isSeparate: true)

    /// The time that the program's delays go by; nil for the machine's.
    package let clock: SteppedClock?

    /// Whether what the session has not been given is its own; else it is what all share.
    private let isSeparate: Bool

    /// - Parameters:
    ///   - clock: the time, where it is handed in; without one it is the machine's.
    ///   - isSeparate: whether values that nobody has set are the session's own, as where several people each have a session.
    package init(clock: SteppedClock?, isSeparate: Bool = false) {
        self.clock = clock
        self.isSeparate = isSeparate
        guard let clock else { return }
        clock.scope = self
        SteppedClock.installHandlers
    }

    /// Runs code of the program's, or code that may call it.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try SessionScope.$current.withValue(self) { try SteppedClock.withTime(of: clock, body) }
    }

    /// Runs code that is to have nothing to do with the session it is called in.
    package static func leave<Result>(_ body: () throws -> Result) rethrows -> Result {
        try $current.withValue(nil) { try SteppedClock.withTime(of: nil, body) }
    }

    // MARK: Values

    private let values = Locked<[ObjectIdentifier: any Sendable]>([:])

    /// The value of a kind in the session.
    package subscript<Key: SessionKey>(key: Key.Type) -> Key.Value {
        get {
            let known = values.withLock { $0[ObjectIdentifier(key)] as? Key.Value }
            if let known { return known }
            if !isSeparate { return Self.process[key] }
            // Made outside the lock, since it may ask for other values.
            let made = Key.makeValue()
            return values.withLock { values in
                if let known = values[ObjectIdentifier(key)] as? Key.Value { return known }
                values[ObjectIdentifier(key)] = made
                return made
            }
        }
        set { values.withLock { $0[ObjectIdentifier(key)] = newValue } }
    }

    /// The value of a kind for the present code.
    package static subscript<Key: SessionKey>(key: Key.Type) -> Key.Value { (current ?? process)[key] }
}

/// A kind of thing that each session has for itself.
package protocol SessionKey {
    associatedtype Value: Sendable
    /// What a session begins with.
    static func makeValue() -> Value
}
