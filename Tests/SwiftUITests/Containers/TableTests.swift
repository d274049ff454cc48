import Foundation
import PerchHost
import PerchTesting
import Testing

@testable import SwiftUI

@MainActor struct TableTests {
    struct Person: Identifiable {
        var id: String { name }
        let name: String
        let town: String
        let age: Int
    }

    private static let people = [
        Person(name: "Juan Chavez", town: "Lima", age: 34), Person(name: "Mei Chen", town: "Taipei", age: 41),
        Person(name: "Tom Clark", town: "London", age: 27),
    ]

    private struct People: View {
        @State var people = TableTests.people
        @State var order = [KeyPathComparator(\Person.name)]
        @State var chosen: String?

        var body: some View {
            Table(people, selection: $chosen, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Town", value: \.town) { Text($0.town).foregroundStyle(.secondary) }
                TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60).alignment(.trailing)
                TableColumn("Note") { _ in Text("None") }
            }
            .onChange(of: order) { people.sort(using: order) }
        }
    }

    private let wide = Variant(device: "iPad (10th generation)", layout: .fixed(width: 820, height: 400), scale: 1)

    @Test func aWideTableHasHeadersAndAllColumns() throws {
        let view = try RenderedView(People(), variant: wide)
        let labels = view.elements.map(\.label).filter { !$0.isEmpty }
        #expect(labels.prefix(8) == ["Name", "Town", "Age", "Note", "Juan Chavez", "Lima", "34", "None"])
        // Columns are as broad in each row.
        #expect(try view.element(label: "Town").frame.minX == view.element(label: "Taipei").frame.minX)
        #expect(try view.element(label: "Age").frame.maxX == view.element(label: "27").frame.maxX)
    }

    @Test func headersCanBeHidden() throws {
        let view = try RenderedView(People().tableColumnHeaders(.hidden), variant: wide)
        #expect(view.elements.map(\.label).filter { !$0.isEmpty }.first == "Juan Chavez")
        let shown = try RenderedView(People().tableColumnHeaders(.automatic), variant: wide)
        #expect(try shown.element(label: "Town").frame.minY >= 0)
    }

    @Test func aCompactTableShowsTheFirstColumn() throws {
        let view = try RenderedView(People(), variant: Variant(layout: .fixed(width: 393, height: 400)))
        #expect(
            view.elements.map(\.label).filter { !$0.isEmpty } == ["Juan Chavez", "Mei Chen", "Tom Clark"])
    }

    @Test func aHeaderSortsByItsColumnAndTurnsTheOrderRound() throws {
        let view = try RenderedView(People(), variant: wide)
        func names() -> [String] { view.elements.map(\.label).filter { $0.contains(" ") } }
        let age = try view.element(label: "Age")
        view.update { age.activate() }
        #expect(names() == ["Tom Clark", "Juan Chavez", "Mei Chen"])
        let again = try view.element(label: "Age")
        view.update { again.activate() }
        #expect(names() == ["Mei Chen", "Juan Chavez", "Tom Clark"])
        #expect(try view.element(label: "Note").role == .text)
    }

    @Test func rowsCanBeGivenOneByOne() throws {
        let view = try RenderedView(
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                TableRow(Person(name: "Ada Lovelace", town: "", age: 36))
                ForEach(TableTests.people) { TableRow($0) }
            }, variant: wide)
        #expect(
            view.elements.map(\.label).filter { !$0.isEmpty }
                == ["Name", "Ada Lovelace", "Juan Chavez", "Mei Chen", "Tom Clark"])
    }

    @Test func aTableOfManyRowsMakesThoseInSight() throws {
        struct Number: Identifiable { let id: Int }
        let view = try RenderedView(
            Table((0..<100_000).map(Number.init)) { TableColumn("Number") { Text("\($0.id)") } }, variant: wide)
        #expect(view.cost.elementsRealised <= 30)
    }

    @Test func columnsShareWhatTheirLimitsLeave() {
        let free = TableColumnWidth()
        let fixed = TableColumnWidth(minimum: 60, ideal: 60, maximum: 60)
        #expect(TableColumnsLayout(widths: [free, free]).columnWidths(in: 216) == [100, 100])
        #expect(TableColumnsLayout(widths: [free, fixed, free]).columnWidths(in: 292) == [100, 60, 100])
        #expect(
            TableColumnsLayout(widths: [free, TableColumnWidth(minimum: 150)]).columnWidths(in: 216) == [50, 150])
        #expect(TableColumnsLayout(widths: [fixed, free]).columnWidths(in: 10) == [60, 0])
        #expect(TableColumnsLayout(widths: []).columnWidths(in: 100) == [])
    }

    @Test(arguments: [Scheme.light, .dark]) func look(_ scheme: Scheme) {
        var variant = wide.with(scheme: scheme)
        variant.layout = .fixed(width: 820, height: 260)
        assertSnapshot(of: People(chosen: "Mei Chen"), as: .image(variant))
    }

    @Test func groupsAndConditionsHoldColumnsAndRows() throws {
        struct Screen: View {
            @State var order = [KeyPathComparator(\Person.name)]
            @State var chosen: String?
            @State var showsAge = true
            let people = TableTests.people
            var body: some View {
                Table(selection: $chosen, sortOrder: $order) {
                    Group {
                        TableColumn("Name", value: \Person.name)
                        TableColumn(Text("Town"), value: \Person.town)
                    }
                    if showsAge {
                        TableColumn("Age", value: \Person.age) { Text("\($0.age)") }
                    } else {
                        TableColumn("Letters", value: \Person.name.count) { Text("\($0.name.count)") }
                    }
                } rows: {
                    Group { TableRow(people[2]) }
                    ForEach(0..<2) { TableRow(people[$0]) }
                }
                .onTapGesture { showsAge = false }
            }
        }
        func labels(_ view: RenderedView) -> [String] { view.elements.map(\.label).filter { !$0.isEmpty } }
        let view = try RenderedView(Screen(), variant: wide)
        #expect(labels(view).prefix(6) == ["Name", "Town", "Age", "Tom Clark", "London", "27"])
        #expect(labels(view).filter { $0.contains(" ") } == ["Tom Clark", "Juan Chavez", "Mei Chen"])
        let other = try RenderedView(Screen(showsAge: false), variant: wide)
        #expect(labels(other).prefix(6) == ["Name", "Town", "Letters", "Tom Clark", "London", "9"])
    }
}
