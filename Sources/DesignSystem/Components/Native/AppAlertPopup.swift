import SwiftUI

/// A button of an alert.
public struct AppAlertButton {
    let label: String
    let role: ButtonRole?
    let handler: () -> Void

    /// Returns a button with a standard action, or one that only closes the alert.
    public static func `default`(_ label: String, handler: @escaping () -> Void = {}) -> AppAlertButton {
        AppAlertButton(label: label, role: nil, handler: handler)
    }

    /// Returns a button with a destructive action, which is red.
    public static func destructive(_ label: String, handler: @escaping () -> Void) -> AppAlertButton {
        AppAlertButton(label: label, role: .destructive, handler: handler)
    }

    /// Returns a button that cancels, which is bold.
    public static func cancel(
        _ label: String = String(localized: "Cancel"), handler: @escaping () -> Void = {}
    ) -> AppAlertButton {
        AppAlertButton(label: label, role: .cancel, handler: handler)
    }
}

extension View {
    /// Shows an alert.
    ///
    /// ```swift
    /// someView.appAlert(
    ///     isPresented: $showAlert,
    ///     title: "Delete Item?",
    ///     message: "This action cannot be undone.",
    ///     buttons: [
    ///         .destructive("Delete") { deleteItem() },
    ///         .cancel(),
    ///     ])
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: whether the alert shows. A tap on any button sets it to false.
    ///   - title: what has happened, or is asked.
    ///   - message: more about it; nil shows nothing.
    ///   - buttons: two at most; a button to leave by default.
    public func appAlert(
        isPresented: Binding<Bool>, title: String, message: String? = nil,
        buttons: [AppAlertButton] = [.cancel()]
    ) -> some View {
        modifier(AppAlertModifier(isPresented: isPresented, title: title, message: message, buttons: buttons))
    }
}

private struct AppAlertModifier: ViewModifier {
    @Binding var isPresented: Bool
    let title: String
    let message: String?
    let buttons: [AppAlertButton]
    @Themed(.bubbles) private var theme

    func body(content: Content) -> some View {
        content.alert(title, isPresented: $isPresented) {
            ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
                Button(button.label, role: button.role) { button.handler() }
            }
        } message: {
            if let message {
                Text(message)
                    .font(theme(NativeAlertStyling.Typography.message))
            }
        }
    }
}

#Preview {
    @Previewable @State var showDelete = false
    @Previewable @State var showConfirm = false

    VStack(spacing: .space5) {
        Button("Delete Alert") { showDelete = true }
            .appAlert(
                isPresented: $showDelete,
                title: "Delete Item?",
                message: "This action cannot be undone.",
                buttons: [
                    .destructive("Delete") {},
                    .cancel(),
                ])

        Button("Confirm Alert") { showConfirm = true }
            .appAlert(isPresented: $showConfirm, title: "Changes Saved", buttons: [.default("OK")])
    }
}

#Preview("Open alert") {
    @Previewable @State var show = true

    Color.appBackground
        .appAlert(
            isPresented: $show, title: "Delete Item?", message: "This action cannot be undone.",
            buttons: [.destructive("Delete") {}, .cancel()])
}

#Preview("Open, no message") {
    @Previewable @State var show = true

    Color.appBackground
        .appAlert(isPresented: $show, title: "A title that takes more than one line to say what happened")
}
