import SwiftUI
import UIKit
import UniformTypeIdentifiers

#Preview("Files") {
    @Previewable @State var imports = false
    @Previewable @State var exports = false
    @Previewable @State var exportsMuch = false
    @Previewable @State var heard = "Nothing yet"
    VStack(spacing: 20) {
        Button("Import") { imports = true }
            .fileImporter(isPresented: $imports, allowedContentTypes: [.plainText]) { result in
                guard let url = try? result.get(), let text = try? String(contentsOf: url, encoding: .utf8) else {
                    return
                }
                let told = text.count < 100 ? text : "\(text.count) characters to \(text.suffix(4))"
                heard = "\(url.lastPathComponent): \(told)"
            }
        Button("Export") { exports = true }
            .fileExporter(
                isPresented: $exports, item: "Exported text", contentTypes: [.plainText], defaultFilename: "Note"
            ) {
                heard = "Saved \((try? $0.get().lastPathComponent) ?? "nothing")"
            }
        Button("Export much") { exportsMuch = true }
            .fileExporter(
                isPresented: $exportsMuch, item: String(repeating: "much ", count: 3_600_000),
                contentTypes: [.plainText], defaultFilename: "Much"
            ) { heard = "Saved \((try? $0.get().lastPathComponent) ?? "nothing")" }
        Button("Copy") { UIPasteboard.general.string = "Copied text" }
        Button("Announce") { UIAccessibility.post(notification: .announcement, argument: "Something happened") }
        Link("Elsewhere", destination: URL(string: "https://example.invalid/page")!)
        Text(heard)
    }
}

#Preview("Drop") {
    @Previewable @State var heard = "Nothing yet"
    @Previewable @State var isOver = false
    VStack(spacing: 20) {
        Text(isOver ? "Let go" : "Drop here").frame(width: 200, height: 100).background(.quaternary)
            .dropDestination(for: URL.self) { urls, _ in
                heard = urls.map { "\($0.lastPathComponent): \((try? String(contentsOf: $0, encoding: .utf8)) ?? "")" }
                    .joined(separator: ", ")
                return true
            } isTargeted: {
                isOver = $0
            }
        Text(heard)
    }
}

#Preview("Gestures") {
    @Previewable @State var choice = 0
    @Previewable @State var hovers = false
    @Previewable @State var key = "none"
    @Previewable @State var scale = 1.0
    @Previewable @State var chosen = "nothing"
    @Previewable @FocusState var isFocused: Bool
    VStack(spacing: 16) {
        Picker("Number", selection: $choice) { ForEach(0..<20, id: \.self) { Text("\($0)") } }
            .pickerStyle(.wheel)
        Text("Choice \(choice)")
        Text(hovers ? "Hovering" : "Not hovering").padding().onHover { hovers = $0 }
        Text("Menu here").padding().contextMenu { Button("Duplicate") { chosen = "duplicate" } }
        Text("Chose \(chosen)")
        Color.teal.frame(height: 140).accessibilityElement().accessibilityLabel("Pinch")
            .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
        Text(scale > 1.5 ? "Large" : "Small")
        Button("Take keys") { isFocused = true }
        Text("Key \(key)").focusable().focused($isFocused).onKeyPress { press in
            key = press.characters
            return .handled
        }
    }
}

#Preview("Refresh") {
    @Previewable @State var count = 0
    List { Text("Refreshed \(count) times") }.refreshable { @MainActor in count += 1 }
}

#Preview("Notes") {
    @Previewable @State var text = "One\nTwo"
    VStack {
        TextEditor(text: $text).frame(height: 200)
        Text("\(text.count) characters")
    }
    .padding()
}
