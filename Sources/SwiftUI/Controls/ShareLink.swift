import Foundation
import HostKit

/// A control that opens a sheet with which the user can share items.
///
/// The host receives the items. If the host supports sharing, it shows its own sheet. Otherwise, the sheet offers to
/// copy the items.
public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>
where Data.Element: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    private let label: Label

    @State private var isPresented = false
    @Environment(\.requestsOfSession) private var requests

    nonisolated init(
        _ items: Data, _ subject: Text?, _ message: Text?,
        _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }
}

extension ShareLink: View {
    public var body: some View {
        let isPresented = $isPresented
        let (items, preview, subject, message) = (items, preview, subject, message)
        let requests = requests ?? .current
        EnvironmentReader { environment in
            Button {
                let sharing = HostRequest.Kind.share(
                    .init(
                        items: items.map { HostRequest.FileExport($0, name: nil, types: []) },
                        subject: subject?.accessibilityText(in: environment),
                        message: message?.accessibilityText(in: environment)))
                requests.post(sharing)
                if !requests.takesOver(sharing) { isPresented.wrappedValue = true }
            } label: {
                label
            }
            .sheet(isPresented: isPresented) {
                ShareSheet(items: items.map { SharedItem($0, preview?($0), subject: subject) }, message: message)
            }
        }
    }
}

/// The default label of share links: “Share…” with the standard symbol.
public struct DefaultShareLinkLabel {
    private let title: Text

    nonisolated init(_ title: Text = Text(verbatim: ControlWords.share)) { self.title = title }
}

extension DefaultShareLinkLabel: View {
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

// MARK: Items with a preview

extension ShareLink {
    /// Creates a link that shares items, with a label.
    ///
    /// - Parameters:
    ///   - subject: The title, for services that use one.
    ///   - message: The text, for services that use one.
    ///   - preview: The preview of an item in the sheet.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, preview, label())
    }

    /// Creates a link that shares an item, with a label.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link that shares items, with the default label.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel())
    }

    /// Creates a link that shares an item, with the default label.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
    }

    /// Creates a link that shares items, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a link that shares items, with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a link that shares items, with a `Text` title.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title))
    }

    /// Creates a link that shares an item, with a localized title.
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a link that shares an item, with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a link that shares an item, with a `Text` title.
    nonisolated public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title))
    }
}
