import CoreGraphics
import Foundation
import PerchStandIns
import UIKit

/// A node of a scene. In Perch, nodes are drawn at their positions, but do not move.
@MainActor @preconcurrency open class SKNode: UIResponder {
    open var name: String?
    /// The position in the parent, in points, with y upward.
    open var position = CGPoint.zero
    /// The position in the order of siblings. Higher values are in front.
    open var zPosition: CGFloat = 0
    /// The rotation in radians, counterclockwise.
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isPaused = false
    open var speed: CGFloat = 1
    open var isUserInteractionEnabled = false
    open var physicsBody: SKPhysicsBody?
    open var userData: NSMutableDictionary?
    open var constraints: [SKConstraint]?

    /// Creates a node without anything.
    public override init() { super.init() }
    /// Creates a node from an archive. In Perch, archives contain no nodes.
    public required init?(coder: NSCoder) { return nil }

    /// The node around.
    open private(set) weak var parent: SKNode?
    /// The nodes in it.
    open private(set) var children: [SKNode] = []
    /// The scene of the node.
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }

    /// Sets the scale along both axes.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
    /// Adds a child node.
    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
    /// Inserts a child node at an index.
    open func insertChild(_ node: SKNode, at index: Int) {
        node.removeFromParent()
        node.parent = self
        children.insert(node, at: min(max(index, 0), children.count))
    }
    /// Removes the node from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Removes child nodes.
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }
    /// Removes all child nodes.
    open func removeAllChildren() { removeChildren(in: children) }
    /// Moves the node to another parent.
    open func move(toParent parent: SKNode) { parent.addChild(self) }
    /// Returns the first descendant with a name. A name that begins with `//` is searched for at any depth.
    open func childNode(withName name: String) -> SKNode? {
        let isDeep = name.hasPrefix("//")
        return find(isDeep ? String(name.dropFirst(2)) : name, isDeep: isDeep).first
    }
    /// Calls a block for each descendant with a name. A name that begins with `//` is searched for at any depth.
    open func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let isDeep = name.hasPrefix("//")
        for node in find(isDeep ? String(name.dropFirst(2)) : name, isDeep: isDeep) where !stop.boolValue {
            block(node, &stop)
        }
    }
    private func find(_ name: String, isDeep: Bool) -> [SKNode] {
        children.flatMap { child in
            (child.name == name || name == "*" ? [child] : []) + (isDeep ? child.find(name, isDeep: true) : [])
        }
    }

    // MARK: Places

    var toParent: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    }
    private var toScene: CGAffineTransform {
        parent.map { self is SKScene ? .identity : toParent.concatenating($0.toScene) } ?? toParent
    }
    /// Converts a point from this node's space to another node's space.
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
        point.applying(toScene).applying(node.toScene.inverted())
    }
    /// Converts a point from another node's space to this node's space.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { node.convert(point, to: self) }
    /// The room that it takes itself, in its own space.
    var ownBounds: CGRect { .null }
    /// The frame of the node, without its children, in the space of the parent.
    open var frame: CGRect {
        let bounds = ownBounds
        return bounds.isNull ? CGRect(origin: position, size: .zero) : bounds.applying(toParent)
    }
    /// Returns the frame of the node and its children, in the space of the parent.
    open func calculateAccumulatedFrame() -> CGRect {
        let inner = children.reduce(ownBounds) { $0.union($1.calculateAccumulatedFrame()) }
        return inner.isNull ? CGRect(origin: position, size: .zero) : inner.applying(toParent)
    }
    /// Returns a Boolean value that indicates whether the frame contains a point of the parent's space.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    /// Returns the descendants whose frames contain a point, from front to back.
    open func nodes(at p: CGPoint) -> [SKNode] {
        let inner = children.sorted { $0.zPosition > $1.zPosition }.flatMap { child -> [SKNode] in
            let own = child.frame.contains(p) ? [child] : []
            return child.nodes(at: p.applying(child.toParent.inverted())) + own
        }
        return inner
    }
    /// Returns the frontmost descendant at a point, or this node if there is none.
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
    /// Returns a Boolean value that indicates whether two nodes' frames overlap.
    open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }

    // MARK: Motion

    private static let reason = "scenes stand still"

    /// Runs an action. In Perch, the action has no effect, and ends immediately.
    open func run(_ action: SKAction, completion block: (() -> Void)? = nil) {
        inert("SKNode.run(_:)", Self.reason)
        block?()
    }
    /// Runs an action. In Perch, the action has no effect, and ends immediately.
    open func run(_ action: SKAction, withKey key: String) { run(action) }
    /// Removes all actions.
    open func removeAllActions() {}
    /// Removes an action.
    open func removeAction(forKey key: String) {}
    /// Returns the action with a key. In Perch, there is none.
    open func action(forKey key: String) -> SKAction? { nil }
    /// Returns a Boolean value that indicates whether actions continue. In Perch, it is always false.
    open func hasActions() -> Bool { false }
}

