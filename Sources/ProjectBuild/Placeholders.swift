import ProjectModel

/// Types in place of those that a module uses and nothing declares, such as a package's that could not be fetched: what
/// mentions them compiles, and says so where it runs.
struct Placeholders {
    var names: [String: NameUsage]
    /// Names that several imported modules have placeholders of, and the module whose is used.
    var aliases: [String: String] = [:]

    /// A name that the compiler did not find, where a type can be put in its place.
    static func name(in message: String) -> String? {
        guard let name = CompilerMessages.missingName(in: message), name.first?.isUppercase == true,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return name
    }

    /// A name that a placeholder has although the module declares it.
    static func redeclared(in message: String) -> String? {
        for pattern in ["invalid redeclaration of '", "'"] where message.hasPrefix(pattern) {
            guard pattern != "'" || message.contains("is ambiguous for type lookup") else { continue }
            return String(message.dropFirst(pattern.count).prefix { $0 != "'" && $0 != "(" })
        }
        return nil
    }

    /// Whether a placeholder is of use: as a type, a wrapper or a view. What is only called for its value is left out instead.
    static func isUseful(_ usage: NameUsage) -> Bool { usage.isType || usage.isWrapper || usage.isView }

    var source: String {
        let declarations = names.sorted { $0.key < $1.key }.map { name, usage in
            if usage.isWrapper { return wrapper(name, usage) }
            if let superclass = Self.superclass(name, usage) { return viewClass(name, superclass, usage) }
            return usage.isInherited ? protocolOf(name) : type(name, usage)
        }
        let aliases = aliases.sorted { $0.key < $1.key }.map { "\(access)typealias \($0) = \($1).\($0)" }
        return "public import Foundation\npublic import SwiftUI\n"
            + Set(self.aliases.values).sorted().map { "public import \($0)\n" }.joined()
            + (declarations + aliases).joined(separator: "\n") + "\n"
    }

    /// Public in each module: other modules see those of a library, and a program may have public properties of such a type.
    private let access = "public "

    private func reason(_ name: String) -> String { "\"\(name): there is no type of this name.\"" }

    /// The class of UIKit's that a type has to have, by what the sources do with it or by its name.
    private static func superclass(_ name: String, _ usage: NameUsage) -> String? {
        if let superclass = usage.superclass { return superclass }
        guard !usage.isView, usage.isType, usage.genericArguments == 0 else { return nil }
        if name.hasSuffix("ViewController") { return "UIViewController" }
        // Views of SwiftUI begin statements; what is kept in properties is one of UIKit's.
        return name.hasSuffix("View") && !usage.isInherited ? "UIView" : nil
    }

    private func viewClass(_ name: String, _ superclass: String, _ usage: NameUsage) -> String {
        let clause =
            usage.genericArguments == 0
            ? "" : "<\((0..<usage.genericArguments).map { "T\($0)" }.joined(separator: ", "))>"
        let designated = superclass == "UIView" ? "super.init(frame: .zero)" : "super.init(nibName: nil, bundle: nil)"
        let inherited =
            superclass == "UIView"
            ? "    \(access)override init(frame: CGRect) { super.init(frame: frame) }"
            : "    \(access)override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nil, bundle: nil) }"
        var lines = [
            "@dynamicMemberLookup",
            "open class \(name)\(clause): \(superclass) {",
            inherited,
            "    \(access)convenience init() { self.init(\(superclass == "UIView" ? "frame: .zero" : "nibName: nil, bundle: nil")); _perchAbsent(\(reason(name))) }",
            "    \(access)required init?(coder: NSCoder) { super.init(coder: coder) }",
        ]
        let known: Set<[String?]> = [["frame"], ["nibName", "bundle"], ["coder"]]
        lines += initializers(name, usage, isView: false, known: known).map {
            $0.replacing("{ ", with: "{ \(designated); ", maxReplacements: 1)
        }
        return (lines + members(name, isClass: true) + ["}"]).joined(separator: "\n")
    }

    private func protocolOf(_ name: String) -> String { "\(access)protocol \(name) {}" }

    /// The initializers that the calls need.
    private func initializers(
        _ name: String, _ usage: NameUsage, isView: Bool, known: Set<[String?]> = []
    ) -> [String] {
        usage.calls.filter { !$0.isEmpty && !known.contains($0.map(\.label)) }.sorted { "\($0)" < "\($1)" }.map {
            arguments in
            var generics: [String] = []
            var content: String?
            let parameters = arguments.enumerated().map { index, argument in
                let label = argument.label ?? "_"
                guard let count = argument.closureParameters else { return "\(label) p\(index): Any? = nil" }
                guard isView else { return "\(label) p\(index): Any" }
                generics.append("C\(index): View")
                content = "p\(index)(\(Array(repeating: "_PerchUnknown()", count: count).joined(separator: ", ")))"
                let unknown = Array(repeating: "_PerchUnknown", count: count).joined(separator: ", ")
                return "@ViewBuilder \(label) p\(index): (\(unknown)) -> C\(index)"
            }
            let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
            let body = content.map { "content = AnyView(\($0)); " } ?? ""
            return
                "    \(access)init\(clause)(\(parameters.joined(separator: ", "))) { \(body)_perchAbsent(\(reason(name))) }"
        }
    }

