import Foundation
import SwiftUI
import UIKit

/// A file that was written to be handed on.
struct ExportedFile: Identifiable, Hashable {
    let url: URL

    var id: URL { url }

    /// A file that is there already.
    init(at url: URL) { self.url = url }

    /// Writes it into its own folder, since its name is what others see. Those of the day before are removed.
    init(_ data: Data, name: String) throws {
        Self.removeOld()
        let folder = Self.exports.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        url = folder.appending(path: name)
        try data.write(to: url, options: .atomic)
    }

    private static var exports: URL { FileManager.default.temporaryDirectory.appending(path: "ledger-exports") }
    /// How long a file stays for those that it was handed to, in seconds.
    private static let lifetime: TimeInterval = 24 * 60 * 60

    private static func removeOld() {
        let folders = try? FileManager.default.contentsOfDirectory(
            at: exports, includingPropertiesForKeys: [.contentModificationDateKey])
        for folder in folders ?? [] {
            let date = try? folder.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            if let date, date.timeIntervalSinceNow < -lifetime { try? FileManager.default.removeItem(at: folder) }
        }
    }
}

/// The system's share sheet with a file, open at once.
struct ShareSheet: UIViewControllerRepresentable {
    let file: ExportedFile
    @Environment(\.dismiss) private var dismiss

    func makeUIViewController(context: Context) -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: [file.url], applicationActivities: nil)
        controller.completionWithItemsHandler = { [dismiss] _, _, _, _ in dismiss() }
        return controller
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
