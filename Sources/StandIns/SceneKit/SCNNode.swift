import CoreGraphics
import Foundation
import PerchStandIns
import UIKit

/// A node of a scene. The tree and its transforms are available, but Perch does not draw it.
open class SCNNode: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked as on Apple's systems: a tree is used by one thread at a time.
    open var name: String?
    open var geometry: SCNGeometry?
    open var camera: SCNCamera?
    open var light: SCNLight?
    open var physicsBody: SCNPhysicsBody?
    open var constraints: [SCNConstraint]?
    open var opacity: CGFloat = 1
    open var isHidden = false
    open var castsShadow = true
    open var renderingOrder = 0
    open var categoryBitMask = 1
    open var pivot = SCNMatrix4Identity

    /// The position, in the space of the parent.
    open var position = SCNVector3()
    /// The scale.
    open var scale = SCNVector3(x: 1, y: 1, z: 1)
    /// The rotation about each axis, in radians: first about z, then y, then x.
    open var eulerAngles = SCNVector3() { didSet { turn = .angles } }
    /// The rotation about an axis, in radians.
    open var rotation = SCNVector4() { didSet { turn = .axis } }
    /// The orientation as a quaternion. Perch stores it, but it has no effect on positions.
    open var orientation = SCNQuaternion(x: 0, y: 0, z: 0, w: 1)
    private enum Turn { case angles, axis }
    private var turn = Turn.angles
    private var ownTransform: SCNMatrix4?

    /// Creates a node without anything.
    public override init() { super.init() }
    /// Creates a node with a shape.
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    /// Creates a node from an archive. In Perch, archives contain no nodes.
    public required init?(coder: NSCoder) { return nil }

    // MARK: The tree

    /// The node around.
    open private(set) weak var parent: SCNNode?
    /// The nodes in it.
    open private(set) var childNodes: [SCNNode] = []

    /// Adds a child node.
    open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
    /// Inserts a child node at an index.
    open func insertChildNode(_ child: SCNNode, at index: Int) {
        child.removeFromParentNode()
        child.parent = self
        childNodes.insert(child, at: min(max(index, 0), childNodes.count))
    }
    /// Removes the node from its parent.
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    /// Returns the first node of a name.
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        childNodes.first { $0.name == name }
            ?? (recursively
                ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil)
    }
    /// Returns the nodes in it, at any depth, that a test lets pass.
    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var found: [SCNNode] = []
        enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
        return found
    }
    /// Calls a block for each node in it, at any depth.
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        func visit(_ node: SCNNode) {
            for child in node.childNodes where !stop.boolValue {
                block(child, &stop)
                visit(child)
            }
        }
        visit(self)
    }
    /// Returns a copy of the node and its children.
    ///
    /// Apple's returns an object of the same class; here it is what ``copy(with:)`` makes.
    open func clone() -> SCNNode {
        let node = copy(with: nil) as? SCNNode ?? SCNNode()
        for child in childNodes { node.addChildNode(child.clone()) }
        return node
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let node = SCNNode()
        node.name = name
        node.geometry = geometry
        node.camera = camera
        node.light = light
        node.position = position
        node.scale = scale
        node.rotation = rotation
        node.eulerAngles = eulerAngles
        node.turn = turn
        node.opacity = opacity
        node.isHidden = isHidden
        return node
    }

    // MARK: Places

    /// The transform, from the node's space to that around it.
    open var transform: SCNMatrix4 {
        get {
            if let ownTransform { return ownTransform }
            var matrix = SCNMatrix4MakeScale(scale.x, scale.y, scale.z)
            switch turn {
            case .angles:
                matrix = SCNMatrix4Rotate(matrix, eulerAngles.z, 0, 0, 1)
                matrix = SCNMatrix4Rotate(matrix, eulerAngles.y, 0, 1, 0)
                matrix = SCNMatrix4Rotate(matrix, eulerAngles.x, 1, 0, 0)
            case .axis: matrix = SCNMatrix4Rotate(matrix, rotation.w, rotation.x, rotation.y, rotation.z)
            }
            return SCNMatrix4Translate(matrix, position.x, position.y, position.z)
        }
        set {
            ownTransform = newValue
            position = SCNVector3(x: newValue.m41, y: newValue.m42, z: newValue.m43)
        }
    }
    /// The transform from the node's space to the space of the scene.
    open var worldTransform: SCNMatrix4 { parent.map { SCNMatrix4Mult(transform, $0.worldTransform) } ?? transform }
    /// The position in the space of the scene.
    open var worldPosition: SCNVector3 { worldTransform.apply(SCNVector3()) }
    /// Returns a position of this node's space in the space of the scene, or of another node that is not rotated or
    /// scaled.
    open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        let place = worldTransform.apply(position)
        guard let origin = node?.worldPosition else { return place }
        return SCNVector3(x: place.x - origin.x, y: place.y - origin.y, z: place.z - origin.z)
    }
    /// The bounding box of the geometry, which is unknown.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3(), SCNVector3()) }
    /// Turns the node toward a position. In Perch, this method has no effect.
    open func look(at worldTarget: SCNVector3) { inert("SCNNode.look(at:)", SCNView.reason) }

    // MARK: Motion

    /// Runs an action. In Perch, the action has no effect, and ends immediately.
    open func runAction(_ action: SCNAction, forKey key: String? = nil, completionHandler block: (() -> Void)? = nil) {
        inert("SCNNode.runAction(_:)", SCNView.reason)
        block?()
    }
    /// Runs an action. In Perch, the action has no effect, and ends immediately.
    open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {
        runAction(action, forKey: nil, completionHandler: block)
    }
    /// Removes all actions.
    open func removeAllActions() {}
    /// Removes an action.
    open func removeAction(forKey key: String) {}
    /// A Boolean value that indicates whether there are actions. In Perch, they end immediately.
    open var hasActions: Bool { false }
    /// Adds an animation. In Perch, the animation has no effect.
    open func addAnimation(_ animation: CAAnimation, forKey key: String?) {
        inert("SCNNode.addAnimation(_:forKey:)", SCNView.reason)
    }
    /// Removes all animations.
    open func removeAllAnimations() {}
    /// Removes an animation.
    open func removeAnimation(forKey key: String) {}
}

