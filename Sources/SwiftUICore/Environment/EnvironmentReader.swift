/// A view made from the whole environment, for the engine's own views that read many keys.
package struct EnvironmentReader<Content: View>: View {
    private let content: (EnvironmentValues) -> Content

    package init(@ViewBuilder content: @escaping (EnvironmentValues) -> Content) { self.content = content }

    @Environment(\.self) private var environment

    package var body: some View { content(environment) }
}
