import PhotosUI
import SwiftUI

/// A section with the pictures of an object, in which the user views, adds, and removes pictures and selects the
/// primary one.
///
/// ```swift
/// MediaGallerySection(title: "Media", attachments: space.images, onUploadAttachment: { try await upload($0) })
/// ```
///
/// A long press on a picture offers what can be done with it. What goes wrong with adding shows below, with a way to try
/// again.
public struct MediaGallerySection: View {
    private let title: String
    private let attachments: [MediaAttachment]
    private let maxAttachments: Int
    private let allowedKinds: [MediaAttachment.Kind]
    private let givenUpload: MediaUpload?
    private let onUploadAttachment: (@MainActor (Data) async throws -> Void)?
    private let onRemoveAttachment: ((MediaAttachment) -> Void)?
    private let onSetPrimary: ((MediaAttachment) -> Void)?
    private let emptyStateMessage: String

    @State private var picked: PhotosPickerItem?
    @State private var ownUpload = MediaUpload()
    @State private var opened = 0
    @State private var isGalleryShown = false
    @Themed(.ledger) private var theme
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - title: what the pictures are of.
    ///   - attachments: what there is; only pictures show.
    ///   - maxAttachments: how many there may be; with as many, none can be added.
    ///   - allowedKinds: what may be added. Only pictures can be for now.
    ///   - upload: what is on its way, kept by an owner that has it continue without the section; nil has it end with
    ///   the section.
    ///   - onUploadAttachment: adds a picture; nil lets none be added.
    ///   - onRemoveAttachment: takes one away; nil lets none be taken away.
    ///   - onSetPrimary: makes one represent all; nil lets none be chosen.
    ///   - emptyStateMessage: what stands there while there is none.
    public init(
        title: String, attachments: [MediaAttachment], maxAttachments: Int = Limits.maxAttachments,
        allowedKinds: [MediaAttachment.Kind] = [.image], upload: MediaUpload? = nil,
        onUploadAttachment: (@MainActor (Data) async throws -> Void)? = nil,
        onRemoveAttachment: ((MediaAttachment) -> Void)? = nil, onSetPrimary: ((MediaAttachment) -> Void)? = nil,
        emptyStateMessage: String = String(localized: "No images yet")
    ) {
        self.title = title
        self.attachments = attachments
        self.maxAttachments = maxAttachments
        self.allowedKinds = allowedKinds
        givenUpload = upload
        self.onUploadAttachment = onUploadAttachment
        self.onRemoveAttachment = onRemoveAttachment
        self.onSetPrimary = onSetPrimary
        self.emptyStateMessage = emptyStateMessage
    }

    private var upload: MediaUpload { givenUpload ?? ownUpload }

    private var images: [MediaAttachment] { attachments.filter { $0.kind == .image } }

    private var canAdd: Bool {
        onUploadAttachment != nil && allowedKinds.contains(.image) && attachments.count < maxAttachments
    }

    public var body: some View {
        TitledCard(title: title) {
            VStack(alignment: .leading, spacing: theme.spacing.sm) {
                if images.isEmpty {
                    Text(emptyStateMessage)
                        .font(theme.fonts.small)
                        .foregroundStyle(theme.colors.textSecondary)
                } else {
                    ThumbnailGrid(
                        attachments: images, columns: Limits.thumbnailColumns, showPrimaryBadge: true, menu: menu
                    ) { index in
                        opened = index
                        isGalleryShown = true
                    }
                }
                if let failure = upload.failure { problem(failure) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } headerAction: {
            if canAdd { adder }
        }
        .fullScreenCover(isPresented: $isGalleryShown) {
            ImageGallery(images: images, initialIndex: opened, isPresented: $isGalleryShown)
        }
    }

    @ViewBuilder private var adder: some View {
        if !upload.isRunning {
            PhotosPicker(String(localized: "Add"), selection: $picked, matching: .images)
                .onChange(of: picked) { _, item in if let item { add(item) } }
        } else if let progress = upload.progress {
            DelayedAppearance {
                ProgressView(progress)
                    .frame(width: MediaMetrics.thumbnailSmall)
                    .accessibilityLabel("Adding image")
            }
        } else {
            DelayedAppearance { ProgressView().controlSize(.small).accessibilityLabel("Adding image") }
        }
    }

    private func problem(_ failure: LoadFailure) -> some View {
        let layout =
            typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: theme.spacing.sm))
            : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: theme.spacing.sm))
        return layout {
            ValidationMessage(failure.message)
                .frame(maxWidth: .infinity, alignment: .leading)
            if upload.canRetry {
                Button("Try Again") { upload.retry() }
                    .font(theme.fonts.caption)
                    .tint(theme.colors.primary)
            }
        }
    }

    private func menu(_ attachment: MediaAttachment) -> [ActionMenuItem] {
        var items: [ActionMenuItem] = []
        if let onSetPrimary, !attachment.isPrimary {
            items.append(
                ActionMenuItem(id: "primary", label: String(localized: "Set as Primary"), icon: "star") {
                    onSetPrimary(attachment)
                })
        }
        if let onRemoveAttachment {
            items.append(
                ActionMenuItem(id: "remove", label: String(localized: "Remove"), icon: "trash", isDestructive: true) {
                    onRemoveAttachment(attachment)
                })
        }
        return items
    }

    private func add(_ item: PhotosPickerItem) {
        picked = nil
        guard let onUploadAttachment else { return }
        upload.begin({ try await Self.data(of: item, progress: $0) }, onUploadAttachment)
    }

    /// The bytes of a photo, which may have to come from elsewhere first.
    private static func data(of item: PhotosPickerItem, progress: (Progress) -> Void) async throws -> Data {
        let data: Data? = try await withCheckedThrowingContinuation { continuation in
            progress(item.loadTransferable(type: Data.self) { continuation.resume(with: $0) })
        }
        guard let data else { throw LoadFailure(message: String(localized: "The image could not be read.")) }
        return data
    }
}

#Preview {
    VStack(spacing: Spacing.lg) {
        MediaGallerySection(
            title: "Media",
            attachments: [MediaAttachment(url: "a", isPrimary: true), MediaAttachment(url: "b")],
            onUploadAttachment: { _ in }, onRemoveAttachment: { _ in }, onSetPrimary: { _ in })
        MediaGallerySection(title: "Receipts", attachments: [], emptyStateMessage: "No receipts yet")
    }
    .padding()
    .frame(width: 360)
    .background(BrandColors.background)
}

#Preview("Full, with pictures") {
    MediaGallerySection(
        title: "Media",
        attachments: PreviewPicture.allCases.map { MediaAttachment(url: $0.url, isPrimary: $0 == .evening) },
        maxAttachments: 3, onUploadAttachment: { _ in }
    )
    .padding()
    .frame(width: 360)
    .background(BrandColors.background)
}
