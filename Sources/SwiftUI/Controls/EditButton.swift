/// Whether the content of a view can be edited.
public enum EditMode: Hashable, Sendable {
    /// It cannot.
    case inactive
    /// It can for a moment, as while a row is swiped.
    case transient
    /// It can.
    case active

    /// Whether the content can be edited at all.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether the content can be edited; nil where no view keeps it.
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
