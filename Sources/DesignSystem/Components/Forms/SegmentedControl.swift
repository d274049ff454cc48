import SwiftUI

/// A segment of a ``SegmentedControl``.
public struct SegmentOption<T: Hashable>: Identifiable {
    /// The value of the option.
    public let id: T
    /// The label of the option.
    public let label: String
    /// An icon before the label.
    public let icon: Image?

    /// Creates a segment.
    public init(id: T, label: String, icon: Image? = nil) {
        self.id = id
        self.label = label
        self.icon = icon
    }
}

extension SegmentOption: Sendable where T: Sendable {}

/// A control for selecting one of a few options, side by side.
///
/// ```swift
/// SegmentedControl(selection: $appearance, options: [
///     SegmentOption(id: .system, label: "System", icon: Image(systemName: "gear")),
///     SegmentOption(id: .light, label: "Light"),
/// ])
/// ```
///
/// At large type sizes the segments stand below each other.
public struct SegmentedControl<T: Hashable>: View {
    @Binding private var selection: T
    private let options: [SegmentOption<T>]
    @Themed(.ledger) private var theme
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a control.
    ///
    /// - Parameters:
    ///   - selection: what is chosen. If none of the options is it, none looks chosen.
    ///   - options: what can be chosen.
    public init(selection: Binding<T>, options: [SegmentOption<T>]) {
        _selection = selection
        self.options = options
    }

    public var body: some View {
        layout {
            ForEach(Array(options.enumerated()), id: \.element.id) { index, option in
                if index > 0 { divider(before: index) }
                segment(option)
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .background(theme.colors.surfaceLow, in: shape)
        .clipShape(shape)
        .overlay { shape.strokeBorder(theme.colors.border, lineWidth: theme.lines.border).allowsHitTesting(false) }
        .opacity(isEnabled ? 1 : Ratios.disabled)
        .accessibilityElement(children: .contain)
    }

    private func segment(_ option: SegmentOption<T>) -> some View {
        let isSelected = option.id == selection
        return Button {
            withAnimation(theme.motion.exchange) { selection = option.id }
        } label: {
            HStack(spacing: theme.spacing.xs) {
                if let icon = option.icon { icon.accessibilityHidden(true) }
                Text(option.label)
                    .multilineTextAlignment(.center)
                    .wholeWords(of: option.label)
            }
            .font(isSelected ? theme.fonts.button : theme.fonts.small)
            .foregroundStyle(isSelected ? theme.colors.textPrimary : theme.colors.textSecondary)
            .padding(.horizontal, theme.spacing.xs)
            .frame(
                maxWidth: .infinity, minHeight: isStacked ? .touchTargetMin : SegmentMetrics.minHeight,
                maxHeight: .infinity
            )
            .background(isSelected ? theme.colors.surface : .clear)
        }
        // A segment is as high as the native one, and takes touches beyond its edges.
        .buttonStyle(PressStyle(reach: isStacked ? 0 : (.touchTargetMin - SegmentMetrics.minHeight) / 2))
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }

    /// The line before a segment; beside the chosen one it does not show.
    private func divider(before index: Int) -> some View {
        let isHidden = options[index].id == selection || options[index - 1].id == selection
        return theme.colors.divider
            .frame(
                width: isStacked ? nil : theme.lines.border,
                height: isStacked ? theme.lines.border : SegmentMetrics.minHeight * Ratios.divider
            )
            .opacity(isHidden ? 0 : 1)
    }

    private var isStacked: Bool { typeSize.isAccessibilitySize }

    private var layout: AnyLayout {
        isStacked ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: SegmentMetrics.radius) }
}

// audit: off disabled-unexplained - the control shows its disabled look
#Preview {
    @Previewable @State var appearance = "system"

    VStack(spacing: Spacing.lg) {
        SegmentedControl(
            selection: $appearance,
            options: [
                SegmentOption(id: "system", label: "System", icon: Image(systemName: "gear")),
                SegmentOption(id: "light", label: "Light", icon: Image(systemName: "sun.max")),
                SegmentOption(id: "dark", label: "Dark", icon: Image(systemName: "moon")),
            ])
        SegmentedControl(
            selection: .constant(1), options: [SegmentOption(id: 0, label: "One"), SegmentOption(id: 1, label: "Two")])
        SegmentedControl(
            selection: .constant(7),
            options: [SegmentOption(id: 0, label: "None"), SegmentOption(id: 1, label: "Chosen")]
        )
        .disabled(true)
    }
    .padding()
    .background(BrandColors.background)
}
