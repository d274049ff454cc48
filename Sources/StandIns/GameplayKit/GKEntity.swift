import Foundation

/// A part of an entity's behavior. Subclass it.
open class GKComponent: NSObject {
    /// The entity that has the component.
    open internal(set) weak var entity: GKEntity?
    /// Creates a component.
    public override init() { super.init() }
    /// Decodes a component: scenes of Xcode's editor cannot be read.
    public required init?(coder: NSCoder) { return nil }
    /// Called when the component was added.
    open func didAddToEntity() {}
    /// Called before the component is removed.
    open func willRemoveFromEntity() {}
    /// Called for each update of the entity.
    open func update(deltaTime seconds: TimeInterval) {}
}

/// An object of a game that is made of components, at most one of each class.
open class GKEntity: NSObject {
    /// The components.
    open private(set) var components: [GKComponent] = []
    /// Creates an entity.
    public override init() { super.init() }

    /// Updates each component.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
    /// Adds a component. One of the same class is replaced.
    open func addComponent(_ component: GKComponent) {
        remove { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }
    /// Removes the component of a class.
    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        remove { type(of: $0) == componentClass }
    }
    /// Returns the component of a class.
    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.lazy.compactMap { $0 as? ComponentType }.first
    }

    private func remove(where isRemoved: (GKComponent) -> Bool) {
        for component in components where isRemoved(component) {
            component.willRemoveFromEntity()
            component.entity = nil
        }
        components.removeAll(where: isRemoved)
    }
}
