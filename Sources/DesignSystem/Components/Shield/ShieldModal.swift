import SwiftUI

/// A button of a ``ShieldModal``.
public struct ShieldModalAction {
    let title: String
    let style: ShieldButtonStyle
    let dismisses: Bool
    let action: () -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: what its button says.
    ///   - style: how much weight the button has.
    ///   - dismisses: whether the modal closes with it.
    ///   - action: what a tap does.
    public init(
        _ title: String, style: ShieldButtonStyle = .primary, dismisses: Bool = true, action: @escaping () -> Void = {}
    ) {
        self.title = title
        self.style = style
        self.dismisses = dismisses
        self.action = action
    }
}

/// The content of a modal: a title with a close button, scrolling content, and a row of buttons.
public struct ShieldModal<Content: View>: View {
    private let title: String
    private let actions: [ShieldModalAction]
    private let content: Content
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dynamicTypeSize) private var typeSize
    @Themed(.shield) private var theme

    /// Creates the content of a modal. To present a modal, use `shieldModal(isPresented:title:actions:content:)`.
    ///
    /// - Parameters:
    ///   - title: what it is about; empty shows none.
    ///   - actions: the buttons, the most important first.
    ///   - content: what it shows.
    public init(title: String = "", actions: [ShieldModalAction] = [], @ViewBuilder content: () -> Content) {
        self.title = title
        self.actions = actions
        self.content = content()
    }

    public var body: some View {
        SheetColumn(spacing: theme.spacing.lg, margin: theme.spacing.xl) {
            HStack(alignment: .firstTextBaseline) {
                Text(title)
                    .font(theme.fonts.title)
                    .foregroundStyle(theme.colors.textPrimary)
                    .accessibilityAddTraits(.isHeader)
                Spacer(minLength: theme.spacing.sm)
                Button {
                    dismiss()
                } label: {
                    Image(systemName: "xmark.circle.fill")
                        .font(theme.fonts.title)
                        .foregroundStyle(theme.colors.textTertiary)
                        .touchTarget()
                }
                .buttonStyle(.press)
                // The target reaches beyond the symbol, which stays where it is.
                .padding(-theme.spacing.sm)
                .accessibilityLabel("Close")
            }
        } content: {
            content.frame(maxWidth: .infinity, alignment: .leading)
        } footer: {
            if !actions.isEmpty { buttons }
        }
        .foregroundStyle(theme.colors.textPrimary)
        .padding(.vertical, theme.spacing.xl)
    }

    private var buttons: some View {
        // Two short titles fit beside each other; at large type sizes they do not.
        let layout =
            actions.count == 2 && !typeSize.isAccessibilitySize
            ? AnyLayout(HStackLayout(spacing: theme.spacing.md))
            : AnyLayout(VStackLayout(spacing: theme.spacing.sm))
        // The button that matters most is at the end of a row, and at the top of a column.
        let ordered = actions.count == 2 && !typeSize.isAccessibilitySize ? actions.reversed() : actions
        return layout {
            ForEach(Array(ordered.enumerated()), id: \.offset) { _, action in
                ShieldButton(action.title, style: action.style) {
                    if action.dismisses { dismiss() }
                    action.action()
                }
            }
        }
    }
}

extension View {
    /// Presents a sheet with a title, content, and buttons. The user can dismiss it by dragging.
    ///
    /// ```swift
    /// .shieldModal(isPresented: $asks, title: "Remove device?", actions: [
    ///     ShieldModalAction("Remove", style: .danger) { remove() },
    ///     ShieldModalAction("Cancel", style: .secondary),
    /// ]) {
    ///     Text("It will no longer be protected.")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: whether the modal shows.
    ///   - title: what it is about.
    ///   - actions: the buttons, the most important first.
    ///   - content: what it shows.
    public func shieldModal<Content: View>(
        isPresented: Binding<Bool>, title: String = "", actions: [ShieldModalAction] = [],
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            ShieldModalModifier(isPresented: isPresented, title: title, actions: actions, modalContent: content))
    }
}

private struct ShieldModalModifier<ModalContent: View>: ViewModifier {
    @Binding var isPresented: Bool
    let title: String
    let actions: [ShieldModalAction]
    @ViewBuilder let modalContent: () -> ModalContent
    @Themed(.shield) private var theme

    func body(content: Content) -> some View {
        content.sheet(isPresented: $isPresented) {
            ShieldModal(title: title, actions: actions, content: modalContent)
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
                .presentationCornerRadius(theme.radii.sheet)
                .presentationBackground {
                    LinearGradient(colors: theme.colors.card, startPoint: .topLeading, endPoint: .bottomTrailing)
                }
        }
    }
}

#Preview("Open") {
    @Previewable @State var isPresented = true

    Color.bgPrimary
        .shieldModal(
            isPresented: $isPresented, title: "Remove device?",
            actions: [
                ShieldModalAction("Remove", style: .danger),
                ShieldModalAction("Cancel", style: .secondary),
            ]
        ) {
            Text("“Kitchen tablet” will no longer be protected. You can add it again at any time.")
        }
}
