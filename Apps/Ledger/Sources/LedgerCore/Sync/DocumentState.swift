/// A document together with what merging needs to know of it: when each value was last written.
///
/// The last writer of a value wins, unless another writer says that it has seen that value and replaces it. A document is
/// there if someone has made it, and nobody has deleted it since it was last changed: a change that is later than a
/// deletion brings the document back, as it was.
public struct DocumentState: Hashable, Sendable {
    /// What the document holds, each value that is merged separately under its path; see ``FlatFields``.
    public var values: [String: JSONValue]
    /// When the document was made; the time of all values that were not written since.
    public var creation: HybridTimestamp?
    /// When values were written after that, emptied ones among them.
    public var times: [String: HybridTimestamp]
    /// The latest change.
    public var version: HybridTimestamp?
    /// The latest deletion.
    public var deletion: HybridTimestamp?

    public init(
        values: [String: JSONValue] = [:], creation: HybridTimestamp? = nil,
        times: [String: HybridTimestamp] = [:], version: HybridTimestamp? = nil,
        deletion: HybridTimestamp? = nil
    ) {
        self.values = values
        self.creation = creation
        self.times = times
        self.version = version
        self.deletion = deletion
    }

    /// Whether the document is there for everyone to see.
    public var isAlive: Bool {
        guard creation != nil else { return false }
        guard let deletion, let version else { return true }
        return version > deletion
    }

    /// When a value was last written; `nil` if it never was.
    public func time(of path: String) -> HybridTimestamp? {
        times[path] ?? (values[path] == nil ? nil : creation)
    }

    /// When each value was last written.
    public var allTimes: [String: HybridTimestamp] {
        var all = times
        for path in values.keys where all[path] == nil { all[path] = time(of: path) }
        return all
    }

    /// The fields of the document, its lists put together.
    public func fields(of kind: EntityKind) -> [String: JSONValue] {
        FlatFields.nested(values, kind: kind, time: time(of:))
    }

    /// A value that lost against another, though the author of the other one had not seen it.
    public struct LostValue: Hashable, Sendable {
        /// A path, or the name of a group of fields.
        public var path: String
        /// What was lost; of a group, all its fields. `null` for an emptied field.
        public var value: JSONValue
        /// When it was written.
        public var time: HybridTimestamp
    }

    /// Applies an operation, and tells whether anything that can be seen is different.
    @discardableResult
    public mutating func apply(_ operation: DocumentOperation) -> Bool {
        let before = (isAlive, values)
        _ = merge(operation)
        return before != (isAlive, values)
    }

    /// Applies an operation, and tells which values were lost.
    ///
    /// - Parameter keeps: whether a value stays though a later one comes; for values that may only be changed knowingly.
    public mutating func merge(
        _ operation: DocumentOperation, keeps: (String, JSONValue) -> Bool = { _, _ in false }
    ) -> [LostValue] {
        let time = operation.timestamp
        guard operation.action != .delete else {
            let isNew = deletion.map { $0 < time } ?? true
            deletion = max(deletion ?? time, time)
            return isNew && !isAlive ? unseen(by: operation) : []
        }
        if operation.action == .create { adopt(creation: time) }
        var lost: [LostValue] = []
        var patch = expanded(operation.patch, kind: operation.kind, time)
        for group in operation.kind.fieldGroups where group.fields.contains(where: { patch[$0] != nil }) {
            merge(group, &patch, operation, &lost)
        }
        // Elements before what is inside them.
        for (path, value) in patch.sorted(by: { $0.key < $1.key }) {
            if let note = write(value, at: path, operation, keeps) { lost.append(note) }
        }
        version = max(version ?? time, time)
        return lost
    }

    /// Writes a value unless a later one is there, and tells what was lost.
    private mutating func write(
        _ value: JSONValue, at path: String, _ operation: DocumentOperation, _ keeps: (String, JSONValue) -> Bool
    ) -> LostValue? {
        var time = operation.timestamp
        let old = values[path] ?? .null
        var lost: LostValue?
        if let current = self.time(of: path) {
            if operation.replaced[path] == current {
                // An author who has seen a value replaces it, however slow the clock.
                if current >= time { time = current.next(node: time.node) }
            } else if current == time {
                return nil
            } else if current > time || keeps(path, old) {
                return note(value, time, at: path, unlike: old)
            } else {
                lost = note(old, current, at: path, unlike: value)
            }
        }
        set(value, at: path, time)
        return lost
    }

    private mutating func set(_ value: JSONValue, at path: String, _ time: HybridTimestamp) {
        values[path] = value == .null ? nil : value
        // A value of a new document bears the document's own time.
        times[path] = time == creation && value != .null ? nil : time
        guard value == .null, path.utf8.contains(UInt8(ascii: "/")) else { return }
        // What was in an element goes with it.
        let prefix = "\(path)/"
        for inner in values.keys where inner.hasPrefix(prefix) {
            guard let written = self.time(of: inner), written <= time else { continue }
            values[inner] = nil
            times[inner] = nil
        }
    }

    /// A note of a value that is lost to another; none if they are equal or nobody misses it.
    private func note(_ value: JSONValue, _ time: HybridTimestamp, at path: String, unlike other: JSONValue)
        -> LostValue?
    {
        value != other && Self.isMissed(path) ? LostValue(path: path, value: value, time: time) : nil
    }

    private static func isMissed(_ path: String) -> Bool {
        !bookkeeping.contains(path) && !path.hasSuffix(":order")
    }

    /// Fields that tell of a change rather than being one: nobody misses them.
    private static let bookkeeping: Set<String> = ["updatedAt", "updatedBy", "createdAt", "createdBy"]

