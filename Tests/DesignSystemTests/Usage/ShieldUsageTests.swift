import DesignSystem
import PerchTesting
import SwiftUI
import Testing

/// The Shield components, used by a person, in both directions of writing.
@MainActor struct ShieldUsageTests {
    @Observable final class Journal {
        var entries: [String] = []
        var isOn = false
        var text = ""
        func note(_ entry: String) -> () -> Void { { self.entries.append(entry) } }
    }

    @Test(arguments: directions) func buttonsAndCardsTakeTaps(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(
            VStack {
                ShieldButton("Scan", icon: "shield", action: journal.note("scan"))
                ShieldButton("Wait", isLoading: true, action: journal.note("wait"))
                ShieldCard(onTap: journal.note("card")) { Text("Network") }
                ShieldEmptyState(
                    icon: "bell", title: "No alerts", actionTitle: "Refresh", action: journal.note("empty"))
            }, direction)
        screen.button("Scan").tap()
        screen.button("Network").tap(
            at: UnitPoint(x: direction == .leftToRight ? 0.95 : 0.05, y: 0.5))
        screen.button("Refresh").tap()
        #expect(!screen.button("Wait").isHittable)
        #expect(journal.entries == ["scan", "card", "empty"])
    }

    @Test(arguments: directions) func aPasswordIsTypedAndShown(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                VStack {
                    ShieldTextField("Password", text: $journal.text, isSecure: true)
                    ShieldTextField("Email", text: .constant(""))
                }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        screen.secureTextFields["Password"].type("secret")
        #expect(journal.text == "secret")
        screen.button("Show password").tap()
        #expect(screen.textFields["Password"].value == "secret")
        // Anyone who goes on typing does so where they were.
        screen.textFields["Password"].type("s")
        #expect(journal.text == "secrets")
        screen.button("Hide password").tap()
        #expect(screen.secureTextFields["Password"].exists && !screen.textFields["Password"].exists)
        let (eye, field) = (screen.button("Show password").frame, screen.secureTextFields["Password"].frame)
        #expect((eye.midX > field.midX) == (direction == .leftToRight))
    }

    @Test(arguments: directions) func aModalIsOpenedUsedAndDraggedAway(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                Button("Open") { journal.isOn = true }
                    .shieldModal(
                        isPresented: $journal.isOn, title: "Remove?",
                        actions: [
                            ShieldModalAction(
                                "Test", style: .secondary, dismisses: false, action: journal.note("test")),
                            ShieldModalAction("Remove", style: .danger, action: journal.note("removed")),
                        ]
                    ) { Text("Really?") }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        func open() {
            screen.button("Open").tap()
            screen.settle()
        }
        open()
        screen.button("Test").tap()
        screen.settle()
        #expect(journal.isOn && screen.text("Really?").exists)
        screen.button("Remove").tap()
        screen.settle()
        #expect(journal.entries == ["test", "removed"] && !journal.isOn && !screen.text("Really?").exists)
        open()
        screen.button("Close").tap()
        screen.settle()
        #expect(!journal.isOn)
        open()
        screen.text("Remove?").drag(by: CGSize(width: 0, height: 500), velocity: .fast)
        screen.settle()
        #expect(!journal.isOn && journal.entries.count == 2)
    }

    @Test(arguments: [VerticalEdge.top, .bottom], directions)
    func aToastIsTappedAwayAndTheNextOneComes(edge: VerticalEdge, direction: LayoutDirection) {
        let manager = ToastManager()
        let screen = phone(
            Color.white.frame(maxWidth: .infinity, maxHeight: .infinity).shieldToasts(manager, edge: edge), direction)
        screen.update {
            manager.showToast("One", duration: 3)
            manager.showToast("Two", duration: 3)
        }
        screen.advance(by: .seconds(1))
        #expect(screen.button("One").isHittable)
        screen.button("One").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.button("Two").isHittable && !screen.button("One").exists)
        screen.advance(by: .seconds(3))
        #expect(!screen.button("Two").exists)
    }

    @Test func aToastLeavesTheScreenBelowItToItsUser() {
        let manager = ToastManager()
        let journal = Journal()
        let screen = phone(
            VStack {
                Spacer()
                Button("Below") { journal.entries.append("below") }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .shieldToasts(manager))
        screen.update { manager.showToast("One") }
        screen.advance(by: .seconds(1))
        screen.button("Below").tap()
        #expect(journal.entries == ["below"] && manager.current?.message == "One")
    }

    /// Whatever a bar is notified, it shows a part of all; and the three bars agree.
    @Test func barsShowAPartOfAllWhateverTheyAreTold() {
        var random = Seeded(5)
        let strange: [Double] = [0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude]
        for round in 0..<24 {
            let value = round < 14 ? strange[round % 7] : .random(in: -50...150, using: &random)
            let total = round < 14 ? strange[(round / 2) % 7] : .random(in: -10...100, using: &random)
            let screen = phone(
                VStack {
                    ShieldProgressBar(value: value, total: total)
                    AppProgressLoader(variant: .definite(value: value, total: total))
                })
            let values = screen.elements.filter { $0.label.contains("Progress") }.map(\.value)
            #expect(values.count == 2 && values.first == values.last, "\(value) of \(total): \(values)")
            let percent = values.first.flatMap { Int($0.dropLast()) } ?? -1
            #expect((0...100).contains(percent), "\(value) of \(total): \(values)")
        }
    }
}
