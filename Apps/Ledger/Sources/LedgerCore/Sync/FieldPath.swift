import Foundation

/// Names a value within a document: a field, then the id of an element of its list, then a member of that element.
///
/// The text form is that of a JSON pointer (RFC 6901) without the leading slash, such as
/// `checklists/7f3a/items/91c0/isChecked`. What a list keeps as a whole follows a colon: `images:isPrimary`. Names and ids
/// may hold these characters, as web addresses do: there `~0` is a tilde, `~1` a slash and `~2` a colon.
public enum FieldPath {
    /// A path one step deeper.
    public static func path(_ parent: String, _ name: String) -> String { "\(parent)/\(escaped(name))" }

    /// A name as one step of a path.
    public static func escaped(_ name: String) -> String {
        guard name.utf8.contains(where: isSpecial) else { return name }
        return name.replacing("~", with: "~0").replacing("/", with: "~1").replacing(":", with: "~2")
    }

    /// One step of a path as a name.
    public static func unescaped(_ step: some StringProtocol) -> String {
        guard step.utf8.contains(UInt8(ascii: "~")) else { return String(step) }
        return String(step).replacing("~2", with: ":").replacing("~1", with: "/").replacing("~0", with: "~")
    }

    /// Whether a byte of a path is not simply one of a name.
    static func isSpecial(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "~") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":")
    }

    /// The path one step up; `nil` for a field.
    static func parent(of path: String) -> String? {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
    }

    /// The steps of a path as names.
    public static func steps(_ path: String) -> [String] {
        path.split(separator: "/", omittingEmptySubsequences: false).map { unescaped($0) }
    }

    /// The value at a path in the fields of a document; `nil` if there is none.
    public static func value(at path: String, in fields: [String: JSONValue], kind: EntityKind) -> JSONValue? {
        var steps = steps(path)
        let field = steps.removeFirst()
        var value = fields[field]
        var rule = kind.listRules[field]
        for step in steps {
            switch value {
            case .array(let elements)?:
                value = elements.first { element in
                    guard let id = rule?.id else { return element == .string(step) }
                    return if case .object(let members) = element { members[id] == .string(step) } else { false }
                }
            case .object(let members)?:
                value = members[step]
                rule = rule?.lists[step]
            default: return nil
            }
        }
        return value
    }
}
