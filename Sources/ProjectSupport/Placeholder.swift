import HostKit
import SwiftUI

/// A type in place of one that a project uses and nothing declares.
public protocol _PerchPlaceholder {
    init()
}

/// A type of the project of which an object can be made from nothing.
public protocol _PerchMakeable: SendableMetatype {
    /// A new object.
    @MainActor static func _perchMake() -> Any
}

/// A type that describes what a placeholder has in place of members that are called, and hands to the closures that it
/// is given. Its members and what its calls return have an empty value of the type that is wanted.
@dynamicMemberLookup @dynamicCallable
public struct _PerchUnknown: _PerchPlaceholder, Hashable, Sequence {
    public init() {}

    /// Returns nothing is in it.
    public func makeIterator() -> EmptyCollection<_PerchUnknown>.Iterator { .init() }

    public subscript<Member>(dynamicMember name: String) -> Member {
        get { _perchValue("A value that a missing type would give.") }
        nonmutating set {}
    }

    public subscript(dynamicMember name: String) -> _PerchUnknown { self }

    @discardableResult
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> _PerchUnknown {
        _perchAbsent("A call of what a missing type would give.")
        return self
    }

    public func dynamicallyCall<Result>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Result {
        _perchValue("A call of what a missing type would give.")
    }
}

/// Logs that a placeholder was made.
public func _perchAbsent(_ reason: StaticString) { Replacements.log(reason) }

/// A value of any type, for a property whose wrapper is not there; stops where none can be made.
public func _perchValue<T>(_ reason: StaticString) -> T {
    if let value = EmptyValues.value(of: T.self) {
        Replacements.log(reason)
        return value
    }
    Replacements.stop(reason)
}

/// Values that say nothing, by type.
enum EmptyValues {
    /// A value of the type: nil, zero, an empty text or collection, the first case; nil if there is nothing of the
    /// kind.
    static func value<T>(of type: T.Type) -> T? {
        let value: Any? =
            switch type {
            case is Void.Type: ()
            case let type as any _PerchPlaceholder.Type: type.init()
            case let type as any _PerchMakeable.Type: made(type)
            case let type as any ExpressibleByNilLiteral.Type: nilValue(type)
            case let type as any RangeReplaceableCollection.Type: type.init()
            case let type as any SetAlgebra.Type: type.init()
            case let type as any AdditiveArithmetic.Type: type.zero
            case let type as any EmptyValue.Type: type.emptyValue
            case let type as any CaseIterable.Type: first(type)
            case let type as any ExpressibleByStringLiteral.Type: text(type)
            case let type as any RawRepresentable.Type: raw(type)
            default: nil
            }
        return value as? T
    }

    /// A new object of one of the project's types; nil if the main actor is elsewhere.
    private static func made(_ type: any _PerchMakeable.Type) -> Any? {
        guard isOnMainExecutor() else { return nil }
        return assumeMainActor { Optional(type._perchMake()) }
    }

    private static func nilValue<T: ExpressibleByNilLiteral>(_ type: T.Type) -> Any { T(nilLiteral: ()) }
    private static func first<T: CaseIterable>(_ type: T.Type) -> Any? { T.allCases.first }
    private static func raw<T: RawRepresentable>(_ type: T.Type) -> Any? {
        value(of: T.RawValue.self).flatMap(T.init(rawValue:))
    }
    private static func text<T: ExpressibleByStringLiteral>(_ type: T.Type) -> Any? {
        ("" as? T.StringLiteralType).map(T.init(stringLiteral:))
    }
}

/// A type with a value that says nothing.
protocol EmptyValue {
    static var emptyValue: Self { get }
}

extension Bool: EmptyValue { static var emptyValue: Bool { false } }
extension Dictionary: EmptyValue { static var emptyValue: [Key: Value] { [:] } }
extension Date: EmptyValue { static var emptyValue: Date { Date(timeIntervalSinceReferenceDate: 0) } }
extension URL: EmptyValue { static var emptyValue: URL { URL(fileURLWithPath: "/") } }
extension UUID: EmptyValue {
    static var emptyValue: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
extension CGPoint: EmptyValue { static var emptyValue: CGPoint { .zero } }
extension CGSize: EmptyValue { static var emptyValue: CGSize { .zero } }
extension CGRect: EmptyValue { static var emptyValue: CGRect { .zero } }
extension Locale: EmptyValue { static var emptyValue: Locale { .current } }
extension Calendar: EmptyValue { static var emptyValue: Calendar { .current } }
extension TimeZone: EmptyValue { static var emptyValue: TimeZone { .current } }
extension Color: EmptyValue { static var emptyValue: Color { .clear } }
extension Font: EmptyValue { static var emptyValue: Font { .body } }
extension AnyView: EmptyValue { static var emptyValue: AnyView { AnyView(EmptyView()) } }
extension Image: EmptyValue { static var emptyValue: Image { Image(systemName: "questionmark") } }
