import SwiftUI

/// A grid of square pictures.
///
/// ```swift
/// ThumbnailGrid(attachments: receipts) { index in open(index) }
/// ```
public struct ThumbnailGrid: View {
    private let attachments: [MediaAttachment]
    private let columns: Int
    private let showPrimaryBadge: Bool
    private let onThumbnailTap: ((Int) -> Void)?
    private let menu: ((MediaAttachment) -> [ActionMenuItem])?
    @Themed(.ledger) private var theme

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - attachments: the pictures.
    ///   - columns: how many stand beside each other; fewer where there are not as many, and at least one.
    ///   - showPrimaryBadge: whether the one that represents all has a star.
    ///   - onThumbnailTap: what a tap does, by the picture's place; nil makes pictures that are only looked at.
    public init(
        attachments: [MediaAttachment], columns: Int = Limits.thumbnailColumns, showPrimaryBadge: Bool = true,
        onThumbnailTap: ((Int) -> Void)? = nil
    ) {
        self.init(
            attachments: attachments, columns: columns, showPrimaryBadge: showPrimaryBadge, menu: nil,
            onThumbnailTap: onThumbnailTap)
    }

    init(
        attachments: [MediaAttachment], columns: Int, showPrimaryBadge: Bool,
        menu: ((MediaAttachment) -> [ActionMenuItem])?, onThumbnailTap: ((Int) -> Void)?
    ) {
        self.attachments = attachments
        self.columns = columns
        self.showPrimaryBadge = showPrimaryBadge
        self.menu = menu
        self.onThumbnailTap = onThumbnailTap
    }

    /// How many columns a number of pictures has.
    static func columns(count: Int, preferred: Int) -> Int { count == 0 ? 1 : min(count, max(1, preferred)) }

    public var body: some View {
        let count = Self.columns(count: attachments.count, preferred: columns)
        LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: theme.spacing.sm), count: count),
            spacing: theme.spacing.sm
        ) {
            ForEach(Array(attachments.enumerated()), id: \.element.id) { index, attachment in
                cell(attachment, at: index)
            }
        }
    }

    @ViewBuilder private func cell(_ attachment: MediaAttachment, at index: Int) -> some View {
        let items = menu?(attachment) ?? []
        if let onThumbnailTap {
            Button {
                onThumbnailTap(index)
            } label: {
                picture(attachment)
            }
            .buttonStyle(.press)
            .accessibilityLabel(label(attachment, at: index))
            .thumbnailMenu(items)
        } else {
            picture(attachment)
                .accessibilityElement()
                .accessibilityLabel(label(attachment, at: index))
                .accessibilityAddTraits(.isImage)
                .thumbnailMenu(items)
        }
    }

    private func picture(_ attachment: MediaAttachment) -> some View {
        Group {
            if attachment.isWaiting {
                WaitingPicture()
            } else {
                RemoteImage(
                    url: attachment.kind == .image ? attachment.thumbnailUrl ?? attachment.url : nil,
                    emptyIcon: attachment.kind == .image ? "photo" : "doc")
            }
        }
        .filling(aspectRatio: 1)
        .clipShape(RoundedRectangle(cornerRadius: MediaMetrics.cellRadius))
        .overlay(alignment: .topLeading) {
            if attachment.isPrimary, showPrimaryBadge { star }
        }
    }

    private var star: some View {
        Image(systemName: "star.fill")
            .font(.system(size: MediaMetrics.primaryBadgeIcon))
            .foregroundStyle(theme.colors.onPrimaryFill)
            .frame(width: MediaMetrics.primaryBadge, height: MediaMetrics.primaryBadge)
            .background(theme.colors.primaryFill, in: Circle())
            .padding(theme.spacing.xs)
    }

    private func label(_ attachment: MediaAttachment, at index: Int) -> String {
        var label = String(localized: "Image \(index + 1) of \(attachments.count)")
        if attachment.isPrimary, showPrimaryBadge { label += String(localized: ", primary") }
        if attachment.isWaiting { label += String(localized: ", waiting for network") }
        return label
    }
}

extension View {
    /// A menu on a long press; none if there is nothing to choose.
    @ViewBuilder fileprivate func thumbnailMenu(_ items: [ActionMenuItem]) -> some View {
        if items.isEmpty {
            self
        } else {
            contextMenu {
                ForEach(items) { item in
                    Button(role: item.isDestructive ? .destructive : nil) {
                        item.onPress?()
                    } label: {
                        Label(item.label, systemImage: item.icon ?? "circle")
                    }
                }
            }
        }
    }
}

#Preview {
    VStack(spacing: Spacing.lg) {
        ThumbnailGrid(
            attachments: [
                MediaAttachment(url: "", isPrimary: true), MediaAttachment(url: "b"),
                MediaAttachment(url: "c.pdf", kind: .pdf), MediaAttachment(url: "d"),
            ], onThumbnailTap: { _ in })
        ThumbnailGrid(attachments: [MediaAttachment(url: "a"), MediaAttachment(url: "b")], columns: 4)
        ThumbnailGrid(attachments: [])
    }
    .padding()
    .frame(width: 340)
    .background(BrandColors.surface)
}

#Preview("Pictures") {
    ThumbnailGrid(
        attachments: PreviewPicture.allCases.map { MediaAttachment(url: $0.url, isPrimary: $0 == .morning) },
        onThumbnailTap: { _ in }
    )
    .padding()
    .frame(width: 340)
    .background(BrandColors.surface)
}
