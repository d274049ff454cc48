/// How much a finding matters.
package enum Severity: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
    /// Worth knowing; never fails.
    case note
    /// Fails with `--strict`.
    case warning
    /// Fails.
    case error

    package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
