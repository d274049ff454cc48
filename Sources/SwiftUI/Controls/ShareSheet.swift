import Foundation
import UIKit
import UniformTypeIdentifiers

/// An item, as the share sheet knows it.
struct SharedItem {
    let title: Text?
    /// Under the title.
    let detail: String?
    /// Drawn in front of the title.
    let picture: Image?
    /// What is copied of the item.
    let copied: Copied

    /// What copying puts on the pasteboard.
    enum Copied {
        case item(UIPasteboard.Item?)
        /// It takes time to be written.
        case written(@MainActor () async -> UIPasteboard.Item?)
    }

    init<Item: Transferable, Picture: Transferable, Icon: Transferable>(
        _ item: Item, _ preview: SharePreview<Picture, Icon>?, subject: Text?
    ) {
        let url = item as? URL
        let text = item as? String
        title = preview?.title ?? subject ?? text.map { Text(verbatim: $0) } ?? url.map { Text(verbatim: $0.title) }
        detail = url?.host
        picture = preview?.image as? Image ?? preview?.icon as? Image ?? item as? Image
        copied =
            if url != nil || text != nil {
                .item(UIPasteboard.Item(item))
            } else {
                .written { await SharedItem.data(of: item) }
            }
    }

    /// An item that nothing is known of but what it is.
    init(item: Any) {
        let url = item as? URL
        title = (item as? String).map { Text(verbatim: $0) } ?? url.map { Text(verbatim: $0.title) }
        detail = url?.host
        picture = (item as? UIImage).map { Image(uiImage: $0) }
        copied = .item(UIPasteboard.Item(item))
    }

    private static func data(of item: some Transferable) async -> UIPasteboard.Item? {
        guard let type = item.exportedTypes.first, let data = try? await item.transferData(as: type) else {
            Log.once("ShareLink: a \(Swift.type(of: item)) could not be written, so it is not copied.")
            return nil
        }
        return .data(data, type: type.identifier)
    }

    /// Replaces the contents of the pasteboard by items: at once where all of them are at hand, else when the last is written.
    @MainActor static func copy(_ items: [SharedItem]) {
        let ready = items.compactMap { item in
            if case .item(let value) = item.copied { value } else { nil }
        }
        if ready.count == items.count { return UIPasteboard.general.replace(ready) }
        Task { @MainActor in
            var values: [UIPasteboard.Item] = []
            for item in items {
                switch item.copied {
                case .item(let value): if let value { values.append(value) }
                case .written(let write): if let value = await write() { values.append(value) }
                }
            }
            if !values.isEmpty { UIPasteboard.general.replace(values) }
        }
    }
}

extension URL {
    /// What names the address best: the file, or the server.
    fileprivate var title: String { isFileURL ? lastPathComponent : host ?? absoluteString }
}

/// Something that can be done with shared items.
struct ShareVerb: Identifiable {
    let id: Int
    let title: String
    let picture: Image
    let action: @MainActor () -> Void
}

/// What a share link opens: the items and what can be done with them.
struct ShareSheet: View {
    let items: [SharedItem]
    let message: Text?
    /// What is offered; nil offers to copy the items, and closes the sheet then.
    var verbs: [ShareVerb]?

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let dismiss = dismiss
        VStack(spacing: ShareMetrics.headerPadding) {
            HStack(spacing: ShareMetrics.headerGap) {
                SharePicture(picture: items.first?.picture)
                VStack(alignment: .leading, spacing: 2) {
                    title.font(.subheadline.weight(.semibold)).lineLimit(1)
                    detail.font(.footnote).foregroundStyle(.secondary).lineLimit(2)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                CloseButton { dismiss() }
            }
            ForEach(verbs ?? [copyVerb]) { ShareAction(verb: $0) }
            Spacer(minLength: 0)
        }
        .padding(ShareMetrics.headerPadding)
        .presentationDetents([.height(ShareMetrics.sheetHeight), .medium])
        .presentationBackground(Color(system: .systemGroupedBackground))
    }

    private var copyVerb: ShareVerb {
        let (dismiss, items) = (dismiss, items)
        return ShareVerb(id: 0, title: ControlWords.copy, picture: Image(systemName: "doc.on.doc")) {
            SharedItem.copy(items)
            dismiss()
        }
    }

    private var title: Text {
        guard items.count == 1, let title = items.first?.title else {
            return Text(verbatim: ControlWords.items(items.count))
        }
        return title
    }

    @ViewBuilder private var detail: some View {
        if let message { message } else if items.count == 1, let detail = items[0].detail { Text(verbatim: detail) }
    }
}

private struct SharePicture: View {
    let picture: Image?

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: ShareMetrics.previewRadius, style: .continuous)
        Group {
            if let picture {
                picture.resizable().scaledToFill()
            } else {
                Image(systemName: "doc").font(.title3).foregroundStyle(.secondary)
            }
        }
        .frame(width: ShareMetrics.previewSide, height: ShareMetrics.previewSide)
        .background(ControlColors.fill, in: shape)
        .clipShape(shape)
        .accessibilityHidden(true)
    }
}

/// A round button with a cross.
private struct CloseButton: View {
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: "xmark")
                .font(ShareMetrics.closeFont)
                .foregroundStyle(.secondary)
                .frame(width: ShareMetrics.closeButton, height: ShareMetrics.closeButton)
                .background(ControlColors.fill, in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(ControlWords.close)
    }
}

/// A row that does something with the items.
private struct ShareAction: View {
    let verb: ShareVerb

    @State private var isPressed = false

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: ShareMetrics.rowRadius, style: .continuous)
        HStack {
            Text(verbatim: verb.title)
            Spacer(minLength: ControlMetrics.labelGap)
            verb.picture.accessibilityHidden(true)
        }
        .padding(.horizontal, ShareMetrics.headerPadding)
        .frame(minHeight: ShareMetrics.rowHeight)
        .background(Color(system: .secondarySystemGroupedBackground), in: shape)
        .overlay { if isPressed { shape.fill(ControlColors.label.opacity(ShareMetrics.pressedOpacity)) } }
        .contentShape(Rectangle())
        .pressable(.button, isPressed: $isPressed, action: verb.action)
    }
}
