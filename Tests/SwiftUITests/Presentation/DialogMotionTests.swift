import EngineTesting
import Foundation
import Testing

@testable import SwiftUI

/// How alerts and confirmation dialogs come and go, and what their buttons do. What is quoted are lines of the account of iOS's
/// behavior that the tests go by.
@MainActor struct DialogMotionTests {
    /// A dialog's card is found by its own field, whose color nothing else has.
    private struct Mark: View {
        var body: some View { Color.red.frame(width: 100, height: 20) }
    }

    private func alert(reducesMotion: Bool = false, scheme: ColorScheme = .light) -> (PresentedScreen, Knob<Bool>) {
        let isOpen = Knob(false)
        let screen = PresentedScreen(scheme: scheme, reducesMotion: reducesMotion) {
            Color.blue.overlay { Text("Page") }.alert("Alert", isPresented: isOpen.binding) {
            } message: {
                Mark()
            }
        }
        return (screen, isOpen)
    }

    // MARK: Alerts

    /// "Alert: fade + scale to 1 at centre", from "between 1.2 and 1.3"; "alert spring: critically damped, stiffness ≈ 522, at
    /// rest in ≈ 0.40", with the table of that spring.
    @Test func anAlertFadesInAndBecomesSmaller() throws {
        let (screen, isOpen) = alert()
        screen.change { isOpen.value = true }
        #expect(screen.paint(.red) == nil)
        screen.advance(by: 0.001)
        let start = try #require(screen.paint(.red))
        #expect(start.box.width > 118 && start.box.width < 131)
        #expect(start.opacity < 0.01)
        for (time, part) in [(0.05, 0.317), (0.1, 0.666), (0.15, 0.856), (0.2, 0.942), (0.3, 0.992)] {
            screen.advance(by: time - screen.time)
            let mark = try #require(screen.paint(.red))
            #expect(mark.opacity.isNear(part, within: 0.003))
            let scale = start.box.width / 100
            #expect(mark.box.width.isNear(100 * (scale + (1 - scale) * part), within: 0.5))
            #expect(mark.box.midX.isNear(200, within: 0.01))
        }
        screen.advance(by: 0.45 - screen.time)
        #expect(screen.paint(.red)?.box.width == 100 && screen.paint(.red)?.opacity == 1)
        #expect(!screen.host.tree.movingValues.isMoving)
    }

    /// "No scale on dismissal, fade only."
    @Test func anAlertFadesOut() throws {
        let (screen, isOpen) = alert()
        screen.change { isOpen.value = true }
        screen.rest()
        screen.change { isOpen.value = false }
        screen.advance(by: 0.1)
        let mark = try #require(screen.paint(.red))
        #expect(mark.opacity.isNear(1 - 0.666, within: 0.003) && mark.box.width == 100)
        screen.rest()
        #expect(screen.paint(.red) == nil)
    }

    /// "Modal dim (alert, action sheet): black 0.20 light, 0.48 dark."
    @Test(arguments: [(ColorScheme.light, 0.2), (.dark, 0.48)])
    func anAlertDimsThePage(_ scheme: ColorScheme, _ level: Double) {
        let (screen, isOpen) = alert(scheme: scheme)
        screen.change { isOpen.value = true }
        screen.advance(by: 0.1)
        #expect(screen.dimming.isNear(level * 0.666, within: 0.003))
        screen.rest()
        #expect(screen.dimming.isNear(level, within: 0.001))
    }

    /// With less motion it only fades: what moves "is replaced by opacity".
    @Test func withLessMotionAnAlertOnlyFades() throws {
        let (screen, isOpen) = alert(reducesMotion: true)
        screen.change { isOpen.value = true }
        screen.advance(by: 0.1)
        let mark = try #require(screen.paint(.red))
        #expect(mark.opacity.isNear(0.666, within: 0.003) && mark.box.width == 100)
    }

    /// "Any action tap sets the binding false and closes."
    @Test func anActionClosesTheAlert() {
        let isOpen = Knob(false)
        let journal = Journal()
        let screen = PresentedScreen {
            Color.blue.overlay { Text("Page") }.alert("Alert", isPresented: isOpen.binding) {
                Button("Act") { journal.note("act") }
                Button("Cancel", role: .cancel) { journal.note("cancel") }
            }
        }
        for name in ["Act", "Cancel"] {
            screen.change { isOpen.value = true }
            screen.rest()
            screen.activate(name)
            #expect(!isOpen.value && screen.labels == ["Page"])
            screen.rest()
        }
        #expect(journal.entries == ["act", "cancel"])
    }

    /// "No actions: one default OK. Only a destructive action: a Cancel is added."
    @Test func buttonsThatAreMissingAreAdded() {
        func labels<A: View>(@ViewBuilder _ actions: @escaping () -> A) -> [String] {
            PresentedScreen { Color.blue.alert("Alert", isPresented: .constant(true), actions: actions) }.labels
        }
        #expect(labels {} == ["Alert", "OK"])
        #expect(Set(labels { Button("Delete", role: .destructive) {} }) == ["Alert", "Cancel", "Delete"])
        #expect(labels { Button("Fine") {} } == ["Alert", "Fine"])
    }

