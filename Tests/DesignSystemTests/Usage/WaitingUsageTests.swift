import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// What keeps a person from going on for a while, and what tells them that they can, in both directions of writing.
@MainActor struct WaitingUsageTests {
    @Observable final class Journal {
        var entries: [String] = []
        var isOn = false
        func note(_ entry: String) -> () -> Void { { self.entries.append(entry) } }
    }

    @Test(arguments: directions) func aCoveredScreenTakesNoTouches(direction: LayoutDirection) {
        struct Page: View {
            let journal: Journal
            var body: some View {
                List(0..<40) { row in
                    Button("Row \(row)") { journal.entries.append("row \(row)") }
                }
                .blockingOverlay(isPresented: journal.isOn, message: "Exporting…")
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        let row = screen.button("Row 2").frame
        screen.button("Row 2").tap()
        screen.update { journal.isOn = true }
        screen.settle()
        #expect(screen.allElements["Exporting…"].exists && !screen.button("Row 2").exists)
        screen.tap(at: CGPoint(x: row.midX, y: row.midY))
        screen.swipeUp()
        screen.settle()
        screen.update { journal.isOn = false }
        screen.settle()
        // Nothing was pressed and nothing scrolled below it.
        #expect(journal.entries == ["row 2"] && screen.button("Row 2").frame == row)
        screen.button("Row 2").tap()
        #expect(journal.entries == ["row 2", "row 2"] && !screen.allElements["Exporting…"].exists)
    }

    @Test(arguments: directions) func aButtonSaysWhyItCannotBeUsedUntilItCan(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                VStack {
                    AppButton(title: "Continue", action: journal.note("continue"))
                        .disabled(!journal.isOn, reason: "Accept the terms to continue")
                    Toggle("Accept", isOn: $journal.isOn)
                }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        let button = screen.button("Continue")
        let room = screen.toggle("Accept").frame.minY - button.frame.maxY
        screen.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        #expect(!button.isEnabled && button.hint == "Accept the terms to continue" && journal.entries == [])
        screen.toggle("Accept").tap()
        screen.settle()
        button.tap()
        #expect(journal.entries == ["continue"] && button.hint == "")
        // The reason stood between them.
        #expect(screen.toggle("Accept").frame.minY - button.frame.maxY < room - 10)
    }

    @Test(arguments: directions) func aSkeletonIsTappedOnceItIsNoneAnyMore(direction: LayoutDirection) {
        struct Page: View {
            let journal: Journal
            var body: some View {
                VStack {
                    Text("Lounge chair")
                    Button("Open") { journal.entries.append("open") }
                }
                .skeleton(!journal.isOn)
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        #expect(screen.allElements["Loading"].exists && !screen.button("Open").exists)
        let skeleton = screen.allElements["Loading"].frame
        for part in [0.25, 0.5, 0.75] {
            screen.tap(at: CGPoint(x: skeleton.midX, y: skeleton.minY + skeleton.height * part))
        }
        #expect(journal.entries == [])
        screen.update { journal.isOn = true }
        screen.settle()
        screen.button("Open").tap()
        #expect(journal.entries == ["open"] && screen.text("Lounge chair").exists)
        #expect(!screen.allElements["Loading"].exists)
    }

    @Test(arguments: directions) func aSuccessMarkLetsTouchesThroughAndGoes(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                AppButton(title: "Save") {
                    journal.entries.append("save")
                    journal.isOn = true
                }
                .successMark(isPresented: $journal.isOn)
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        let button = screen.button("Save").frame
        screen.button("Save").tap()
        screen.advance(by: .seconds(0.5))
        #expect(screen.allElements["Done"].exists)
        // Anyone who is quick saves again, through the mark.
        screen.tap(at: CGPoint(x: button.midX, y: button.midY))
        #expect(journal.entries == ["save", "save"])
        screen.advance(by: .seconds(2))
        #expect(!screen.allElements["Done"].exists && !journal.isOn)
        screen.button("Save").tap()
        #expect(journal.isOn)
    }
}
