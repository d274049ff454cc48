/// The fields of a document as merging sees them: each value that is merged separately under its ``FieldPath``.
///
/// A list that is merged by element becomes an empty list at its own path, and a value at the path of each element: the
/// element itself, or `true` where its members are merged one by one, or where it is a text. The order of the elements is
/// a value at `list:order`. An element that the order does not name comes after those that it names, oldest first.
public enum FlatFields {
    /// Flattens the fields of a document.
    public static func flatten(_ fields: [String: JSONValue], kind: EntityKind) -> [String: JSONValue] {
        let rules = kind.listRules
        var flat: [String: JSONValue] = [:]
        flat.reserveCapacity(fields.count)
        for (name, value) in fields {
            let path = FieldPath.escaped(name)
            if let rule = rules[name], case .array(let elements) = value,
                let list = flatten(elements, at: path, rule)
            {
                flat.merge(list) { $1 }
            } else {
                flat[path] = value
            }
        }
        return flat
    }

    /// Flattens a list; `nil` if its elements cannot be told apart.
    static func flatten(_ elements: [JSONValue], at path: String, _ rule: ListRule) -> [String: JSONValue]? {
        var flat: [String: JSONValue] = [path: .array([])]
        var order: [JSONValue] = []
        var seen: Set<String> = []
        for element in elements {
            guard let id = id(of: element, rule), seen.insert(id).inserted else { return nil }
            order.append(.string(id))
            let elementPath = FieldPath.path(path, id)
            guard let idMember = rule.id, case .object(var members) = element else {
                flat[elementPath] = .bool(true)
                continue
            }
            if let flag = rule.flag, members.removeValue(forKey: flag) == .bool(true), flat["\(path):\(flag)"] == nil {
                flat["\(path):\(flag)"] = .string(id)
            }
            guard rule.mergesMembers else {
                flat[elementPath] = .object(members)
                continue
            }
            flat[elementPath] = .bool(true)
            members[idMember] = nil
            for (name, value) in members {
                let memberPath = FieldPath.path(elementPath, name)
                if let inner = rule.lists[name], case .array(let list) = value {
                    guard let leaves = flatten(list, at: memberPath, inner) else { return nil }
                    flat.merge(leaves) { $1 }
                } else {
                    flat[memberPath] = value
                }
            }
        }
        if order.count > 1 { flat["\(path):order"] = .array(order) }
        return flat
    }

    private static func id(of element: JSONValue, _ rule: ListRule) -> String? {
        switch (rule.id, element) {
        case (nil, .string(let text)): text
        case (let member?, .object(let members)):
            if case .string(let id)? = members[member], !id.isEmpty { id } else { nil }
        default: nil
        }
    }

    /// Puts flat fields together again.
    ///
    /// - Parameter time: when the value at a path was last written; decides where elements come that the order of their
    ///   list does not name.
    public static func nested(
        _ flat: [String: JSONValue], kind: EntityKind, time: (String) -> HybridTimestamp?
    ) -> [String: JSONValue] {
        // Most documents hold no such list, or an empty one.
        guard flat.keys.contains(where: { $0.utf8.contains(where: FieldPath.isSpecial) }) else { return flat }
        let rules = kind.listRules
        guard !rules.isEmpty else {
            return Dictionary(uniqueKeysWithValues: flat.map { (FieldPath.unescaped($0), $1) })
        }
        var fields: [String: JSONValue] = [:]
        fields.reserveCapacity(flat.count)
        var below: [String: [String: JSONValue]] = [:]
        for (path, value) in flat {
            if let end = path.utf8.firstIndex(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") }),
                rules[String(path[..<end])] != nil
            {
                below[String(path[..<end]), default: [:]][path] = value
            } else {
                fields[FieldPath.unescaped(path)] = value
            }
        }
        for (name, leaves) in below {
            guard let rule = rules[name] else { continue }
            // A list that could not be taken apart is one value, and elements beside it belong to a later one.
            if case .array(let whole)? = fields[name], !whole.isEmpty { continue }
            if let list = list(at: name, leaves, rule, time) { fields[name] = list }
        }
        return fields
    }

    /// Puts a list together; `nil` if there is none.
    private static func list(
        at path: String, _ leaves: [String: JSONValue], _ rule: ListRule, _ time: (String) -> HybridTimestamp?
    ) -> JSONValue? {
        let prefix = "\(path)/"
        var elements: [String: JSONValue] = [:]
        var inside: [String: [String: JSONValue]] = [:]
        for (leaf, value) in leaves where leaf.hasPrefix(prefix) {
            let rest = leaf.dropFirst(prefix.count)
            if let end = rest.utf8.firstIndex(of: UInt8(ascii: "/")) {
                inside[String(rest[..<end]), default: [:]][leaf] = value
            } else {
                elements[String(rest)] = value
            }
        }
        guard !elements.isEmpty || leaves[path] != nil else { return nil }
        let primary: String? =
            if let flag = rule.flag, case .string(let id)? = leaves["\(path):\(flag)"] { id } else { nil }
        return .array(
            ordered(Array(elements.keys), at: path, leaves["\(path):order"], time).map { step in
                let id = FieldPath.unescaped(step)
                guard let idMember = rule.id else { return .string(id) }
                var members: [String: JSONValue] = [:]
                if rule.mergesMembers {
                    members = self.members(at: prefix + step, inside[step] ?? [:], rule, time)
                } else if case .object(let own)? = elements[step] {
                    members = own
                }
                members[idMember] = .string(id)
                if let flag = rule.flag, primary == id { members[flag] = .bool(true) }
                return .object(members)
            })
    }

    private static func members(
        at path: String, _ leaves: [String: JSONValue], _ rule: ListRule, _ time: (String) -> HybridTimestamp?
    ) -> [String: JSONValue] {
        let prefix = "\(path)/"
        var members: [String: JSONValue] = [:]
        for (leaf, value) in leaves {
            let rest = leaf.dropFirst(prefix.count)
            guard !rest.utf8.contains(UInt8(ascii: "/")), !rest.utf8.contains(UInt8(ascii: ":")) else { continue }
            members[FieldPath.unescaped(rest)] = value
        }
        for (name, inner) in rule.lists {
            let listPath = FieldPath.path(path, name)
            let own = leaves.filter {
                $0.key == listPath || $0.key.hasPrefix("\(listPath)/") || $0.key.hasPrefix("\(listPath):")
            }
            members[name] = list(at: listPath, own, inner, time)
        }
        return members
    }

    /// The steps of a list's elements in their order.
    static func ordered(
        _ steps: [String], at path: String, _ order: JSONValue?, _ time: (String) -> HybridTimestamp?
    ) -> [String] {
        var places: [String: Int] = [:]
        if case .array(let ids)? = order {
            for case .string(let id) in ids where places[id] == nil { places[id] = places.count }
        }
        return steps.map { step in
            (step: step, place: places[FieldPath.unescaped(step)] ?? .max, time: time("\(path)/\(step)"))
        }.sorted { left, right in
            if left.place != right.place { return left.place < right.place }
            guard let leftTime = left.time, let rightTime = right.time, leftTime != rightTime else {
                return (left.time == nil ? 0 : 1, left.step) < (right.time == nil ? 0 : 1, right.step)
            }
            return leftTime < rightTime
        }.map(\.step)
    }
}
