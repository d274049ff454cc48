import SwiftUI

/// A bubble with a hint, next to the view that it describes.
///
/// ```swift
/// AppTooltip(isPresented: $showTip, tipText: "Tap to like this post") {
///     Image(systemName: "heart")
///         .onTapGesture { showTip.toggle() }
/// }
///
/// AppTooltip(isPresented: $showTip, arrowEdge: .bottom) {
///     Button("B") { showTip.toggle() }
/// } tipContent: {
///     VStack { Text("Title").bold(); Text("Detail") }
/// }
/// ```
///
/// The bubble is a popover, on phones as well. It is as wide as its text, up to a limit at which the text wraps, and a
/// tap outside closes it. Its look is ``NativeTooltipStyling``.
public struct AppTooltip<Label: View, TipContent: View>: View {
    @Binding private var isPresented: Bool
    private let arrowEdge: Edge
    private let label: () -> Label
    private let tipContent: () -> TipContent
    @Themed(.bubbles) private var theme

    /// Creates a tooltip with any content.
    ///
    /// - Parameters:
    ///   - isPresented: whether the bubble shows.
    ///   - arrowEdge: the edge of the bubble that its arrow is on: with `.top` the bubble hangs below.
    ///   - label: the view that the hint is about.
    ///   - tipContent: what is in the bubble.
    public init(
        isPresented: Binding<Bool>, arrowEdge: Edge = NativeTooltipStyling.Layout.defaultArrowEdge,
        @ViewBuilder label: @escaping () -> Label, @ViewBuilder tipContent: @escaping () -> TipContent
    ) {
        _isPresented = isPresented
        self.arrowEdge = arrowEdge
        self.label = label
        self.tipContent = tipContent
    }

    private typealias Style = NativeTooltipStyling

    public var body: some View {
        label()
            .popover(isPresented: $isPresented, arrowEdge: arrowEdge) {
                BubbleLayout(maxWidth: Style.Layout.maxWidth) {
                    tipContent()
                        .font(theme(Style.Typography.content))
                        .foregroundStyle(theme(Style.Colors.text))
                        .padding(.horizontal, theme.distance(Style.Layout.paddingH))
                        .padding(.vertical, theme.distance(Style.Layout.paddingV))
                }
                .background(
                    theme(Style.Colors.background),
                    in: RoundedRectangle(cornerRadius: theme.radius(Style.Layout.cornerRadius))
                )
                // The popover's own ground, arrow included, is part of the bubble.
                .presentationBackground(theme(Style.Colors.background))
                .presentationCompactAdaptation(.popover)
            }
    }
}

extension AppTooltip where TipContent == Text {
    /// Creates a tooltip with a text.
    ///
    /// - Parameters:
    ///   - isPresented: whether the bubble shows.
    ///   - tipText: the hint.
    ///   - arrowEdge: the edge of the bubble that its arrow is on: with `.top` the bubble hangs below.
    ///   - label: the view that the hint is about.
    public init(
        isPresented: Binding<Bool>, tipText: String,
        arrowEdge: Edge = NativeTooltipStyling.Layout.defaultArrowEdge,
        @ViewBuilder label: @escaping () -> Label
    ) {
        self.init(isPresented: isPresented, arrowEdge: arrowEdge, label: label, tipContent: { Text(tipText) })
    }
}

#Preview {
    @Previewable @State var show1 = false
    @Previewable @State var show2 = false

    VStack(spacing: .space10) {
        AppTooltip(isPresented: $show1, tipText: "Tap the heart to like this post") {
            Image(systemName: "heart")
                .font(.title)
                .foregroundStyle(Color.appIconPrimary)
                .touchTarget()
                .onTapGesture { show1.toggle() }
                .accessibilityAddTraits(.isButton)
        }

        AppTooltip(isPresented: $show2, arrowEdge: .bottom) {
            Button("Hover me") { show2.toggle() }
        } tipContent: {
            VStack(alignment: .leading, spacing: .space1) {
                Text("Pro Tip").bold()
                Text("Hold to see more options.")
            }
        }
    }
    .padding()
}

#Preview("Open tooltip") {
    @Previewable @State var isOpen = true

    AppTooltip(isPresented: $isOpen, tipText: "Tap the heart to like this post") {
        Image(systemName: "heart")
            .font(.title)
            .foregroundStyle(Color.appIconPrimary)
    }
    .padding(.vertical, .space12)
    .frame(maxWidth: .infinity)
    .frame(height: 280, alignment: .top)
}

#Preview("Long tooltip above") {
    @Previewable @State var isOpen = true

    AppTooltip(
        isPresented: $isOpen,
        tipText: "A hint that explains at some length what the button does, so that it takes several lines.",
        arrowEdge: .bottom
    ) {
        Button("B") { isOpen.toggle() }
    }
    .padding(.vertical, .space12)
    .frame(maxWidth: .infinity)
    .frame(height: 480, alignment: .bottom)
}
