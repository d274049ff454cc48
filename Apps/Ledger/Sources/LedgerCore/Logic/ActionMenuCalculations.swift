/// A menu whose entries may open to show further ones.
public enum ActionMenuCalculations {
    /// As much of an entry as decides what a tap does.
    public struct Entry: Hashable, Sendable, Identifiable {
        public var id: String
        public var subactionIDs: [String]
        /// Whether a tap runs the entry although it has further ones.
        public var isActionOnly: Bool
        public var selectedSubactionKey: String?

        public init(
            id: String, subactionIDs: [String]? = nil, isActionOnly: Bool = false, selectedSubactionKey: String? = nil
        ) {
            self.id = id
            self.subactionIDs = subactionIDs ?? []
            self.isActionOnly = isActionOnly
            self.selectedSubactionKey = selectedSubactionKey
        }
    }

    /// What a tap on an entry does.
    public enum Outcome: Hashable, Sendable {
        /// The open entry is this one now; `nil` if all are closed.
        case expanded(String?)
        case run
    }

    /// What a tap does while an entry is open, or none.
    public static func tap(_ entry: Entry, expanded: String?) -> Outcome {
        guard !entry.isActionOnly, !entry.subactionIDs.isEmpty else { return .run }
        return .expanded(expanded == entry.id ? nil : entry.id)
    }

    /// Whether a further entry has the check mark.
    public static func isSelected(_ subactionID: String, in entry: Entry) -> Bool {
        entry.selectedSubactionKey == subactionID
    }
}