/// An action, identified by its name.
open class SCNAction: NSObject {
    open var duration: TimeInterval
    open var timingMode = SCNActionTimingMode.linear
    init(_ duration: TimeInterval) { self.duration = duration }
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(duration)
    }
    open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(duration)
    }
    open class func rotateTo(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(duration)
    }
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(duration)
    }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func fadeIn(duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func fadeOut(duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func wait(duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func removeFromParentNode() -> SCNAction { SCNAction(0) }
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(0) }
    open class func customAction(
        duration: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
    ) -> SCNAction { SCNAction(duration) }
    open class func sequence(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(actions.reduce(0) { $0 + $1.duration })
    }
    open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.map(\.duration).max() ?? 0) }
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        SCNAction(action.duration * Double(count))
    }
    open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.infinity) }
    open func reversed() -> SCNAction { SCNAction(duration) }
}

/// Constants that describe the timing curve of an action.
public enum SCNActionTimingMode: Int, Sendable { case linear = 0, easeIn = 1, easeOut = 2, easeInEaseOut = 3 }

/// A transaction of several changes. In Perch, changes take effect immediately.
open class SCNTransaction: NSObject {
    nonisolated(unsafe) private static var duration: CFTimeInterval = 0
    open class func begin() {}
    open class func commit() {}
    open class func flush() {}
    /// The duration of animations. Perch stores it, but it has no effect.
    open class var animationDuration: CFTimeInterval {
        get { duration }
        set { duration = newValue }
    }
    /// The completion block. In Perch, it is called immediately.
    open class var completionBlock: (() -> Void)? {
        get { nil }
        set { newValue?() }
    }
}

/// A constraint of a node.
open class SCNConstraint: NSObject {
    open var influenceFactor: CGFloat = 1
    open var isEnabled = true
}
/// A constraint that turns a node toward another node. In Perch, it has no effect.
open class SCNLookAtConstraint: SCNConstraint {
    open var target: SCNNode?
    open var isGimbalLockEnabled = false
    public init(target: SCNNode?) { self.target = target }
}
/// A constraint that turns a node toward the camera. In Perch, it has no effect.
open class SCNBillboardConstraint: SCNConstraint {}