    /// - Parameter path: The name with those of the types around it. A type within may have the same name.
    private func type(_ name: String, _ usage: NameUsage, path: String? = nil) -> String {
        let path = path ?? name
        let clause =
            usage.genericArguments == 0
            ? "" : "<\((0..<usage.genericArguments).map { "T\($0)" }.joined(separator: ", "))>"
        let isView = usage.isView && !usage.isClass
        // A type within of this name is the identity's.
        let hasID = usage.genericArguments == 0 && usage.members.contains { $0 == "ID" || $0.hasPrefix("ID.") }
        var lines = ["@dynamicMemberLookup"]
        if isView {
            // With what its closure makes, where it has one.
            lines += [
                "\(access)struct \(name)\(clause): View, _PerchPlaceholder {",
                "    private var content = AnyView(_PerchReplacedView(\(reason(name))))",
                "    \(access)init() { _perchAbsent(\(reason(name))) }",
                "    \(access)var body: some View { content }",
            ]
        } else {
            let kind = usage.isClass ? "final class" : "struct"
            lines += [
                "\(access)\(kind) \(name)\(clause): _PerchPlaceholder, Hashable, Codable, Identifiable, Error\(usage.isClass ? ", Observable, ObservableObject" : ""), @unchecked Sendable {",
                "    \(access)init() { _perchAbsent(\(reason(name))) }",
                "    \(access)var id: \(hasID ? "ID { get { ID() }" : "AnyHashable { get { 0 }") \(usage.isClass ? "" : "nonmutating ")set {} }",
                "    \(access)static func == (a: \(path), b: \(path)) -> Bool { true }",
                "    \(access)func hash(into hasher: inout Hasher) {}",
            ]
        }
        lines += initializers(name, usage, isView: isView)
        // A type within a generic one could not be named without the arguments.
        let paths = usage.genericArguments == 0 ? usage.members.map { $0.split(separator: ".", maxSplits: 1) } : []
        let nested = Dictionary(grouping: paths) { String($0[0]) }.sorted { $0.key < $1.key }.map { inner, paths in
            var member = NameUsage()
            member.isClass = true
            member.members = Set(paths.filter { $0.count > 1 }.map { String($0[1]) })
            return type(inner, member, path: "\(path).\(inner)").split(separator: "\n").map { "    " + $0 }.joined(
                separator: "\n")
        }
        return (lines + nested + members(name, isClass: usage.isClass) + ["}"]).joined(separator: "\n")
    }

    private func members(_ name: String, isClass: Bool) -> [String] {
        [
            "    \(access)subscript<Member>(dynamicMember name: String) -> Member {",
            "        get { _perchValue(\(reason(name))) }",
            isClass ? "        set {}" : "        nonmutating set {}",
            "    }",
            // What is called, or asked for further members, continues with a value of no type in particular.
            "    \(access)subscript(dynamicMember name: String) -> _PerchUnknown { _PerchUnknown() }",
            "    \(access)static subscript<Member>(dynamicMember name: String) -> Member { _perchValue(\(reason(name))) }",
            "    \(access)static subscript(dynamicMember name: String) -> _PerchUnknown { _PerchUnknown() }",
        ]
    }

    private func wrapper(_ name: String, _ usage: NameUsage) -> String {
        var lines = [
            "@propertyWrapper \(access)struct \(name)<Value> {",
            "    private var value: Value?",
            // With it, an initializer for all members would take the wrapper instead of the value.
            usage.isSoleValue ? "    \(access)init() {}" : "",
            "    \(access)init(wrappedValue: Value) { value = wrappedValue }",
            "    \(access)var wrappedValue: Value {",
            "        get { value ?? _perchValue(\(reason(name))) }",
            "        nonmutating set {}",
            "    }",
            "    \(access)var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { _ in }) }",
        ]
        let calls = usage.calls.filter { !$0.isEmpty }.sorted { "\($0)" < "\($1)" }
        for arguments in calls {
            lines.append("    \(access)init(\(parameters(arguments))) {}")
            lines.append("    \(access)init(wrappedValue: Value, \(parameters(arguments))) { value = wrappedValue }")
        }
        lines.append("}")
        // A property without a type takes the one that lets its members be used.
        if !calls.isEmpty {
            lines.append("extension \(name) where Value == _PerchUnknown {")
            lines += calls.map { "    \(access)init(\(parameters($0))) {}" }
            lines.append("}")
        }
        // Types with such a property have these by their members.
        lines += ["Equatable", "Hashable", "Codable"].map { "extension \(name): \($0) where Value: \($0) {}" }
        lines.append("extension \(name): @unchecked Sendable where Value: Sendable {}")
        return lines.joined(separator: "\n")
    }

    /// Parameters that take whatever a wrapper is given.
    private func parameters(_ arguments: [NameUsage.Argument]) -> String {
        arguments.enumerated().map { "\($0.element.label ?? "_") p\($0.offset): Any? = nil" }.joined(separator: ", ")
    }

    /// The name of the placeholder that a line of the source belongs to.
    func name(atLine line: Int) -> String? {
        var current: String?
        for text in source.split(separator: "\n", omittingEmptySubsequences: false).prefix(line + 1) {
            for kind in ["struct ", "class ", "protocol "] where !text.hasPrefix(" ") {
                guard let range = text.range(of: kind) else { continue }
                current = String(text[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            }
        }
        return current
    }
}
