import CoreGraphics
import Foundation
import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// Constants that describe how a scene fills a view of another size.
public enum SKSceneScaleMode: Int, Sendable { case fill = 0, aspectFill = 1, aspectFit = 2, resizeFill = 3 }

/// A scene of nodes. In Perch, nodes are drawn in their initial state. The scene does not move, and ``update(_:)`` is
/// not called.
@MainActor @preconcurrency open class SKScene: SKNode {
    open var size: CGSize { didSet { if size != oldValue { didChangeSize(oldValue) } } }
    open var backgroundColor = UIColor(white: 0.15, alpha: 1)
    /// The anchor point of the scene, at which its origin is drawn. The default is the lower-left corner.
    open var anchorPoint = CGPoint.zero
    open var scaleMode = SKSceneScaleMode.fill
    open var camera: SKCameraNode?
    public let physicsWorld = SKPhysicsWorld()
    /// The view that shows it.
    open fileprivate(set) weak var view: SKView?

    /// Creates a scene of a size in points.
    public init(size: CGSize) {
        self.size = size
        super.init()
        sceneDidLoad()
    }
    /// Creates a scene with a size of one point.
    public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }
    /// Creates a scene from a file. In Perch, this initializer has no effect: the result is always nil, because such
    /// files are not read.
    public convenience init?(fileNamed filename: String) {
        inert("SKScene.init(fileNamed:)", "files of scenes are not read")
        return nil
    }
    public required init?(coder: NSCoder) { return nil }

    open override var frame: CGRect {
        CGRect(
            x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
    }
    /// Called after the scene was loaded.
    open func sceneDidLoad() {}
    /// Called when a view presents the scene.
    open func didMove(to view: SKView) {}
    /// Called when a view no longer presents the scene.
    open func willMove(from view: SKView) {}
    /// Called when the size has changed.
    open func didChangeSize(_ oldSize: CGSize) {}
    /// Called when a frame begins. In Perch, it is not called.
    open func update(_ currentTime: TimeInterval) {}
    /// Called after actions were evaluated. In Perch, it is not called.
    open func didEvaluateActions() {}
    /// Called after physics were simulated. In Perch, it is not called.
    open func didSimulatePhysics() {}
    /// Called when a frame ends. In Perch, it is not called.
    open func didFinishUpdate() {}
    /// Returns a point of the view in the scene.
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        point.applying(toView(view?.bounds.size ?? size).inverted())
    }
    /// Returns a point of the scene in the view.
    open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(toView(view?.bounds.size ?? size)) }

    /// From the scene, whose y axis points up, to a view of a size.
    func toView(_ room: CGSize) -> CGAffineTransform {
        guard size.width > 0, size.height > 0 else { return .identity }
        var (x, y) = (room.width / size.width, room.height / size.height)
        switch scaleMode {
        case .fill, .resizeFill: break
        case .aspectFill: (x, y) = (max(x, y), max(x, y))
        case .aspectFit: (x, y) = (min(x, y), min(x, y))
        }
        let left = (room.width - size.width * x) / 2 + size.width * anchorPoint.x * x
        let foot = room.height - (room.height - size.height * y) / 2 - size.height * anchorPoint.y * y
        return CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: left, ty: foot)
    }

    /// A view of a size shows the scene.
    func show(in view: SKView?, of room: CGSize) {
        if scaleMode == .resizeFill, room.width > 0, room.height > 0 { size = room }
        guard let view, self.view !== view else { return }
        self.view = view
        didMove(to: view)
    }
}

/// A transition between scenes. In Perch, the new scene appears immediately.
open class SKTransition: NSObject {
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
}
/// Constants that describe the direction of a transition.
public enum SKTransitionDirection: Int, Sendable { case up = 0, down = 1, right = 2, left = 3 }

/// A view that shows the initial state of a scene.
@MainActor @preconcurrency open class SKView: UIView {
    private var stage: UIHostingController<SceneDrawing>?
    /// The scene.
    open private(set) var scene: SKScene?
    open var isPaused = false
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsDrawCount = false
    open var showsPhysics = false
    open var ignoresSiblingOrder = false
    open var allowsTransparency = false
    open var preferredFramesPerSecond = 60

