/// An action that begins renaming the content of a view.
public struct RenameAction {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    /// Begins renaming.
    public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// The action that begins renaming. Nil if nothing can be renamed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets the action of rename buttons in this view.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }

    /// Sets a focus state that rename buttons in this view set to true.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

/// A button that begins renaming.
public struct RenameButton<Label: View> {
    @Environment(\.rename) private var rename

    nonisolated public init() where Label == SwiftUI.Label<Text, Image> {}
}

extension RenameButton: View {
    public var body: some View {
        let rename = rename
        Button {
            rename?()
        } label: {
            SwiftUI.Label(ControlWords.rename, systemImage: "pencil")
        }
        .disabled(rename == nil)
    }
}
