/// A scene for people who use Assistive Access, a system experience with few and large controls.
///
/// Its content takes the place of the program's other windows while Assistive Access is on. Hosts of Perch do not have this mode, so
/// that the scene has no window.
public struct AssistiveAccess<Content: View> {
    private let content: Content

    /// Creates a scene.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension AssistiveAccess: Scene {
    public typealias Body = Never

    @MainActor @preconcurrency public var _windows: [_SceneWindow] {
        WithoutEffect.assistiveAccess.log()
        return []
    }
}

extension View {
    /// The icon beside the navigation title in a scene for Assistive Access. Elsewhere, and so in Perch, it is not used.
    nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }

    /// The symbol beside the navigation title in a scene for Assistive Access. Elsewhere, and so in Perch, it is not used.
    nonisolated public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
}
