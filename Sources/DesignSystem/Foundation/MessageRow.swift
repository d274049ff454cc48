import SwiftUI

/// The one message behind ``StatusBanner`` and ``ShieldToast``: icon, text, a button that closes it and actions below.
struct MessageRow<Actions: View>: View {
    let message: String
    let icon: String
    let foreground: Color
    let iconColor: Color
    let ground: Color
    let border: Color
    let padding: CGFloat
    let radius: CGFloat
    let theme: Theme
    let onDismiss: (() -> Void)?
    @ViewBuilder let actions: Actions

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .firstTextBaseline, spacing: theme.spacing.sm) {
                Image(systemName: icon)
                    .foregroundStyle(iconColor)
                    .accessibilityHidden(true)
                Text(message)
                    .fixedSize(horizontal: false, vertical: true)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if let onDismiss {
                    Button {
                        onDismiss()
                    } label: {
                        Image(systemName: "xmark")
                            .font(theme.fonts.caption)
                            .touchTarget()
                    }
                    .buttonStyle(.press)
                    // All of it takes touches, but the row is only as high as its text.
                    .padding(.vertical, -theme.spacing.md)
                    .padding(.trailing, -theme.spacing.md)
                    .accessibilityLabel("Dismiss")
                }
            }
            actions
        }
        .font(theme.fonts.small)
        .foregroundStyle(foreground)
        .padding(padding)
        .background(ground, in: RoundedRectangle(cornerRadius: radius))
        .overlay {
            RoundedRectangle(cornerRadius: radius).strokeBorder(border, lineWidth: theme.lines.border)
                .allowsHitTesting(false)
        }
    }
}
