/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel, close, confirm }
    private let kind: Kind

    /// A role for a button that deletes something. The button is red.
    public static let destructive = ButtonRole(kind: .destructive)
    /// A role for a button that cancels an operation. In alerts, it is the last button and has bold text.
    public static let cancel = ButtonRole(kind: .cancel)
    /// A role for a button that closes a screen or a panel.
    public static let close = ButtonRole(kind: .close)
    /// A role for a button that confirms changes. It is the main action of its context.
    public static let confirm = ButtonRole(kind: .confirm)
}
