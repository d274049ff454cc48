import DesignSystem
import SwiftUI

/// What stands where a list of cards is being read: cards of the shape of those to come, and for VoiceOver what is
/// going on.
struct ListSkeleton: View {
    /// What is going on, such as `Loading items...`.
    let message: String
    /// As many as fill a phone.
    private let count = 5

    var body: some View {
        ScrollView {
            VStack(spacing: Spacing.cardListGap) {
                ForEach(0..<count, id: \.self) { _ in card }
            }
            .padding(Spacing.screenPadding)
            .readableWidth()
            .skeleton()
        }
        .scrollDisabled(true)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(message)
    }

    /// The words are never seen: their length is.
    private var card: some View {
        Card {
            VStack(alignment: .leading, spacing: Spacing.sm) {
                Text(verbatim: "The name of what comes")
                    .font(Typography.h3)
                Text(verbatim: "What is said of it, in a line below")
                    .font(Typography.small)
                Text(verbatim: "An amount")
                    .font(Typography.caption)
            }
            .foregroundStyle(ReadableColors.textSecondary)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

#Preview("Loading") { ListSkeleton(message: "Loading items...").background(BrandColors.background) }
