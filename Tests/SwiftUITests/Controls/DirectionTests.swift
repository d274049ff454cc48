import Foundation
import PerchTesting
import SwiftUI
import Testing

/// The directions that all controls are used in.
private let directions = [LayoutDirection.leftToRight, .rightToLeft]

/// Each control, used as a person would, in both directions of writing. `Scripts/interaction-coverage.py` sees that none is missing.
@MainActor struct DirectionTests {
    @Observable final class Model {
        var log: [String] = []
        var value = 0.5
        var number = 1
        var isOn = false
        var text = ""
        var choice = "a"
        var several: Set<String> = []
        var date = Date(timeIntervalSinceReferenceDate: 86_400 * 14)
        var dates: Set<DateComponents> = []
        var color = Color.black
    }

    private let model = Model()

    private func phone(_ view: some View, _ direction: LayoutDirection) -> RenderedView {
        render(view, variant: Variant(device: "iPhone 15", isRightToLeft: direction == .rightToLeft))
    }

    /// Whether something stands on the side where reading ends.
    private func isTrailing(_ element: ElementQuery, _ screen: RenderedView, _ direction: LayoutDirection) -> Bool {
        (element.frame.midX > screen.size.width / 2) == (direction == .leftToRight)
    }

    /// The middle of the side where reading ends, or begins.
    private func side(_ trailing: Bool, _ direction: LayoutDirection, inset: CGFloat = 0.05) -> UnitPoint {
        UnitPoint(x: trailing == (direction == .leftToRight) ? 1 - inset : inset, y: 0.5)
    }

    @Test(arguments: directions) func buttonsAndLinks(direction: LayoutDirection) throws {
        let address = try #require(URL(string: "https://example.org"))
        let screen = phone(
            VStack {
                Button("Press") { model.log.append("pressed") }
                Link("Site", destination: address)
                ShareLink("Send", item: address)
                RenameButton()
                PasteButton(payloadType: String.self) { model.log += $0 }
            }
            .renameAction { model.log.append("renamed") }, direction)
        screen.button("Press").tap()
        screen.link("Site").tap()
        screen.button("Rename").tap()
        #expect(model.log == ["pressed", "renamed"])
        #expect(screen.requests.contains { $0.kind == .openURL(address) })
        #expect(screen.button("Paste").exists)
        screen.button("Send").tap()
        #expect(screen.requests.contains { if case .share = $0.kind { true } else { false } })
    }

    @Test(arguments: directions) func switchesAndSteppers(direction: LayoutDirection) {
        let bindable = Bindable(model)
        let screen = phone(
            VStack {
                Toggle("Switch", isOn: bindable.isOn)
                Stepper("Count", value: bindable.number, in: 0...5)
            }, direction)
        // The switch stands where reading ends, and takes the touch there.
        screen.toggle("Switch").tap()
        #expect(model.isOn)
        screen.steppers["Count"].tap(at: side(true, direction))
        #expect(model.number == 2)
    }

    @Test(arguments: directions) func slidersAndGauges(direction: LayoutDirection) {
        let screen = phone(
            VStack {
                Slider(value: Bindable(model).value) { Text("Slider") }
                Gauge(value: 0.5) { Text("Gauge") }
                ProgressView("Progress", value: 0.5)
            }, direction)
        let slider = screen.slider("Slider")
        let (y, x, quarter) = (slider.frame.midY, slider.frame.midX, slider.frame.width / 4)
        screen.drag(
            from: CGPoint(x: x, y: y), to: CGPoint(x: x + (direction == .leftToRight ? quarter : -quarter), y: y))
        #expect(model.value > 0.6)
        #expect(screen.allElements["Gauge"].value == "50%")
        #expect(screen.allElements["Progress"].value == "50%")
    }

    @Test(arguments: directions) func pickers(direction: LayoutDirection) {
        let choice = Bindable(model).choice
        let screen = phone(
            VStack {
                Picker("Segments", selection: choice) {
                    Text("First").tag("a")
                    Text("Second").tag("b")
                }
                .pickerStyle(.segmented)
                Picker("Menu", selection: choice) {
                    Text("Alpha").tag("a")
                    Text("Beta").tag("b")
                }
                .pickerStyle(.menu)
            }, direction)
        #expect((screen.button("First").frame.midX < screen.button("Second").frame.midX) == (direction == .leftToRight))
        screen.button("Second").tap()
        #expect(model.choice == "b")
        screen.picker("Menu").tap()
        screen.advance(by: .seconds(1))
        screen.buttons["Alpha"].tap()
        screen.advance(by: .seconds(1))
        #expect(model.choice == "a")
    }

