import Audit

/// The kinds of problems that an accessibility audit finds, with XCTest's names and numbers.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Text, symbols, and borders with too little contrast.
    public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
    /// Text that is visible but not part of any accessibility element.
    public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
    /// Targets that are too small or overlap.
    public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
    /// Names and values that are missing or meaningless.
    public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
    /// Text that does not grow with Dynamic Type.
    public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
    /// Text that is truncated or cut off.
    public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
    /// Traits that are missing or contradict each other.
    public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
    /// Missing actions. No rule finds these; ``trait`` includes tap gestures on views that are not buttons.
    public static let action = XCUIAccessibilityAuditType(rawValue: 1 << 32)
    /// Controls inside controls, and controls that are hidden.
    public static let parentChild = XCUIAccessibilityAuditType(rawValue: 1 << 33)
    /// All types, including those that only Perch has: order, repeated names, color, and feedback.
    public static let all = XCUIAccessibilityAuditType(rawValue: ~0)

    /// The type of a rule's findings; none for what XCTest has no type for.
    init(_ rule: AuditRule) {
        switch rule.xcode {
        case .contrast: self = .contrast
        case .elementDetection: self = .elementDetection
        case .hitRegion: self = .hitRegion
        case .sufficientElementDescription: self = .sufficientElementDescription
        case .dynamicType: self = .dynamicType
        case .textClipped: self = .textClipped
        case .trait: self = .trait
        case .action: self = .action
        case .parentChild: self = .parentChild
        case nil: self = []
        }
    }
}
