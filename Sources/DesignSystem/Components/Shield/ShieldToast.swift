import SwiftUI

/// A message that appears for some seconds.
///
/// Use `shieldToasts(_:edge:)` on the root view and a ``ToastManager``; this is what they show.
public struct ShieldToast: View {
    private let message: String
    private let variant: ShieldToastVariant
    @Themed(.shield) private var theme

    /// Creates a toast.
    ///
    /// - Parameters:
    ///   - message: what it says.
    ///   - variant: what it tells.
    public init(_ message: String, variant: ShieldToastVariant = .info) {
        self.message = message
        self.variant = variant
    }

    public var body: some View {
        MessageRow(
            message: message, icon: icon, foreground: theme.colors.textPrimary, iconColor: status.onSoft,
            ground: status.soft, border: status.onSoft, padding: ToastMetrics.padding, radius: ToastMetrics.radius,
            theme: theme,
            onDismiss: nil
        ) {
        }
        .background {
            RoundedRectangle(cornerRadius: ToastMetrics.radius)
                .fill(status.soft)
                .shadow(color: theme.colors.shadow, radius: ToastMetrics.shadowRadius, y: ToastMetrics.shadowY)
        }
        .frame(maxWidth: ToastMetrics.maxWidth)
        .accessibilityElement(children: .combine)
    }

    private var status: Theme.Colors.Status {
        switch variant {
        case .success: theme.colors.success
        case .error: theme.colors.error
        case .warning: theme.colors.warning
        case .info: theme.colors.info
        }
    }

    private var icon: String {
        switch variant {
        case .success: "checkmark.circle.fill"
        case .error: "xmark.circle.fill"
        case .warning: "exclamationmark.triangle.fill"
        case .info: "info.circle.fill"
        }
    }
}

extension View {
    /// Shows the toasts of a manager over a view, which should be the root view.
    ///
    /// - Parameters:
    ///   - manager: what is to be shown.
    ///   - edge: where toasts come in from and stay.
    public func shieldToasts(_ manager: ToastManager, edge: VerticalEdge = .top) -> some View {
        overlay { ToastContainer(manager: manager, edge: edge) }
    }
}

/// The place where toasts appear and disappear.
struct ToastContainer: View {
    let manager: ToastManager
    let edge: VerticalEdge
    @Themed(.shield) private var theme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ZStack(alignment: edge == .top ? .top : .bottom) {
            KeptRoom()
            if let toast = manager.current {
                Button {
                    manager.dismiss(toast)
                } label: {
                    ShieldToast(toast.message, variant: toast.variant)
                }
                .buttonStyle(.press)
                .accessibilityHint("Dismisses the message")
                .after(toast.duration) { manager.dismiss(toast) }
                .padding(ToastMetrics.margin)
                // The next toast has its own time and its own way in.
                .id(toast.id)
                .transition(transition)
            }
        }
        .animation(theme.motion.message, value: manager.current)
        .onChange(of: manager.current) { _, toast in announce(toast) }
    }

    private var transition: AnyTransition {
        reduceMotion ? .opacity : .move(edge: edge == .top ? .top : .bottom).combined(with: .opacity)
    }

    private func announce(_ toast: ShieldToastItem?) {
        guard let toast else { return }
        UIAccessibility.post(notification: .announcement, argument: toast.message)
        switch toast.variant {
        case .success: Haptics.success()
        case .warning: Haptics.warning()
        case .error: Haptics.error()
        case .info: break
        }
    }
}

#Preview("Variants", traits: .sizeThatFitsLayout) {
    VStack(spacing: ShieldSpacing.md) {
        ForEach(ShieldToastVariant.allCases, id: \.self) { variant in
            ShieldToast("The scan of “Home network” has ended.", variant: variant)
        }
        ShieldToast("A message that needs more than one line to say what happened and what can be done about it.")
    }
    .padding()
    .background(Color.bgPrimary)
}

// audit: off name-repeated - two places of one message
#Preview("On a screen, top and bottom") {
    let manager = ToastManager()
    let _ = manager.showToast("Scan finished", variant: .success)

    Color.bgPrimary
        .frame(height: 240)
        .shieldToasts(manager)
        .shieldToasts(manager, edge: .bottom)
}
