import SwiftUI

/// A card with a title above it, and an optional action beside the title.
///
/// ```swift
/// TitledCard(title: "Notes") {
///     Text(notes)
/// } headerAction: {
///     Button("Edit") { edit() }
/// }
/// ```
public struct TitledCard<Content: View, HeaderAction: View>: View {
    private let title: String
    private let content: Content
    private let headerAction: HeaderAction
    @Themed(.ledger) private var theme

    /// Creates a card.
    ///
    /// - Parameters:
    ///   - title: what stands above.
    ///   - content: what the card shows.
    ///   - headerAction: what stands at the end of the title's line.
    public init(title: String, @ViewBuilder content: () -> Content, @ViewBuilder headerAction: () -> HeaderAction) {
        self.title = title
        self.content = content()
        self.headerAction = headerAction()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.sm) {
            HStack(alignment: .firstTextBaseline) {
                Text(title)
                    .sectionLabelStyle()
                    .accessibilityAddTraits(.isHeader)
                Spacer(minLength: theme.spacing.sm)
                headerAction
                    .font(theme.fonts.buttonSmall)
                    .tint(theme.colors.primary)
            }
            Card { content }
        }
    }
}

extension TitledCard where HeaderAction == EmptyView {
    /// Creates a card with nothing but a title above it.
    ///
    /// - Parameters:
    ///   - title: what stands above.
    ///   - content: what the card shows.
    public init(title: String, @ViewBuilder content: () -> Content) {
        self.init(title: title, content: content) {
        }
    }
}

#Preview {
    VStack(spacing: Spacing.lg) {
        TitledCard(title: "Notes") { Text("Delivery in May.").font(Typography.body) }
        TitledCard(title: "Media") {
            Text("No images yet").font(Typography.body)
        } headerAction: {
            Button("Add") {}
        }
    }
    .padding()
    .background(BrandColors.background)
}
