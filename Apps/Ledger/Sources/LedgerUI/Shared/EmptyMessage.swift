import DesignSystem
import SwiftUI

/// What stands where a list has nothing in it, with what to do first.
struct EmptyMessage: View {
    /// The button below the message.
    struct Action {
        var title: String
        var run: () -> Void

        init(_ title: String, run: @escaping () -> Void) {
            self.title = title
            self.run = run
        }
    }

    let icon: String
    let message: String
    var action: Action?
    @ScaledMetric private var iconSize = Spacing.xxl

    var body: some View {
        VStack(spacing: Spacing.md) {
            Image(systemName: icon)
                .font(.system(size: iconSize))
                .foregroundStyle(ReadableColors.textTertiary)
                .accessibilityHidden(true)
            Text(message)
                .font(Typography.body)
                .foregroundStyle(ReadableColors.textSecondary)
                .multilineTextAlignment(.center)
            if let action {
                Button(action.title) { action.run() }
                    .font(Typography.button)
                    .frame(minHeight: .touchTargetMin)
            }
        }
        .padding(Spacing.xxl)
        .frame(maxWidth: .infinity)
    }
}
