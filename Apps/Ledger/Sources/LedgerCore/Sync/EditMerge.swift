/// Puts what a form changed into a document that others may have changed.
///
/// Values are compared by their ``FieldPath``. An element of a list that one side removed is one value with all that is in it.
/// Orders of lists are merged apart from their elements: they conflict only if both sides moved elements.
struct EditMerge {
    /// The fields of a document at four moments.
    struct Versions {
        /// When the form opened.
        var seen: [String: JSONValue]
        /// When the form opened, as the form writes it.
        var untouched: [String: JSONValue]
        /// As the form is.
        var edited: [String: JSONValue]
        /// As the document is stored.
        var now: [String: JSONValue]

        /// All four, changed in the same way.
        func map(_ change: ([String: JSONValue]) -> [String: JSONValue]) -> Versions {
            Versions(seen: change(seen), untouched: change(untouched), edited: change(edited), now: change(now))
        }

        var all: [[String: JSONValue]] { [seen, untouched, edited, now] }
    }

    private let kind: EntityKind
    private let key: String
    private let choices: EditChoices
    private let nested: Versions
    private let flat: Versions
    /// Fields that are objects, of which each member is a value.
    private let objects: Set<String>
    private var result: [String: JSONValue]
    private var conflicts: [EditConflict] = []

    init(kind: EntityKind, key: String, choices: EditChoices, versions: Versions) {
        self.kind = kind
        self.key = key
        self.choices = choices
        nested = versions
        objects = Self.objectFields(versions)
        flat = Self.flat(versions, kind: kind, objects: objects)
        result = flat.now
    }

    /// The fields of the document with all changes of the form.
    mutating func merged() throws -> [String: JSONValue] {
        let changed = Set(flat.untouched.keys).union(flat.edited.keys)
            .filter { !$0.hasSuffix(Self.order) && flat.untouched[$0] != flat.edited[$0] }
        let units = Set(changed.map(unit))
        for unit in units.sorted() { merge(unit) }
        for list in lists(units) { mergeOrder(of: list) }
        guard conflicts.isEmpty else { throw EditConflicts(conflicts) }
        return gathered(FlatFields.nested(result, kind: kind) { _ in nil })
    }

    private static let order = ":order"

    // MARK: Values

    /// What conflicts as one: the outermost element around a value that either side removed, or the value itself.
    private func unit(_ path: String) -> String {
        var ends = path.indices.filter { path[$0] == "/" }.dropFirst().map { String(path[..<$0]) }
        ends.append(path)
        return ends.first {
            (flat.untouched[$0] != nil && flat.edited[$0] == nil) || (flat.seen[$0] != nil && flat.now[$0] == nil)
        } ?? path
    }

    private mutating func merge(_ unit: String) {
        let mine = part(unit, of: flat.edited)
        let theirs = part(unit, of: flat.now)
        guard mine != theirs else { return }
        guard theirs == part(unit, of: flat.seen) || keepsMine(unit) else { return }
        for path in theirs.keys { result[path] = nil }
        result.merge(mine) { $1 }
    }

    /// A value with all that is in it.
    private func part(_ unit: String, of fields: [String: JSONValue]) -> [String: JSONValue] {
        fields.filter { $0.key == unit || $0.key.hasPrefix("\(unit)/") || $0.key.hasPrefix("\(unit):") }
    }

    /// Whether a value that both changed is the person's; notes a conflict if nobody has chosen yet.
    private mutating func keepsMine(_ path: String) -> Bool {
        let conflict = EditConflict(
            kind: kind, key: key, path: path, mine: value(at: path, in: nested.edited, flat.edited),
            theirs: value(at: path, in: nested.now, flat.now))
        guard let side = choices[conflict] else {
            conflicts.append(conflict)
            return false
        }
        return side == .mine
    }

    private func value(
        at path: String, in nested: [String: JSONValue], _ flat: [String: JSONValue]
    ) -> JSONValue {
        if path.hasSuffix(Self.order) {
            let list = String(path.dropLast(Self.order.count))
            return FieldPath.value(at: list, in: nested, kind: kind) ?? .null
        }
        return FieldPath.value(at: path, in: nested, kind: kind) ?? flat[path] ?? .null
    }

    // MARK: Orders

