import PerchTesting
import SwiftUI
import Testing

/// A test audits a screen with XCTest's call.
@MainActor
struct AccessibilityAuditTests {
    private struct Screen: View {
        @State var isOn = true
        var body: some View {
            VStack(spacing: 30) {
                Text("Pale").foregroundStyle(Color(white: 0.8))
                Button {
                } label: {
                    Image(systemName: "gear").frame(width: 30, height: 30)
                }.accessibilityLabel("Settings")
                Text("Fixed").font(.system(size: 17))
                Toggle("Alerts", isOn: $isOn)
            }
        }
    }

    private func issues(_ types: XCUIAccessibilityAuditType = .all) throws -> [XCUIAccessibilityAuditIssue] {
        var issues: [XCUIAccessibilityAuditIssue] = []
        try render(Screen()).performAccessibilityAudit(for: types) { issue in
            issues.append(issue)
            return true
        }
        return issues
    }

    @Test func findsWhatIsAskedFor() throws {
        #expect(try issues(.contrast).map(\.rule) == ["text-contrast"])
        #expect(try issues(.hitRegion).map(\.rule) == ["target-size"])
        #expect(try issues(.dynamicType).map(\.rule) == ["text-fixed"])
        #expect(try issues([.trait, .parentChild]).isEmpty)
        #expect(Set(try issues().map(\.rule)) == ["text-contrast", "target-size", "text-fixed"])
    }

    @Test func anIssueHasItsElement() throws {
        let issue = try #require(try issues(.hitRegion).first)
        #expect(issue.auditType == .hitRegion)
        #expect(issue.element?.label == "Settings")
        #expect(issue.detailedDescription.contains("30 × 30 points"))
    }

    @Test func whatIsNotIgnoredFails() throws {
        let screen = render(Screen())
        withKnownIssue { try screen.performAccessibilityAudit(for: .contrast) }
        try screen.performAccessibilityAudit(for: .contrast) { _ in true }
    }

    @Test func theScreenIsAsBefore() throws {
        let screen = render(Screen())
        let before = screen.description
        try screen.performAccessibilityAudit { _ in true }
        #expect(screen.description == before)
    }

    @Test func aHandlerMayThrow() throws {
        struct Stop: Error {}
        let screen = render(Screen())
        #expect(throws: Stop.self) { try screen.performAccessibilityAudit { _ in throw Stop() } }
    }

    /// The numbers are XCTest's, which stay the same.
    @Test func typesHaveXCTestsNumbers() {
        #expect(XCUIAccessibilityAuditType.contrast.rawValue == 1)
        #expect(XCUIAccessibilityAuditType.dynamicType.rawValue == 1 << 16)
        #expect(XCUIAccessibilityAuditType.parentChild.rawValue == 1 << 33)
        #expect(XCUIAccessibilityAuditType.all.contains([.hitRegion, .action, .textClipped]))
    }
}
