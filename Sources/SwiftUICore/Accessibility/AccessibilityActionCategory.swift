/// A category that assistive technology uses to group actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: Text

    /// The category of general actions.
    public static let `default` = AccessibilityActionCategory(Text(verbatim: ""))
    /// The category of actions that edit.
    public static let edit = AccessibilityActionCategory(Text("Edit"))

    /// Creates a custom category with a localized name.
    public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

    /// Creates a custom category with a name that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }

    /// Creates a custom category with a `Text` name.
    public init(_ name: Text) { self.name = name }
}

extension View {
    /// Adds the buttons in `content` as custom accessibility actions. Perch's hosts do not group them by category.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilityActions(content)
    }
}
