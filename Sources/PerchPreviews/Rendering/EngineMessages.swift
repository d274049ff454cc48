import Locking
import SwiftUI

/// What the engine logs while previews are shown.
final class EngineMessages: Sendable {
    private let lines = Locked<[String]>([])

    /// Takes all that is logged from now on, instead of standard error.
    func begin() {
        Log.redirect { [self] line in lines.withLock { $0.append(line) } }
    }

    /// What was logged since the last call.
    func take() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}
