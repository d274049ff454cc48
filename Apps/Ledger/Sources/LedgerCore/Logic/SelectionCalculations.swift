/// Choosing several rows of a list.
public enum SelectionCalculations {
    /// After "select all": nothing if all that is visible was chosen, otherwise exactly what is visible.
    public static func toggleAll(_ selected: Set<String>, visible: [String]) -> Set<String> {
        isAllSelected(selected, visible: visible) ? [] : Set(visible)
    }

    /// Whether all that is visible is chosen; never of an empty list.
    public static func isAllSelected(_ selected: Set<String>, visible: [String]) -> Bool {
        !visible.isEmpty && selected.isSuperset(of: visible)
    }

    /// After a tap on a row.
    public static func toggle(_ id: String, in selected: Set<String>) -> Set<String> {
        selected.symmetricDifference([id])
    }

    /// `3 of 10 selected`.
    public static func label(selected: Int, total: Int) -> String { localized("\(selected) of \(total) selected") }

    /// What the chosen items come to.
    public static func totalCents(_ selected: Set<String>, items: [Item]) -> Int {
        items.reduce(0) { sum, item in
            guard let id = item.id, selected.contains(id) else { return sum }
            return sum + (ItemDetailCalculations.displayPriceCents(item) ?? 0)
        }
    }
}