/// An action, identified by its name.
open class SKAction: NSObject {
    open var duration: TimeInterval
    open var timingMode = SKActionTimingMode.linear
    open var speed: CGFloat = 1
    init(_ duration: TimeInterval) { self.duration = duration }
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
    }
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func removeFromParent() -> SKAction { SKAction(0) }
    open class func hide() -> SKAction { SKAction(0) }
    open class func unhide() -> SKAction { SKAction(0) }
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(0) }
    open class func customAction(
        withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction { SKAction(duration) }
    open class func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
    ) -> SKAction { SKAction(duration) }
    open class func animate(with textures: [SKTexture], timePerFrame: TimeInterval) -> SKAction {
        SKAction(Double(textures.count) * timePerFrame)
    }
    open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction(0) }
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction(0) }
    open class func sequence(_ actions: [SKAction]) -> SKAction { SKAction(actions.reduce(0) { $0 + $1.duration }) }
    open class func group(_ actions: [SKAction]) -> SKAction { SKAction(actions.map(\.duration).max() ?? 0) }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction(action.duration * Double(count)) }
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity) }
    open func reversed() -> SKAction { SKAction(duration) }
}

/// Constants that describe the timing curve of an action.
public enum SKActionTimingMode: Int, Sendable { case linear = 0, easeIn = 1, easeOut = 2, easeInEaseOut = 3 }

/// A constraint of a node. In Perch, it has no effect.
open class SKConstraint: NSObject {
    open var enabled = true
}

/// A body for a physics simulation. In Perch, there is no simulation.
open class SKPhysicsBody: NSObject {
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    open var mass: CGFloat = 1
    open var density: CGFloat = 1
    open var friction: CGFloat = 0.2
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var velocity = CGVector(dx: 0, dy: 0)
    open var angularVelocity: CGFloat = 0
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open weak var node: SKNode?
    public convenience init(circleOfRadius r: CGFloat) { self.init() }
    public convenience init(rectangleOf s: CGSize) { self.init() }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
    public convenience init(polygonFrom path: CGPath) { self.init() }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
    public convenience init(edgeLoopFrom path: CGPath) { self.init() }
    public convenience init(texture: SKTexture, size: CGSize) { self.init() }
    /// Applies an impulse. In Perch, this method has no effect.
    open func applyImpulse(_ impulse: CGVector) { inert("SKPhysicsBody.applyImpulse(_:)", "scenes stand still") }
    /// Applies a force. In Perch, this method has no effect.
    open func applyForce(_ force: CGVector) { inert("SKPhysicsBody.applyForce(_:)", "scenes stand still") }
}

/// A contact between two bodies. In Perch, there are none.
open class SKPhysicsContact: NSObject {
    public let bodyA = SKPhysicsBody()
    public let bodyB = SKPhysicsBody()
    public let contactPoint = CGPoint.zero
}

/// A delegate that is notified of contacts. In Perch, there are none.
@MainActor @preconcurrency public protocol SKPhysicsContactDelegate: AnyObject {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

/// The physics simulation of a scene. In Perch, there is none.
open class SKPhysicsWorld: NSObject {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}
