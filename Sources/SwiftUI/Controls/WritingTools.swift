/// A behavior that describes which writing tools an editor offers.
public struct WritingToolsBehavior: Equatable, Sendable {
    private let number: Int

    /// The default behavior of the editor.
    public static let automatic = WritingToolsBehavior(number: 0)
    /// A behavior with all writing tools of the system.
    public static let complete = WritingToolsBehavior(number: 1)
    /// A behavior that shows the tools in a panel beside the text.
    public static let limited = WritingToolsBehavior(number: 2)
    /// None.
    public static let disabled = WritingToolsBehavior(number: 3)
}

extension View {
    /// Sets which writing tools the editors in this view offer. Perch has no writing tools. This modifier has no
    /// effect.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        WithoutEffect.writingToolsBehavior.log()
        return self
    }

    /// Sets the visibility of the control that opens the writing tools. Perch has no writing tools. This modifier has
    /// no effect.
    nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
        WithoutEffect.writingToolsAffordanceVisibility.log()
        return self
    }
}
