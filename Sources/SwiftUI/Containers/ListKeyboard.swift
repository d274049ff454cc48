import CoreGraphics

/// Lets the keyboard go through the rows of a list with a selection: arrows go from row to row, and Return or the space bar
/// choose the one that the keyboard is at.
struct ListKeyboard: ViewModifier {
    let interaction: ListInteraction
    /// Whether the row that the keyboard comes to is selected at once.
    let selectionFollows: Bool

    @State private var item = FocusItem()

    func body(content: Content) -> some View {
        let isFocused = item.observedFocus
        content
            .modifier(FocusItemModifier(item: item, interactions: .edit, isGroup: true))
            .onKeyPress(phases: [.down, .repeat]) { handle($0) }
            .onChange(of: isFocused) { _, isFocused in
                interaction.hasKeyboard = isFocused
                if isFocused { arrive() }
            }
    }

    /// The rows that are there, in order.
    private var rows: [FocusPartRenderNode] { item.parts }

    /// The keyboard has come to the list: to the row that is selected, else to the one where it was last.
    private func arrive() {
        let rows = rows
        let row =
            rows.first { $0.part?.isChosen == true } ?? rows.first { $0.part?.id == interaction.keyboardRow }
            ?? rows.first
        interaction.keyboardRow = row?.part?.id
    }

    private func handle(_ press: KeyPress) -> KeyPress.Result {
        // A field in a row has its keys for itself.
        guard item.isFocused, press.modifiers.subtracting([.capsLock, .numericPad]).isEmpty else { return .ignored }
        switch press.key {
        case .upArrow: return move(by: -1)
        case .downArrow: return move(by: 1)
        case .return, .space:
            guard press.phase == .down, let row = rows.first(where: { $0.part?.id == interaction.keyboardRow })?.part
            else { return .ignored }
            if press.key == .return { row.act() } else { row.choose() }
            return .handled
        default: return item.scrollInside(by: press) ? .handled : .ignored
        }
    }

    private func move(by step: Int) -> KeyPress.Result {
        guard !go(by: step) else { return .handled }
        // The next row is made once it comes into sight.
        guard item.scrollInside(by: CGSize(width: 0, height: -CGFloat(step) * ListLook().minimumRowHeight)) else {
            return .handled
        }
        item.afterUpdate { _ = go(by: step) }
        return .handled
    }

    /// Goes to the next row that is there. Returns whether there is one.
    private func go(by step: Int) -> Bool {
        let rows = rows
        guard let present = rows.firstIndex(where: { $0.part?.id == interaction.keyboardRow }) else {
            // The row has gone, or is far away.
            interaction.keyboardRow = rows.first?.part?.id
            return !rows.isEmpty
        }
        guard rows.indices.contains(present + step), let row = rows[present + step].part else { return false }
        interaction.keyboardRow = row.id
        rows[present + step].scrollIntoSight()
        if selectionFollows, !row.isChosen { row.choose() }
        return true
    }
}
