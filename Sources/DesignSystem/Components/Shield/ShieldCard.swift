import SwiftUI

/// A card with a gradient as background, and space for a header and a footer.
///
/// ```swift
/// ShieldCard {
///     Text("3 devices protected")
/// }
/// ShieldCard(onTap: { open() }) {
///     Text("Last scan today")
/// } header: {
///     Text("Home network").font(.headline)
/// } footer: {
///     ShieldBadge("Protected", variant: .success)
/// }
/// ```
public struct ShieldCard<Header: View, Content: View, Footer: View>: View {
    private let onTap: (() -> Void)?
    private let content: Content
    private let header: Header
    private let footer: Footer
    @Themed(.shield) private var theme

    /// Creates a card.
    ///
    /// - Parameters:
    ///   - onTap: what a tap on the card does; nil makes it a card that is only looked at.
    ///   - content: what it shows.
    ///   - header: what stands above.
    ///   - footer: what stands below.
    public init(
        onTap: (() -> Void)? = nil, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
        @ViewBuilder footer: () -> Footer
    ) {
        self.onTap = onTap
        self.content = content()
        self.header = header()
        self.footer = footer()
    }

    public var body: some View {
        if let onTap {
            Button {
                onTap()
            } label: {
                card
            }
            .buttonStyle(PressStyle(opacity: Ratios.pressedCard))
        } else {
            card
        }
    }

    private var card: some View {
        VStack(alignment: .leading, spacing: CardMetrics.gap) {
            header
            content
            footer
        }
        .foregroundStyle(theme.colors.textPrimary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .cardSurface(theme, padding: theme.spacing.card)
    }
}

extension ShieldCard where Header == EmptyView, Footer == EmptyView {
    /// Creates a card without header and footer.
    ///
    /// - Parameters:
    ///   - onTap: what a tap on the card does; nil makes it a card that is only looked at.
    ///   - content: what it shows.
    public init(onTap: (() -> Void)? = nil, @ViewBuilder content: () -> Content) {
        self.init(onTap: onTap, content: content) {
        } footer: {
        }
    }
}

extension ShieldCard where Footer == EmptyView {
    /// Creates a card with a header.
    ///
    /// - Parameters:
    ///   - onTap: what a tap on the card does; nil makes it a card that is only looked at.
    ///   - content: what it shows.
    ///   - header: what stands above.
    public init(onTap: (() -> Void)? = nil, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(onTap: onTap, content: content, header: header) {
        }
    }
}

#Preview {
    VStack(spacing: ShieldSpacing.lg) {
        ShieldCard { Text("3 devices protected") }
        ShieldCard {
            Text("The last scan found nothing. It took four minutes and went through 12,480 files.")
                .font(ShieldFont.bodySmall)
        } header: {
            Text("Home network").font(ShieldFont.heading)
        } footer: {
            ShieldBadge("Protected", variant: .success, icon: "checkmark")
        }
        ShieldCard(onTap: {}) {
            Text("Tap me")
        } header: {
            Text("A header").font(ShieldFont.heading)
        }
    }
    .padding()
    .background(Color.bgPrimary)
}
