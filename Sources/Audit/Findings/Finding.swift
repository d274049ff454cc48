import CoreGraphics
import TextHashing

/// What an audit reports: a rule that is broken at a place in the source, however often that shows.
package struct Finding: Codable, Sendable {
    package var rule: String
    package var severity: Severity
    package var message: String
    /// Where it is in the source; nil if the sources were not found.
    package var place: SourcePlace?
    /// The views and the element, from the outermost in.
    package var path: String
    /// The preview in which it shows first.
    package var preview: AuditedPreview
    /// The labels of the variants in which it shows there.
    package var variants: [String]
    /// Where it is on the canvas, in points.
    package var frame: CGRect
    /// How many elements show it, over all previews; those of further variants do not count.
    package var count: Int
    /// Why it is accepted; nil if it is not.
    package var accepted: String?

    /// The same in every run, wherever the line moves.
    package var fingerprint: String {
        let parts = [rule, place?.file ?? preview.module + "/" + preview.file, path]
        let digits = String(TextHash.of(parts.joined(separator: "\n")), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// All that an audit found.
package struct AuditReport: Codable, Sendable {
    /// A preview that could not be looked at.
    package struct Failure: Codable, Sendable {
        package var preview: AuditedPreview
        package var reason: String
    }

    package var findings: [Finding] = []
    package var previews: [AuditedPreview] = []
    package var failures: [Failure] = []
    /// How many screens were looked at.
    package var screens = 0
    package var visibleCharacters = 0
    package var measuredCharacters = 0

    package init() {}

    package func count(_ severity: Severity) -> Int {
        findings.filter { $0.severity == severity && $0.accepted == nil }.count
    }

    /// The share of visible text whose contrast was measured: 0 to 1.
    package var measuredShare: Double {
        visibleCharacters == 0 ? 1 : Double(measuredCharacters) / Double(visibleCharacters)
    }

    /// 0 without findings that fail, 1 with.
    package func exitCode(isStrict: Bool) -> Int32 {
        count(.error) > 0 || !failures.isEmpty || (isStrict && count(.warning) > 0) ? 1 : 0
    }
}
