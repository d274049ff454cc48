import Foundation

/// The order of texts in lists: by letters, whatever their case and accents, and the same in every locale.
enum TextOrder {
    /// What a text is ordered by. Worked out once per text, since lists of thousands are sorted.
    static func key(_ text: String?) -> String {
        guard let text = text.nonBlank else { return "" }
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return text.folding(
            options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US_POSIX"))
    }

    /// Sorts by a text, ascending or descending. Blank texts come last either way; equals keep the order of `ties`.
    static func sorted<Element>(
        _ elements: [Element], by text: (Element) -> String?, descending: Bool = false,
        ties: (Element, Element) -> Bool
    ) -> [Element] {
        // Elements may be large to move about; their places are not.
        let keyed = elements.enumerated().map { (key: key(text($1)), place: $0) }
        return keyed.sorted { left, right in
            if left.key == right.key { return ties(elements[left.place], elements[right.place]) }
            if left.key.isEmpty || right.key.isEmpty { return right.key.isEmpty }
            return descending ? left.key > right.key : left.key < right.key
        }.map { elements[$0.place] }
    }
}

/// Whether a list's own search finds a query: a substring, whatever the case. A blank query finds everything.
func listSearch(_ query: String, finds texts: [String?]) -> Bool {
    let query = query.trimmed.lowercased()
    return query.isEmpty || texts.contains { $0?.lowercased().contains(query) == true }
}
