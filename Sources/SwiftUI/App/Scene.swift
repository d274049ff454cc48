import Foundation

/// A part of a program that the system shows: a window, say.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scenes that this one is made of.
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// The windows of the scene. For the library's own primitive scenes.
    @MainActor @preconcurrency var _windows: [_SceneWindow] { get }
}

extension Scene {
    @MainActor @preconcurrency public var _windows: [_SceneWindow] { body._windows }

    package var windows: [_SceneWindow] { _windows }
}

extension Scene where Body == Never {
    /// Primitive scenes have no body; asking for it is a mistake in the program.
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

/// Turns the statements of a closure into one scene.
@resultBuilder
public struct SceneBuilder {
    /// A scene as it is written in the source.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// One scene alone.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several scenes, one after the other.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var scenes: [any Scene] = []
        for scene in repeat each content { scenes.append(scene) }
        return SceneList(scenes)
    }
    /// The scenes of an `if #available`. As with Apple's, no other condition is allowed.
    public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
        SceneList(scene.map { [$0] } ?? [])
    }
    /// The scenes of an `if #available` whose condition is true.
    public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker {
        SceneList([scene])
    }
}

/// The mark of scenes that are in an `if #available`.
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
    /// A scene that is not seen; one that is seen but takes no input; and one in front.
    case background, inactive, active
}

private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
    /// The phase of the scene. Headless hosts count as active.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
