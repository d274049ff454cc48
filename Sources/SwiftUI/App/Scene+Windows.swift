import Foundation

/// A scene with something changed about its windows.
private struct ChangedWindows<Base: Scene> {
    let base: Base
    let change: (inout _SceneWindow) -> Void
}

extension ChangedWindows: Scene {
    typealias Body = Never

    var _windows: [_SceneWindow] {
        base._windows.map { window in
            var window = window
            change(&window)
            return window
        }
    }
}

extension Scene {
    // MARK: Windows

    /// The size that a window starts with, in points, where the host has windows of any size.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        ChangedWindows(base: self) { $0.defaultSize = size }
    }

    /// The size that a window starts with, in points, where the host has windows of any size.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// How windows may be resized. The windows of the hosts here keep their size.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        WithoutEffect.windowResizability.log()
        return self
    }

    /// Which events from outside open a window of this scene. There is one window here, which gets all of them.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        WithoutEffect.sceneExternalEvents.log()
        return self
    }

    /// How the system's overlays show over this scene. The hosts here have none.
    nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
        WithoutEffect.scenePersistentSystemOverlays.log()
        return self
    }

    // MARK: Commands

    /// Menus and shortcuts of the program. The hosts here have no menu bar.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        WithoutEffect.sceneCommands.log()
        return self
    }

    /// Takes the system's menus away. The hosts here have no menu bar.
    nonisolated public func commandsRemoved() -> some Scene {
        WithoutEffect.commandsRemoved.log()
        return self
    }

    /// Menus in the place of the system's. The hosts here have no menu bar.
    nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        WithoutEffect.sceneCommands.log()
        return self
    }
}

/// How the windows of a scene may be resized.
public struct WindowResizability: Sendable {
    private enum Kind { case automatic, contentSize, contentMinSize }
    private let kind: Kind

    /// As the scene's kind asks for.
    public static let automatic = WindowResizability(kind: .automatic)
    /// Between the content's smallest and largest size.
    public static let contentSize = WindowResizability(kind: .contentSize)
    /// No smaller than the content.
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

extension View {
    /// Which events from outside this view's window wants. There is one window here, which gets all of them.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        WithoutEffect.handlesExternalEvents.log()
        return self
    }
}
