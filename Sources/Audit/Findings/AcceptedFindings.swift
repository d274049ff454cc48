import Foundation

/// The findings that a project accepts for a time, each with a reason.
package struct AcceptedFindings: Sendable {
    /// A finding that is accepted.
    package struct Entry: Codable, Sendable {
        package var fingerprint: String
        package var rule: String
        /// Where it was when it was accepted; for people.
        package var place: String
        package var message: String
        package var reason: String
        /// The last day, as `2027-06-30`.
        package var expires: String
    }

    package private(set) var entries: [Entry] = []
    private let today: String

    /// No finding is accepted.
    package init() { today = "" }

    private struct File: Codable {
        var accepted: [Entry]
    }

    /// - Parameter today: as `2026-11-25`; entries that have expired count no more.
    /// - Throws: `AuditProblem` where an entry has no reason or no date.
    package init(_ data: Data, path: String, today: String) throws {
        self.today = today
        do { entries = try JSONDecoder().decode(File.self, from: data).accepted } catch {
            throw AuditProblem.unreadable(path, AuditConfiguration.reason(error))
        }
        for entry in entries {
            guard !entry.reason.words.isEmpty, Self.isDate(entry.expires) else {
                throw AuditProblem.incompleteAcceptance(path, entry.fingerprint)
            }
        }
    }

    /// Why a finding is accepted; nil if it is not, or not any longer.
    func reason(for finding: Finding) -> String? {
        let print = finding.fingerprint
        return entries.first { $0.fingerprint == print && $0.expires >= today }?.reason
    }

    /// The entries that count no more.
    package var expired: [Entry] { entries.filter { $0.expires < today } }

    /// The entries that no finding needs.
    package func unneeded(in report: AuditReport) -> [Entry] {
        let found = Set(report.findings.map(\.fingerprint))
        return entries.filter { !found.contains($0.fingerprint) }
    }

    /// A file that accepts what a report has, with the reasons that are known already.
    package func accepting(_ report: AuditReport, reason: String, expires: String) throws -> Data {
        guard Self.isDate(expires) else { throw AuditProblem.badDate(expires) }
        let known = Dictionary(entries.map { ($0.fingerprint, $0) }) { first, _ in first }
        var told: Set<String> = []
        let entries = report.findings.filter { $0.severity > .note }.compactMap { finding -> Entry? in
            let print = finding.fingerprint
            guard told.insert(print).inserted else { return nil }
            if let entry = known[print], entry.expires >= today { return entry }
            return Entry(
                fingerprint: print, rule: finding.rule, place: finding.place?.text ?? finding.preview.title,
                message: finding.message, reason: reason, expires: expires)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(File(accepted: entries)) + Data("\n".utf8)
    }

    package static func isDate(_ text: String) -> Bool {
        text.wholeMatch(of: /[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])/) != nil
    }
}
