import Foundation

/// Joins texts by commas and "and", as a language does.
open class ListFormatter: Formatter {
    /// The language.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes each item; nil describes it.
    open var itemFormatter: Formatter?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Texts joined in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        ListFormatStyle<AsItIs, [String]>(memberStyle: AsItIs()).format(strings)
    }

    /// Items, each as a text, joined; nil if there are none.
    open func string(from items: [Any]) -> String? {
        guard !items.isEmpty else { return nil }
        let texts = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
        return ListFormatStyle<AsItIs, [String]>(memberStyle: AsItIs())
            .locale(locale ?? .autoupdatingCurrent).format(texts)
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}

/// Texts as they are.
private struct AsItIs: FormatStyle {
    func format(_ value: String) -> String { value }
}
