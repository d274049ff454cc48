/// The label that a button of a role has where the program gives it none: the role's usual word.
public struct DefaultButtonLabel {
    let role: ButtonRole
}

extension DefaultButtonLabel: View {
    public var body: some View {
        switch role {
        case .destructive: Text(verbatim: ListWords.delete)
        case .close:
            Label {
                Text(verbatim: DialogWords.close)
            } icon: {
                Image(systemName: "xmark")
            }
        case .confirm:
            Label {
                Text(verbatim: DialogWords.done)
            } icon: {
                Image(systemName: "checkmark")
            }
        default: Text(verbatim: NavigationWords.cancel)
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button for a purpose, with the purpose's usual label.
    @preconcurrency
    nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action, label: { DefaultButtonLabel(role: role) })
    }
}
