import Foundation

/// A part of an app's user interface that the system displays, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scenes in the body.
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// The windows of the scene. Only primitive scenes of this module implement this property.
    @MainActor @preconcurrency var _windows: [_SceneWindow] { get }
}

extension Scene {
    @MainActor @preconcurrency public var _windows: [_SceneWindow] { body._windows }

    package var windows: [_SceneWindow] { _windows }
}

extension Scene where Body == Never {
    /// The body of primitive scenes, which do not have a body. Reading this property is a programming error.
    @MainActor @preconcurrency public var body: Never {
        fatalError("\(Self.self) is a primitive scene; its body may not be called")
    }
}

extension Never: Scene {}

/// A window with its content.
@MainActor public struct _SceneWindow {
    package var title: Text?
    package var id: String?
    package var content: AnyView
    /// The name of the type whose values it is shown for, if there is one.
    package var valueType: String?
    /// In points, where the program says it.
    package var defaultSize: CGSize?
    /// What keys do while the program is in front.
    package var commands: [AnyView] = []
}

/// A result builder that creates a scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    /// Returns the scene unchanged.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Returns a single scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Returns several scenes, in their order.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var scenes: [any Scene] = []
        for scene in repeat each content { scenes.append(scene) }
        return SceneList(scenes)
    }
    /// Returns the scenes of an `if #available` statement. As in Apple's SwiftUI, no other condition is allowed.
    public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
        SceneList(scene.map { [$0] } ?? [])
    }
    /// Returns the scenes of an `if #available` statement whose condition is true.
    public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker {
        SceneList([scene])
    }
}

/// A protocol that marks the scenes of an `if #available` statement.
public protocol _LimitedAvailabilitySceneMarker {}

/// Several scenes, one after the other.
private struct SceneList: _LimitedAvailabilitySceneMarker {
    let scenes: [any Scene]

    init(_ scenes: [any Scene]) { self.scenes = scenes }
}

extension SceneList: Scene {
    typealias Body = Never
    var _windows: [_SceneWindow] { scenes.flatMap { $0._windows } }
}

extension Group: Scene where Content: Scene {
    public typealias Body = Never

    /// Creates a group of scenes.
    nonisolated public init(@SceneBuilder content: () -> Content) { self = .of(content()) }

    @MainActor @preconcurrency public var _windows: [_SceneWindow] { content._windows }
}

/// The phases of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Phases in which the scene is not visible, is visible but receives no input, and is in front.
    case background, inactive, active
}

private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
    /// The phase of the scene. Scenes of hosts without a screen are active.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
