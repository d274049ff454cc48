import CoreGraphics
import Foundation
import PerchStandIns
import SceneKit
import SpriteKit
import StandInViews
import UIKit
import simd

/// A type that describes what went wrong with a session.
public struct ARError: Error, Equatable {
    /// Kinds of errors.
    public enum Code: Int, Sendable {
        case unsupportedConfiguration = 100, sensorUnavailable = 101, sensorFailed = 102, cameraUnauthorized = 103,
            worldTrackingFailed = 200
    }
    /// The kind.
    public let code: Code
    init(_ code: Code) { self.code = code }
}

/// A type that describes what is followed in the world. None is supported: there is no camera.
open class ARConfiguration: NSObject {
    /// Options that describe what else is searched for.
    public struct FrameSemantics: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let personSegmentation = FrameSemantics(rawValue: 1)
        public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
        public static let bodyDetection = FrameSemantics(rawValue: 4)
        public static let sceneDepth = FrameSemantics(rawValue: 8)
    }
    /// The directions of the axes.
    public enum WorldAlignment: Int, Sendable { case gravity = 0, gravityAndHeading = 1, camera = 2 }
    /// A Boolean value that indicates whether the device can do it: it cannot.
    open class var isSupported: Bool { false }
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
    open var frameSemantics: FrameSemantics = []
    open var isLightEstimationEnabled = true
    open var worldAlignment = WorldAlignment.gravity
    open var providesAudioData = false
    public override init() {}
}

/// An object that follows the device in the world.
open class ARWorldTrackingConfiguration: ARConfiguration {
    /// Options that describe which planes are searched for.
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let horizontal = PlaneDetection(rawValue: 1)
        public static let vertical = PlaneDetection(rawValue: 2)
    }
    /// Constants that describe how the light around is reflected.
    public enum EnvironmentTexturing: Int, Sendable { case none = 0, manual = 1, automatic = 2 }
    /// Options that describe what is known of surfaces.
    public struct SceneReconstruction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mesh = SceneReconstruction(rawValue: 1)
        public static let meshWithClassification = SceneReconstruction(rawValue: 3)
    }
    open var planeDetection: PlaneDetection = []
    open var environmentTexturing = EnvironmentTexturing.none
    open var sceneReconstruction: SceneReconstruction = []
    open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }
}
/// An object that follows how the device is turned.
open class AROrientationTrackingConfiguration: ARConfiguration {}
/// An object that follows bodies.
open class ARBodyTrackingConfiguration: ARConfiguration {}
/// An object that follows pictures.
open class ARImageTrackingConfiguration: ARConfiguration {
    open var maximumNumberOfTrackedImages = 1
}
/// An object that follows faces.
open class ARFaceTrackingConfiguration: ARConfiguration {
    open class var supportedNumberOfTrackedFaces: Int { 0 }
    open class var supportsWorldTracking: Bool { false }
    open var maximumNumberOfTrackedFaces = 1
    open var isWorldTrackingEnabled = false
}

/// A place in the world.
open class ARAnchor: NSObject {
    public let identifier = UUID()
    public let name: String?
    public let transform: simd_float4x4
    public init(transform: simd_float4x4) {
        name = nil
        self.transform = transform
    }
    public init(name: String, transform: simd_float4x4) {
        self.name = name
        self.transform = transform
    }
}
/// A plane in the world.
open class ARPlaneAnchor: ARAnchor {
    /// Constants that describe how the plane lies.
    public enum Alignment: Int, Sendable { case horizontal = 0, vertical = 1 }
    open var alignment: Alignment { .horizontal }
    open var center: simd_float3 { simd_float3(0, 0, 0) }
    open var extent: simd_float3 { simd_float3(0, 0, 0) }
}
/// A face.
open class ARFaceAnchor: ARAnchor {
    /// A part of a face that moves.
    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let browInnerUp = Self(rawValue: "browInnerUp")
        public static let browDownLeft = Self(rawValue: "browDown_L")
        public static let browDownRight = Self(rawValue: "browDown_R")
        public static let eyeBlinkLeft = Self(rawValue: "eyeBlink_L")
        public static let eyeBlinkRight = Self(rawValue: "eyeBlink_R")
        public static let jawOpen = Self(rawValue: "jawOpen")
        public static let mouthSmileLeft = Self(rawValue: "mouthSmile_L")
        public static let mouthSmileRight = Self(rawValue: "mouthSmile_R")
        public static let mouthPucker = Self(rawValue: "mouthPucker")
        public static let tongueOut = Self(rawValue: "tongueOut")
        public static let cheekPuff = Self(rawValue: "cheekPuff")
    }
    open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
    open var isTracked: Bool { false }
    open var lookAtPoint: simd_float3 { simd_float3(0, 0, 0) }
}

/// Constants that describe how well the device knows where it is.
public enum ARTrackingState: Sendable { case notAvailable, normal }
/// The device's camera.
open class ARCamera: NSObject {
    open var trackingState: ARTrackingState { .notAvailable }
}
/// A type that describes what the camera sees at a time. There are none.
open class ARFrame: NSObject {
    open var timestamp: TimeInterval { 0 }
    open var anchors: [ARAnchor] { [] }
    public let camera = ARCamera()
}

/// A type that is notified of what happens to a session.
public protocol ARSessionObserver: AnyObject {
    func session(_ session: ARSession, didFailWithError error: any Error)
    func sessionWasInterrupted(_ session: ARSession)
    func sessionInterruptionEnded(_ session: ARSession)
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
}
extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
}
/// A type that is notified of what a session sees. It sees nothing.
public protocol ARSessionDelegate: ARSessionObserver {
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

/// An object that follows the world. There is no camera, so a session fails with `unsupportedConfiguration` when it is
/// run.
open class ARSession: NSObject {
    /// Options that describe how a session begins.
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let resetTracking = RunOptions(rawValue: 1)
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
    }
    open weak var delegate: (any ARSessionDelegate)?
    open private(set) var configuration: ARConfiguration?
    open var currentFrame: ARFrame? { nil }
    public override init() {}
    /// Begins. The delegate receives the error that the device cannot do it.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
    }
    /// Stops for a while.
    open func pause() {}
    /// Adds an anchor. In Perch, this method has no effect.
    open func add(anchor: ARAnchor) { inert("ARSession.add(anchor:)", "there is no camera") }
    /// Removes an anchor. In Perch, this method has no effect.
    open func remove(anchor: ARAnchor) { inert("ARSession.remove(anchor:)", "there is no camera") }
}

/// A type that is notified of nodes for what a session sees. There are none.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

/// An object that shows the camera with a scene in it: a ground with the framework's name.
@MainActor @preconcurrency open class ARSCNView: SCNView {
    /// The session.
    open var session = ARSession()
    open var automaticallyUpdatesLighting = true
    /// Creates a view without a scene.
    public override init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame, options: options)
        framework = "ARKit"
    }
    public required init?(coder: NSCoder) { return nil }
}
/// An object that shows the camera with a scene of SpriteKit's in it: the scene alone.
@MainActor @preconcurrency open class ARSKView: SKView {
    /// The session.
    open var session = ARSession()
}
