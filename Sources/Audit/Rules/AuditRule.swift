/// A rule of the audit: what it is called elsewhere, and what it sees on the screens of one preview.
///
/// A rule does not depend on a painter, a host, or a format.
package struct AuditRule: Sendable {
    /// The names that Xcode has for its audits.
    package enum XcodeAudit: String, Codable, Sendable, CaseIterable {
        case contrast, elementDetection, hitRegion, sufficientElementDescription, dynamicType, textClipped, trait
        case action, parentChild
    }

    /// Stays the same in all versions: `text-contrast`.
    package let id: String
    /// What is wrong, in a few words.
    package let title: String
    /// The highest severity that the rule gives.
    package let severity: Severity
    /// How to mend it.
    package let help: String
    package let xcode: XcodeAudit?
    /// The rules of axe that check the same.
    package let axe: [String]
    /// The success criteria of WCAG 2.2.
    package let wcag: [String]
    /// Whether the rule compares the variants of a preview, rather than looking at each.
    package let comparesVariants: Bool
    private let screen: @Sendable (AuditedScreen) -> [Observation]
    private let variants: @Sendable ([AuditedScreen]) -> [Observation]

    /// A rule that looks at each screen separately.
    init(
        _ id: String, _ title: String, _ severity: Severity, help: String, xcode: XcodeAudit? = nil, axe: [String] = [],
        wcag: [String] = [], screen: @escaping @Sendable (AuditedScreen) -> [Observation]
    ) {
        self.init(
            id, title, severity, help: help, xcode: xcode, axe: axe, wcag: wcag, screen: screen, variants: { _ in [] },
            comparesVariants: false)
    }

    /// A rule that compares the variants of a preview.
    init(
        _ id: String, _ title: String, _ severity: Severity, help: String, xcode: XcodeAudit? = nil, axe: [String] = [],
        wcag: [String] = [], variants: @escaping @Sendable ([AuditedScreen]) -> [Observation]
    ) {
        self.init(
            id, title, severity, help: help, xcode: xcode, axe: axe, wcag: wcag, screen: { _ in [] },
            variants: variants, comparesVariants: true)
    }

    private init(
        _ id: String, _ title: String, _ severity: Severity, help: String, xcode: XcodeAudit?, axe: [String],
        wcag: [String], screen: @escaping @Sendable (AuditedScreen) -> [Observation],
        variants: @escaping @Sendable ([AuditedScreen]) -> [Observation], comparesVariants: Bool
    ) {
        self.comparesVariants = comparesVariants
        self.id = id
        self.title = title
        self.severity = severity
        self.help = help
        self.xcode = xcode
        self.axe = axe
        self.wcag = wcag
        self.screen = screen
        self.variants = variants
    }

    /// What the rule sees on the screens of one preview, one for each variant.
    package func check(_ screens: [AuditedScreen]) -> [Observation] {
        var found: [Observation] = []
        for screen in screens {
            found += self.screen(screen).map { observation in
                var observation = observation
                observation.setting = screen.setting
                return observation
            }
        }
        return (found + variants(screens)).map { observation in
            var observation = observation
            observation.rule = id
            return observation
        }
    }

    /// All rules, in the order of the documentation.
    package static let all: [AuditRule] = [
        .textContrast, .symbolContrast, .borderContrast,
        .targetSize, .targetOverlap,
        .nameMissing, .nameMeaningless, .nameRepeated, .nameMismatch, .valueMissing,
        .textTruncated, .textClipped, .textFixed, .textUnread,
        .readingOrder, .traitConflict, .traitMissing, .headingMissing, .nestedControls, .hiddenControl,
        .colorOnly, .motion,
        .disabledUnexplained, .errorWithoutRetry, .loadingTriggerEnabled, .emptyWithoutAction,
    ]

    package static func named(_ id: String) -> AuditRule? { all.first { $0.id == id } }
}
