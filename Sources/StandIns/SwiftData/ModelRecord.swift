import Foundation
import PerchStandIns

/// The values of a model, and what its context knows of it.
class ModelRecord {
    enum State { case loose, inserted, saved, deleted }

    /// What a variable holds.
    enum Slot {
        /// Nothing was set.
        case empty
        case value(Any)
        /// As the store has it; made into a value when somebody asks for it.
        case column(ColumnValue)
        case model((any PersistentModel)?)
        case identifier(PersistentIdentifier)
        case models(ModelList)
        /// The store knows the models.
        case stored
    }

    let entity: Schema.Entity
    var id: PersistentIdentifier
    var state = State.loose
    private(set) var slots: [Slot]
    /// The variables that differ from what the store has.
    private(set) var changed: Set<Int> = []
    /// Variables that need a model and whose model was deleted.
    private(set) var missing: Set<Int> = []
    weak var context: ModelContext?
    weak var model: (any PersistentModel)?
    /// Counts the changes of a context, so that they are saved in their order.
    var turn = 0
    /// Whether a variable is set to what it is already, so that those that observe it look again.
    var isTouched = false

    init(_ entity: Schema.Entity) {
        self.entity = entity
        id = PersistentIdentifier(entityName: entity.name)
        slots = Array(repeating: .empty, count: entity.properties.count)
    }

    var hasChanges: Bool { state == .inserted || state == .deleted || !changed.isEmpty }

    private func property(at keyPath: AnyKeyPath) -> Property {
        guard let index = entity.index(of: keyPath) else {
            fatalError("\(entity.name) has no variable \(keyPath) that a store keeps.")
        }
        return entity.properties[index]
    }

    // MARK: Attributes

    func attribute<Value>(at keyPath: AnyKeyPath) -> Value {
        let property = property(at: keyPath)
        switch slots[property.index] {
        case .value(let value): if let value = value as? Value { return value }
        case .column(let column):
            if let value = property.accessor.value(of: column) as? Value {
                slots[property.index] = .value(value)
                return value
            }
        default: break
        }
        if let value = property.defaultValue as? Value { return value }
        if let type = Value.self as? any OptionalType.Type, let none = type.none as? Value { return none }
        fatalError("\(entity.name).\(property.name) has no value that is a \(Value.self), and no default value.")
    }

    func set<Value>(_ value: Value, at keyPath: AnyKeyPath, of model: any PersistentModel) {
        guard !isTouched else { return }
        self.model = model
        write(.value(value), at: property(at: keyPath).index)
    }

    /// Sets what an initializer sets.
    func begin(_ slot: Slot, at keyPath: AnyKeyPath) { slots[property(at: keyPath).index] = slot }

    // MARK: Relationships to one model

    /// Whether asking for a variable gives a value.
    func hasValue(at keyPath: AnyKeyPath) -> Bool {
        let property = property(at: keyPath)
        return property.destination == nil || property.isToMany || property.isOptional
            || destination(property.index) != nil
    }

    func requiredModel<Value>(at keyPath: AnyKeyPath) -> Value {
        let property = property(at: keyPath)
        guard let model = destination(property.index) as? Value else {
            fatalError(
                "\(entity.name).\(property.name) needs a \(Value.self), and there is none. Make the variable optional.")
        }
        return model
    }

    func optionalModel<Value>(at keyPath: AnyKeyPath) -> Value? { destination(property(at: keyPath).index) as? Value }

    /// The model that a relationship to one leads to.
    func destination(_ index: Int) -> (any PersistentModel)? {
        switch slots[index] {
        case .model(let model): return model
        case .identifier(let id):
            guard let model = context?.findModel(id) else { return nil }
            slots[index] = .model(model)
            return model
        default: return nil
        }
    }

    /// What names the model that a relationship to one leads to.
    func destinationID(_ index: Int) -> PersistentIdentifier? {
        switch slots[index] {
        case .model(let model): model?.persistentModelID
        case .identifier(let id): id
        default: nil
        }
    }

