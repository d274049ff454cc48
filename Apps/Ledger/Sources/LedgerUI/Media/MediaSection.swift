import DesignSystem
import Foundation
import LedgerCore
import LedgerStore
import SwiftUI

/// The pictures of a document: to look at, to add to, to take away and to choose the primary one of.
struct MediaSection: View {
    let title: String
    let gallery: MediaService.Gallery
    let attachments: [AttachmentRef]
    var maximum = Limits.maxAttachments
    var allowsAdding = true
    var emptyMessage = "No images yet"
    @State private var removed: AttachmentRef?
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        let addresses = MediaAddresses(ledger.storage)
        let shown = attachments.map { ($0, addresses.picture(at: $0.url)) }
        let original = { (shownAs: MediaAttachment) in shown.first { $0.1 == shownAs.url }?.0 }
        MediaGallerySection(
            title: title, attachments: shown.map { MediaAttachment($0.0, url: $0.1) }, maxAttachments: maximum,
            onUploadAttachment: allowsAdding ? upload : nil, onRemoveAttachment: { removed = original($0) },
            onSetPrimary: { shown in if let attachment = original(shown) { setPrimary(attachment) } },
            emptyStateMessage: emptyMessage
        )
        .confirmationDialog(
            "Remove Image?", isPresented: Binding(get: { removed != nil }, set: { if !$0 { removed = nil } }),
            titleVisibility: .visible, presenting: removed
        ) { attachment in
            Button("Remove", role: .destructive) { remove(attachment) }
        } message: { _ in
            Text("This action cannot be undone.")
        }
    }

    private func upload(_ data: Data) async throws {
        let media = try ledger.services().media
        let attachment = try await media.add(data, to: gallery)
        // The picture is there; that there is no small one of it is no matter.
        _ = try? await ledger.storage.thumbnail(for: attachment.url, maximumPixels: MediaAddresses.thumbnailPixels)
    }

    private func setPrimary(_ attachment: AttachmentRef) {
        ledger.perform("Failed to set the primary image. Please try again.") {
            try $0.media.setPrimary(attachment.url, in: gallery)
        }
    }

    private func remove(_ attachment: AttachmentRef) {
        Task {
            await ledger.performAsync("Failed to remove the image. Please try again.") {
                try await $0.media.remove(attachment.url, from: gallery)
            }
        }
    }
}

extension MediaAttachment {
    /// An attachment as the gallery shows it.
    ///
    /// - Parameter url: where its picture is to be loaded from.
    fileprivate init(_ attachment: AttachmentRef, url: String) {
        let kind: Kind =
            switch attachment.kind {
            case .image: .image
            case .pdf: .pdf
            default: .file
            }
        self.init(url: url, kind: kind, isPrimary: attachment.isPrimary == true)
    }
}

#Preview("No pictures") {
    PreviewScreen {
        MediaSection(title: "Images", gallery: .item(PreviewLedger.itemID), attachments: []).padding()
    }
}

#Preview("Pictures, one not shared yet") {
    PreviewScreen {
        MediaSection(
            title: "Images", gallery: .item(PreviewLedger.itemID),
            attachments: [
                AttachmentRef(url: PreviewPictures.sand, isPrimary: true), AttachmentRef(url: PreviewPictures.slate),
                AttachmentRef(url: "offline://1"),
            ]
        )
        .padding()
    }
}

#Preview("Full") {
    PreviewScreen {
        MediaSection(
            title: "Images", gallery: .item(PreviewLedger.itemID),
            attachments: [AttachmentRef(url: PreviewPictures.sand)], maximum: 1
        )
        .padding()
    }
}
