import Foundation
import Testing
import UniformTypeIdentifiers

@testable import PerchTesting
@testable import SwiftUI

/// Items that are dropped between the rows of a list.
@MainActor struct RowInsertionTests {
    private struct Shelf: View {
        @State private var books = ["Emma", "Ulysses"]
        let asProviders: Bool
        var note: (Int, [NSItemProvider]) -> Void = { _, _ in }

        var body: some View {
            VStack {
                Text("New").draggable("Walden")
                Text("Number").draggable(Data([1]))
                List {
                    if asProviders {
                        ForEach(books, id: \.self) { Text($0) }.onInsert(of: [.plainText]) { note($0, $1) }
                    } else {
                        ForEach(books, id: \.self) { Text($0) }
                            .dropDestination(for: String.self) { new, index in
                                books.insert(contentsOf: new, at: index)
                            }
                    }
                }
                Text(books.joined(separator: " "))
            }
        }
    }

    /// Holds a text and drags it to a place of another one's row.
    private func drag(_ name: String, to row: String, below: Bool, in view: RenderedView) {
        let start = view.text(name).frame
        let end = view.text(row).frame
        view.drag(
            from: CGPoint(x: start.midX, y: start.midY),
            to: CGPoint(x: end.midX, y: below ? end.maxY + 6 : end.minY - 6), press: 0.8, rest: 0.1)
        view.settle()
    }

    @Test func aDropAboveTheMiddleOfARowGoesBeforeIt() {
        let view = render(Shelf(asProviders: false))
        drag("New", to: "Ulysses", below: false, in: view)
        #expect(view.text("Emma Walden Ulysses").exists)
    }

    /// The first row has room above it that is none of it.
    @Test func theFirstRowIsDividedInItsMiddle() {
        let view = render(Shelf(asProviders: false))
        drag("New", to: "Emma", below: false, in: view)
        #expect(view.text("Walden Emma Ulysses").exists)
    }

    @Test func aDropBelowTheMiddleOfARowGoesAfterIt() {
        let view = render(Shelf(asProviders: false))
        drag("New", to: "Ulysses", below: true, in: view)
        #expect(view.text("Emma Ulysses Walden").exists)
    }

    @Test func itemsOfOtherTypesAreNotTaken() {
        let view = render(Shelf(asProviders: false))
        drag("Number", to: "Ulysses", below: true, in: view)
        #expect(view.text("Emma Ulysses").exists)
    }

    @Test func providersAreHandedOverWithThePlace() throws {
        var taken: (index: Int, count: Int)?
        let view = render(Shelf(asProviders: true) { taken = ($0, $1.count) })
        drag("New", to: "Ulysses", below: true, in: view)
        #expect(taken?.index == 2 && taken?.count == 1)
    }

    @Test func aLineShowsWhereItWouldGo() throws {
        let view = render(Shelf(asProviders: false))
        let end = view.text("Ulysses").frame
        let place = CGPoint(x: end.midX, y: end.maxY + 6)
        let before = view.canvas.frame.displayList
        view.update { view.drive { $0.drag.begin([DragItem(NSItemProvider(), local: "Walden")], at: place) } }
        #expect(view.canvas.frame.displayList != before)
        view.update { view.drive { $0.drag.cancel() } }
        #expect(view.canvas.frame.displayList == before)
    }
}
