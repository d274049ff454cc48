import CoreGraphics
import Foundation

/// An attribute that both kinds of attributed text have.
private struct SharedAttribute {
    /// Whether it is one of Foundation's, which all scopes have.
    let isFoundations: Bool
    /// The attribute's value as an `NSAttributedString` has it.
    let read: (AttributedString.Runs.Run) -> (NSAttributedString.Key, Any)?
    /// Gives a part the value of an `NSAttributedString`.
    let write: (Any, inout AttributedString) -> Void
    let key: NSAttributedString.Key

    init<K: AttributedStringKey>(
        _ attribute: K.Type, _ key: NSAttributedString.Key, isFoundations: Bool = false,
        toObject: @escaping (K.Value) -> Any = { $0 },
        fromObject: @escaping (Any) -> K.Value? = { $0 as? K.Value }
    ) where K.Value: Sendable {
        self.isFoundations = isFoundations
        self.key = key
        read = { run in run.attributes[K.self].map { (key, toObject($0)) } }
        write = { value, part in if let value = fromObject(value) { part[K.self] = value } }
    }

    private static func length<K: AttributedStringKey>(
        _ key: NSAttributedString.Key, _ attribute: K.Type
    ) -> SharedAttribute where K.Value == CGFloat {
        SharedAttribute(
            attribute, key, toObject: { NSNumber(value: Double($0)) },
            fromObject: { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } })
    }

    private static func line<K: AttributedStringKey>(
        _ key: NSAttributedString.Key, _ attribute: K.Type
    ) -> SharedAttribute where K.Value == NSUnderlineStyle {
        SharedAttribute(
            attribute, key, toObject: { NSNumber(value: $0.rawValue) },
            fromObject: { ($0 as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) } })
    }

    /// Those of a scope: Foundation's alone, or with UIKit's.
    static func all(in scope: any AttributeScope.Type) -> [SharedAttribute] {
        scope == AttributeScopes.FoundationAttributes.self ? all.filter(\.isFoundations) : all
    }

    private typealias UIKitScope = AttributeScopes.UIKitAttributes

    // Not sendable, as the types of attributes are not; nothing in it ever changes.
    nonisolated(unsafe) static let all: [SharedAttribute] = [
        SharedAttribute(UIKitScope.FontAttribute.self, .font),
        SharedAttribute(UIKitScope.ForegroundColorAttribute.self, .foregroundColor),
        SharedAttribute(UIKitScope.BackgroundColorAttribute.self, .backgroundColor),
        SharedAttribute(UIKitScope.ParagraphStyleAttribute.self, .paragraphStyle),
        line(.strikethroughStyle, UIKitScope.StrikethroughStyleAttribute.self),
        line(.underlineStyle, UIKitScope.UnderlineStyleAttribute.self),
        length(.kern, UIKitScope.KernAttribute.self),
        length(.tracking, UIKitScope.TrackingAttribute.self),
        length(.baselineOffset, UIKitScope.BaselineOffsetAttribute.self),
        SharedAttribute(
            AttributeScopes.FoundationAttributes.LinkAttribute.self, .link, isFoundations: true,
            fromObject: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
    ]
}

extension NSAttributedString {
    /// Creates a text with the attributes that both types of attributed text support.
    public convenience init(_ attrStr: AttributedString) { self.init(attrStr, SharedAttribute.all) }

    /// Creates a text with the attributes of a scope.
    ///
    /// - Throws: Nothing in Perch. Attributes of other scopes are removed.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attrStr, SharedAttribute.all(in: scope))
    }

    /// Creates a text with the attributes of a scope.
    ///
    /// - Throws: Nothing in Perch. Attributes of other scopes are removed.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(attrStr, including: S.self)
    }

    private convenience init(_ text: AttributedString, _ attributes: [SharedAttribute]) {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var values: [NSAttributedString.Key: Any] = [:]
            for attribute in attributes {
                if let (key, value) = attribute.read(run) { values[key] = value }
            }
            result.append(NSAttributedString(string: String(text[run.range].characters), attributes: values))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// Creates a text with the attributes that both types of attributed text support.
    public init(_ nsStr: NSAttributedString) { self.init(nsStr, SharedAttribute.all) }

    /// Creates a text with the attributes of a scope.
    ///
    /// - Throws: Nothing in Perch. Attributes of other scopes are removed.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self.init(nsStr, SharedAttribute.all(in: scope))
    }

    /// Creates a text with the attributes of a scope.
    ///
    /// - Throws: Nothing in Perch. Attributes of other scopes are removed.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(nsStr, including: S.self)
    }

    private init(_ text: NSAttributedString, _ attributes: [SharedAttribute]) {
        self.init()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
            var part = AttributedString(text.attributedSubstring(from: range).string)
            for attribute in attributes {
                if let value = values[attribute.key] { attribute.write(value, &part) }
            }
            self += part
        }
    }
}
