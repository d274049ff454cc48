import Foundation
import SwiftUI

/// A type that describes how a thing is shown to users.
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

/// A type that describes how a kind of things is shown to users.
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

/// A kind of things with a name.
public protocol TypeDisplayRepresentable {
    /// The kind's name.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A thing that intents work with.
public protocol AppEntity: TypeDisplayRepresentable, Identifiable, Sendable where ID: Sendable {
    /// The query that finds things of this kind.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// The query that finds things of this kind.
    static var defaultQuery: DefaultQuery { get }
    /// The display representation: how the thing is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

/// Finds things.
public protocol EntityQuery: Sendable {
    /// The kind of things.
    associatedtype Entity: AppEntity
    /// The type of the result of ``suggestedEntities()``.
    associatedtype Result = [Entity]
    /// Creates a query.
    init()
    /// Things by their identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Things to offer.
    func suggestedEntities() async throws -> Result
    /// Returns the thing that is chosen where nobody chose.
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    /// None.
    public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
    /// None.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds things by text.
public protocol EntityStringQuery: EntityQuery {
    /// Things that match a text.
    func entities(matching string: String) async throws -> [Entity]
}

/// Lists all things.
public protocol EnumerableEntityQuery: EntityQuery {
    /// All things.
    func allEntities() async throws -> [Entity]
}

/// A kind of values with a fixed list.
public protocol AppEnum: TypeDisplayRepresentable, CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue: LosslessStringConvertible {
    /// An app enum: how each value is shown.
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
    /// Blue.
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

    /// Collects the phrase.
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

/// Collects shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
    public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
    public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
}
