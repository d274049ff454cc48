import Foundation
@_spi(Benchmarks) import PerchHost
import PerchPreviews
import SwiftUI

/// A piece of work, run in its own process so that its memory can be told.
enum Benchmark: String, CaseIterable {
    case firstFrame = "first frame of 1,000 rows"
    case oneRow = "one row of 1,000 changed"
    case everyRow = "every row of 1,000 changed"
    case equalRows = "root of 1,000 rows changed, rows equal"
    case oneRowInList = "one row of a List of 1,000 changed"
    case everyRowInList = "every row of a List of 1,000 changed"
    case equalRowsInList = "root of a List of 1,000 changed, rows equal"
    case lazyScroll = "lazy scroll by one screen over 100,000 rows"
    case springInRows = "frame of a spring that moves one of 1,000 rows"
    case insertion = "frame of a row inserted at the top of a List of 10,000"
    case twentyViews = "frame of 20 views moving at once"
    case sheet = "frame of a sheet dragged over a full screen"
    case fling = "frame of a fling over 100,000 rows"
    case typing = "key typed into a form of 200 fields"
    case slider = "frame of a slider dragged in a full screen"
    case glass = "frame of rows that move under a bar, a tab bar, and three buttons of glass"
    case accessibilityTree = "accessibility tree of 10,000 elements, one label changed"
    case text = "page full of text"
    case snapshots = "component snapshots"

    private static let canvas = Variant(layout: .fixed(width: 400, height: 800), scale: 2)

    /// The same canvas in the design whose bars are of glass.
    private static let glassCanvas = Variant(layout: .fixed(width: 400, height: 800), scale: 2, appearance: "ios26")

    /// What to compare with in the browser, which has no lists.
    var inBrowser: String {
        switch self {
        case .oneRowInList: Benchmark.oneRow.rawValue
        case .everyRowInList: Benchmark.everyRow.rawValue
        case .equalRowsInList: Benchmark.equalRows.rawValue
        default: rawValue
        }
    }

    /// Sets up what is measured, to finished pixels.
    @MainActor func makeWork() throws -> Work {
        switch self {
        case .firstFrame:
            return Work(.mean(of: 10)) { _ in
                try ViewCanvas(StackOfRows(table: Table()), variant: Self.canvas).paint()
            }
        case .oneRow:
            return try change {
                StackOfRows(table: $0)
            } by: {
                $0.rows[5].value = "Changed \($1)"
            }
        case .everyRow:
            return try change {
                StackOfRows(table: $0)
            } by: {
                $0.suffix = " \($1)"
            }
        case .equalRows:
            return try change {
                StackOfRows(table: $0)
            } by: {
                $0.changes = $1
            }
        case .oneRowInList:
            return try change {
                ListOfRows(table: $0)
            } by: {
                $0.rows[5].value = "Changed \($1)"
            }
        case .everyRowInList:
            return try change {
                ListOfRows(table: $0)
            } by: {
                $0.suffix = " \($1)"
            }
        case .equalRowsInList:
            return try change {
                ListOfRows(table: $0)
            } by: {
                $0.changes = $1
            }
        case .lazyScroll:
            let scrolling = Scrolling()
            let canvas = try ViewCanvas(LazyRows(scrolling: scrolling), variant: Self.canvas)
            canvas.paint()
            return Work(.mean(of: 50)) { index in
                scrolling.position = 25 + index * 19
                canvas.draw()
                canvas.paint()
            }
        case .springInRows:
            return try play({ MovingRow(table: $0) }, every: 30) { table, _ in
                withAnimation(.spring) { table.chosen = table.chosen == nil ? 5 : nil }
            }
        case .insertion:
            return try play({ GrowingList(table: $0) }, rows: 10_000, every: 30) { table, index in
                withAnimation { table.rows.insert(RowModel(id: -1 - index), at: 0) }
            }
        case .twentyViews:
            return try play({ TwentyViews(table: $0) }, every: 30) { table, _ in
                withAnimation(.spring) { table.changes += 1 }
            }
        case .sheet: return try SheetDrag().makeWork(on: Self.canvas)
        case .fling: return try Fling().makeWork(on: Self.canvas)
        case .typing: return try Typing().makeWork(on: Self.canvas)
        case .slider: return try SliderDrag().makeWork(on: Self.canvas)
        case .glass:
            return try play({ GlassScreen(table: $0) }, rows: 40, every: 1, on: Self.glassCanvas) { $0.changes = $1 }
        case .accessibilityTree:
            // Each row has two elements.
            let table = Table(count: 5000)
            let canvas = try ViewCanvas(StackOfRows(table: table), variant: Self.canvas)
            canvas.updateAccessibilityTree()
            return Work(.mean(of: 50)) { index in
                table.rows[5].value = "Changed \(index)"
                canvas.draw()
                canvas.updateAccessibilityTree()
            }
        case .text:
            return Work(.mean(of: 10)) { index in
                try ViewCanvas(PageOfText(start: index), variant: Self.canvas).paint()
            }
        case .snapshots: return snapshots()
        }
    }

    @MainActor private func change(
        _ view: (Table) -> some View, by change: @escaping (Table, Int) -> Void
    ) throws -> Work {
        let table = Table()
        let canvas = try ViewCanvas(view(table), variant: Self.canvas)
        canvas.paint()
        return Work(.mean(of: 50)) { index in
            change(table, index)
            canvas.draw()
            canvas.paint()
        }
    }

    /// Goes through frames, 60 a second, with a change in every so many of them, so that something always moves.
    @MainActor private func play(
        _ view: (Table) -> some View, rows: Int = 1000, every frames: Int, on variant: Variant = canvas,
        by change: @escaping (Table, Int) -> Void
    ) throws -> Work {
        let table = Table(count: rows)
        let canvas = try ViewCanvas(view(table), variant: variant)
        canvas.paint()
        return Work(.frames(after: frames)) { frame in
            if frame % frames == 0 { change(table, frame) }
            canvas.draw(at: Double(frame) / 60)
            canvas.paint()
        }
    }

    /// Snapshots of a component, each its own view, written as PNG.
    @MainActor private func snapshots() -> Work {
        let variant = Variant(layout: .sizeThatFits, scale: 2)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("perch-\(getpid()).png")
        return Work(.rate) { index in
            try ViewCanvas(Card(number: index), variant: variant).file(.png).write(to: file)
        } finish: {
            try FileManager.default.removeItem(at: file)
        }
    }
}
