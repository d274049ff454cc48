/// The modes of editing a view.
public enum EditMode: Hashable, Sendable {
    /// A state in which the content cannot be edited.
    case inactive
    /// A state in which the content can be edited temporarily, as while a row is swiped.
    case transient
    /// A state in which the content can be edited.
    case active

    /// A Boolean value that indicates whether the content can be edited at all.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// The edit mode of the view; nil if no view keeps it.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins and ends editing.
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
