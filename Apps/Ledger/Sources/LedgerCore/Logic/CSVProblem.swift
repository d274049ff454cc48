/// Something in a line of a file that cannot be taken over.
public struct CSVProblem: Hashable, Sendable {
    /// Counted from 1.
    public var line: Int
    /// What it is, for people.
    public var message: String
    /// Whether the line makes no document. Otherwise the document only lacks the value.
    public var isLineSkipped: Bool
}
