import SwiftUI

/// How much weight a button has.
enum FilledButtonKind {
    case primary, secondary, ghost, danger
}

/// How large a button is.
enum FilledButtonSize {
    case small, medium, large
}

/// How a button looks that takes no taps.
enum InactiveLook {
    /// It has its own colors.
    case grey
    /// It is less visible.
    case dim
}

/// The one button behind ``AppButton`` and ``ShieldButton``: what it looks like by kind and size, how it waits and when
/// it takes taps.
struct FilledButton<Leading: View, Trailing: View>: View {
    let title: String
    let kind: FilledButtonKind
    var size = FilledButtonSize.medium
    var isFullWidth = true
    var inactive = InactiveLook.grey
    let isLoading: Bool
    let isDisabled: Bool
    let theme: Theme
    let action: () -> Void
    @ViewBuilder let leading: Leading
    @ViewBuilder let trailing: Trailing
    @Environment(\.isEnabled) private var isEnabled

    private var takesTaps: Bool { isEnabled && !isLoading && !isDisabled }

    var body: some View {
        Button {
            // A tap that was on its way when the button began to wait must not count.
            if takesTaps { action() }
        } label: {
            label
                .frame(maxWidth: isFullWidth ? .infinity : nil, minHeight: minHeight)
                .background { ground }
                .overlay {
                    if kind == .secondary, !isGrey {
                        shape.strokeBorder(theme.colors.secondaryBorder, lineWidth: theme.lines.button)
                    }
                }
                // A small button is as large to a finger as any.
                .frame(minHeight: .touchTargetMin)
                .fixedSize(horizontal: false, vertical: true)
        }
        .buttonStyle(.press)
        .disabled(isLoading || isDisabled)
        .opacity(opacity)
        .accessibilityLabel(title)
        .accessibilityValue(isLoading ? String(localized: "Loading") : "")
    }

    private var label: some View {
        BusyLabel(isBusy: isLoading, tint: foreground) {
            HStack(spacing: inactive == .dim ? ButtonMetrics.iconGapWide : ButtonMetrics.iconGap) {
                leading
                Text(title)
                    .multilineTextAlignment(.center)
                    .wholeWords(of: title)
                trailing
            }
            .font(font)
            .foregroundStyle(foreground)
            .padding(.horizontal, paddingH)
            .padding(.vertical, size == .small ? ButtonMetrics.iconGap : ButtonMetrics.paddingV)
        }
    }

    @ViewBuilder private var ground: some View {
        if isGrey {
            shape.fill(theme.colors.disabledFill)
        } else {
            switch kind {
            case .primary: shape.fill(theme.colors.primaryFill)
            case .secondary: shape.fill(theme.colors.secondaryFill)
            case .ghost: shape.fill(.clear)
            case .danger:
                shape.fill(LinearGradient(colors: theme.colors.danger, startPoint: .leading, endPoint: .trailing))
            }
        }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: theme.radii.button) }

    private var isGrey: Bool { inactive == .grey && !takesTaps }

    private var opacity: Double {
        guard inactive == .dim else { return 1 }
        if isLoading { return Ratios.loading }
        return takesTaps ? 1 : Ratios.disabled
    }

    private var foreground: Color {
        if isGrey { return theme.colors.onDisabledFill }
        return switch kind {
        case .primary: theme.colors.onPrimaryFill
        case .secondary: theme.colors.onSecondaryFill
        case .ghost: theme.colors.primary
        case .danger: theme.colors.onDanger
        }
    }

    private var font: Font {
        switch size {
        case .small: theme.fonts.buttonSmall
        case .medium: theme.fonts.button
        case .large: theme.fonts.buttonLarge
        }
    }

    private var minHeight: CGFloat {
        switch size {
        case .small: ButtonMetrics.heightSmall
        case .medium: ButtonMetrics.minHeight
        case .large: ButtonMetrics.heightLarge
        }
    }

    private var paddingH: CGFloat {
        switch size {
        case .small: ButtonMetrics.paddingHSmall
        case .medium: ButtonMetrics.paddingH
        case .large: ButtonMetrics.paddingHLarge
        }
    }
}
