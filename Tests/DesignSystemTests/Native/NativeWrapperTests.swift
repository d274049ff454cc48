import DesignSystem
import Foundation
import SwiftUI
import Testing

/// What wrappers show and do that their pictures cannot tell.
@MainActor struct NativeWrapperTests {
    private struct Choice: View {
        var showError = false
        var message = "Please select a size"
        var options = [(label: "Small", value: "S"), (label: "Large", value: "L")]
        @State private var size = "S"

        var body: some View {
            AppNativePicker(
                label: "Size", selection: $size, options: options, showError: showError, errorMessage: message
            )
        }
    }

    @Test func thePickersErrorShowsWhereThereIsOne() {
        #expect(Screen(Choice(showError: true)).element("Please select a size") != nil)
        #expect(Screen(Choice(showError: false)).element("Please select a size") == nil)
        let silent = Screen(Choice(showError: true, message: "")).elements
        #expect(silent.count == Screen(Choice()).elements.count)
    }

    @Test func aPickerWithoutOptionsCannotBeUsed() {
        let picker = Screen(Choice(options: [])).elements.first { $0.role == .popUpButton }
        #expect(picker?.isEnabled == false)
    }

    @Observable final class Journal {
        var isOpen = true
        var entries: [String] = []
    }

    private struct Menu: View {
        @Bindable var journal: Journal

        var body: some View {
            AppPopoverMenu(
                isPresented: $journal.isOpen,
                items: [
                    .item("Edit", systemImage: "pencil") { journal.entries.append("edit") },
                    .destructive("Delete") { journal.entries.append("delete") },
                ]
            ) { Text("More") }
        }
    }

    @Test func anItemOfThePopoverMenuActsAndClosesIt() throws {
        let journal = Journal()
        let screen = Screen(Menu(journal: journal))
        #expect(try #require(screen.element("Delete")).activate())
        #expect(journal.entries == ["delete"])
        #expect(!journal.isOpen)
        #expect(screen.element("Delete") == nil)
    }

    private struct Tip: View {
        @Bindable var journal: Journal

        var body: some View {
            AppTooltip(isPresented: $journal.isOpen, tipText: "Tap to like") { Text("Like") }
        }
    }

    @Test func theTooltipShowsWhileItIsPresentedAndClosesByATapOutside() throws {
        let journal = Journal()
        let screen = Screen(Tip(journal: journal))
        let bubble = try #require(screen.element("Tap to like")).frame
        // On the top edge of the bubble is its arrow, so that it hangs below its view.
        #expect(bubble.minY > 200)
        screen.tap(at: CGPoint(x: 10, y: 10))
        #expect(screen.element("Tap to like") == nil)
        #expect(!journal.isOpen)
    }
}
