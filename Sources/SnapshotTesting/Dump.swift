import Foundation

/// A type that has its own text in snapshots by `dump`.
public protocol AnySnapshotStringConvertible {
    /// A Boolean value that indicates whether the properties follow the text.
    static var renderChildren: Bool { get }
    /// The text.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// Properties do not follow.
    public static var renderChildren: Bool { false }
}

/// The lines of a value and its properties.
func dumpedLines(_ value: Any, name: String?, depth: Int) -> [String] {
    let mirror = Mirror(reflecting: value)
    let indentation = String(repeating: " ", count: depth * 2)
    let label = name.map { "\($0): " } ?? ""
    var children = Array(mirror.children)
    let text: String
    switch (value, mirror.displayStyle) {
    case (let value as any AnySnapshotStringConvertible, _):
        text = value.snapshotDescription
        if !type(of: value).renderChildren { children = [] }
    case (let value as String, _): (text, children) = (value.debugDescription, [])
    case (let value as Character, _): (text, children) = (value.debugDescription, [])
    case (let value as Substring, _): (text, children) = (String(value).debugDescription, [])
    case (let value as Data, _): (text, children) = ("\(value.count) bytes", [])
    case (let value as Date, _): (text, children) = (value.formatted(.iso8601), [])
    case (let value as URL, _): (text, children) = (value.debugDescription, [])
    case (let value as Decimal, _): (text, children) = ("\(value)", [])
    case (let value as UUID, _): (text, children) = (value.uuidString, [])
    case (_, .collection?): text = count(children.count, "element", "elements")
    case (_, .set?):
        text = count(children.count, "member", "members")
        children.sort { "\($0.value)" < "\($1.value)" }
    case (_, .dictionary?):
        text = count(children.count, "key/value pair", "key/value pairs")
        children.sort { "\($0.value)" < "\($1.value)" }
    case (_, .tuple?): text = count(children.count, "element", "elements")
    case (_, .optional?):
        guard let wrapped = children.first?.value else { return ["\(indentation)- \(label)nil"] }
        return dumpedLines(wrapped, name: name, depth: depth)
    case (_, .enum?):
        let type = "\(mirror.subjectType)"
        text = "\(type).\(children.first?.label ?? "\(value)")"
    case (_, .struct?), (_, .class?): text = "\(mirror.subjectType)"
    default: (text, children) = ("\(value)", [])
    }
    let bullet = children.isEmpty ? "-" : "▿"
    return ["\(indentation)\(bullet) \(label)\(text)"]
        + children.flatMap { dumpedLines($0.value, name: $0.label, depth: depth + 1) }
}

private func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
