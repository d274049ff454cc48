import DesignSystem
import Foundation
import LedgerCore
import LedgerStore
import SwiftUI
import UniformTypeIdentifiers

/// The files of a document that are no pictures, such as receipts in PDF: to add, open, share, print and remove.
struct FileRows: View {
    let gallery: MediaService.Gallery
    let attachments: [AttachmentRef]
    var maximum = Limits.maxAttachments
    @State private var picksFile = false
    @State private var isAdding = false
    @State private var opened: ExportedFile?
    @State private var removed: AttachmentRef?
    @State private var failure: String?
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        TitledCard(title: String(localized: "PDFs")) {
            VStack(alignment: .leading, spacing: Spacing.sm) {
                if files.isEmpty {
                    Text("No PDFs yet")
                        .font(Typography.small)
                        .foregroundStyle(ReadableColors.textSecondary)
                }
                ForEach(files, id: \.url) { row($0) }
                if let failure { ValidationMessage(failure) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } headerAction: {
            if isAdding {
                DelayedAppearance { ProgressView().controlSize(.small).accessibilityLabel("Adding PDF") }
            } else {
                Button("Add PDF") { picksFile = true }
                    .frame(minHeight: .touchTargetMin)
                    .disabled(
                        attachments.count >= maximum,
                        reason: String(localized: "No more than \(maximum) files can be added."))
            }
        }
        .fileImporter(isPresented: $picksFile, allowedContentTypes: [.pdf]) { add($0) }
        .sheet(item: $opened) { ShareSheet(file: $0).presentationDetents([.medium, .large]) }
        .confirmationDialog(
            "Remove PDF?", isPresented: Binding(get: { removed != nil }, set: { if !$0 { removed = nil } }),
            titleVisibility: .visible, presenting: removed
        ) { attachment in
            Button("Remove", role: .destructive) { remove(attachment) }
        } message: { _ in
            Text("This action cannot be undone.")
        }
    }

    private var files: [AttachmentRef] { attachments.filter { $0.kind != .image } }

    private func row(_ attachment: AttachmentRef) -> some View {
        HStack(spacing: Spacing.sm) {
            Button {
                open(attachment)
            } label: {
                Label(name(attachment), systemImage: "doc.text")
                    .font(Typography.body)
                    .foregroundStyle(BrandColors.textPrimary)
                    .frame(maxWidth: .infinity, minHeight: .touchTargetMin, alignment: .leading)
                    .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .accessibilityHint(attachment.isOffline ? "" : String(localized: "Open"))
            .disabled(
                attachment.isOffline, reason: String(localized: "This file has not arrived from another device yet."))
            IconButton(
                icon: "trash", label: String(localized: "Remove \(name(attachment))"), color: ReadableColors.destructive
            ) {
                removed = attachment
            }
        }
    }

    private func name(_ attachment: AttachmentRef) -> String {
        attachment.fileName?.textOrNil ?? String(localized: "Receipt.pdf")
    }

    private func add(_ result: Result<URL, any Error>) {
        failure = nil
        Task {
            isAdding = true
            defer { isAdding = false }
            do {
                let url = try result.get()
                let isOpened = url.startAccessingSecurityScopedResource()
                defer { if isOpened { url.stopAccessingSecurityScopedResource() } }
                let data = try Data(contentsOf: url)
                guard MediaType(data) == .pdf else { throw MediaError.unknownType }
                try await ledger.add(data, fileName: url.lastPathComponent, to: gallery)
            } catch {
                failure = LedgerEnvironment.words(for: error, String(localized: "The PDF couldn’t be added."))
            }
        }
    }

    /// Hands the file on under its name: to a viewer, a printer or another app.
    private func open(_ attachment: AttachmentRef) {
        Task {
            await ledger.performAsync(String(localized: "The PDF couldn’t be opened.")) { _ in
                let data = try await ledger.storage.data(for: attachment.url)
                let name = name(attachment)
                opened = try ExportedFile(data, name: name.lowercased().hasSuffix(".pdf") ? name : "\(name).pdf")
            }
        }
    }

    private func remove(_ attachment: AttachmentRef) {
        Task {
            await ledger.performAsync(String(localized: "Failed to remove the PDF. Please try again.")) {
                try await $0.media.remove(attachment.url, from: gallery)
            }
        }
    }
}

#Preview("Two PDFs") {
    var invoice = AttachmentRef(url: "ledger-media://1.pdf", kind: .pdf)
    invoice.fileName = "Wayfair invoice 1042.pdf"
    let other = AttachmentRef(url: "ledger-media://2.pdf", kind: .pdf)
    return PreviewScreen {
        FileRows(gallery: .receipts(transaction: PreviewLedger.transactionID), attachments: [invoice, other]).padding()
    }
}

#Preview("None") {
    PreviewScreen {
        FileRows(gallery: .receipts(transaction: PreviewLedger.transactionID), attachments: []).padding()
    }
}
