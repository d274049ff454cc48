import SwiftUI

/// A thousand rows, each of which reads its own model.
@Observable final class RowModel: Identifiable {
    let id: Int
    var value: String

    init(id: Int) {
        self.id = id
        value = "Value \(id)"
    }
}

@Observable final class Table {
    var rows: [RowModel]
    /// Read by the root only, and handed to each row.
    var suffix = ""
    /// Read by the root only, and shown in no row.
    var changes = 0
    /// The row that stands aside.
    var chosen: Int?

    init(count: Int = 1000) { rows = (0..<count).map(RowModel.init) }
}

struct Row: View {
    var model: RowModel
    var suffix: String

    var body: some View {
        HStack {
            Text("Row \(model.id)")
            Spacer()
            Text(model.value + suffix)
        }
    }
}

struct StackOfRows: View {
    var table: Table

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Text("Changes: \(table.changes)")
                ForEach(table.rows) { Row(model: $0, suffix: table.suffix).padding(11) }
            }
        }
    }
}

struct ListOfRows: View {
    var table: Table

    var body: some View {
        List {
            Text("Changes: \(table.changes)")
            ForEach(table.rows) { Row(model: $0, suffix: table.suffix) }
        }
    }
}

/// Rows of which one moves aside.
struct MovingRow: View {
    var table: Table

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(table.rows) { SlidingRow(table: table, model: $0).padding(11) }
            }
        }
    }
}

private struct SlidingRow: View {
    var table: Table
    var model: RowModel

    var body: some View {
        // Only the row that may move reads which one stands aside.
        Row(model: model, suffix: "").offset(x: model.id == 5 && table.chosen == 5 ? 60 : 0)
    }
}

struct GrowingList: View {
    var table: Table

    var body: some View {
        List(table.rows) { Row(model: $0, suffix: "") }
    }
}

struct TwentyViews: View {
    var table: Table

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.white
            ForEach(0..<20, id: \.self) { index in
                let place = (index * 7 + table.changes * 11) % 20
                RoundedRectangle(cornerRadius: 8)
                    .fill(Color(hue: Double(index) / 20, saturation: 0.7, brightness: 0.9))
                    .frame(width: 60, height: 60)
                    .padding(.leading, CGFloat(place % 5) * 80)
                    .padding(.top, CGFloat(place / 5) * 190)
            }
        }
    }
}

@Observable final class Scrolling {
    var position: Int? = 0
}

/// Only what is visible is made.
struct LazyRows: View {
    @Bindable var scrolling: Scrolling

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<100_000, id: \.self) { index in
                    HStack {
                        Text("Row \(index)")
                        Spacer()
                        Text("Value \(index)")
                    }
                    .frame(height: 42)
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $scrolling.position, anchor: .top)
    }
}

struct PageOfText: View {
    var start: Int

    private static let paragraph = String(
        repeating: "The quick brown fox jumps over the lazy dog while the five boxing wizards jump quickly past the "
            + "sphinx of black quartz who judges every vow that is made before dawn. ", count: 3)

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                ForEach(0..<40, id: \.self) { Text("\($0 + start) \(PageOfText.paragraph)") }
            }
            .padding(.horizontal)
        }
    }
}

struct Card: View {
    var number: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("A card, number \(number)").bold()
            Text("With a little text under its title").foregroundStyle(.secondary)
            Button("Continue") {}
        }
        .padding()
        .frame(width: 300, alignment: .leading)
        .background(Color(white: 0.95), in: RoundedRectangle(cornerRadius: 16))
        .padding()
    }
}
