import Foundation

/// The values of a model, between the model and its store.
public protocol BackingData<Model> {
    /// The type of the model.
    associatedtype Model: PersistentModel

    /// The identifier of the model in its store.
    var persistentModelID: PersistentIdentifier? { get set }

    /// Creates the values of a new model.
    init(for modelType: Model.Type)

    /// Returns the value of an attribute.
    func getValue<Value: Decodable>(forKey keyPath: KeyPath<Model, Value>) -> Value
    /// Returns the model that a relationship leads to.
    func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value>) -> Value
    /// Returns the destination of a relationship. Nil if there is none.
    func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value?>) -> Value?
    /// Returns the models that a relationship leads to.
    func getValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Model, Value>) -> Value
    /// Returns the models that a relationship leads to, if it was ever set.
    func getValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Model, Value?>) -> Value?

    /// Sets the value of an attribute.
    func setValue<Value: Encodable>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value)
    /// Sets the model that a relationship leads to.
    func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value)
    /// Sets the model that a relationship leads to.
    func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value?>, to newValue: Value?)
    /// Sets the models that a relationship leads to.
    func setValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value)
    /// Sets the models that a relationship leads to.
    func setValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Model, Value?>, to newValue: Value?)
}

/// The backing data of all models.
///
/// What is set here and not by way of the model is what an initializer sets: the model is in no context yet, and what it leads to
/// does not lead back until it is inserted.
final class ModelBackingData<Model: PersistentModel>: ModelRecord, BackingData {
    init(for modelType: Model.Type) { super.init(Schema.Entity.of(modelType)) }

    var persistentModelID: PersistentIdentifier? {
        get { id }
        set { if let newValue { id = newValue } }
    }

    @_disfavoredOverload
    func getValue<Value: Decodable>(forKey keyPath: KeyPath<Model, Value>) -> Value { attribute(at: keyPath) }
    func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value>) -> Value { requiredModel(at: keyPath) }
    func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value?>) -> Value? {
        optionalModel(at: keyPath)
    }
    func getValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Model, Value>) -> Value {
        collection(at: keyPath)
    }
    func getValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Model, Value?>) -> Value? {
        optionalCollection(at: keyPath)
    }

    @_disfavoredOverload
    func setValue<Value: Encodable>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value) {
        begin(.value(newValue), at: keyPath)
    }
    func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value) {
        begin(.model(newValue), at: keyPath)
    }
    func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value?>, to newValue: Value?) {
        begin(.model(newValue), at: keyPath)
    }
    func setValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value) {
        begin(.models(ModelList(newValue.models)), at: keyPath)
    }
    func setValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Model, Value?>, to newValue: Value?) {
        begin(newValue.map { .models(ModelList($0.models)) } ?? .empty, at: keyPath)
    }
}
