import Foundation
import Observation
import PerchHost
import PerchTesting
import Testing

@testable import SwiftUI

/// How much of a long list is made. A screen of 852 points shows 19 rows of 44 points.
@MainActor struct ListLazinessTests {
    /// Counts the rows whose view was made.
    @MainActor private final class Count {
        var rows = 0
    }

    private struct CountedRow: View {
        let number: Int
        let count: Count

        var body: some View {
            count.rows += 1
            return Text("Row \(number)")
        }
    }

    @Test(arguments: [100_000]) func aSectionOfManyRowsMakesThoseInSight(_ rows: Int) throws {
        let count = Count()
        let view = try RenderedView(
            List {
                Section("Header") { ForEach(0..<rows, id: \.self) { CountedRow(number: $0, count: count) } }
            }, variant: Variant())
        #expect(view.cost.elementsRealised <= 40)
        #expect(count.rows <= 40)
        #expect(view.elements.contains { $0.label == "Row 0" })
    }

    @Test func aRowThatTellsItsNumberOfElementsOnlyWhenMadeIsStillLazyInAList() throws {
        let count = Count()
        let view = try RenderedView(
            List {
                Section {
                    ForEach(0..<10_000, id: \.self) { number in
                        CountedRow(number: number, count: count)
                            .swipeActions { Button("Flag") {} }
                            .listRowSeparator(.hidden)
                    }
                    .onDelete { _ in }
                }
            }, variant: Variant())
        #expect(view.cost.elementsRealised <= 40)
        #expect(count.rows <= 40)
    }

    private struct Framed: ViewModifier {
        @State private var isFramed = true
        func body(content: Content) -> some View { content.padding(isFramed ? 2 : 0).border(.gray) }
    }

    private struct Twice: ViewModifier {
        func body(content: Content) -> some View {
            content.modifier(Framed())
            content
        }
    }

    @Test func modifiersOfTheProgramKeepRowsLazy() throws {
        #expect(ModifiedContent<CountedRow, Framed>._elementCount == 1)
        #expect(ModifiedContent<CountedRow, Twice>._elementCount == 2)
        #expect(ModifiedContent<ModifiedContent<CountedRow, Twice>, Framed>._elementCount == 2)
        #expect(ModifiedContent<CountedRow?, Framed>._elementCount == nil)
        let count = Count()
        let view = try RenderedView(
            ScrollView {
                LazyVStack {
                    ForEach(0..<10_000, id: \.self) { CountedRow(number: $0, count: count).modifier(Twice()) }
                }
            }, variant: Variant())
        #expect(view.cost.elementsRealised <= 80)
        #expect(count.rows <= 80)
    }

    @Test func controlsAreOneElementOfTheirContainers() {
        func isOne<V: View>(_ view: V) -> Bool { V._elementCount == 1 }
        #expect(isOne(Button("") {}) && isOne(Link("", destination: URL(filePath: "/"))) && isOne(ShareLink(item: "")))
        #expect(isOne(Toggle("", isOn: .constant(true))) && isOne(Menu("") {}) && isOne(EditButton()))
        #expect(isOne(Label("", systemImage: "star")) && isOne(LabeledContent("", value: "")))
        #expect(isOne(NavigationLink("", value: 1)) && isOne(NavigationLink("") { Text("") }))
        #expect(isOne(TextField("", text: .constant(""))) && isOne(SecureField("", text: .constant(""))))
        #expect(isOne(TextEditor(text: .constant(""))) && isOne(DatePicker("", selection: .constant(.now))))
        #expect(isOne(ProgressView()) && isOne(Gauge(value: 0) {}) && isOne(GroupBox {}))
        #expect(isOne(Slider(value: .constant(0))) && isOne(Stepper("", value: .constant(0))))
        // These may be several rows.
        #expect(!isOne(DisclosureGroup("") {}) && !isOne(Picker("", selection: .constant(0)) {}))
    }