    func setModel(_ newValue: (any PersistentModel)?, at keyPath: AnyKeyPath, of model: any PersistentModel) {
        guard !isTouched else { return }
        self.model = model
        let index = property(at: keyPath).index
        let old = destination(index)
        guard old !== newValue else { return }
        missing.remove(index)
        write(.model(newValue), at: index)
        if let old { unlinkInverse(index, from: old) }
        guard let newValue else { return }
        join(newValue, by: index)
    }

    /// Lets a new destination lead back, and puts both into one context.
    private func join(_ other: any PersistentModel, by index: Int) {
        linkInverse(index, to: other)
        if let context, state != .deleted {
            context.insertAny(other)
        } else if let model {
            other.record.context?.insertAny(model)
        }
    }

    // MARK: Relationships to many models

    func collection<Value: RelationshipCollection>(at keyPath: AnyKeyPath) -> Value {
        list(property(at: keyPath).index).typed()
    }

    func optionalCollection<Value: RelationshipCollection>(at keyPath: AnyKeyPath) -> Value? {
        let index = property(at: keyPath).index
        if case .empty = slots[index] { return nil }
        return list(index).typed()
    }

    /// The models that a relationship to many leads to.
    func list(_ index: Int) -> ModelList {
        switch slots[index] {
        case .models(let list): return list
        case .stored:
            let list = ModelList(context?.storedModels(of: self, entity.properties[index]) ?? [])
            slots[index] = .models(list)
            return list
        default:
            let list = ModelList([])
            slots[index] = .models(list)
            return list
        }
    }

    func setModels(_ models: [any PersistentModel], at keyPath: AnyKeyPath, of model: any PersistentModel) {
        guard !isTouched else { return }
        self.model = model
        let index = property(at: keyPath).index
        let old = list(index)
        let new = ModelList(models)
        let removed = old.models.filter { !new.contains($0) }
        let added = new.models.filter { !old.contains($0) }
        write(.models(new), at: index)
        for other in removed { unlinkInverse(index, from: other) }
        for other in added { join(other, by: index) }
    }

    // MARK: The way back

    func linkInverse(_ index: Int, to other: any PersistentModel) {
        guard let model, let inverse = entity.inverse(of: entity.properties[index]) else { return }
        let record = other.record
        record.model = other
        if inverse.isToMany { return record.add(model, to: inverse.index) }
        let previous = record.destination(inverse.index)
        guard previous !== model else { return }
        record.missing.remove(inverse.index)
        record.write(.model(model), at: inverse.index)
        if let previous { previous.record.remove(other, from: index) }
        record.touch(inverse.index)
    }

    func unlinkInverse(_ index: Int, from other: any PersistentModel) {
        guard let model, let inverse = entity.inverse(of: entity.properties[index]) else { return }
        other.record.remove(model, from: inverse.index)
    }

    /// A list whose other side has the identifier in its row needs no loading: what changed is looked at when it is loaded.
    private func isDerived(_ index: Int) -> Bool {
        entity.inverse(of: entity.properties[index]).map { !$0.isToMany } ?? false
    }

    private func add(_ other: any PersistentModel, to index: Int) {
        if case .stored = slots[index], isDerived(index) { return touch(index) }
        let list = list(index)
        guard !list.contains(other) else { return }
        change(list, at: index) { $0.append(other) }
    }

    /// Takes a model out of a relationship of either kind.
    func remove(_ other: any PersistentModel, from index: Int) {
        let property = entity.properties[index]
        if property.isToMany {
            if case .stored = slots[index], isDerived(index) { return touch(index) }
            let list = list(index)
            guard list.contains(other) else { return }
            change(list, at: index) { $0.remove(other) }
        } else if destination(index) === other {
            if property.isOptional {
                write(.model(nil), at: index)
                touch(index)
            } else {
                // It keeps the model, since it cannot have none; saving tells.
                missing.insert(index)
            }
        }
    }

