import Foundation
import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// A type that describes what is in a view of space.
@MainActor public struct RealityViewContent {
    /// The entities.
    public private(set) var entities: [Entity] = []
    /// Adds an entity. Perch stores it, but it has no effect, because scenes are not drawn.
    public mutating func add(_ entity: Entity) {
        inert("RealityViewContent.add(_:)", "scenes in space are not drawn")
        entities.append(entity)
    }
    /// Takes an entity out.
    public mutating func remove(_ entity: Entity) { entities.removeAll { $0 === entity } }
}
/// The content of a reality view on iOS.
public typealias RealityViewCameraContent = RealityViewContent

/// A view that shows things in space: a ground with the framework's name. The closures run, so that what they make is
/// there.
public struct RealityView<Content: View>: View {
    private let make: @MainActor (inout RealityViewContent) async -> Void
    private let update: (@MainActor (inout RealityViewContent) -> Void)?
    private let placeholder: Content
    @State private var content = RealityViewContent()
    @State private var isMade = false

    /// Things that are made, and brought up to date.
    public init(
        make: @escaping @MainActor (inout RealityViewContent) async -> Void,
        update: (@MainActor (inout RealityViewContent) -> Void)? = nil
    ) where Content == EmptyView {
        self.init(make: make, update: update, placeholder: { EmptyView() })
    }
    /// Things that are made, and brought up to date, with a view until they are there.
    public init(
        make: @escaping @MainActor (inout RealityViewContent) async -> Void,
        update: (@MainActor (inout RealityViewContent) -> Void)? = nil, @ViewBuilder placeholder: () -> Content
    ) {
        self.make = make
        self.update = update
        self.placeholder = placeholder()
    }

    public var body: some View {
        StandInStage("RealityKit")
            .overlay { if !isMade { placeholder } }
            .task {
                var made = RealityViewContent()
                await make(&made)
                update?(&made)
                content = made
                isMade = true
            }
    }
}

/// An object that shows the camera with things in space: a ground with the framework's name.
@MainActor open class ARView: UIView {
    /// A type that describes what a view shows.
    @MainActor public final class Scene {
        /// The entities.
        public private(set) var anchors: [AnchorEntity] = []
        /// Adds an anchor. Perch stores it, but it has no effect, because scenes are not drawn.
        public func addAnchor(_ anchor: AnchorEntity) {
            inert("ARView.scene.addAnchor(_:)", "scenes in space are not drawn")
            anchors.append(anchor)
        }
        /// Takes an entity out.
        public func removeAnchor(_ anchor: AnchorEntity) { anchors.removeAll { $0 === anchor } }
    }
    /// Constants that indicate whether the camera is behind the things.
    public enum CameraMode: Sendable { case ar, nonAR }
    /// The scene, which indicates what the view shows.
    public let scene = Scene()
    /// A value that indicates whether the camera is behind the things.
    open var cameraMode: CameraMode

    /// Creates a view.
    public init(frame: CGRect, cameraMode: CameraMode = .ar, automaticallyConfigureSession: Bool = true) {
        self.cameraMode = cameraMode
        super.init(frame: frame)
        fill(with: StandInStage("RealityKit"))
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, cameraMode: .ar) }
    public required init?(coder: NSCoder) { return nil }
    /// Returns the entity at a point: none.
    open func entity(at point: CGPoint) -> Entity? { nil }
}
