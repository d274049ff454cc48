/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel, close, confirm }
    private let kind: Kind

    /// Takes something away. Shown in red.
    public static let destructive = ButtonRole(kind: .destructive)
    /// Leaves without a change. Alerts put it last and in bold.
    public static let cancel = ButtonRole(kind: .cancel)
    /// Puts a screen or a panel away.
    public static let close = ButtonRole(kind: .close)
    /// Takes over what was done. The main action of its place.
    public static let confirm = ButtonRole(kind: .confirm)
}