    /// The lists of which the form changed elements or their order.
    private func lists(_ units: Set<String>) -> [String] {
        let orders = [flat.untouched, flat.edited].flatMap(\.keys).filter { $0.hasSuffix(Self.order) }
            .map { String($0.dropLast(Self.order.count)) }
        return Set(orders + units.compactMap(FieldPath.parent)).sorted().filter { list in
            flat.all.contains { $0[list] == .array([]) }
                && (ids(list, flat.untouched) != ids(list, flat.edited)
                    || elements(list, of: result) != elements(list, of: flat.now))
        }
    }

    private mutating func mergeOrder(of list: String) {
        let (seen, untouched, mine, theirs) = (
            ids(list, flat.seen), ids(list, flat.untouched), ids(list, flat.edited), ids(list, flat.now)
        )
        let left = Set(elements(list, of: result))
        let path = list + Self.order
        guard left.count > 1 else {
            result[path] = nil
            return
        }
        let isMovedByMe = Self.isMoved(mine, from: untouched)
        let isMovedByThem = Self.isMoved(theirs, from: seen)
        var takesMine = isMovedByMe
        if isMovedByMe, isMovedByThem, Self.isMoved(mine, from: theirs) { takesMine = keepsMine(path) }
        let (first, second) = takesMine ? (mine, theirs) : (theirs, mine)
        var order = first.filter(left.contains)
        for (index, id) in second.enumerated() where left.contains(id) && !order.contains(id) {
            let before = second[..<index].last(where: order.contains).flatMap(order.firstIndex)
            order.insert(id, at: before.map { $0 + 1 } ?? 0)
        }
        result[path] = .array(order.map(JSONValue.string))
    }

    /// The elements of a list in their order.
    private func ids(_ list: String, _ fields: [String: JSONValue]) -> [String] {
        if case .array(let ids)? = fields[list + Self.order] {
            return ids.compactMap { if case .string(let id) = $0 { id } else { nil } }
        }
        return elements(list, of: fields)
    }

    private func elements(_ list: String, of fields: [String: JSONValue]) -> [String] {
        let prefix = "\(list)/"
        return fields.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
            .filter { !$0.contains("/") && !$0.contains(":") }.map { FieldPath.unescaped($0) }.sorted()
    }

    /// Whether elements that are in both lists come in another order.
    private static func isMoved(_ ids: [String], from before: [String]) -> Bool {
        ids.filter(before.contains) != before.filter(ids.contains)
    }

    // MARK: Objects, and lists that are one value

    private static func objectFields(_ versions: Versions) -> Set<String> {
        let names = versions.all.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
        return names.filter { name in
            let values = versions.all.compactMap { $0[name] }
            return values.allSatisfy { if case .object = $0 { true } else { false } }
        }
    }

    private static func flat(_ versions: Versions, kind: EntityKind, objects: Set<String>) -> Versions {
        var split = versions.map { fields in
            var fields = fields
            for name in objects {
                guard case .object(let members)? = fields.removeValue(forKey: name) else { continue }
                for (member, value) in members { fields["\(name).\(member)"] = value }
            }
            return fields
        }.map { FlatFields.flatten($0, kind: kind) }
        // A list whose elements cannot be told apart in one version is one value in all.
        for name in kind.listRules.keys where split.all.contains(where: { isWhole($0[name]) }) {
            let whole = zip(versions.all, split.all).map { nested, flat in
                var flat = flat.filter { !$0.key.hasPrefix("\(name)/") && !$0.key.hasPrefix("\(name):") }
                flat[name] = nested[name]
                return flat
            }
            split = Versions(seen: whole[0], untouched: whole[1], edited: whole[2], now: whole[3])
        }
        return split
    }

    private static func isWhole(_ list: JSONValue?) -> Bool {
        if case .array(let elements)? = list { !elements.isEmpty } else { false }
    }

    /// Puts the members of objects together again.
    private func gathered(_ fields: [String: JSONValue]) -> [String: JSONValue] {
        var fields = fields
        for name in objects {
            var members: [String: JSONValue] = [:]
            for path in fields.keys where path.hasPrefix("\(name).") {
                members[String(path.dropFirst(name.count + 1))] = fields.removeValue(forKey: path)
            }
            if !members.isEmpty { fields[name] = .object(members) }
        }
        return fields
    }
}