    private struct Pair: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            if configuration.role == .destructive { Text("Beware") }
        }
    }

    @Test func aStyleOfSeveralViewsIsStillOneElement() throws {
        struct Screen: View {
            @State private var role: ButtonRole?
            var body: some View {
                HStack(spacing: 0) {
                    Button("Go", role: role) { role = .destructive }.buttonStyle(Pair())
                    Text("Behind")
                }
            }
        }
        let view = try RenderedView(Screen(), variant: Variant())
        let before = view.text("Behind").frame
        view.button("Go").tap()
        // The two stand on each other, so that what is behind stays beside them.
        let after = view.text("Behind").frame
        #expect(abs(after.minY - before.minY) < 0.1)
        #expect(abs(view.button("Go").frame.midX - view.button("Beware").frame.midX) < 0.1)
        #expect(view.button("Go").frame.maxY < after.midY + 1 && view.button("Beware").frame.minY > after.midY - 1)
    }

    private struct Ringed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            if configuration.isPressed { Text("Pressed") }
        }
    }

    @Test func whatAStyleAddsWhilePressedKeepsThePress() throws {
        struct Screen: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 }.buttonStyle(Ringed()) }
        }
        let view = try RenderedView(Screen(), variant: Variant())
        view.button("Count 0").tap()
        #expect(view.button("Count 1").exists)
        view.button("Count 1").tap()
        #expect(view.button("Count 2").exists)
    }

    @Test func rowsOfControlsAreMadeWhereTheyAreSeen() throws {
        let count = Count()
        let view = try RenderedView(
            NavigationStack {
                List(0..<10_000, id: \.self) { number in
                    NavigationLink(value: number) { CountedRow(number: number, count: count) }
                }
            }, variant: Variant())
        #expect(view.cost.elementsRealised <= 60)
        #expect(count.rows <= 40)
        let form = Count()
        _ = try RenderedView(
            Form {
                ForEach(0..<1_000, id: \.self) { number in
                    LabeledContent("Field") { CountedRow(number: number, count: form) }
                }
            }, variant: Variant())
        #expect(form.rows <= 40)
    }

    @Test(arguments: [ListStyleKind.insetGrouped, .grouped, .plain])
    func manySectionsMakeTheRowsInSight(_ style: ListStyleKind) throws {
        let count = Count()
        let view = try RenderedView(
            List {
                ForEach(0..<500, id: \.self) { section in
                    Section("Section \(section)") {
                        ForEach(0..<200, id: \.self) { CountedRow(number: section * 200 + $0, count: count) }
                    }
                }
            }
            .environment(\.chosenListStyle, style), variant: Variant())
        #expect(view.cost.elementsRealised <= 40)
        #expect(count.rows <= 40)
        #expect(view.elements.contains { $0.label.uppercased() == "SECTION 0" })
    }

    @Test func aChangeToOneRowRunsThatRowsBodies() throws {
        struct Row: View {
            @State private var count = 0
            let number: Int
            var body: some View { Button("\(number): \(count)") { count += 1 } }
        }
        let view = try RenderedView(
            List { Section("Header") { ForEach(0..<1_000) { Row(number: $0) } } }, variant: Variant())
        let row = try view.element(label: "3: 0")
        let cost = view.update { row.activate() }
        #expect(view.elements.contains { $0.label == "3: 1" })
        // The row, its button, and what its style is made of.
        #expect(cost.bodiesRun <= 8)
        #expect(cost.elementsRealised == 0)
    }

    @Observable final class Numbers {
        var all = Array(0..<1_000)
        var badge = 1
    }

    /// Shows numbers, of which the first has a badge.
    struct NumberList: View {
        let numbers: Numbers

        var body: some View {
            List { ForEach(numbers.all, id: \.self) { Text("\($0)").badge($0 == 0 ? numbers.badge : 0) } }
        }
    }

    @Test func aRowPutInAtTheTopLeavesThoseBelowAlone() throws {
        let numbers = Numbers()
        let view = try RenderedView(NumberList(numbers: numbers), variant: Variant())
        let cost = view.update { numbers.all.insert(-1, at: 5) }
        #expect(view.elements.contains { $0.label.hasPrefix("-1") })
        // The list, its rows' texts, and what the new row is made of; not what the other rows are made of.
        #expect(cost.bodiesRun <= 50)
    }

    @Test func aBadgeThatChangesIsSeen() throws {
        let numbers = Numbers()
        let view = try RenderedView(NumberList(numbers: numbers), variant: Variant())
        _ = view.update { numbers.badge = 77 }
        #expect(view.elements.contains { "\($0)".contains("77") })
    }
}
