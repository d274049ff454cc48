import LiteralValues
import Locking
import Sessions

/// What the literals of the program's sources say by now, where that is not what was compiled.
package enum LiveLiterals {
    private static let saved = Locked<[Int: LiteralValue]>([:])

    /// Takes over what was saved.
    package static func set(_ values: [Int: LiteralValue]) { saved.withLock { $0 = values } }

    /// What a literal says in the present session; nil for what was compiled.
    package static func value(_ id: Int) -> LiteralValue? {
        if let session = SessionScope.current, let value = session[SessionLiterals.self][id] { return value }
        return saved.withLock { $0[id] }
    }
}

/// The literals that a person has changed on the page, by their numbers. They count for one session.
package enum SessionLiterals: SessionKey {
    package static func makeValue() -> [Int: LiteralValue] { [:] }
}
