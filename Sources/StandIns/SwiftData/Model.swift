import Foundation

/// Makes a class a model: its stored variables are kept by a store and observed.
///
///     @Model final class Trip {
///         @Attribute(.unique) var name: String
///         @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
///         init(name: String) { self.name = name }
///     }
///
/// Variables of types that are `Codable` are attributes, and those of models, of optional models and of arrays of models are
/// relationships. Classes that inherit from another model are not supported.
@attached(
    member, names: named(_$backingData), named(persistentBackingData), named(schemaMetadata), named(init),
    named(_$observationRegistrar), named(_SwiftDataNoType))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "PerchMacros", type: "ModelMacro")

/// Gives a stored variable of a model the accessors that reach the model's backing data. `@Model` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "PerchMacros", type: "PersistedPropertyMacro")

/// Sets the options for storing an attribute.
///
/// - Parameters:
///   - options: such as `.unique`; the default is none.
///   - originalName: the name that the attribute had before, so that a store's values are kept when it is renamed.
///   - hashModifier: tells versions of the attribute apart. It has no effect here.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PerchMacros", type: "ModelNoteMacro")

/// Sets the behavior of a relationship.
///
/// - Parameters:
///   - options: such as `.unique`; the default is none.
///   - deleteRule: what becomes of the destination when the model is deleted. The default is `.nullify`.
///   - minimumModelCount: the least number of models. The default is 0.
///   - maximumModelCount: the greatest number of models. The default 0 represents any number.
///   - originalName: the name that the relationship had before.
///   - inverse: the variable of the destination that leads back. Without one, it is found where there is one candidate only.
///   - hashModifier: tells versions of the relationship apart. It has no effect here.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PerchMacros", type: "ModelNoteMacro")

/// Excludes a property of a model from its store. The property needs a default value, which each model has after it is
/// loaded.
@attached(peer)
public macro Transient() = #externalMacro(module: "PerchMacros", type: "ModelNoteMacro")

/// Creates an index, so that the store finds models quickly by some properties.
///
/// - Parameter indices: the variables of each index.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "PerchMacros", type: "ModelConstraintMacro")

/// Makes the combination of some properties unique in a store. Saving a second model with the same values changes the
/// first.
///
/// - Parameter constraints: the variables of each constraint.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "PerchMacros", type: "ModelConstraintMacro")

/// Makes an actor own a model context: its `modelContext` may be used from the actor's own functions.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool = false) =
    #externalMacro(module: "PerchMacros", type: "ModelActorMacro")
