import Foundation
import Sessions

/// The language and region of a session. The process has one `Locale.current` for all sessions, and nobody can set it.
package enum SessionLocale: SessionKey {
    package static func makeValue() -> Locale { .current }
}

extension Locale {
    /// The locale, or that of the session whose code runs where it is the process's current one.
    var ofSession: Locale {
        guard SessionScope.current != nil, self == .current else { return self }
        return SessionScope[SessionLocale.self]
    }
}
