import Foundation
import Observation

/// What an alert or a confirmation dialog shows.
struct DialogDescription {
    let title: Text?
    let message: AnyView?
    let actions: AnyView

    init(title: Text?, message: AnyView?, actions: AnyView) {
        self.title = title
        self.message = message
        self.actions = actions
    }

    /// The description of an older form, whose buttons are values.
    init(title: Text, message: AnyView?, buttons: [Alert.Button]) {
        self.init(
            title: title, message: message,
            actions: AnyView(
                ForEach(data: buttons.indices, id: { $0 }) { index in
                    nonisolated(unsafe) let button = buttons[index]
                    return Button(role: button.role, action: { button.action?() }, label: { button.label })
                }))
    }
}

enum DialogKind {
    case alert, actionSheet
}

/// Shows a dialog while a truth value is true.
struct DialogModifier {
    let isPresented: Binding<Bool>
    let kind: DialogKind
    /// Nil where there is nothing to show a dialog about.
    let description: DialogDescription?
    /// Called when it has gone.
    var onDismiss: (() -> Void)?

    nonisolated init(
        isPresented: Binding<Bool>, kind: DialogKind, description: DialogDescription?, onDismiss: (() -> Void)? = nil
    ) {
        self.isPresented = isPresented
        self.kind = kind
        self.description = description
        self.onDismiss = onDismiss
    }
}

extension DialogModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (isPresented, kind) = (isPresented, kind)
        let shown = isPresented.wrappedValue ? description : nil
        let layer: ((Presentation) -> DialogLayer)? = shown.map { shown in
            { presentation in
                DialogLayer(kind: kind, description: shown, presentation: presentation) {
                    isPresented.wrappedValue = false
                }
            }
        }
        return content.modifier(
            PresentedLayerModifier(layer, onDismiss: onDismiss) { isPresented.wrappedValue = false })
    }
}

/// Shows a dialog while there is an item.
struct ItemDialogModifier<Item: Identifiable> {
    let item: Binding<Item?>
    let kind: DialogKind
    let description: DialogDescription?
}

extension ItemDialogModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (item, kind, current) = (item, kind, item.wrappedValue)
        let layer: ((Presentation) -> DialogLayer)? = (current == nil ? nil : description).map { shown in
            { presentation in
                DialogLayer(kind: kind, description: shown, presentation: presentation) { item.wrappedValue = nil }
            }
        }
        return content.modifier(
            PresentedLayerModifier(layer, id: current.map { AnyHashable($0.id) }) { item.wrappedValue = nil })
    }
}

/// An open dialog.
struct DialogLayer: View {
    let kind: DialogKind
    let description: DialogDescription
    let presentation: Presentation
    let dismiss: @MainActor () -> Void

    @State private var emphasis = DialogEmphasis()
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.appearance) private var appearance

    var body: some View {
        let (description, dismiss, presentation, kind) = (description, dismiss, presentation, kind)
        let isWide = horizontalSizeClass == .regular || appearance.confirmation.isPopover
        // The style tells buttons, which close the dialog, from text fields.
        let actions = UnaryActions(
            content: description.actions
                .font(AlertMetrics.fieldFont)
                .textFieldStyle(.plain)
                .buttonStyle(DialogButtonStyle(kind: kind, emphasis: emphasis, dismiss: dismiss))
                .presented(dismiss: dismiss))
        ElementReader(actions) { elements in
            let parts = DialogParts(elements)
            switch kind {
            case .alert:
                AlertContainer(presentation: presentation, description: description, parts: parts, dismiss: dismiss)
            case .actionSheet:
                ActionSheetContainer(
                    presentation: presentation, description: description, parts: parts, isPopover: isWide,
                    dismiss: dismiss)
            }
        }
    }
}

/// The actions as they are; its own view so that its type is short.
private struct UnaryActions<Content: View>: View {
    let content: Content
    var body: Content { content }
}

/// The elements of a dialog's actions by what they are.
struct DialogParts {
    let fields: [ContentElement]
    let buttons: [ContentElement]
    let cancel: ContentElement?

    /// Whether all that can be chosen takes something away.
    var areDestructive: Bool { buttons.allSatisfy { $0.trait(ButtonRoleTraitKey.self) == .destructive } }

    init(_ elements: [ContentElement]) {
        fields = elements.filter { $0.trait(DialogButtonTraitKey.self) == nil }
        let all = elements.filter { $0.trait(DialogButtonTraitKey.self) != nil }
        cancel = all.first { $0.trait(ButtonRoleTraitKey.self) == .cancel }
        let cancel = cancel
        buttons = all.filter { $0 != cancel }
    }
}

