import SwiftUI

/// A button of an action sheet.
public struct AppActionSheetAction {
    let label: String
    let role: ButtonRole?
    let handler: () -> Void

    /// Returns a button with a standard action.
    public static func `default`(_ label: String, handler: @escaping () -> Void) -> AppActionSheetAction {
        AppActionSheetAction(label: label, role: nil, handler: handler)
    }

    /// Returns a button with a destructive action, which is red.
    public static func destructive(_ label: String, handler: @escaping () -> Void) -> AppActionSheetAction {
        AppActionSheetAction(label: label, role: .destructive, handler: handler)
    }

    /// Returns a button that cancels. It is separate from the other buttons.
    public static func cancel(
        _ label: String = String(localized: "Cancel"), handler: @escaping () -> Void = {}
    ) -> AppActionSheetAction {
        AppActionSheetAction(label: label, role: .cancel, handler: handler)
    }
}

extension View {
    /// Shows a choice of actions at the bottom of the screen.
    ///
    /// ```swift
    /// someView.appActionSheet(
    ///     isPresented: $showActions,
    ///     title: "Post Options",
    ///     message: "What would you like to do?",
    ///     actions: [
    ///         .default("Edit Post") { editPost() },
    ///         .destructive("Delete Post") { deletePost() },
    ///         .cancel(),
    ///     ])
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: whether the choice shows. A tap on any button sets it to false.
    ///   - title: what is chosen about.
    ///   - message: more about it; nil shows nothing.
    ///   - actions: the buttons, of which one should be `.cancel()`.
    public func appActionSheet(
        isPresented: Binding<Bool>, title: String, message: String? = nil, actions: [AppActionSheetAction]
    ) -> some View {
        modifier(
            AppActionSheetModifier(isPresented: isPresented, title: title, message: message, actions: actions)
        )
    }
}

private struct AppActionSheetModifier: ViewModifier {
    @Binding var isPresented: Bool
    let title: String
    let message: String?
    let actions: [AppActionSheetAction]
    @Themed(.bubbles) private var theme

    func body(content: Content) -> some View {
        content.confirmationDialog(title, isPresented: $isPresented, titleVisibility: .visible) {
            ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
                Button(action.label, role: action.role) { action.handler() }
            }
        } message: {
            if let message {
                Text(message)
                    .font(theme(NativeActionSheetStyling.Typography.message))
            }
        }
    }
}

#Preview {
    @Previewable @State var show = false

    Button("Show Action Sheet") { show = true }
        .appActionSheet(
            isPresented: $show,
            title: "Post Options",
            message: "Choose an action for this post.",
            actions: [
                .default("Edit") {},
                .destructive("Delete") {},
                .cancel(),
            ])
}

#Preview("Open action sheet") {
    @Previewable @State var show = true

    Color.appBackground
        .appActionSheet(
            isPresented: $show, title: "Post Options",
            message: "A message that says at some length what becomes of the post with each of the actions.",
            actions: [
                .default("Edit") {},
                .default("An action with a name that hardly fits") {},
                .destructive("Delete") {},
                .cancel("Keep it"),
            ])
}
