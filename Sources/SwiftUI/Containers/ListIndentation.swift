/// How deep a row is in an outline; rows outside outlines are at 0.
enum ListIndentationKey: InnerFirstTraitKey { typealias Wrapped = Int }

extension EnvironmentValues {
    @Entry var listIndentation: Int = 0
}

/// Makes rows stand one level deeper than those around: the content of a disclosure group.
struct ListIndentation: ViewModifier {
    @Environment(\.listIndentation) private var level

    func body(content: Content) -> some View {
        content
            .environment(\.listIndentation, level + 1)
            .trait(ListIndentationKey.self, level + 1)
    }
}
