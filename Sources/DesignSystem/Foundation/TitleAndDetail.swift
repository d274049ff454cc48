import SwiftUI

/// A title with something at the other end of its line, or below it where one line has no room for both.
struct TitleAndDetail<Title: View, Detail: View>: View {
    let theme: Theme
    var alignment = VerticalAlignment.firstTextBaseline
    @ViewBuilder let title: Title
    @ViewBuilder let detail: Detail

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: alignment, spacing: theme.spacing.sm) {
                title
                Spacer(minLength: 0)
                detail
            }
            VStack(alignment: .leading, spacing: theme.spacing.xs) {
                title
                detail
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
