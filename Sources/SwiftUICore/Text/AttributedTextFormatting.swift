import Foundation

/// A definition of the formatting that a view allows: a scope of attributes, and constraints on their values.
///
/// `attributedTextFormattingDefinition(_:)` applies it to texts and text editors that show an `AttributedString`. Attributes outside of
/// the scope are kept as they are.
public protocol AttributedTextFormattingDefinition<Scope> {
    /// The attributes that the definition is about.
    associatedtype Scope: AttributeScope = Body.Scope
    /// The type of the definition in the body.
    associatedtype Body: AttributedTextFormattingDefinition

    /// The constraints, which apply in order.
    @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }

    /// Applies the constraints. Only definitions of this module implement this method.
    func _apply(to container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
    /// A constraint that allows only some values of an attribute.
    public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

    public func _apply(to container: inout AttributeContainer) { body._apply(to: &container) }

    /// Applies all constraints to an attribute container.
    public func constrain(_ container: inout AttributeContainer) { _apply(to: &container) }

    /// Applies all constraints to each run of a string.
    public func constrain(_ string: inout AttributedString) {
        for run in Array(string.runs) {
            var attributes = run.attributes
            _apply(to: &attributes)
            if attributes != run.attributes { string[run.range].setAttributes(attributes) }
        }
    }
}

/// A constraint on the value of an attribute.
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition {
    /// The attribute whose value is constrained. It belongs to the scope.
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable

    /// Sets the attribute to a valid value, which can depend on the other attributes.
    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    /// The type of the attributes, of which the constraint changes one.
    public typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

    /// The body of a constraint, which is empty.
    public var body: _NoFormattingDefinition { return _NoFormattingDefinition() }

    public func _apply(to container: inout AttributeContainer) {
        var attributes = Attributes(container: container)
        constrain(&attributes)
        container = attributes.container
    }
}

/// A namespace for the parts of formatting definitions.
public enum AttributedTextFormatting {
    /// A result builder that creates a definition from the statements of a closure.
    @resultBuilder public struct DefinitionBuilder<Scope: AttributeScope> {
        /// Returns the definition unchanged.
        public static func buildExpression<Definition: AttributedTextFormattingDefinition>(
            _ definition: Definition
        ) -> Definition where Definition.Scope == Scope { definition }

        /// Returns a single definition.
        public static func buildBlock<Definition: AttributedTextFormattingDefinition>(
            _ definition: Definition
        ) -> Definition { definition }

        /// Returns several definitions, which apply in order.
        public static func buildBlock<each Definition: AttributedTextFormattingDefinition>(
            _ definition: repeat each Definition
        ) -> some AttributedTextFormattingDefinition<Scope> {
            var parts: [any AttributedTextFormattingDefinition] = []
            for part in repeat each definition { parts.append(part) }
            return DefinitionList<Scope>(parts: parts)
        }
    }

    /// A constraint that allows only some values of an attribute.
    public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>
    where AttributeKey.Value: Sendable & Hashable {
        private let values: Set<AttributeKey.Value?>
        private let fallback: AttributeKey.Value?

        /// Creates a constraint.
        ///
        /// - Parameters:
        ///   - key: The attribute.
        ///   - values: The values that are allowed; nil stands for characters without the attribute.
        ///   - default: The value that takes the place of all others.
        public init(
            for key: KeyPath<Scope, AttributeKey>, values: Set<AttributeKey.Value?>, default: AttributeKey.Value?
        ) {
            self.values = values
            fallback = `default`
        }
    }

    /// A proxy of an attribute container for a constraint, which can read all attributes and change one.
    @dynamicMemberLookup
    public struct AttributeContainerProxy<Scope: AttributeScope, AttributeKey: AttributedStringKey> {
        var container: AttributeContainer

        /// The value of an attribute.
        public subscript<Key: AttributedStringKey>(key: Key.Type) -> Key.Value? where Key.Value: Sendable {
            container[Key.self]
        }

        /// The value of the attribute that the constraint is about.
        public subscript(key: AttributeKey.Type) -> AttributeKey.Value? where AttributeKey.Value: Sendable {
            get { container[AttributeKey.self] }
            set { container[AttributeKey.self] = newValue }
        }

        /// Accesses the value of an attribute by name.
        public subscript<Key: AttributedStringKey>(
            dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Key>
        ) -> Key.Value? where Key.Value: Sendable { container[Key.self] }

        /// Accesses the value of the attribute of the constraint by name.
        public subscript(
            dynamicMember keyPath: KeyPath<AttributeDynamicLookup, AttributeKey>
        ) -> AttributeKey.Value? where AttributeKey.Value: Sendable {
            get { container[AttributeKey.self] }
            set { container[AttributeKey.self] = newValue }
        }
    }
}

extension AttributedTextFormatting.ValueConstraint: AttributedTextValueConstraint {
    public func constrain(_ container: inout Attributes) {
        if !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = fallback }
    }
}

/// Definitions that apply one after the other.
private struct DefinitionList<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    let parts: [any AttributedTextFormattingDefinition]

    var body: _NoFormattingDefinition { return _NoFormattingDefinition() }

    func _apply(to container: inout AttributeContainer) {
        for part in parts { part._apply(to: &container) }
    }
}

/// The body of definitions without a body. `Never` is not suitable, because its `body` as a view is isolated to the
/// main actor.
public struct _NoFormattingDefinition: AttributedTextFormattingDefinition {
    public typealias Scope = AttributeScopes.FoundationAttributes

    public var body: _NoFormattingDefinition { return self }

    public func _apply(to container: inout AttributeContainer) {}
}

/// The definition that applies to the texts of a view.
package struct TextFormatting: Equatable {
    let definition: any AttributedTextFormattingDefinition

    package func constrained(_ string: AttributedString) -> AttributedString {
        var string = string
        definition.constrain(&string)
        return string
    }

    package static func == (a: Self, b: Self) -> Bool { ValueComparison.areEqual(a.definition, b.definition) }
}

private enum TextFormattingKey: EnvironmentKey {
    static var defaultValue: TextFormatting? { nil }
}

extension EnvironmentValues {
    package var textFormatting: TextFormatting? {
        get { self[TextFormattingKey.self] }
        set { self[TextFormattingKey.self] = newValue }
    }
}

extension View {
    /// Limits the formatting of attributed texts in this view to a definition.
    ///
    /// Texts show their attributes as the definition constrains them. A text editor also writes what people change that way.
    nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
    ) -> some View {
        environment(\.textFormatting, TextFormatting(definition: definition))
    }
}
