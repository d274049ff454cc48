import EngineTesting
import Foundation
import Testing

@testable import SwiftUI

/// What is told of presentations, and when. What is quoted are lines of the account of iOS's behavior that the tests go by.
@MainActor struct PresentationOrderTests {
    private struct Content: View {
        let journal: Journal
        var name = ""
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Button("Close\(name)") { dismiss() }
                .onAppear { journal.note("appear\(name)") }
                .onDisappear { journal.note("disappear\(name)") }
                .task {
                    journal.note("task\(name)")
                    try? await Task.sleep(for: .seconds(1_000_000))
                    journal.note(Task.isCancelled ? "cancelled\(name)" : "slept\(name)")
                }
        }
    }

    /// A binding that notes what is written.
    private func noting(_ isOpen: Knob<Bool>, _ journal: Journal) -> Binding<Bool> {
        Binding {
            isOpen.value
        } set: {
            journal.note("write \($0)")
            isOpen.value = $0
        }
    }

    private func screen(_ journal: Journal, _ isOpen: Knob<Bool>) -> PresentedScreen {
        PresentedScreen {
            Color.blue
                .onAppear { journal.note("page appears") }
                .onDisappear { journal.note("page disappears") }
                .sheet(isPresented: noting(isOpen, journal), onDismiss: { journal.note("dismissed") }) {
                    Content(journal: journal)
                }
        }
    }

    /// What the closure of a sheet reads makes the sheet's content run again, and nothing else.
    @Test func whatTheContentOfASheetReadsBringsItUpToDate() {
        let (name, item) = (Knob(""), Knob<Named?>(nil))
        let isOpen = Knob(true)
        let screen = PresentedScreen {
            Color.blue.sheet(isPresented: isOpen.binding) { Text("Hello \(name.value)") }
        }
        screen.rest()
        screen.change { name.value = "Ada" }
        #expect(screen.labels == ["Hello Ada"])

        let other = PresentedScreen {
            Color.blue.sheet(item: item.binding) { Text("\($0.id) \(name.value)") }
        }
        other.change { item.value = Named(id: "Dear") }
        other.rest()
        other.change { name.value = "Bea" }
        #expect(other.labels == ["Dear Bea"])
    }

    private struct Named: Identifiable { let id: String }

    /// "Present: isPresented true → content body → content `onAppear` at start of the animation → task starts"; "dismiss by
    /// code: binding false at once → animation → content `onDisappear` → `onDismiss` after the animation"; the `task` is
    /// "cancelled with `onDisappear`"; the presenter's "`onAppear`/`onDisappear` do not fire".
    @Test func codeOpensAndCloses() {
        let (journal, isOpen) = (Journal(), Knob(false))
        let screen = screen(journal, isOpen)
        #expect(journal.entries == ["page appears"])
        journal.clear()
        screen.change { isOpen.value = true }
        #expect(journal.entries == ["appear", "task"])
        screen.rest()
        journal.clear()

        screen.activate("Close")
        #expect(journal.entries == ["write false"])
        screen.advance(by: 0.4)
        #expect(journal.entries == ["write false"])
        screen.advance(by: 0.3)
        #expect(journal.entries == ["write false", "disappear", "dismissed", "cancelled"])
        #expect(!journal.entries.contains("page disappears"))
    }

    /// "Dismiss by drag: animation completes → binding set false → `onDisappear`/`onDismiss`; a released drag that returns
    /// writes nothing."
    @Test func aFingerCloses() {
        let (journal, isOpen) = (Journal(), Knob(false))
        let screen = screen(journal, isOpen)
        screen.change { isOpen.value = true }
        screen.rest()
        journal.clear()
        screen.drag(from: 100, to: 300, seconds: 0.3)
        screen.rest()
        #expect(journal.entries == [])
        screen.drag(from: 100, to: 700, seconds: 0.3)
        #expect(journal.entries == [] && isOpen.value)
        screen.rest()
        #expect(journal.entries == ["write false", "disappear", "dismissed", "cancelled"])
        // It can be opened again.
        journal.clear()
        screen.change { isOpen.value = true }
        screen.rest()
        #expect(journal.entries == ["appear", "task"])
    }

    /// A program that does not take over that a finger closed a sheet has none nevertheless.
    @Test func aConstantBindingDoesNotOpenItAgain() {
        let count = Knob(0)
        let screen = PresentedScreen {
            Color.blue.overlay { Text("\(count.value)") }.sheet(isPresented: .constant(true)) { Color.red }
        }
        screen.drag(from: 100, to: 700, seconds: 0.3)
        screen.rest()
        #expect(screen.box(.red) == nil)
        screen.change { count.value = 1 }
        screen.rest()
        #expect(screen.box(.red) == nil)
    }

    private struct Item: Identifiable, Equatable {
        let id: Int
        var color = Color.red
    }

    /// "`sheet(item:)`: identity change while presented → present one is dismissed, then a new one presented (both
    /// animated)."
    @Test func anotherItemTakesThePlaceOfTheFirst() throws {
        let item = Knob<Item?>(Item(id: 1))
        let journal = Journal()
        let screen = PresentedScreen {
            Color.blue.sheet(item: item.binding, onDismiss: { journal.note("dismissed") }) { item in
                item.color.onAppear { journal.note("\(item.id)") }
            }
        }
        #expect(screen.box(.red)?.minY == 60)
        screen.change { item.value = Item(id: 2, color: .green) }
        #expect(screen.box(.red)?.minY == 60 && screen.box(.green) == nil)
        screen.advance(by: 0.2)
        #expect(try #require(screen.box(.red)).minY > 60)
        screen.advance(by: 0.4)
        #expect(screen.box(.red) == nil && journal.entries == ["1", "dismissed", "2"])
        #expect(try #require(screen.box(.green)).minY > 790)
        screen.rest()
        #expect(screen.box(.green)?.minY == 60)
    }

    /// "Same id, other content → content updated in place."
    @Test func theSameItemIsBroughtUpToDate() {
        let item = Knob<Item?>(Item(id: 1))
        let screen = PresentedScreen {
            Color.blue.sheet(item: item.binding) { $0.color }
        }
        screen.change { item.value = Item(id: 1, color: .green) }
        #expect(screen.box(.green)?.minY == 60 && screen.box(.red) == nil)
        #expect(!screen.host.tree.movingValues.isMoving)
    }

    /// "Item becomes nil during dismissal: content keeps the last item until gone."
    @Test func theLastItemIsShownUntilItHasGone() throws {
        let item = Knob<Item?>(Item(id: 1))
        let screen = PresentedScreen {
            Color.blue.sheet(item: item.binding) { $0.color }
        }
        screen.change { item.value = nil }
        screen.advance(by: 0.2)
        #expect(try #require(screen.box(.red)).minY > 60)
        screen.rest()
        #expect(screen.box(.red) == nil)
    }

    /// "Each presentation has its own state; gone at dismissal."
    @Test func itsStateGoesWithIt() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        let isOpen = Knob(false)
        let screen = PresentedScreen { Color.blue.sheet(isPresented: isOpen.binding) { Counter() } }
        screen.change { isOpen.value = true }
        screen.activate("Count 0")
        #expect(screen.labels == ["Count 1"])
        screen.change { isOpen.value = false }
        screen.rest()
        screen.change { isOpen.value = true }
        #expect(screen.labels == ["Count 0"])
    }

    /// One that is asked for while the one before closes comes when that has gone.
    @Test func openingAgainWaitsForTheEnd() throws {
        let (journal, isOpen) = (Journal(), Knob(false))
        let screen = screen(journal, isOpen)
        screen.change { isOpen.value = true }
        screen.rest()
        screen.change { isOpen.value = false }
        screen.advance(by: 0.1)
        journal.clear()
        screen.change { isOpen.value = true }
        screen.advance(by: 0.1)
        #expect(journal.entries == [])
        screen.advance(by: 0.5)
        let shown = journal.entries.filter { $0 != "task" && $0 != "cancelled" }
        #expect(shown == ["disappear", "dismissed", "appear"])
        screen.rest()
        #expect(screen.labels == ["Close"])
    }

    /// "Alert while sheet shown must be attached inside the sheet; else refused."
    @Test func onlyOneIsShownOfOneLevel() {
        let (isOpen, warns, asks) = (Knob(false), Knob(false), Knob(false))
        let screen = PresentedScreen {
            Color.blue
                .sheet(isPresented: isOpen.binding) {
                    Text("Sheet").alert("Inside", isPresented: asks.binding) {}
                }
                .alert("Outside", isPresented: warns.binding) {}
        }
        screen.change { isOpen.value = true }
        screen.rest()
        screen.change { warns.value = true }
        screen.rest()
        #expect(screen.labels == ["Sheet"])
        screen.change { warns.value = false }
        screen.change { asks.value = true }
        screen.rest()
        #expect(screen.labels.contains("Inside"))
        screen.change { asks.value = false }
        screen.change { isOpen.value = false }
        screen.rest()
        #expect(screen.labels == [])
    }

    /// "From inside a sheet present further ones freely"; "dismissing a lower sheet dismisses everything above."
    @Test func sheetsOverSheets() throws {
        let (first, second, third) = (Knob(false), Knob(false), Knob(false))
        let journal = Journal()
        let screen = PresentedScreen {
            Color.blue.sheet(isPresented: first.binding, onDismiss: { journal.note("first") }) {
                Color.red.sheet(isPresented: second.binding, onDismiss: { journal.note("second") }) {
                    Color.green.sheet(isPresented: third.binding, onDismiss: { journal.note("third") }) {
                        Text("Top")
                    }
                }
            }
        }
        for level in [first, second, third] {
            screen.change { level.value = true }
            screen.rest()
        }
        #expect(screen.labels == ["Top"])
        #expect(screen.host.presentations.stack.count == 3)
        screen.change { third.value = false }
        screen.rest()
        #expect(journal.entries == ["third"] && screen.host.presentations.stack.count == 2)
        screen.change { first.value = false }
        screen.advance(by: 0.2)
        // All that lies above goes down with it.
        let (green, red) = (try #require(screen.box(.green)), try #require(screen.box(.red)))
        #expect(green.minY > 60 && red.minY > 60)
        screen.rest()
        #expect(screen.host.presentations.stack.isEmpty)
        #expect(Set(journal.entries) == ["first", "second", "third"])
        #expect(!second.value)
    }

    /// "Removing the presenting view from the tree dismisses its sheet."
    @Test func aSheetGoesWithTheViewThatPresentsIt() throws {
        let isThere = Knob(true)
        let journal = Journal()
        let screen = PresentedScreen {
            ZStack {
                Color.blue
                if isThere.value {
                    Text("Presenter").sheet(isPresented: .constant(true), onDismiss: { journal.note("dismissed") }) {
                        Color.red.onDisappear { journal.note("disappear") }
                    }
                }
            }
        }
        screen.change { isThere.value = false }
        #expect(screen.box(.red)?.minY == 60)
        screen.advance(by: 0.2)
        #expect(try #require(screen.box(.red)).minY > 60)
        screen.rest()
        #expect(screen.box(.red) == nil && journal.entries == ["disappear", "dismissed"])
    }

    /// "Environment values flow into sheets, and objects too; preferences do not come out."
    @Test func theEnvironmentFlowsInAndNothingOut() {
        enum Key: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Reader: View {
            @Environment(\.locale) private var locale
            @Environment(Knob<Int>.self) private var object
            var body: some View { Text("\(locale.identifier) \(object.value)").preference(key: Key.self, value: 1) }
        }
        let (isOpen, object, handedUp) = (Knob(false), Knob(1), Knob(0))
        let locale = Knob("de")
        let screen = PresentedScreen {
            Color.blue.sheet(isPresented: isOpen.binding) { Reader() }
                .environment(object)
                .environment(\.locale, Locale(identifier: locale.value))
                .onPreferenceChange(Key.self) { value in MainActor.assumeIsolated { handedUp.value = value } }
        }
        screen.change { isOpen.value = true }
        #expect(screen.labels == ["de 1"])
        screen.change {
            object.value = 2
            locale.value = "fr"
        }
        #expect(screen.labels == ["fr 2"] && handedUp.value == 0)
    }

    /// "`dismiss` acts on the nearest presentation enclosing the view that declares it. Reading it in the presenter acts on
    /// the presenter"; "`isPresented`: true inside."
    @Test func dismissActsOnWhatItIsDeclaredIn() {
        struct Presenter: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            let isOpen: Knob<Bool>
            var body: some View {
                Text("Presented \(isPresented)").sheet(isPresented: isOpen.binding) {
                    VStack {
                        Inside()
                        Button("Presenter's") { dismiss() }
                    }
                }
            }
        }
        struct Inside: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            var body: some View { Button("Inside \(isPresented)") { dismiss() } }
        }
        let isOpen = Knob(false)
        let screen = PresentedScreen { Presenter(isOpen: isOpen) }
        #expect(screen.labels == ["Presented false"])
        screen.change { isOpen.value = true }
        screen.rest()
        screen.activate("Presenter's")
        #expect(isOpen.value)
        screen.activate("Inside true")
        #expect(!isOpen.value)
    }

    /// "In a stack inside a sheet, at root, dismiss closes the sheet"; a "page in a stack → pops one".
    @Test func dismissInAStackInASheet() {
        struct Page: View {
            let name: String
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Leave \(name)") { dismiss() } }
        }
        let isOpen = Knob(false)
        let path = Knob<[Int]>([1])
        let screen = PresentedScreen {
            Color.blue.sheet(isPresented: isOpen.binding) {
                NavigationStack(path: path.binding) {
                    Page(name: "root").navigationDestination(for: Int.self) { Page(name: "page \($0)") }
                }
            }
        }
        screen.change { isOpen.value = true }
        screen.rest()
        screen.activate("Leave page 1")
        screen.rest()
        #expect(isOpen.value && path.value == [])
        screen.activate("Leave root")
        #expect(!isOpen.value)
    }

    /// "The presenter's `onAppear`/`onDisappear` do not fire for sheets, popovers, alerts."
    @Test func thePageStaysWhereItIs() {
        let (alert, popover) = (Knob(false), Knob(false))
        let journal = Journal()
        let screen = PresentedScreen(.pad) {
            Color.blue.onAppear { journal.note("appear") }.onDisappear { journal.note("disappear") }
                .alert("Alert", isPresented: alert.binding) {}
                .popover(isPresented: popover.binding) { Text("Popover") }
        }
        for isOpen in [alert, popover] {
            screen.change { isOpen.value = true }
            screen.rest()
            screen.change { isOpen.value = false }
            screen.rest()
        }
        #expect(journal.entries == ["appear"])
    }
}
