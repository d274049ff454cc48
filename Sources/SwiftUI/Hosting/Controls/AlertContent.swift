import Foundation
import UIKit

/// What an alert of UIKit's shows: one of SwiftUI's, over all of the window.
struct AlertContent: View {
    private let title: String?
    private let message: String?
    private let kind: DialogKind
    private let actions: [Choice]
    private let fields: [UITextField]
    private weak var controller: UIAlertController?

    /// A button, with the action behind it.
    fileprivate struct Choice: Identifiable {
        let action: UIAlertAction
        let title: String
        let style: UIAlertAction.Style
        let isEnabled: Bool
        let isPreferred: Bool

        var id: ObjectIdentifier { ObjectIdentifier(action) }
    }

    init(_ view: UIAlertContentView) {
        let alert = view.alert
        controller = alert
        title = alert?.title
        message = alert?.message
        kind = alert?.preferredStyle == .actionSheet ? .actionSheet : .alert
        fields = alert?.textFields ?? []
        actions = (alert?.actions ?? []).map { action in
            Choice(
                action: action, title: action.title ?? "", style: action.style, isEnabled: action.isEnabled,
                isPreferred: action === alert?.preferredAction)
        }
    }

    @State private var isPresented = true

    var body: some View {
        let controller = controller
        Color.clear
            .modifier(
                DialogModifier(
                    isPresented: $isPresented, kind: kind,
                    description: DialogDescription(
                        title: title.map { Text(verbatim: $0) },
                        message: message.map { AnyView(Text(verbatim: $0)) }, actions: AnyView(choices)),
                    onDismiss: { [weak controller] in AlertContent.remove(controller) }))
    }

    /// Takes an alert that has closed out of its window; not in the frame that is being drawn, in which it still stands.
    private static func remove(_ controller: UIAlertController?) {
        guard let controller else { return }
        Task { @MainActor in
            try? await Task.sleep(for: .milliseconds(1))
            controller.didClose()
        }
    }

    @ViewBuilder private var choices: some View {
        let controller = controller
        ForEach(fields, id: \.self) { AlertField(field: $0) }
        ForEach(actions) { choice in
            let button = Button(role: choice.role) { [weak controller] in
                controller?.choose(choice.action)
            } label: {
                Text(verbatim: choice.title)
            }
            .disabled(!choice.isEnabled)
            if choice.isPreferred { button.keyboardShortcut(.defaultAction) } else { button }
        }
    }
}

extension AlertContent.Choice {
    fileprivate var role: ButtonRole? {
        switch style {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}

/// A field of an alert, which edits that of UIKit's.
private struct AlertField: View {
    let field: UITextField

    @State private var text: String

    init(field: UITextField) {
        self.field = field
        _text = State(initialValue: field.text ?? "")
    }

    var body: some View {
        let field = field
        Group {
            if field.isSecureTextEntry {
                SecureField(field.placeholder ?? "", text: $text)
            } else {
                TextField(field.placeholder ?? "", text: $text)
            }
        }
        .onChange(of: text) { _, new in field.write(new) }
    }
}
