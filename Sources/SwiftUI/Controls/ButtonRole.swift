/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel }
    private let kind: Kind

    /// Takes something away. Shown in red.
    public static let destructive = ButtonRole(kind: .destructive)
    /// Leaves without a change. Alerts put it last and in bold.
    public static let cancel = ButtonRole(kind: .cancel)
}
