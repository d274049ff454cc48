import SwiftUI

/// A full screen of rows under all the glass that a usual screen has.
struct GlassScreen: View {
    let table: Table

    var body: some View {
        TabView {
            Tab("Rows", systemImage: "list.bullet") { page }
            Tab("Search", systemImage: "magnifyingglass") { Text("Search") }
            Tab("Settings", systemImage: "gear") { Text("Settings") }
        }
    }

    private var page: some View {
        NavigationStack {
            StackOfRows(table: table)
                .offset(y: -Double(table.changes % 40))
                .overlay {
                    HStack {
                        ForEach(["plus", "star", "trash"], id: \.self) { name in
                            Button(name, systemImage: name) {}.buttonStyle(.glass)
                        }
                    }
                }
                .navigationTitle("Rows")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { ToolbarItem { Button("Edit", systemImage: "pencil") {} } }
        }
    }
}