    /// "Cancel role bold when default"; "`.keyboardShortcut(.defaultAction)` marks the preferred (bold) one."
    @Test func theButtonForReturnStandsOut() throws {
        /// Bold letters are wider.
        func widths(_ shortcut: KeyboardShortcut?) throws -> (save: CGFloat, cancel: CGFloat) {
            let screen = PresentedScreen {
                Color.blue.alert("Alert", isPresented: .constant(true)) {
                    Button(action: {}) { Text("Save").background(Color.red) }.keyboardShortcut(shortcut)
                    Button(role: .cancel, action: {}) { Text("Back").background(Color.green) }
                }
            }
            return (try #require(screen.box(.red)).width, try #require(screen.box(.green)).width)
        }
        let (plain, chosen) = (try widths(nil), try widths(.defaultAction))
        #expect(chosen.save > plain.save && chosen.cancel < plain.cancel)
    }

    /// "Tap on the dim: action sheet cancels (runs the cancel action); alert ignores."
    @Test func aTouchOutsideAnAlertDoesNothing() {
        let (screen, isOpen) = alert()
        screen.change { isOpen.value = true }
        screen.rest()
        screen.tap(200, 100)
        screen.rest()
        #expect(isOpen.value && screen.labels.contains("Alert"))
    }

    /// An action that opens the next alert has it come when the first has gone.
    @Test func oneAlertAfterAnother() {
        let (first, second) = (Knob(false), Knob(false))
        let screen = PresentedScreen {
            Color.blue
                .alert("First", isPresented: first.binding) { Button("Next") { second.value = true } }
                .alert("Second", isPresented: second.binding) {}
        }
        screen.change { first.value = true }
        screen.rest()
        screen.activate("Next")
        #expect(screen.labels == [])
        screen.rest()
        #expect(screen.labels == ["Second", "OK"])
    }

    /// `alert(item:)` and related declarations close and open when the item is another one.
    @Test func anotherItemIsAnotherAlert() {
        struct Item: Identifiable { let id: Int }
        let item = Knob<Item?>(Item(id: 1))
        let screen = PresentedScreen {
            Color.blue.alert(item: item.binding) { Alert(title: Text("No. \($0.id)")) }
        }
        #expect(screen.labels.contains("No. 1"))
        screen.change { item.value = Item(id: 2) }
        #expect(screen.labels == [])
        screen.rest()
        #expect(screen.labels.contains("No. 2"))
    }

    // MARK: Confirmation dialogs

    private func dialog(
        _ device: PresentedScreen.Device = .phone, _ journal: Journal
    ) -> (PresentedScreen, Knob<Bool>) {
        let isOpen = Knob(false)
        let screen = PresentedScreen(device) {
            Color.blue.overlay {
                Text("Page").confirmationDialog("Sure?", isPresented: isOpen.binding) {
                    Button("Act") { journal.note("act") }
                    Button("Leave it", role: .cancel) { journal.note("cancel") }
                } message: {
                    Mark()
                }
            }
        }
        return (screen, isOpen)
    }

    /// "confirmationDialog, compact: slide up 0.335; cancel separate below."
    @Test func aDialogSlidesUp() throws {
        let (screen, isOpen) = dialog(.phone, Journal())
        screen.change { isOpen.value = true }
        let start = try #require(screen.box(.red)).minY
        #expect(start > 800)
        #expect(try #require(screen.element("Act")).frame.maxY < #require(screen.element("Leave it")).frame.minY)
        screen.advance(by: 0.1)
        let between = try #require(screen.box(.red)).minY
        #expect(screen.paint(.red)?.opacity == 1 && screen.dimming > 0.02 && screen.dimming < 0.2)
        screen.advance(by: 0.235)
        let end = try #require(screen.box(.red)).minY
        #expect(between < start && end < between)
        screen.rest()
        #expect(try #require(screen.box(.red)).minY.isNear(end, within: 0.5))
        screen.change { isOpen.value = false }
        screen.advance(by: 0.335)
        #expect(screen.box(.red).map { $0.minY.isNear(start, within: 0.5) } ?? true)
        screen.rest()
        #expect(screen.box(.red) == nil)
    }

    /// "Action sheet cancels (runs the cancel action)" at a touch outside; that a default action closes it is documented.
    @Test func aTouchOutsideADialogCancels() {
        let journal = Journal()
        let (screen, isOpen) = dialog(.phone, journal)
        screen.change { isOpen.value = true }
        screen.rest()
        screen.tap(200, 100)
        screen.rest()
        #expect(!isOpen.value && journal.entries == ["cancel"])
        screen.change { isOpen.value = true }
        screen.rest()
        screen.activate("Act")
        #expect(!isOpen.value && journal.entries == ["cancel", "act"])
    }

    /// "Regular → popover on the view, Cancel hidden (tap outside)."
    @Test func onAPadADialogIsAPopover() throws {
        let journal = Journal()
        let (screen, isOpen) = dialog(.pad, journal)
        screen.change { isOpen.value = true }
        screen.rest()
        #expect(screen.labels.contains("Act") && !screen.labels.contains("Leave it"))
        #expect(try #require(screen.element("Act")).frame.minY > 400)
        screen.tap(20, 100)
        screen.rest()
        #expect(!isOpen.value && journal.entries == ["cancel"])
    }

    /// An action that opens a sheet has it come when the dialog has gone.
    @Test func aSheetAfterADialog() {
        let (asks, isOpen) = (Knob(false), Knob(false))
        let screen = PresentedScreen {
            Color.blue
                .confirmationDialog("Sure?", isPresented: asks.binding) { Button("Go on") { isOpen.value = true } }
                .sheet(isPresented: isOpen.binding) { Text("Sheet") }
        }
        screen.change { asks.value = true }
        screen.rest()
        screen.activate("Go on")
        #expect(screen.labels == [])
        screen.rest()
        #expect(screen.labels == ["Sheet"])
    }
}