    @Test(arguments: directions) func datesAndColours(direction: LayoutDirection) {
        let bindable = Bindable(model)
        let screen = phone(
            VStack {
                DatePicker("Day", selection: bindable.date, displayedComponents: .date).datePickerStyle(.graphical)
                ColorPicker("Colour", selection: bindable.color)
                MultiDatePicker("Days", selection: bindable.dates)
            }, direction)
        #expect(screen.allElements["Colour"].exists)
        screen.allElements["Colour"].firstMatch.tap()
        screen.advance(by: .seconds(1))
        #expect(screen.sheets.count == 1)
    }

    @Test(arguments: directions) func fields(direction: LayoutDirection) {
        let text = Bindable(model).text
        let screen = phone(
            VStack {
                TextField("Name", text: text)
                SecureField("Secret", text: text)
                TextEditor(text: text).frame(height: 80)
            }, direction)
        screen.textFields["Name"].type("ab")
        screen.secureTextFields["Secret"].type("c")
        screen.textViews.firstMatch.type("d")
        #expect(Set(model.text) == ["a", "b", "c", "d"] || model.text == "cd")
    }

    @Test(arguments: directions) func menusAndGroups(direction: LayoutDirection) {
        let screen = phone(
            VStack {
                Menu("More") { Button("Inside") { model.log.append("inside") } }
                DisclosureGroup("Group") { Text("Hidden") }
                LabeledContent("Name", value: "Value")
            }
            .padding(), direction)
        screen.button("More").tap()
        screen.advance(by: .seconds(1))
        screen.buttons["Inside"].tap()
        screen.advance(by: .seconds(1))
        #expect(model.log == ["inside"])
        screen.buttons["Group"].tap(at: side(true, direction))
        screen.advance(by: .seconds(1))
        #expect(screen.text("Hidden").exists)
        #expect(screen.allElements.containing(text: "Value").firstMatch.exists)
    }

    @Test(arguments: directions) func listsAndPages(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var model: Model
            @State private var search = ""
            var body: some View {
                NavigationStack {
                    List(selection: $model.several) {
                        NavigationLink("Next") { Text("Destination") }
                        ForEach(["One", "Two"], id: \.self) { Text($0) }
                            .onDelete { model.log.append("deleted \($0.first ?? -1)") }
                    }
                    .navigationTitle("List")
                    .toolbar { EditButton() }
                }
            }
        }
        let screen = phone(Page(model: model), direction)
        let y = screen.text("Two").frame.midY
        let (leading, trailing) = (CGPoint(x: 120, y: y), CGPoint(x: 300, y: y))
        screen.drag(
            from: direction == .leftToRight ? trailing : leading, to: direction == .leftToRight ? leading : trailing)
        screen.advance(by: .seconds(1))
        let delete = screen.button("Delete")
        #expect(isTrailing(delete, screen, direction))
        delete.tap()
        screen.advance(by: .seconds(1))
        #expect(model.log == ["deleted 1"])
        let edit = screen.button("Edit")
        #expect(isTrailing(edit, screen, direction))
        edit.tap()
        screen.advance(by: .seconds(1))
        screen.text("One").tap()
        #expect(model.several == ["One"])
        screen.button("Done").tap()
        screen.advance(by: .seconds(1))
        screen.allElements.containing(text: "Next").firstMatch.tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("Destination").exists)
        screen.swipeBack()
        screen.advance(by: .seconds(1))
        #expect(!screen.text("Destination").exists)
    }

    @Test(arguments: directions) func tabsAndTables(direction: LayoutDirection) {
        struct Wood: Identifiable {
            let id: String
        }
        let screen = phone(
            TabView {
                Table([Wood(id: "Oak")]) { TableColumn("Name", value: \.id) }.tabItem { Text("Woods") }
                Text("Second page").tabItem { Text("Second") }
            }, direction)
        #expect(screen.allElements.containing(text: "Oak").firstMatch.exists)
        #expect((screen.tab("Woods").frame.midX < screen.tab("Second").frame.midX) == (direction == .leftToRight))
        screen.tab("Second").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("Second page").exists)
    }
}
