/// The lists of categories, templates and vendors in settings and pickers.
public enum PresetListCalculations {
    /// The categories to choose from: not archived, by order, those without one last.
    public static func pickable(_ categories: [BudgetCategory]) -> [BudgetCategory] {
        ordered(categories.filter { $0.isArchived != true }, order: \.order, name: \.name)
    }

    /// The templates to choose from: not archived, by order, those without one last.
    public static func pickable(_ templates: [SpaceTemplate]) -> [SpaceTemplate] {
        ordered(templates.filter { $0.isArchived != true }, order: \.order, name: \.name)
    }

    /// The place of a new category or template: after all others.
    public static func nextOrder(_ orders: [Int?]) -> Int {
        let last = orders.compactMap(\.self).max() ?? -1
        return last == .max ? last : last + 1
    }

    /// The vendors to suggest, in order: blanks and repetitions dropped.
    public static func vendors(_ vendors: [String]) -> [String] {
        var seen: Set<String> = []
        return vendors.compactMap { Optional($0).nonBlank }.filter { seen.insert($0.lowercased()).inserted }
    }

    /// A list after one of its elements was dragged elsewhere; indices out of range leave it as it is.
    public static func moving<Element>(_ elements: [Element], from: Int, to: Int) -> [Element] {
        guard elements.indices.contains(from), elements.indices.contains(to) else { return elements }
        var elements = elements
        elements.insert(elements.remove(at: from), at: to)
        return elements
    }

    private static func ordered<Element>(
        _ elements: [Element], order: (Element) -> Int?, name: (Element) -> String
    ) -> [Element] {
        TextOrder.sorted(elements, by: name) { _, _ in false }
            .enumerated()
            .sorted { left, right in
                let (leftOrder, rightOrder) = (order(left.element) ?? .max, order(right.element) ?? .max)
                return leftOrder == rightOrder ? left.offset < right.offset : leftOrder < rightOrder
            }
            .map(\.element)
    }
}
