import Foundation
import SwiftUI

/// The displayed form of an entity.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// A picture.
    public struct Image: Sendable {
        let name: String
        let isSymbol: Bool

        /// Creates a picture of the app's.
        public init(named name: String, isTemplate: Bool? = nil) {
            self.name = name
            isSymbol = false
        }
        /// Creates a symbol.
        public init(systemName: String, isTemplate: Bool? = nil) {
            name = systemName
            isSymbol = true
        }
    }

    /// The title.
    public var title: LocalizedStringResource
    /// The subtitle.
    public var subtitle: LocalizedStringResource?
    /// The picture.
    public var image: Image?

    /// Creates a representation.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: DefaultStringInterpolation) {
        self.init(stringLiteral: String(stringInterpolation: stringInterpolation))
    }
}

/// The displayed form of a type of entities.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The name.
    public var name: LocalizedStringResource

    /// Creates a representation.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
    public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
    public init(stringInterpolation: DefaultStringInterpolation) {
        name = LocalizedStringResource(stringLiteral: String(stringInterpolation: stringInterpolation))
    }
}

/// A type with a displayed name.
public protocol TypeDisplayRepresentable {
    /// The kind's name.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type that represents an entity of the app for intents.
public protocol AppEntity: TypeDisplayRepresentable, Identifiable, Sendable where ID: Sendable {
    /// The type of the query that finds entities of this type.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// The query that finds entities of this type.
    static var defaultQuery: DefaultQuery { get }
    /// The displayed form of the entity.
    var displayRepresentation: DisplayRepresentation { get }
}

/// A type that finds entities.
public protocol EntityQuery: Sendable {
    /// The type of the entities.
    associatedtype Entity: AppEntity
    /// The type of the result of ``suggestedEntities()``.
    associatedtype Result = [Entity]
    /// Creates a query.
    init()
    /// Returns entities by identifier.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Returns suggested entities.
    func suggestedEntities() async throws -> Result
    /// Returns the default entity.
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    /// Returns no default entity.
    public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
    /// Returns no default entity.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that finds entities by text.
public protocol EntityStringQuery: EntityQuery {
    /// Returns entities that match a text.
    func entities(matching string: String) async throws -> [Entity]
}

/// A query that lists all entities.
public protocol EnumerableEntityQuery: EntityQuery {
    /// Returns all entities.
    func allEntities() async throws -> [Entity]
}

/// A kind of values with a fixed list.
public protocol AppEnum: TypeDisplayRepresentable, CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue: LosslessStringConvertible {
    /// The displayed form of each value.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// The intents that the system offers without set-up.
public protocol AppShortcutsProvider {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The color of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    /// The color of the shortcut tile, which is blue.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Informs the system that parameters have changed. In Perch, this method has no effect.
    public static func updateAppShortcutParameters() {
        noSystem("AppShortcutsProvider.updateAppShortcutParameters()")
    }
}

/// The color of a shortcut's tile.
public enum ShortcutTileColor: Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen
    case grayBrown
}

/// An intent that the system offers without set-up.
public struct AppShortcut: Sendable {
    /// The name.
    let title: LocalizedStringResource?

    /// Creates a shortcut.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) { title = shortTitle }

    /// Creates a shortcut.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) { title = nil }
}

/// A sentence that runs a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// A word in a phrase that the system fills in.
    public enum Token: Sendable {
        /// The app's name.
        case applicationName
    }

    /// A type that creates a phrase from a string interpolation.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds the app's name.
        public mutating func appendInterpolation(_ token: Token) { text += "…" }
        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
            text += "…"
        }
    }

    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// A result builder that creates shortcuts from the statements of a closure.
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
    public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
    public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
}
