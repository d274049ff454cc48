import SwiftUI

/// A row of buttons above a list. This is the old form of ``ListControlBar``, which also has a search field.
public struct ListToolbar: View {
    private let actions: [ControlAction]

    /// Creates a toolbar.
    ///
    /// - Parameter actions: the buttons.
    public init(actions: [ControlAction]) {
        self.actions = actions
    }

    public var body: some View {
        ListControlBar(searchText: .constant(""), isSearchVisible: .constant(false), actions: actions)
    }
}

#Preview {
    ListToolbar(actions: [
        ControlAction(id: "sort", title: "Sort", icon: "arrow.up.arrow.down") {},
        ControlAction(id: "filter", title: "Filter", icon: "line.3.horizontal.decrease") {},
    ])
    .padding()
}
