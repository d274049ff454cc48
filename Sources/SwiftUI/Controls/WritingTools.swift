/// The extent of the system's writing tools in an editor.
public struct WritingToolsBehavior: Equatable, Sendable {
    private let number: Int

    /// The behavior that suits the editor.
    public static let automatic = WritingToolsBehavior(number: 0)
    /// All that the system has.
    public static let complete = WritingToolsBehavior(number: 1)
    /// A behavior that shows the tools in a panel beside the text.
    public static let limited = WritingToolsBehavior(number: 2)
    /// None.
    public static let disabled = WritingToolsBehavior(number: 3)
}

extension View {
    /// Says how much of the system's writing tools the editors in this view offer. There are none here.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        WithoutEffect.writingToolsBehavior.log()
        return self
    }

    /// Shows or hides what opens the system's writing tools. There are none here.
    nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
        WithoutEffect.writingToolsAffordanceVisibility.log()
        return self
    }
}
