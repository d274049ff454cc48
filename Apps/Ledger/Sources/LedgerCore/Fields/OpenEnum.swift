/// A set of words of which others than the known ones may turn up: they are kept as they stand.
///
/// Reading ignores case, and takes hyphens, underscores and spaces for the same; writing knows one spelling of each
/// known word. Raw texts are never compared.
public protocol OpenEnum: FieldValue {
    /// The one spelling in which the word is written.
    var rawValue: String { get }
    /// All known words, in the order in which menus show them.
    static var known: [Self] { get }
    /// Older spellings that fold to none of the known ones, folded.
    static var oldSpellings: [String: Self] { get }
    /// A word that is not known.
    static func other(_ spelling: String) -> Self
    /// Each known word in every spelling that is read without folding; a constant, since reading is hot.
    static var exact: [String: Self] { get }
}

extension OpenEnum {
    public static var oldSpellings: [String: Self] { [:] }

    public init(rawValue: String) {
        if let word = Self.exact[rawValue] {
            self = word
            return
        }
        let folded = Self.fold(rawValue)
        self =
            Self.known.first { Self.fold($0.rawValue) == folded } ?? Self.oldSpellings[folded] ?? .other(rawValue)
    }

    public var json: JSONValue? { .string(rawValue) }
    public var column: ColumnValue { .text(rawValue) }

    public init(json: JSONValue) throws(FieldError) { self.init(rawValue: try String(json: json)) }
    public init(column: ColumnValue) throws(FieldError) { self.init(rawValue: try String(column: column)) }

    /// Builds ``exact`` from the known words.
    static func spelled(_ known: [Self]) -> [String: Self] {
        Dictionary(uniqueKeysWithValues: known.map { ($0.rawValue, $0) })
    }

    private static func fold(_ text: String) -> String {
        String(text.lowercased().map { $0 == "-" || $0 == "_" ? " " : $0 }).trimmed
    }
}