    private func change(_ list: ModelList, at index: Int, _ body: (ModelList) -> Void) {
        if context?.undoManager == nil {
            body(list)
            note(index)
        } else {
            let new = ModelList(list.models)
            body(new)
            write(.models(new), at: index)
        }
        touch(index)
    }

    // MARK: Changing

    /// Sets what a variable holds, so that it can be undone.
    func write(_ slot: Slot, at index: Int) {
        if let context, let model, context.undoManager != nil {
            let old = slots[index]
            context.registerUndo(on: model) { model in
                model.record.write(old, at: index)
                model.record.touch(index)
            }
        }
        slots[index] = slot
        note(index)
    }

    private func note(_ index: Int) {
        changed.insert(index)
        if let model { context?.noteChange(of: model) }
    }

    /// Tells those that observe a variable.
    func touch(_ index: Int) {
        if let model { entity.properties[index].accessor.touch(model) }
    }

    // MARK: The store

    /// Takes what the store has, but for what was changed here. Returns the variables that are different now.
    func take(_ slots: [Slot]) -> [Int] {
        var different: [Int] = []
        for (index, slot) in slots.enumerated() where !changed.contains(index) {
            switch (slot, self.slots[index]) {
            case (.stored, .models), (.stored, .stored): continue
            case (.column(let new), .column(let old)) where new == old: continue
            case (.column(let new), .value(let value)):
                if let old = try? entity.properties[index].accessor.column(of: value), old == new { continue }
            case (.identifier(let new), _) where new == destinationID(index): continue
            case (.model(nil), _) where destinationID(index) == nil: continue
            default: break
            }
            self.slots[index] = slot
            different.append(index)
        }
        return different
    }

    /// Forgets lists that were loaded, since the store may have others by now.
    func forgetLists(of entities: Set<String>) {
        for property in entity.properties where property.isToMany && !changed.contains(property.index) {
            guard case .models = slots[property.index], let destination = property.destination,
                entities.contains(Schema.Entity.of(destination).name)
            else { continue }
            slots[property.index] = .stored
            touch(property.index)
        }
    }

    func settle(_ state: State) {
        self.state = state
        changed = []
        missing = []
    }

    /// Leaves its context. What it leads to is released, so that models that lead to each other do not keep each other.
    func leave() {
        context = nil
        for property in entity.properties
        where property.isToMany || (property.isOptional && property.destination != nil) {
            slots[property.index] = property.isToMany ? .models(ModelList([])) : .model(nil)
        }
    }

    /// Sets all variables of a model that was made just now.
    func begin(_ slots: [Slot]) { self.slots = slots }
}

/// The models that a relationship leads to.
final class ModelList {
    private(set) var models: [any PersistentModel]
    private var members: Set<ObjectIdentifier>
    /// The collection as the variable's type has it.
    private var collection: Any?

    init(_ models: [any PersistentModel]) {
        var members: Set<ObjectIdentifier> = []
        self.models = models.filter { members.insert(ObjectIdentifier($0)).inserted }
        self.members = members
    }

    func contains(_ model: any PersistentModel) -> Bool { members.contains(ObjectIdentifier(model)) }

    func append(_ model: any PersistentModel) {
        guard members.insert(ObjectIdentifier(model)).inserted else { return }
        models.append(model)
        collection = nil
    }

    func remove(_ model: any PersistentModel) {
        guard members.remove(ObjectIdentifier(model)) != nil else { return }
        models.removeAll { $0 === model }
        collection = nil
    }

    func typed<Value: RelationshipCollection>() -> Value {
        if let collection = collection as? Value { return collection }
        let made = Value(_models: models.compactMap { $0 as? Value.PersistentElement })
        collection = made
        return made
    }
}
