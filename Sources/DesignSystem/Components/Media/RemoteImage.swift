import SwiftUI

/// A picture that is loaded and fills its place, with something in the place while it is not there.
struct RemoteImage: View {
    private let url: String?
    private let emptyIcon: String
    private let isFitted: Bool
    @Themed(.ledger) private var theme
    @ScaledMetric private var iconSize = MediaMetrics.placeholderIcon

    /// - Parameters:
    ///   - url: where the picture is.
    ///   - emptyIcon: the symbol in its place if there is none.
    ///   - isFitted: whether all of it shows, rather than its place being filled.
    init(url: String?, emptyIcon: String = "photo", isFitted: Bool = false) {
        self.url = url
        self.emptyIcon = emptyIcon
        self.isFitted = isFitted
    }

    var body: some View {
        if let url, let address = URL(string: url), !url.isEmpty {
            AsyncImage(url: address) { phase in
                switch phase {
                case .success(let image):
                    image.resizable().aspectRatio(contentMode: isFitted ? .fit : .fill)
                case .failure:
                    placeholder { icon("exclamationmark.triangle") }
                default:
                    placeholder { DelayedAppearance { ProgressView() } }
                }
            }
        } else {
            placeholder { icon(emptyIcon) }
        }
    }

    private func placeholder(@ViewBuilder _ content: () -> some View) -> some View {
        Rectangle()
            .fill(isFitted ? .clear : theme.colors.surfaceLow)
            .overlay(content: content)
    }

    private func icon(_ name: String) -> some View {
        Image(systemName: name)
            .font(.system(size: iconSize))
            .foregroundStyle(theme.colors.textTertiary)
            .accessibilityHidden(true)
    }
}

/// What replaces a picture that is on another device until there is a network.
struct WaitingPicture: View {
    /// Whether it stands alone on a dark ground, rather than filling a place among others.
    var isFitted = false
    @Themed(.ledger) private var theme
    @ScaledMetric private var iconSize = MediaMetrics.placeholderIcon

    var body: some View {
        Rectangle()
            .fill(isFitted ? .clear : theme.colors.surfaceLow)
            .overlay {
                // In a small place the words count for more than the symbol.
                ViewThatFits(in: .vertical) {
                    VStack(spacing: theme.spacing.xs) {
                        icon
                        words
                    }
                    words
                    icon
                }
                .foregroundStyle(isFitted ? theme.colors.onMedia : theme.colors.textSecondary)
                .padding(theme.spacing.xs)
            }
    }

    private var icon: some View {
        Image(systemName: "wifi.slash").font(.system(size: iconSize)).accessibilityHidden(true)
    }

    private var words: some View {
        Text("Waiting for network").font(theme.fonts.caption).multilineTextAlignment(.center)
    }
}

extension View {
    /// Fills a place of a shape with a view that may be larger, such as a picture.
    func filling(aspectRatio: CGFloat) -> some View {
        Color.clear
            .aspectRatio(aspectRatio, contentMode: .fit)
            // As wide as there is room, even where that makes it higher than there is.
            .fixedSize(horizontal: false, vertical: true)
            .overlay { self }
            .clipped()
    }
}
