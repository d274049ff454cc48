import Foundation
import Observation

/// A class whose objects a store can contain. `@Model` makes a class conform to this protocol.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// The values of the model.
    var persistentBackingData: any BackingData<Self> { get set }
    /// The schema's information about the properties of the model.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }

    /// Creates a model with the values of a store.
    init(backingData: any BackingData<Self>)
}

extension PersistentModel {
    /// Returns the values of a new model.
    public static func createBackingData() -> any BackingData<Self> { ModelBackingData<Self>(for: Self.self) }

    /// The identifier of the model in its store.
    public var persistentModelID: PersistentIdentifier { record.id }

    /// The identifier of the model in its store.
    public var id: PersistentIdentifier { persistentModelID }

    /// The context into which the model was inserted, or which fetched it.
    public var modelContext: ModelContext? { record.context }

    /// A Boolean value that indicates whether there are changes that have not been saved.
    public var hasChanges: Bool { record.hasChanges }

    /// A Boolean value that indicates whether the model was deleted from its context, and that has not been saved yet.
    public var isDeleted: Bool { record.state == .deleted }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs === rhs || lhs.persistentModelID == rhs.persistentModelID
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }

    var record: ModelRecord { persistentBackingData as! ModelRecord }

    // MARK: Values

    /// Returns the value of an attribute.
    @_disfavoredOverload
    public func getValue<Value: Decodable>(forKey keyPath: KeyPath<Self, Value>) -> Value {
        record.attribute(at: keyPath)
    }

    /// Returns the model that a relationship leads to.
    public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value>) -> Value {
        record.requiredModel(at: keyPath)
    }

    /// Returns the destination of a relationship. Nil if there is none.
    public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value?>) -> Value? {
        record.optionalModel(at: keyPath)
    }

    /// Returns the models that a relationship leads to.
    public func getValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Self, Value>) -> Value {
        record.collection(at: keyPath)
    }

    /// Returns the models that a relationship leads to, if it was ever set.
    public func getValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Self, Value?>) -> Value? {
        record.optionalCollection(at: keyPath)
    }

    /// Sets the value of an attribute.
    @_disfavoredOverload
    public func setValue<Value: Encodable>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
        record.set(newValue, at: keyPath, of: self)
    }

    /// Sets the model that a relationship leads to.
    public func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
        record.setModel(newValue, at: keyPath, of: self)
    }

    /// Sets the model that a relationship leads to.
    public func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value?>, to newValue: Value?) {
        record.setModel(newValue, at: keyPath, of: self)
    }

    /// Sets the models that a relationship leads to.
    public func setValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
        record.setModels(newValue.models, at: keyPath, of: self)
    }

    /// Sets the destinations of a relationship. Nil removes all of them.
    public func setValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Self, Value?>, to newValue: Value?) {
        record.setModels(newValue?.models ?? [], at: keyPath, of: self)
    }
}

/// A collection of the models that a relationship leads to. Arrays of models are.
public protocol RelationshipCollection<PersistentElement> {
    /// The type of the models.
    associatedtype PersistentElement: PersistentModel
    /// The models in their order.
    var _models: [PersistentElement] { get }
    /// Creates a collection of models.
    init(_models: [PersistentElement])
}

extension RelationshipCollection {
    static var elementType: (any PersistentModel.Type)? { PersistentElement.self }
    static var empty: Self { Self(_models: []) }
    var models: [any PersistentModel] { _models }
}

extension Array: RelationshipCollection where Element: PersistentModel {
    public var _models: [Element] { self }
    public init(_models: [Element]) { self = _models }
}

extension Set: RelationshipCollection where Element: PersistentModel {
    public var _models: [Element] { Array(self) }
    public init(_models: [Element]) { self.init(_models) }
}
