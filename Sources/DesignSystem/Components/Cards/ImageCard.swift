import SwiftUI

/// A card with a picture above its content.
///
/// ```swift
/// ImageCard(imageUrl: space.imageURL, onPress: { open(space) }) {
///     Text(space.name)
/// }
/// ```
///
/// Without an action it takes no taps, so that a navigation link round it gets them.
public struct ImageCard<Content: View>: View {
    private let imageUrl: String?
    private let aspectRatio: CGFloat
    private let onPress: (() -> Void)?
    private let content: Content
    @Themed(.ledger) private var theme

    /// Creates a card.
    ///
    /// - Parameters:
    ///   - imageUrl: where the picture is; nil shows a symbol in its place.
    ///   - aspectRatio: the picture's width, of its height.
    ///   - onPress: what a tap does; nil takes no taps.
    ///   - content: what stands below the picture.
    public init(
        imageUrl: String?, aspectRatio: CGFloat = Dimensions.imageAspectRatio, onPress: (() -> Void)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.imageUrl = imageUrl
        self.aspectRatio = aspectRatio > 0 ? aspectRatio : Dimensions.imageAspectRatio
        self.onPress = onPress
        self.content = content()
    }

    public var body: some View {
        if let onPress {
            Button {
                onPress()
            } label: {
                card
            }
            .buttonStyle(PressStyle(opacity: Ratios.pressedCard))
        } else {
            card
        }
    }

    private var card: some View {
        VStack(alignment: .leading, spacing: 0) {
            RemoteImage(url: imageUrl)
                .filling(aspectRatio: aspectRatio)
                .accessibilityHidden(true)
            content
                .padding(theme.spacing.card)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .cardSurface(theme, padding: 0, isPlain: true)
    }
}

#Preview {
    VStack(spacing: Spacing.cardListGap) {
        ImageCard(imageUrl: nil, onPress: {}) { Text("No picture").font(Typography.h3) }
        ImageCard(imageUrl: "https://example.com/a.jpg", aspectRatio: 3) { Text("Not to be had").font(Typography.h3) }
    }
    .padding()
    .frame(width: 340)
    .background(BrandColors.background)
}

#Preview("With a picture") {
    VStack(spacing: Spacing.cardListGap) {
        ImageCard(imageUrl: PreviewPicture.morning.url, onPress: {}) { Text("Living room").font(Typography.h3) }
        ImageCard(imageUrl: PreviewPicture.night.url, aspectRatio: 3) { Text("Wide").font(Typography.h3) }
    }
    .padding()
    .frame(width: 340)
    .background(BrandColors.background)
}
