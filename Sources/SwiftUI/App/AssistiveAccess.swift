/// A scene for Assistive Access, a system experience with few and large controls.
///
/// While Assistive Access is turned on, its content replaces the other windows of the program. Perch's hosts do not
/// have this mode, so the scene has no window.
public struct AssistiveAccess<Content: View> {
    private let content: Content

    /// Creates a scene.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension AssistiveAccess: Scene {
    public typealias Body = Never

    /// The windows of the scene. In Perch, the scene has no effect, so there are none.
    @MainActor @preconcurrency public var _windows: [_SceneWindow] {
        WithoutEffect.assistiveAccess.log()
        return []
    }
}

extension View {
    /// Sets the icon beside the navigation title in a scene for Assistive Access. Perch has no such scenes and does not
    /// show the icon. This modifier has no effect.
    nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View {
        WithoutEffect.assistiveAccessNavigationIcon.log()
        return self
    }

    /// Sets the symbol beside the navigation title in a scene for Assistive Access. Perch has no such scenes and does
    /// not show the symbol. This modifier has no effect.
    nonisolated public func assistiveAccessNavigationIcon(systemImage: String) -> some View {
        WithoutEffect.assistiveAccessNavigationIcon.log()
        return self
    }
}
