import SwiftUI
import Testing

@testable import PerchTesting

/// Attributes of an element that is not there, or that is several, fail the test that reads them.
@MainActor
@Suite struct AttributeTests {
    private struct Choices: View {
        @State private var isShown = false
        @State private var isEnabled = false

        var body: some View {
            VStack {
                Button("Add") {}
                Button("Add") {}
                Text("Shown").accessibilityAddTraits(.isSelected).accessibilityHint("A hint").accessibilityIdentifier(
                    "id")
                if isShown { Button("Late") {}.disabled(!isEnabled) }
            }
            .task {
                try? await Task.sleep(for: .seconds(1))
                isShown = true
                try? await Task.sleep(for: .seconds(1))
                isEnabled = true
            }
        }
    }

    /// Every attribute, and how it is read.
    private nonisolated static let attributes: [(name: String, read: @MainActor @Sendable (ElementQuery) -> Void)] = [
        ("label", { _ = $0.label }), ("value", { _ = $0.value }), ("hint", { _ = $0.hint }),
        ("identifier", { _ = $0.identifier }), ("frame", { _ = $0.frame }), ("traits", { _ = $0.traits }),
        ("isEnabled", { _ = $0.isEnabled }), ("isSelected", { _ = $0.isSelected }), ("hasFocus", { _ = $0.hasFocus }),
        ("selectedCharacters", { _ = $0.selectedCharacters }),
    ]

    @Test(arguments: attributes.map(\.name)) func anAttributeOfNothingFails(name: String) throws {
        let read = try #require(Self.attributes.first { $0.name == name }).read
        let screen = render(Choices())
        let line = #line + 1
        let missing = screen.button("Remove")
        withKnownIssue {
            read(missing)
        } matching: { issue in
            issue.sourceLocation?.line == line
                && issue.comments.contains { $0.rawValue.hasPrefix("There is no") && $0.rawValue.contains(name) }
        }
        withKnownIssue {
            read(screen.button("Add"))
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("2 elements are") && $0.rawValue.contains(name) }
        }
    }

    @Test func anAttributeOfTheOneElementIsRead() {
        let shown = render(Choices()).text("Shown")
        #expect(shown.isSelected && shown.isEnabled && !shown.hasFocus)
        #expect(shown.hint == "A hint" && shown.identifier == "id" && !shown.frame.isEmpty)
        #expect(shown.selectedCharacters == nil)
    }

    @Test func existenceCountsAndHitsAreReadOfNothing() {
        let screen = render(Choices())
        #expect(!screen.button("Remove").exists && screen.button("Remove").count == 0)
        #expect(!screen.button("Remove").isHittable && !screen.button("Add").isHittable)
    }

    @Test func aFailureOfAnUnnamedElementIsReportedForTheTest() {
        withKnownIssue {
            _ = render(Text("")).switches.firstMatch.isEnabled
        } matching: { issue in
            issue.sourceLocation?.fileID.hasSuffix("AttributeTests.swift") == true
        }
    }

    @Test func waitingReadsWhatIsNotThereYet() async {
        let screen = render(Choices())
        #expect(await screen.wait { screen.button("Late").isEnabled })
        #expect(screen.time >= 2)
    }

    @Test func waitingForAnAttributeIsWaitingForItsValue() async {
        let late = render(Choices()).button("Late")
        #expect(await late.wait(for: \.isEnabled, toEqual: false))
        #expect(late.screen.time < 2)
        #expect(await late.wait(for: \.isEnabled, toEqual: true))
        #expect(await !late.wait(for: \.label, toEqual: "Later", timeout: .seconds(1)))
    }

    @Test func waitingForAnAttributeOfNothingFails() async {
        let screen = render(Choices())
        await withKnownIssue {
            #expect(await !screen.wait(timeout: .seconds(0.5)) { !screen.button("Remove").isSelected })
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("There is no") }
        }
    }
}
