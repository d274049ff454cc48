import Foundation
import PerchStandIns
import UIKit
import simd

/// A component of an entity.
public protocol Component {}

/// A type that describes where something is, how it is turned, and how large it is.
public struct Transform: Component, Equatable, Sendable {
    public var scale: SIMD3<Float>
    public var rotation: simd_quatf
    public var translation: SIMD3<Float>
    /// Creates a transform, which changes nothing by default.
    public init(
        scale: SIMD3<Float> = .one, rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
        translation: SIMD3<Float> = .zero
    ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
    /// The identity, which changes nothing.
    public static let identity = Transform()
    public static func == (a: Transform, b: Transform) -> Bool {
        a.scale == b.scale && a.translation == b.translation && a.rotation.vector == b.rotation.vector
    }
}

/// An object in space, with others in it. The tree is real; nothing is drawn.
@MainActor open class Entity {
    /// A type that describes what an entity has, by type.
    @MainActor public struct ComponentSet {
        private var components: [ObjectIdentifier: any Component] = [:]
        /// The component of a type.
        public subscript<T: Component>(componentType: T.Type) -> T? {
            get { components[ObjectIdentifier(componentType)] as? T }
            set { components[ObjectIdentifier(componentType)] = newValue }
        }
        /// Gives a component, in place of one of its type.
        public mutating func set<T: Component>(_ component: T) { self[T.self] = component }
        /// Returns a Boolean value that indicates whether there is one of a type.
        public func has(_ componentType: any Component.Type) -> Bool {
            components[ObjectIdentifier(componentType)] != nil
        }
        /// Removes the one of a type.
        public mutating func remove(_ componentType: any Component.Type) {
            components[ObjectIdentifier(componentType)] = nil
        }
    }
    open var name = ""
    open var isEnabled = true
    open var components = ComponentSet()
    open var transform = Transform()
    /// The entity around.
    open private(set) weak var parent: Entity?
    /// The entities in it.
    open private(set) var children: [Entity] = []

    /// Creates an entity without anything.
    public required init() {}
    /// Creates an entity of a file. It throws, since such files are not read.
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        self.init()
        throw CocoaError(.fileReadUnsupportedScheme)
    }
    /// Creates an entity of a file. It throws, since such files are not read.
    public convenience init(contentsOf url: URL) async throws {
        self.init()
        throw CocoaError(.fileReadUnsupportedScheme)
    }

    open var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
    }
    open var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
    }
    open var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
    }
    /// Puts an entity in.
    open func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        entity.removeFromParent()
        entity.parent = self
        children.append(entity)
    }
    /// Takes an entity out.
    open func removeChild(_ entity: Entity) { if entity.parent === self { entity.removeFromParent() } }
    /// Removes the entity from the one around.
    open func removeFromParent(preservingWorldTransform: Bool = false) {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Puts the entity into another one.
    open func setParent(_ parent: Entity?) {
        if let parent { parent.addChild(self) } else { removeFromParent() }
    }
    /// Returns the first entity of a name, this one or one in it.
    open func findEntity(named name: String) -> Entity? {
        self.name == name ? self : children.lazy.compactMap { $0.findEntity(named: name) }.first
    }
    /// Creates shapes for collisions and touches. In Perch, this method has no effect.
    open func generateCollisionShapes(recursive: Bool) {
        inert("Entity.generateCollisionShapes(recursive:)", "scenes in space are not drawn")
    }
    /// Moves to a place: at once.
    open func move(to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0) {
        self.transform = transform
    }
}

/// A type that describes how a surface looks.
public protocol Material: Sendable {}
/// A surface in light.
public struct SimpleMaterial: Material {
    public var isMetallic: Bool
    public var color: UIColor
    public init(color: UIColor = .white, isMetallic: Bool = false) {
        (self.color, self.isMetallic) = (color, isMetallic)
    }
    public init(color: UIColor, roughness: Float, isMetallic: Bool) {
        (self.color, self.isMetallic) = (color, isMetallic)
    }
}
/// A surface without light.
public struct UnlitMaterial: Material {
    public var color: UIColor
    public init(color: UIColor = .white) { self.color = color }
}

/// A shape. It is kept, and not drawn.
@MainActor public final class MeshResource {
    /// Returns a box.
    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    /// Returns a box.
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    /// Returns a box.
    public static func generateBox(
        width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
    ) -> MeshResource { MeshResource() }
    /// Returns a ball.
    public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
    /// Returns a plane.
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource()
    }
    /// Returns a plane.
    public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource()
    }
    /// Words.
    public static func generateText(_ string: String, extrusionDepth: Float = 0.25) -> MeshResource { MeshResource() }
}

/// A shape with surfaces.
@MainActor public struct ModelComponent: Component {
    public var mesh: MeshResource
    public var materials: [any Material]
    public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
}

/// An entity with a shape.
@MainActor open class ModelEntity: Entity {
    /// The shape.
    open var model: ModelComponent? {
        get { components[ModelComponent.self] }
        set { components[ModelComponent.self] = newValue }
    }
    public required init() {}
    /// Creates an entity with a shape.
    public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
    }
}

/// An entity that is fixed to the world.
@MainActor open class AnchorEntity: Entity {
    public required init() {}
    /// Creates an entity at a place.
    public convenience init(world position: SIMD3<Float>) {
        self.init()
        self.position = position
    }
}
/// An entity that gives light.
@MainActor open class DirectionalLight: Entity { public required init() {} }
/// An entity that gives light.
@MainActor open class PointLight: Entity { public required init() {} }
/// An entity that looks.
@MainActor open class PerspectiveCamera: Entity { public required init() {} }