/// What a button of a dialog does besides closing it.
struct DialogButtonAction {
    let trigger: @MainActor () -> Void
}

/// Marks the buttons of a dialog.
enum DialogButtonTraitKey: ViewTraitKey {
    static var defaultValue: DialogButtonAction? { nil }
}

/// A wide button that closes its dialog when it has acted.
struct DialogButtonStyle {
    let kind: DialogKind
    let emphasis: DialogEmphasis
    let dismiss: @MainActor () -> Void
}

extension DialogButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        let dismiss = dismiss
        return DialogButton(kind: kind, role: configuration.role, label: configuration.label, emphasis: emphasis) {
            // Closed first, so that an action may open the next dialog.
            dismiss()
            configuration.trigger()
        }
        .trait(DialogButtonTraitKey.self, DialogButtonAction { configuration.trigger() })
    }
}

/// Which button of a dialog stands out: the one for Return, or else the one that cancels.
@Observable
final class DialogEmphasis {
    var hasDefault = false

    init() {}
}

/// The look of a dialog's button.
struct DialogButton<Label: View>: View {
    let kind: DialogKind
    let role: ButtonRole?
    let label: Label
    /// Nil for a button that the dialog itself adds.
    var emphasis: DialogEmphasis?
    let action: @MainActor () -> Void

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.appearance) private var appearance
    @State private var isPressed = false

    var body: some View {
        if let capsules { capsule(capsules) } else { lined }
    }

    private var capsules: AlertLook.Capsules? {
        switch kind {
        case .actionSheet: appearance.confirmation.capsules
        case .alert:
            if case .capsules(let look) = appearance.alert.style { look } else { nil }
        }
    }

    private func capsule(_ look: AlertLook.Capsules) -> some View {
        label
            .font(look.buttonFont)
            .foregroundStyle(
                !isEnabled
                    ? AnyShapeStyle(SystemBackgrounds.tertiaryLabel)
                    : standsOut
                        ? AnyShapeStyle(.white)
                        : AnyShapeStyle(role == .destructive ? Color.red : SystemBackgrounds.label)
            )
            .lineLimit(1)
            .minimumScaleFactor(AlertMetrics.minimumScale)
            .padding(.horizontal, AlertMetrics.buttonPadding)
            .frame(maxWidth: .infinity, minHeight: look.buttonHeight)
            .background(
                standsOut && isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(look.fill),
                in: Capsule(style: appearance.capsule)
            )
            .opacity(isPressed ? ButtonMetrics.pressedBorderedOpacity : 1)
            .modifier(DialogButtonBehavior(isDefault: isDefault, emphasis: emphasis, action: action))
    }

    private var lined: some View {
        label
            .font(font)
            .foregroundStyle(foreground)
            .multilineTextAlignment(.center)
            .lineLimit(kind == .alert ? 1 : nil)
            .minimumScaleFactor(AlertMetrics.minimumScale)
            .padding(.horizontal, AlertMetrics.buttonPadding)
            .frame(maxWidth: .infinity, minHeight: height)
            .background(isPressed ? AlertMetrics.pressed(colorScheme) : .clear)
            .modifier(DialogButtonBehavior(isDefault: isDefault, emphasis: emphasis, action: action))
    }

    private var isDefault: Bool { shortcut == .defaultAction }

    private var standsOut: Bool { isDefault || role == .cancel && emphasis?.hasDefault != true }

    private var height: CGFloat {
        kind == .alert ? AlertMetrics.buttonHeight : ActionSheetMetrics.buttonHeight
    }

    private var font: Font {
        switch kind {
        case .alert: standsOut ? AlertMetrics.emphasizedButtonFont : AlertMetrics.buttonFont
        case .actionSheet: role == .cancel ? ActionSheetMetrics.cancelFont : ActionSheetMetrics.buttonFont
        }
    }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(SystemBackgrounds.tertiaryLabel) }
        return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }
}

/// What a dialog's button does, whatever it looks like.
private struct DialogButtonBehavior: ViewModifier {
    let isDefault: Bool
    let emphasis: DialogEmphasis?
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        content
            .contentShape(Rectangle())
            .onTapGesture {
                if isEnabled { action() }
            }
            .accessibilityControl(.button) { $0.setAction(.activate) { action() } }
            .onAppear {
                if isDefault { emphasis?.hasDefault = true }
            }
    }
}
