import CoreGraphics
import Foundation
import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// A scene of nodes in space.
open class SCNScene: NSObject {
    /// The root node of the scene.
    public let rootNode = SCNNode()
    /// The background of the scene. A color is drawn.
    public let background = SCNMaterialProperty()
    /// The lighting environment, which surfaces reflect.
    public let lightingEnvironment = SCNMaterialProperty()
    open var fogStartDistance: CGFloat = 0
    open var fogEndDistance: CGFloat = 0
    open var fogColor: Any = UIColor.white
    open var isPaused = false
    /// Creates a scene without anything.
    public override init() {}
    /// Creates a scene from a file. In Perch, this initializer has no effect: the result is always nil, because such
    /// files are not read.
    public convenience init?(named name: String) {
        inert("SCNScene.init(named:)", "files of scenes are not read")
        return nil
    }
    /// Creates a scene of a file. It throws, since such files are not read.
    public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
        throw CocoaError(.fileReadUnsupportedScheme)
    }
    /// A type that describes how files are read.
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
    }
}

/// A result of a hit test.
open class SCNHitTestResult: NSObject {
    /// The node.
    public let node: SCNNode
    /// The position in the node's space.
    public let localCoordinates: SCNVector3
    /// The position in the space of the scene.
    public let worldCoordinates: SCNVector3
    init(_ node: SCNNode) {
        self.node = node
        localCoordinates = SCNVector3()
        worldCoordinates = node.worldPosition
    }
}

/// An option of a hit test.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let searchMode = Self(rawValue: "kHitTestSearchMode")
    public static let firstFoundOnly = Self(rawValue: "kHitTestFirstFoundOnly")
    public static let ignoreHiddenNodes = Self(rawValue: "kHitTestSkipHiddenNode")
    public static let categoryBitMask = Self(rawValue: "kHitTestCategoryBitMask")
    public static let boundingBoxOnly = Self(rawValue: "kHitTestBoundingBoxOnly")
    public static let rootNode = Self(rawValue: "kHitTestRootNode")
}

/// Constants that describe which results of a hit test are returned.
public enum SCNHitTestSearchMode: Int, Sendable { case closest = 0, all = 1, any = 2 }
/// Constants that describe how often edges are sampled.
public enum SCNAntialiasingMode: UInt, Sendable { case none = 0, multisampling2X = 1, multisampling4X = 2 }

/// A type that renders a scene.
public protocol SCNSceneRenderer: AnyObject {}

/// A delegate that is called for each frame. In Perch, there are no frames.
public protocol SCNSceneRendererDelegate: AnyObject {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

/// A controller of the camera.
open class SCNCameraController: NSObject {
    open var automaticTarget = false
    open var target = SCNVector3()
    open var inertiaEnabled = false
    open var pointOfView: SCNNode?
}

/// A view of a scene. In Perch, it shows the background color and the name of the framework. The content is not drawn.
@MainActor @preconcurrency open class SCNView: UIView, SCNSceneRenderer {
    nonisolated static let reason = "scenes in space are not drawn"

    private var stage: UIHostingController<StandInStage>?
    /// The scene.
    open var scene: SCNScene? { didSet { show() } }
    open override var backgroundColor: UIColor? { didSet { show() } }
    /// The node of the camera.
    open var pointOfView: SCNNode?
    /// The delegate, which is called for each frame. In Perch, there are none.
    open weak var delegate: (any SCNSceneRendererDelegate)?
    /// A Boolean value that indicates whether the user can control the camera. In Perch, it has no effect.
    open var allowsCameraControl = false
    /// The default controller of the camera.
    public let defaultCameraController = SCNCameraController()
    /// A Boolean value that indicates whether there is light without lights.
    open var autoenablesDefaultLighting = false
    /// A Boolean value that indicates whether the scene is playing. In Perch, it has no effect.
    open var isPlaying = false
    open var loops = false
    open var showsStatistics = false
    open var rendersContinuously = false
    open var preferredFramesPerSecond = 60
    open var antialiasingMode = SCNAntialiasingMode.none
    open var isJitteringEnabled = false
    open var sceneTime: TimeInterval = 0

    /// Creates a view without a scene.
    public init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame)
        show()
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, options: nil) }
    public required init?(coder: NSCoder) { return nil }

    /// Returns the content at a point. In Perch, there is none, because scenes are not drawn.
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
    /// Returns the view as a picture.
    open func snapshot() -> UIImage {
        UIGraphicsImageRenderer(size: bounds.size).image { _ in
            drawHierarchy(in: bounds, afterScreenUpdates: true)
        }
    }
    /// Plays the scene. In Perch, it has no effect.
    open func play(_ sender: Any?) { isPlaying = true }
    /// Pauses the scene. In Perch, it has no effect.
    open func pause(_ sender: Any?) { isPlaying = false }
    /// Pauses the scene. In Perch, it has no effect.
    open func stop(_ sender: Any?) { isPlaying = false }

    private func show() {
        let page = StandInStage(framework, color: scene?.background.contents as? UIColor ?? backgroundColor)
        if let stage { stage.rootView = page } else { stage = fill(with: page) }
        if scene?.rootNode.childNodes.isEmpty == false { inert("SCNView", SCNView.reason) }
    }
    /// What the note says.
    package var framework = "SceneKit" { didSet { show() } }
}

/// A view of a scene. In Perch, it shows the background color and the name of the framework.
public struct SceneView: View {
    /// Options that describe the interaction and the rendering of a scene.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let allowsCameraControl = Options(rawValue: 1)
        public static let rendersContinuously = Options(rawValue: 2)
        public static let autoenablesDefaultLighting = Options(rawValue: 4)
        public static let jitteringEnabled = Options(rawValue: 8)
        public static let temporalAntialiasingEnabled = Options(rawValue: 16)
    }
    private let color: UIColor?

    /// Creates a scene.
    public init(
        scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60,
        antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil
    ) {
        color = scene?.background.contents as? UIColor
    }

    public var body: some View { StandInStage("SceneKit", color: color) }
}
