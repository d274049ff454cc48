import LiteralValues
import Locking
import Observation
import Sessions

/// What the literals of the program's sources say by now, where that is not what was compiled.
///
/// A body that asks for a literal observes all of them, and runs again when one changes.
package enum LiveLiterals {
    private static let saved = Locked<[Int: LiteralValue]>([:])
    private static let readers = LiteralReaders()

    /// Takes over what was saved.
    package static func set(_ values: [Int: LiteralValue]) {
        let isSame = saved.withLock { saved in
            defer { saved = values }
            return saved == values
        }
        if !isSame { readers.update() }
    }

    /// What a literal says in the present session; nil for what was compiled.
    package static func value(_ id: Int) -> LiteralValue? {
        readers.note()
        if let session = SessionScope.current, let value = session[SessionLiterals.self][id] { return value }
        return saved.withLock { $0[id] }
    }

    /// Takes over what a person has set on the page, for the present session.
    package static func setOwn(_ values: [Int: LiteralValue]) {
        guard let session = SessionScope.current, session[SessionLiterals.self] != values else { return }
        session[SessionLiterals.self] = values
        readers.update()
    }

    /// What a person has set on the page of the present session.
    package static var own: [Int: LiteralValue] { SessionScope[SessionLiterals.self] }
}

/// The literals that a person has changed on the page, by their numbers.
private enum SessionLiterals: SessionKey {
    static func makeValue() -> [Int: LiteralValue] { [:] }
}

/// Those who have asked for literals.
private final class LiteralReaders: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var token: Void { () }

    func note() { registrar.access(self, keyPath: \.token) }
    func update() { registrar.withMutation(of: self, keyPath: \.token) {} }
}
