/// The books of an account up to a day, after which transactions of that time stay as they are.
public struct ClosedBooks: Hashable, Sendable {
    /// The last day that is closed; `nil` if none is.
    public let through: CalendarDate?

    public init(through: CalendarDate?) { self.through = through }

    /// Refuses a change of a transaction that was or would be of a closed day.
    ///
    /// A transaction without a date is of no day, so it can be changed.
    public func check(from before: DocumentState, to after: DocumentState) throws {
        guard let through, before.isAlive != after.isAlive || Self.values(before) != Self.values(after) else { return }
        let days = [before, after].filter(\.isAlive).compactMap { state -> CalendarDate? in
            if case .string(let text)? = state.values["transactionDate"] { CalendarDate(text) } else { nil }
        }
        guard days.contains(where: { $0 <= through }) else { return }
        throw Refusal(
            .rule,
            localized(
                "The books are closed through \(DisplayFormatting.date(through)). An owner or admin can reopen them in the settings."
            ))
    }

    private static func values(_ state: DocumentState) -> [String: JSONValue] {
        state.values.filter { $0.key != "updatedAt" }
    }
}

extension DocumentBatch {
    /// How far the books are closed.
    package func closedBooks() throws -> ClosedBooks {
        ClosedBooks(through: try get(AccountPresets.self, AccountPresets.onlyID)?.booksClosedThrough)
    }
}

extension Command {
    /// Closes the books up to a day, or reopens them for `nil`.
    static func closeBooks(_ through: String?, _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.closeBooks)
        let day = through.flatMap { CalendarDate($0) }
        guard through == nil || day != nil else { throw Refusal(.invalid, "\"\(through ?? "")\" is not a date.") }
        var presets =
            try batch.get(AccountPresets.self, AccountPresets.onlyID) ?? AccountPresets(id: AccountPresets.onlyID)
        presets.booksClosedThrough = day
        try batch.save(presets)
    }
}
