/// A category that assistive technology uses to group actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: Text

    /// Actions about anything.
    public static let `default` = AccessibilityActionCategory(Text(verbatim: ""))
    /// Actions that edit.
    public static let edit = AccessibilityActionCategory(Text("Edit"))

    /// A category that a program defines with a localized name.
    public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

    /// A category that a program defines with a name that is shown unchanged.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }

    /// A category that a program defines with a text for its name.
    public init(_ name: Text) { self.name = name }
}

extension View {
    /// Offers the buttons in `content` as actions by name. The hosts here do not group them by category.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilityActions(content)
    }
}
