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
    var emptyMessage = String(localized: "No images yet")
    @State private var removed: AttachmentRef?
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        let addresses = MediaAddresses(ledger.storage)
        let shown = attachments.map { ($0, MediaAttachment($0, in: addresses)) }
        let original = { (shownAs: MediaAttachment) in shown.first { $0.1 == shownAs }?.0 }
        VStack(spacing: Spacing.sm) {
            MediaGallerySection(
                title: title, attachments: shown.map(\.1), maxAttachments: maximum,
                upload: ledger.mediaUpload(to: gallery), onUploadAttachment: allowsAdding ? upload : nil,
                onRemoveAttachment: { removed = original($0) },
                onSetPrimary: { shown in if let attachment = original(shown) { setPrimary(attachment) } },
                emptyStateMessage: emptyMessage
            )
            // The section has no button to add then.
            if allowsAdding, attachments.count >= maximum {
                Text("No more than \(maximum) images can be added.")
                    .font(Typography.caption)
                    .foregroundStyle(ReadableColors.textSecondary)
            }
        }
        .confirmationDialog(
            "Remove Image?", isPresented: Binding(get: { removed != nil }, set: { if !$0 { removed = nil } }),
            titleVisibility: .visible, presenting: removed
        ) { attachment in
            Button("Remove", role: .destructive) { remove(attachment) }
        } message: { _ in
            Text("This action cannot be undone.")
        }
    }

    private func upload(_ data: Data) async throws { try await ledger.add(data, to: gallery) }

    private func setPrimary(_ attachment: AttachmentRef) {
        ledger.perform(String(localized: "Failed to set the primary image. Please try again.")) {
            try $0.media.setPrimary(attachment.url, in: gallery)
        }
    }

    private func remove(_ attachment: AttachmentRef) {
        Task {
            await ledger.performAsync(String(localized: "Failed to remove the image. Please try again.")) {
                try await $0.media.remove(attachment.url, from: gallery)
            }
        }
    }
}

extension MediaAttachment {
    /// An attachment as the gallery shows it.
    ///
    /// - Parameter addresses: where pictures are to be loaded from.
    init(_ attachment: AttachmentRef, in addresses: MediaAddresses) {
        let kind: Kind =
            switch attachment.kind {
            case .image: .image
            case .pdf: .pdf
            default: .file
            }
        self.init(
            url: addresses.picture(at: attachment.url), thumbnailUrl: addresses.small(.thumbnail, of: attachment.url),
            kind: kind, isPrimary: attachment.isPrimary == true, isWaiting: attachment.isOffline)
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
