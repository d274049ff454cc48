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

/// A scene with other commands. They belong to the scene as a whole, of which the first window represents all.
private struct ChangedCommands<Base: Scene> {
    let base: Base
    let change: @MainActor (inout [AnyView]) -> Void
}

extension ChangedCommands: Scene {
    typealias Body = Never

    var _windows: [_SceneWindow] {
        var windows = base._windows
        var commands = windows.flatMap(\.commands)
        change(&commands)
        for index in windows.indices { windows[index].commands = index == 0 ? commands : [] }
        return windows
    }
}

extension Scene {
    // MARK: Windows

    /// Sets the initial size of a window, in points, on hosts whose windows can have any size.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        ChangedWindows(base: self) { $0.defaultSize = size }
    }

    /// Sets the initial size of a window, in points, on hosts whose windows can have any size.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets the resizability of windows. In Perch, this modifier has no effect: windows do not change their size.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        WithoutEffect.windowResizability.log()
        return self
    }

    /// Sets the external events that open a window of this scene. Perch has one window, which receives all events. This
    /// modifier has no effect.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        WithoutEffect.sceneExternalEvents.log()
        return self
    }

    /// Sets the visibility of system overlays over this scene. Perch's hosts have no overlays. This modifier has no
    /// effect.
    nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
        WithoutEffect.scenePersistentSystemOverlays.log()
        return self
    }

    // MARK: Commands

    /// Adds commands to the program. Their keyboard shortcuts have an effect while the program is in front, after the
    /// shortcuts of visible controls. Perch's hosts have no menu bar to show the commands.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        nonisolated(unsafe) let commands = content()
        return ChangedCommands(base: self) { $0.append(commands._content) }
    }

    /// Removes all commands of this scene, including those of the system. Perch has no commands of the system.
    nonisolated public func commandsRemoved() -> some Scene {
        ChangedCommands(base: self) { $0 = [] }
    }

    /// Replaces all commands of this scene.
    nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        nonisolated(unsafe) let commands = content()
        return ChangedCommands(base: self) { $0 = [commands._content] }
    }
}

/// The resizability of a scene's windows.
public struct WindowResizability: Sendable {
    private enum Kind { case automatic, contentSize, contentMinSize }
    private let kind: Kind

    /// The default resizability, which depends on the kind of scene.
    public static let automatic = WindowResizability(kind: .automatic)
    /// A resizability between the smallest and the largest size of the content.
    public static let contentSize = WindowResizability(kind: .contentSize)
    /// A resizability with the size of the content as the minimum.
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

extension View {
    /// Sets the external events that the window of this view handles. Perch has one window, which receives all events.
    /// This modifier has no effect.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        WithoutEffect.handlesExternalEvents.log()
        return self
    }
}
