/// The default label of a button with a role.
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
    /// Creates a button with a role and the default label of this role.
    @preconcurrency
    nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action, label: { DefaultButtonLabel(role: role) })
    }
}
