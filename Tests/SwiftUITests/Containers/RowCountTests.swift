import Foundation
import PerchHost
import PerchTesting
import Testing

@testable import SwiftUI

/// Rows whose number of elements only their values tell: as many as needed are made, and the others are not asked for.
@MainActor struct RowCountTests {
    @MainActor @Observable final class Model {
        var skipped = 2
        @ObservationIgnored var made = 0
        @ObservationIgnored var appeared: Set<Int> = []
    }

    private struct Row: View {
        let number: Int
        let model: Model

        var body: some View {
            model.made += 1
            return Text("Row \(number)").frame(height: 40).onAppear { model.appeared.insert(number) }
        }
    }

    private struct Rows: View {
        let model: Model
        var isErased = false

        var body: some View {
            ForEach(0..<10_000, id: \.self) { number in
                if isErased {
                    AnyView(Group { if number % model.skipped == 0 { Row(number: number, model: model) } })
                } else if number % model.skipped == 0 {
                    Row(number: number, model: model).padding(0).id(number)
                }
            }
        }
    }

    @Test(arguments: [false, true]) func rowsWithoutAnElseAreMadeWhereTheyAreSeen(isErased: Bool) throws {
        let model = Model()
        let view = try RenderedView(
            ScrollView { LazyVStack(spacing: 0) { Rows(model: model, isErased: isErased) } }, variant: Variant())
        #expect(model.made <= 40 && model.appeared.count <= 40)
        #expect(view.text("Row 2").exists && !view.text("Row 1").exists)
        // Nothing in the list is made again, and yet other rows are there.
        view.update { model.skipped = 3 }
        #expect(view.text("Row 3").exists && !view.text("Row 2").exists)
        #expect(abs(view.text("Row 3").frame.minY - view.text("Row 0").frame.minY - 40) < 0.1)
        #expect(model.made <= 100)
    }

    /// A list with a button that leads to one of its rows.
    private struct ListWithTarget<Target: Hashable, Content: View>: View {
        let target: Target
        @ViewBuilder let rows: Content

        var body: some View {
            ScrollViewReader { proxy in
                Button("Go") { proxy.scrollTo(target, anchor: .bottom) }
                List { rows }
            }
        }
    }

    @Test func aListOfThemScrollsToTheEnd() throws {
        let model = Model()
        let view = try RenderedView(ListWithTarget(target: 9_998) { Rows(model: model) }, variant: Variant())
        #expect(model.made <= 40)
        view.button("Go").tap()
        view.settle()
        #expect(view.text("Row 9,998").exists && !view.text("Row 9,000").exists)
        #expect(model.made <= 400 && model.appeared.count <= 40)
    }

    @Test func whatOnlyTheClosureReadsChangesTheNumberOfRowsOutOfSight() throws {
        let model = Model()
        let list = ListWithTarget(target: 9_999) {
            ForEach(0..<10_000, id: \.self) { number in
                if number < 100 || model.skipped == 0 { Text("Row \(number)") }
            }
        }
        let view = try RenderedView(list, variant: Variant())
        view.update { model.skipped = 0 }
        view.button("Go").tap()
        view.settle()
        #expect(view.text("Row 9,999").exists)
        view.update { model.skipped = 1 }
        view.settle()
        #expect(view.text("Row 99").exists && !view.text("Row 9,999").exists)
    }

    @Test func anIdentityInARowOutOfSightIsScrolledTo() throws {
        let list = ListWithTarget(target: "row 500") {
            ForEach(0..<1_000, id: \.self) { number in
                if number != 3 { Text("Row \(number)").id("row \(number)") }
            }
        }
        let view = try RenderedView(list, variant: Variant())
        view.button("Go").tap()
        view.settle()
        #expect(view.text("Row 500").exists && !view.text("Row 1").exists)
    }

    @Test func sectionsInSomeOfTheRowsAreFound() throws {
        struct Block: View {
            let number: Int
            var body: some View { Section("Block \(number)") { Text("In \(number)") } }
        }
        let view = try RenderedView(
            List {
                ForEach(0..<6, id: \.self) { number in
                    if number > 1, number < 4 { Block(number: number) } else if number != 5 { Text("Row \(number)") }
                }
            }, variant: Variant())
        let labels = view.elements.map { $0.label.uppercased() }
        #expect(labels.filter { $0.hasPrefix("BLOCK") } == ["BLOCK 2", "BLOCK 3"])
        #expect(labels.contains("IN 3") && labels.contains("ROW 4") && !labels.contains("ROW 5"))
    }
}
