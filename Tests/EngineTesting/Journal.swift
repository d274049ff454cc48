/// What happened, in order.
@MainActor public final class Journal {
    public private(set) var entries: [String] = []
    public init() {}

    public func note(_ entry: String) { entries.append(entry) }
    public func clear() { entries = [] }

    /// What has happened since this was called last.
    public func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    /// The entries without those that repeat the one before: bodies run as often as they like.
    public var changes: [String] {
        entries.reduce(into: []) { changes, entry in if changes.last != entry { changes.append(entry) } }
    }
}
