import Foundation
import StandInViews
import SwiftUI
import UIKit

/// An object that shows what is known of a page: the title and the server, below a place for the picture.
@MainActor @preconcurrency open class LPLinkView: UIView {
    /// The metadata, which indicates what is known.
    open var metadata: LPLinkMetadata { didSet { show() } }

    /// Creates a page of which the address is known.
    public init(url URL: URL) {
        metadata = LPLinkMetadata()
        metadata.originalURL = URL
        metadata.url = URL
        super.init(frame: .zero)
        show()
    }

    /// Creates a page.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        show()
    }

    public required init?(coder: NSCoder) { return nil }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: 280, height: metadata.imageProvider == nil ? 64 : 210)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: size.width > 0 ? min(size.width, 420) : own.width, height: own.height)
    }

    private func show() {
        for view in subviews { view.removeFromSuperview() }
        fill(with: LinkCard(metadata: metadata))
        invalidateIntrinsicContentSize()
    }
}

private struct LinkCard: View {
    let metadata: LPLinkMetadata

    var body: some View {
        let server = (metadata.url ?? metadata.originalURL)?.host ?? ""
        VStack(alignment: .leading, spacing: 0) {
            if metadata.imageProvider != nil { StandInPage("LinkPresentation", symbol: "photo", title: "") }
            HStack {
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: metadata.title ?? server).font(.subheadline.weight(.semibold)).lineLimit(2)
                    if metadata.title != nil { Text(verbatim: server).font(.caption).foregroundStyle(.secondary) }
                }
                Spacer(minLength: 0)
                Image(systemName: "safari").font(.title2).foregroundStyle(.secondary).accessibilityHidden(true)
            }
            .padding(12)
            .frame(maxWidth: .infinity, minHeight: 64)
            .background(Color(uiColor: .secondarySystemBackground))
        }
        .clipShape(RoundedRectangle(cornerRadius: 14))
        .accessibilityElement(children: .combine)
    }
}
