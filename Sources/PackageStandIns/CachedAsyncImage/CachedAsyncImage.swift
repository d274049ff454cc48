import Foundation
import FoundationNetworking
import SwiftUI

/// A view that loads an image and shows it. It loads where `AsyncImage` does, without a cache.
public struct CachedAsyncImage<Content: View>: View {
    private let image: AsyncImage<Content>

    /// Shows the image, and gray until it is there.
    public init(url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1) where Content == Image {
        image = AsyncImage(url: url, scale: scale)
    }

    /// Shows content for the image, and a placeholder until it is there.
    public init<I: View, P: View>(
        url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        image = AsyncImage(url: url, scale: scale, content: content, placeholder: placeholder)
    }

    /// Shows content for each phase.
    public init(
        url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        image = AsyncImage(url: url, scale: scale, transaction: transaction, content: content)
    }

    /// The contents of the view.
    public var body: some View { image }
}
