/// The container to which a background belongs.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private enum Kind { case navigation }
    private let kind: Kind

    /// The page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
}

extension View {
    /// Sets a style as the background of the container around this view, behind its content and its bars.
    ///
    /// Content with its own background, such as a list, covers this background, unless you hide the background of the
    /// content.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Sets a view as the background of the container around this view, behind its content and its bars.
    ///
    /// Content with its own background, such as a list, covers this background, unless you hide the background of the
    /// content.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = AnyViewBoxReference(
            view: AnyView(
                content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment).ignoresSafeArea()))
        return navigationBarPreference { preferences in
            preferences.containerBackground = preferences.containerBackground ?? background
        }
    }
}
