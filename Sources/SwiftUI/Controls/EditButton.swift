/// The modes of editing a view.
public enum EditMode: Hashable, Sendable {
    /// A state in which the content cannot be edited.
    case inactive
    /// A state in which the content can be edited temporarily, such as while the user swipes a row.
    case transient
    /// A state in which the content can be edited.
    case active

    /// A Boolean value that indicates whether the content can be edited.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// A binding to the edit mode of the view. Nil if no view stores an edit mode.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that turns the edit mode on and off.
public struct EditButton {
    @Environment(\.editMode) private var editMode

    nonisolated public init() {}
}

extension EditButton: View {
    public var body: some View {
        let editMode = editMode
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(verbatim: isEditing ? ControlWords.done : ControlWords.edit)
                .fontWeight(isEditing ? .semibold : .regular)
        }
    }
}