    /// Shows a scene.
    open func presentScene(_ scene: SKScene?) {
        if let old = self.scene, old !== scene {
            old.willMove(from: self)
            old.view = nil
        }
        self.scene = scene
        scene?.show(in: self, of: bounds.size)
        show()
    }
    /// Presents a scene immediately.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
    /// Returns a picture of a node. In Perch, it is nil, because nodes are drawn only in scenes.
    open func texture(from node: SKNode) -> SKTexture? { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scene?.show(in: self, of: bounds.size)
        show()
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        scene?.touchesBegan(touches, with: event)
        show()
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        scene?.touchesMoved(touches, with: event)
        show()
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        scene?.touchesEnded(touches, with: event)
        show()
    }

    private func show() {
        let drawing = SceneDrawing(scene: scene)
        if let stage { stage.rootView = drawing } else { stage = fill(with: drawing) }
        stage?.view.isUserInteractionEnabled = false
    }
}

extension UITouch {
    /// Returns the position of the touch, in a node's space.
    @MainActor public func location(in node: SKNode) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return .zero }
        return node.convert(scene.convertPoint(fromView: location(in: view)), from: scene)
    }
}

/// The nodes of a scene at their places.
struct SceneDrawing: View {
    let scene: SKScene?

    var body: some View {
        Canvas { context, size in
            guard let scene else { return }
            MainActor.assumeIsolated {
                scene.show(in: nil, of: size)
                context.fill(
                    Path(CGRect(origin: .zero, size: size)), with: .color(Color(uiColor: scene.backgroundColor)))
                context.concatenate(scene.toView(size))
                for node in scene.children.sorted(by: { $0.zPosition < $1.zPosition }) { draw(node, in: context) }
            }
        }
        .accessibilityHidden(true)
    }

    @MainActor private func draw(_ node: SKNode, in context: GraphicsContext) {
        guard !node.isHidden, node.alpha > 0 else { return }
        var context = context
        context.concatenate(node.toParent)
        context.opacity *= node.alpha
        let children = node.children.sorted { $0.zPosition < $1.zPosition }
        for child in children where child.zPosition < 0 { draw(child, in: context) }
        let bounds = node.ownBounds
        switch node {
        case let sprite as SKSpriteNode:
            if let image = sprite.texture?.image {
                upright(context, bounds) { $0.draw(Image(uiImage: image), in: $1) }
            } else if sprite.texture == nil {
                context.fill(Path(bounds), with: .color(Color(uiColor: sprite.color)))
            }
        case let label as SKLabelNode:
            let words = label.words
            upright(context, bounds) { $0.draw(Text(words), in: $1) }
        case let shape as SKShapeNode:
            guard let path = shape.path.map({ Path($0) }) else { break }
            context.fill(path, with: .color(Color(uiColor: shape.fillColor)))
            if shape.lineWidth > 0 {
                context.stroke(
                    path, with: .color(Color(uiColor: shape.strokeColor)),
                    style: StrokeStyle(lineWidth: shape.lineWidth, lineCap: shape.lineCap, lineJoin: shape.lineJoin))
            }
        default: break
        }
        for child in children where child.zPosition >= 0 { draw(child, in: context) }
    }

    /// Draws pictures and words the right way up, where y points up.
    private func upright(_ context: GraphicsContext, _ rect: CGRect, _ draw: (GraphicsContext, CGRect) -> Void) {
        var context = context
        context.translateBy(x: 0, y: rect.minY + rect.maxY)
        context.scaleBy(x: 1, y: -1)
        draw(context, rect)
    }
}

/// A view that shows the initial state of a scene.
public struct SpriteView: View {
    /// Options that describe the rendering of a scene.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let ignoresSiblingOrder = Options(rawValue: 1)
        public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
        public static let allowsTransparency = Options(rawValue: 4)
    }
    /// Options that describe which debugging information is visible.
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let showsFPS = DebugOptions(rawValue: 1)
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        public static let showsDrawCount = DebugOptions(rawValue: 4)
        public static let showsQuadCount = DebugOptions(rawValue: 8)
        public static let showsPhysics = DebugOptions(rawValue: 16)
        public static let showsFields = DebugOptions(rawValue: 32)
    }
    private let scene: SKScene

    /// Creates a scene.
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
    ) { self.scene = scene }

    public var body: some View { Shown(scene: scene) }

    private struct Shown: UIViewRepresentable {
        let scene: SKScene
        func makeUIView(context: Context) -> SKView { SKView() }
        func updateUIView(_ view: SKView, context: Context) {
            if view.scene !== scene { view.presentScene(scene) }
        }
    }
}
