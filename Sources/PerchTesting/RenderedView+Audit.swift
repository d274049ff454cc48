import Audit
import PerchAudit
import SwiftUI
import Testing

/// A problem that an accessibility audit found.
@MainActor
public final class XCUIAccessibilityAuditIssue {
    /// The kind of the problem. Empty if XCTest has no such kind.
    public let auditType: XCUIAccessibilityAuditType
    /// A short description, which is the same for all problems of this kind.
    public let compactDescription: String
    /// The problem of the element, with numbers, and how to correct it.
    public let detailedDescription: String
    /// The element. Nil for a drawing without an element.
    public let element: FoundElement?
    /// The identifier of the rule, such as `text-contrast`.
    public let rule: String
    /// The frame on the canvas, in points.
    public let frame: CGRect

    init(_ observation: Observation, _ rule: AuditRule, _ element: FoundElement?) {
        auditType = XCUIAccessibilityAuditType(rule)
        compactDescription = rule.title
        detailedDescription = observation.message + " " + rule.help + "\n" + observation.path
        self.element = element
        self.rule = rule.id
        frame = observation.frame
    }
}

extension RenderedView {
    /// Audits the current screen and fails the test for each problem.
    ///
    /// The audit has the rules of `perch audit`. Its errors and warnings are issues, and its notes are not. To audit
    /// Dynamic Type, the method lays out the screen at a large text size, and then restores the original text size. The
    /// state does not change. Unlike XCTest, the method finds all issues before it reports the first, and each issue
    /// has a rectangle.
    ///
    /// - Parameters:
    ///   - auditTypes: The types of problems to find.
    ///   - issueHandler: A closure that returns whether to ignore an issue. If it is nil, no issue is ignored.
    /// - Throws: An error that the handler throws.
    public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for issue in accessibilityIssues(for: auditTypes) where try issueHandler?(issue) != true {
            Issue.record(
                Comment(rawValue: "\(issue.detailedDescription) [\(issue.rule)]"), sourceLocation: sourceLocation)
        }
    }

    private func accessibilityIssues(for types: XCUIAccessibilityAuditType) -> [XCUIAccessibilityAuditIssue] {
        let rules = AuditRule.all.filter { types == .all || !types.isDisjoint(with: XCUIAccessibilityAuditType($0)) }
        var screens = [readScreen()]
        let nodes = canvas.elements.flatMap(\.flattened)
        let found = Dictionary(nodes.map { ($0.id, $0) }) { first, _ in first }
        if types.contains(.dynamicType), screens[0].setting.textSize < Self.largeTextSize {
            let environment = canvas.session.host.environment
            setEnvironment { $0.dynamicTypeSize = DynamicTypeSize.allCases[Self.largeTextSize] }
            canvas.draw(at: time)
            screens.append(readScreen())
            setEnvironment { $0 = environment }
            canvas.draw(at: time)
        }
        // Of the large size only what the comparison tells: the rest is another screen's.
        return rules.flatMap { rule in
            rule.check(screens).filter {
                $0.severity > .note && ($0.setting == screens[0].setting || rule.comparesVariants)
            }
            .map { observation in
                let element = observation.elementID.flatMap { found[$0] }.map { FoundElement($0, in: canvas.session) }
                return XCUIAccessibilityAuditIssue(observation, rule, element)
            }
        }
    }

    /// `accessibility3`, counted from the smallest.
    private static let largeTextSize = 9

    private func readScreen() -> AuditedScreen {
        ScreenReader(canvas, AuditedScreen.Setting(canvas.session.host.environment)).read()
    }
}
