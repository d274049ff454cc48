import CoreGraphics
import Foundation
import UIKit

/// The appearance of a material's property: a color or a picture.
open class SCNMaterialProperty: NSObject {
    open var contents: Any?
    open var intensity: CGFloat = 1
    open var mipFilter = SCNFilterMode.none
    open var minificationFilter = SCNFilterMode.linear
    open var magnificationFilter = SCNFilterMode.linear
    open var wrapS = SCNWrapMode.clamp
    open var wrapT = SCNWrapMode.clamp
    open var contentsTransform = SCNMatrix4Identity
    public override init() {}
    public init(contents: Any) { self.contents = contents }
}

/// Constants that describe how a picture is scaled.
public enum SCNFilterMode: Int, Sendable { case none = 0, nearest = 1, linear = 2 }
/// Constants that describe the content outside a picture's edges.
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat` = 2, clampToBorder = 3, mirror = 4 }

/// A description of the appearance of a surface.
open class SCNMaterial: NSObject, NSCopying {
    /// A type that describes how light falls on a surface.
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let phong = LightingModel(rawValue: "Phong")
        public static let blinn = LightingModel(rawValue: "Blinn")
        public static let lambert = LightingModel(rawValue: "Lambert")
        public static let constant = LightingModel(rawValue: "Constant")
        public static let physicallyBased = LightingModel(rawValue: "PhysicallyBased")
    }
    open var name: String?
    open var diffuse = SCNMaterialProperty()
    open var ambient = SCNMaterialProperty()
    open var specular = SCNMaterialProperty()
    open var emission = SCNMaterialProperty()
    open var reflective = SCNMaterialProperty()
    open var transparent = SCNMaterialProperty()
    open var multiply = SCNMaterialProperty()
    open var normal = SCNMaterialProperty()
    open var metalness = SCNMaterialProperty()
    open var roughness = SCNMaterialProperty()
    open var ambientOcclusion = SCNMaterialProperty()
    open var lightingModel = LightingModel.blinn
    open var shininess: CGFloat = 1
    open var transparency: CGFloat = 1
    open var isDoubleSided = false
    open var isLitPerPixel = true
    open var writesToDepthBuffer = true
    open var readsFromDepthBuffer = true
    open var cullMode = SCNCullMode.back
    open var fillMode = SCNFillMode.fill
    open var transparencyMode = SCNTransparencyMode.aOne
    open var blendMode = SCNBlendMode.alpha
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNMaterial()
        copy.name = name
        copy.diffuse.contents = diffuse.contents
        copy.lightingModel = lightingModel
        copy.transparency = transparency
        copy.isDoubleSided = isDoubleSided
        return copy
    }
}

/// Constants that describe which sides of a surface are omitted.
public enum SCNCullMode: Int, Sendable { case back = 0, front = 1 }
/// Constants that indicate whether surfaces are filled or drawn as lines.
public enum SCNFillMode: UInt, Sendable { case fill = 0, lines = 1 }
/// Constants that describe how the transparency of a surface is determined.
public enum SCNTransparencyMode: Int, Sendable { case aOne = 0, rgbZero = 1, singleLayer = 2, dualLayer = 3 }
/// Constants that describe how a surface blends with the content behind.
public enum SCNBlendMode: Int, Sendable { case alpha = 0, add = 1, subtract = 2, multiply = 3, screen = 4, replace = 5 }

/// A geometry. Perch stores it, but does not draw it.
open class SCNGeometry: NSObject, NSCopying {
    open var name: String?
    /// The materials of the geometry.
    open var materials: [SCNMaterial] = [SCNMaterial()]
    public override init() {}
    /// Creates a geometry from an archive. In Perch, archives contain no geometry.
    public required init?(coder: NSCoder) { return nil }
    /// The first material.
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { if let newValue { materials = [newValue] + materials.dropFirst() } }
    }
    open var subdivisionLevel = 0
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNGeometry()
        copy.name = name
        copy.materials = materials
        return copy
    }
}

/// A ball.
open class SCNSphere: SCNGeometry {
    open var radius: CGFloat = 0.5
    open var segmentCount = 48
    open var isGeodesic = false
    public convenience init(radius: CGFloat) {
        self.init()
        self.radius = radius
    }
}
/// A flat rectangle.
open class SCNPlane: SCNGeometry {
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var cornerRadius: CGFloat = 0
    public convenience init(width: CGFloat, height: CGFloat) {
        self.init()
        self.width = width
        self.height = height
    }
}
/// A box.
open class SCNBox: SCNGeometry {
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var length: CGFloat = 1
    open var chamferRadius: CGFloat = 0
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.init()
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }
}
/// A cylinder.
open class SCNCylinder: SCNGeometry {
    open var radius: CGFloat = 0.5
    open var height: CGFloat = 1
    public convenience init(radius: CGFloat, height: CGFloat) {
        self.init()
        (self.radius, self.height) = (radius, height)
    }
}
/// A ring.
open class SCNTorus: SCNGeometry {
    open var ringRadius: CGFloat = 0.5
    open var pipeRadius: CGFloat = 0.25
    public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.init()
        (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    }
}
/// A geometry of text.
open class SCNText: SCNGeometry {
    open var string: Any?
    open var extrusionDepth: CGFloat = 0
    open var font: UIFont! = .systemFont(ofSize: 12)
    open var flatness: CGFloat = 0.6
    open var alignmentMode = "natural"
    public convenience init(string: Any?, extrusionDepth: CGFloat) {
        self.init()
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
    }
}
/// A floor without an end.
open class SCNFloor: SCNGeometry {
    open var reflectivity: CGFloat = 0.25
}

/// A body for a physics simulation. In Perch, there is no simulation.
open class SCNPhysicsBody: NSObject {
    /// Constants that indicate whether a body moves.
    public enum BodyType: Int, Sendable { case `static` = 0, dynamic = 1, kinematic = 2 }
    open var type: BodyType
    open var mass: CGFloat = 1
    open var friction: CGFloat = 0.5
    open var restitution: CGFloat = 0.5
    open var isAffectedByGravity = true
    public init(type: BodyType, shape: AnyObject?) { self.type = type }
}

/// A camera.
open class SCNCamera: NSObject {
    open var name: String?
    open var fieldOfView: CGFloat = 60
    open var focalLength: CGFloat = 20.784
    open var zNear: Double = 1
    open var zFar: Double = 100
    open var automaticallyAdjustsZRange = false
    open var usesOrthographicProjection = false
    open var orthographicScale: Double = 1
    open var wantsHDR = false
    open var wantsDepthOfField = false
    open var bloomIntensity: CGFloat = 0
    open var exposureOffset: CGFloat = 0
    public override init() {}
}

/// A light source.
open class SCNLight: NSObject {
    /// The type of a light source.
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = LightType(rawValue: "ambient")
        public static let omni = LightType(rawValue: "omni")
        public static let directional = LightType(rawValue: "directional")
        public static let spot = LightType(rawValue: "spot")
        public static let area = LightType(rawValue: "area")
        public static let IES = LightType(rawValue: "IES")
        public static let probe = LightType(rawValue: "probe")
    }
    open var name: String?
    open var type = LightType.omni
    open var color: Any = UIColor.white
    open var intensity: CGFloat = 1000
    open var temperature: CGFloat = 6500
    open var castsShadow = false
    open var shadowColor: Any = UIColor.black
    open var shadowRadius: CGFloat = 3
    open var shadowMode = SCNShadowMode.forward
    open var shadowBias: CGFloat = 1
    open var shadowSampleCount = 1
    open var shadowMapSize = CGSize.zero
    open var spotInnerAngle: CGFloat = 0
    open var spotOuterAngle: CGFloat = 45
    open var attenuationStartDistance: CGFloat = 0
    open var attenuationEndDistance: CGFloat = 0
    open var zNear: CGFloat = 1
    open var zFar: CGFloat = 100
    open var orthographicScale: CGFloat = 1
    open var categoryBitMask = -1
    open var maximumShadowDistance: CGFloat = 100
    public override init() {}
}

/// Constants that describe how shadows are created.
public enum SCNShadowMode: Int, Sendable { case forward = 0, deferred = 1, modulated = 2 }
