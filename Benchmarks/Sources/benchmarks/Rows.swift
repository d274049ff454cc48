import SwiftUI

/// A thousand rows, each of which reads a model of its own.
@Observable final class RowModel: Identifiable {
    let id: Int
    var value: String

    init(id: Int) {
        self.id = id
        value = "Value \(id)"
    }
}

@Observable final class Table {
    var rows = (0..<1000).map(RowModel.init)
    /// Read by the root only, and handed to each row.
    var suffix = ""
    /// Read by the root only, and shown in no row.
    var changes = 0
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
