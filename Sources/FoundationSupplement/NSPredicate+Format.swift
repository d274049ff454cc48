import Foundation

extension NSPredicate {
    /// A condition that is written out: `"SELF MATCHES %@"`, `"age > %d AND name BEGINSWITH[c] 'a'"`.
    ///
    /// Keys are looked up in dictionaries, and else among the stored properties of a value. Sums, functions and subqueries
    /// are not read; like any other text that is no condition they give a message and a predicate that nothing fulfils,
    /// where Apple's raises an exception.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A condition that is written out, with the values for its places in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let condition: PredicateCondition
        do {
            var parser = PredicateParser(predicateFormat, arguments ?? [])
            condition = try parser.parse()
        } catch {
            let message = "NSPredicate cannot read “\(predicateFormat)”; nothing fulfils it.\n"
            FileHandle.standardError.write(Data(message.utf8))
            condition = .constant(false)
        }
        nonisolated(unsafe) let fixed = condition
        self.init(block: { object, _ in fixed.isFulfilled(by: object) })
    }
}

/// A condition of a predicate.
indirect enum PredicateCondition {
    case constant(Bool)
    case not(PredicateCondition)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case comparison(PredicateComparison)

    func isFulfilled(by object: Any?) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let condition): !condition.isFulfilled(by: object)
        case .all(let conditions): conditions.allSatisfy { $0.isFulfilled(by: object) }
        case .any(let conditions): conditions.contains { $0.isFulfilled(by: object) }
        case .comparison(let comparison): comparison.isFulfilled(by: object)
        }
    }
}

/// Two values side by side.
struct PredicateComparison {
    /// Which elements count where the left side has several.
    enum Quantity { case any, all, none }
    enum Relation {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
        case between, contains, isIn, begins, ends, like, matches
    }

    var left: PredicateValue
    var right: PredicateValue
    var relation: Relation
    var quantity: Quantity?
    var ignoresCase = false
    var ignoresMarks = false

    func isFulfilled(by object: Any?) -> Bool {
        let (a, b) = (left.value(of: object), right.value(of: object))
        guard let quantity else { return holds(a, b) }
        let elements = PredicateValue.elements(a) ?? []
        return switch quantity {
        case .any: elements.contains { holds($0, b) }
        case .all: elements.allSatisfy { holds($0, b) }
        case .none: !elements.contains { holds($0, b) }
        }
    }

    private func holds(_ a: Any?, _ b: Any?) -> Bool {
        switch relation {
        case .equal: isEqual(a, b)
        case .unequal: !isEqual(a, b)
        case .less: order(a, b) == .orderedAscending
        case .lessOrEqual: order(a, b).map { $0 != .orderedDescending } ?? false
        case .greater: order(a, b) == .orderedDescending
        case .greaterOrEqual: order(a, b).map { $0 != .orderedAscending } ?? false
        case .between: isBetween(a, PredicateValue.elements(b) ?? [])
        case .contains: contains(a, b)
        case .isIn: contains(b, a)
        case .begins: text(a).map { start in text(b).map(start.hasPrefix) ?? false } ?? false
        case .ends: text(a).map { end in text(b).map(end.hasSuffix) ?? false } ?? false
        case .like: matches(a, (b as? String).map(PredicateComparison.expression(like:)))
        case .matches: matches(a, b as? String)
        }
    }

    private func isEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        if let order = order(a, b) { return order == .orderedSame }
        if let a = a as? any Hashable, let b = b as? any Hashable { return AnyHashable(a) == AnyHashable(b) }
        return false
    }

    private func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
        if let a = PredicateValue.number(a), let b = PredicateValue.number(b) {
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        guard let a = text(a), let b = text(b) else { return nil }
        return a.compare(b)
    }

    private func isBetween(_ value: Any?, _ limits: [Any]) -> Bool {
        guard limits.count == 2, let low = order(value, limits[0]), let high = order(value, limits[1]) else {
            return false
        }
        return low != .orderedAscending && high != .orderedDescending
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        if let whole = text(whole), let part = text(part) { return whole.contains(part) }
        return PredicateValue.elements(whole)?.contains { isEqual($0, part) } ?? false
    }

    /// A text as it is compared.
    private func text(_ value: Any?) -> String? {
        guard let text = PredicateValue.text(value) else { return nil }
        var options = String.CompareOptions()
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresMarks { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }

    private func matches(_ value: Any?, _ expression: String?) -> Bool {
        guard let text = value as? String, let expression,
            let regex = try? NSRegularExpression(
                pattern: "\\A(?:\(expression))\\z", options: ignoresCase ? [.caseInsensitive] : [])
        else { return false }
        return regex.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// A pattern with `*` for any text and `?` for any character.
    private static func expression(like pattern: String) -> String {
        NSRegularExpression.escapedPattern(for: pattern).replacing("\\*", with: ".*").replacing("\\?", with: ".")
    }
}

/// A value in a condition: one that is written, or one of the object that is judged.
enum PredicateValue {
    case constant(Any?)
    case list([PredicateValue])
    case path([String])

    func value(of object: Any?) -> Any? {
        switch self {
        case .constant(let value): value
        case .list(let values): values.map { $0.value(of: object) as Any }
        case .path(let keys): keys.reduce(object) { PredicateValue.value($0, forKey: $1) }
        }
    }

    private static func value(_ object: Any?, forKey key: String) -> Any? {
        guard let object else { return nil }
        if key == "@count" || key == "length", let count = (object as? String)?.utf16.count ?? elements(object)?.count {
            return count
        }
        if key == "self" || key == "SELF" { return object }
        if let object = object as? any KeyedObject { return flat(object.keyedValue(forKey: key)) }
        if let dictionary = object as? [String: Any] { return flat(dictionary[key]) }
        if let several = elements(object) { return several.compactMap { value($0, forKey: key) } }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            // Wrapped properties are stored with an underscore before their name.
            if let child = current.children.first(where: { $0.label == key || $0.label == "_" + key }) {
                return flat(child.value)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// An optional's value, or nil.
    static func flat(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { flat($0.value) }
    }

    static func elements(_ value: Any?) -> [Any]? {
        switch value {
        case let array as [Any]: array
        case let array as NSArray: array.map { $0 }
        case let set as NSSet: set.map { $0 }
        case let set as Set<AnyHashable>: set.map(\.base)
        default: nil
        }
    }

    /// A text, whichever type has it.
    static func text(_ value: Any?) -> String? {
        switch value {
        case let text as String: text
        case let text as NSString: String(describing: text)
        case let id as UUID: id.uuidString
        case let id as NSUUID: id.uuidString
        case let url as URL: url.absoluteString
        default: nil
        }
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let flag as Bool: flag ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let date as Date: date.timeIntervalSinceReferenceDate
        case let date as NSDate: date.timeIntervalSinceReferenceDate
        default: nil
        }
    }
}