    /// Writes the fields of a group, or takes them all out of the patch.
    private mutating func merge(
        _ group: FieldGroup, _ patch: inout [String: JSONValue], _ operation: DocumentOperation,
        _ lost: inout [LostValue]
    ) {
        var time = operation.timestamp
        let mine = patch.filter { group.all.contains($0.key) }
        for field in group.all { patch[field] = nil }
        let written = group.fields.compactMap { field in self.time(of: field) }
        let old = mine.reduce(into: [:]) { old, member in old[member.key] = values[member.key] ?? .null }
        if let current = written.max() {
            let isSeen = group.fields.allSatisfy { mine[$0] == nil || operation.replaced[$0] == self.time(of: $0) }
            if isSeen {
                if current >= time { time = current.next(node: time.node) }
            } else if current == time {
                return
            } else if current > time {
                if let note = note(.object(mine), time, at: group.name, unlike: .object(old)) { lost.append(note) }
                return
            } else if let note = note(.object(old), current, at: group.name, unlike: .object(mine)) {
                lost.append(note)
            }
        }
        for field in group.followers {
            guard let value = mine[field], let current = self.time(of: field), operation.replaced[field] != current
            else { continue }
            if let note = note(values[field] ?? .null, current, at: field, unlike: value) { lost.append(note) }
        }
        for (field, value) in mine { set(value, at: field, time) }
    }

    /// A patch in which lists that are written as a whole, as older versions do, are written by element.
    private func expanded(
        _ patch: [String: JSONValue], kind: EntityKind, _ time: HybridTimestamp
    ) -> [String: JSONValue] {
        let rules = kind.listRules
        guard !rules.isEmpty else { return patch }
        var expanded = patch
        for (path, value) in patch {
            guard let rule = rules[path], case .array(let elements) = value, !elements.isEmpty,
                let leaves = FlatFields.flatten(elements, at: path, rule)
            else { continue }
            expanded.merge(leaves) { $1 }
            for old in values.keys where old.hasPrefix("\(path)/") && leaves[old] == nil {
                if let written = self.time(of: old), written <= time { expanded[old] = .null }
            }
        }
        return expanded
    }

    /// The values that a deletion takes along without having seen them.
    private func unseen(by deletion: DocumentOperation) -> [LostValue] {
        times.sorted { $0.key < $1.key }.compactMap { path, time in
            guard deletion.replaced[path] != time, time < deletion.timestamp, Self.isMissed(path) else { return nil }
            return LostValue(path: path, value: values[path] ?? .null, time: time)
        }
    }

    /// Notes who made the document first, when two devices made the same one.
    private mutating func adopt(creation time: HybridTimestamp) {
        guard let creation else {
            creation = time
            return
        }
        guard time < creation else { return }
        for path in values.keys where self.time(of: path) == creation && times[path] == nil { times[path] = creation }
        self.creation = time
    }

    // MARK: Making operations

    /// The operation that makes the fields what they are to be; `nil` if they are that already.
    public func change(
        to fields: [String: JSONValue], id: String, accountID: String, kind: EntityKind, key: String,
        timestamp: HybridTimestamp
    ) -> DocumentOperation? {
        let wanted = FlatFields.flatten(fields, kind: kind)
        var patch: [String: JSONValue] = [:]
        for (path, value) in wanted where values[path] != value { patch[path] = value }
        for path in values.keys where wanted[path] == nil { patch[path] = .null }
        leaveOrderAlone(in: &patch, wanted, timestamp)
        guard creation == nil || !isAlive || !patch.isEmpty else { return nil }
        for group in kind.fieldGroups where group.fields.contains(where: { patch[$0] != nil }) {
            for field in group.all where patch[field] == nil { patch[field] = values[field] ?? .null }
        }
        // What was in an element goes with it.
        let emptied = Set(patch.filter { $0.value == .null && $0.key.utf8.contains(UInt8(ascii: "/")) }.keys)
        for path in emptied {
            if let parent = FieldPath.parent(of: path), emptied.contains(parent) { patch[path] = nil }
        }
        if creation == nil { patch = patch.filter { $0.value != .null } }
        var replaced: [String: HybridTimestamp] = [:]
        for path in patch.keys { replaced[path] = time(of: path) }
        return DocumentOperation(
            id: id, accountID: accountID, kind: kind, key: key, action: creation == nil ? .create : .update,
            patch: patch, timestamp: timestamp, baseVersion: version, replaced: replaced)
    }

    /// Takes orders of lists out of a patch where the elements come in that order anyhow: so of two people who add an
    /// element, neither changes the order.
    private func leaveOrderAlone(
        in patch: inout [String: JSONValue], _ wanted: [String: JSONValue], _ timestamp: HybridTimestamp
    ) {
        for (path, order) in patch where path.hasSuffix(":order") {
            let list = String(path.dropLast(":order".count))
            let prefix = "\(list)/"
            let steps = wanted.keys.filter {
                $0.hasPrefix(prefix) && !$0.dropFirst(prefix.count).utf8.contains(UInt8(ascii: "/"))
            }.map { String($0.dropFirst(prefix.count)) }
            let anyhow = FlatFields.ordered(steps, at: list, values[path]) { element in
                patch[element] == nil ? time(of: element) : timestamp
            }.map { JSONValue.string(FieldPath.unescaped($0)) }
            if order == .null ? steps.count < 2 : .array(anyhow) == order { patch[path] = nil }
        }
    }

    /// The operation that deletes the document, and knows all that it deletes.
    public func deletion(
        id: String, accountID: String, kind: EntityKind, key: String, timestamp: HybridTimestamp
    ) -> DocumentOperation {
        DocumentOperation(
            id: id, accountID: accountID, kind: kind, key: key, action: .delete, timestamp: timestamp,
            baseVersion: version, replaced: allTimes)
    }
}
