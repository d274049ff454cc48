import DesignSystem
import Foundation
import SwiftUI

/// A file that was written to be handed on.
struct ExportedFile: Identifiable, Hashable {
    let url: URL
    let title: String

    var id: URL { url }

    /// Writes it into a folder of its own, since its name is what others see.
    init(_ data: Data, name: String, title: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "ledger-export-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        url = folder.appending(path: name)
        self.title = title
        try data.write(to: url, options: .atomic)
    }
}

/// Offers a file to whatever can take it.
struct ExportSheet: View {
    let file: ExportedFile
    @Environment(\.dismiss) private var dismiss
    @Themed(.ledger) private var theme

    var body: some View {
        VStack(spacing: theme.spacing.lg) {
            Label(file.url.lastPathComponent, systemImage: "doc")
                .font(theme.fonts.body)
                .frame(maxWidth: .infinity, alignment: .leading)
            ShareLink(item: file.url) { Label("Share", systemImage: "square.and.arrow.up").font(theme.fonts.button) }
                .buttonStyle(.borderedProminent)
            Button("Done") { dismiss() }
        }
        .padding(theme.spacing.screen)
        .navigationTitle(file.title)
        .presentationDetents([.medium])
        .presentationDragIndicator(.visible)
    }
}
