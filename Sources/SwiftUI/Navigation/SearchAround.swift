/// A modifier of a search that stands around a navigation container, to be applied within a page.
typealias SearchModifierAround = (AnyView) -> AnyView

extension EnvironmentValues {
    /// What `searchable` and related declarations say around the container: the first page in it shows the field.
    @Entry var searchAround: [SearchModifierAround] = []
}

extension View {
    /// Passes a modifier of a search down to the first page, where no page is around that would show the search itself.
    nonisolated func handsSearchDown(_ apply: @escaping SearchModifierAround) -> some View {
        transformEnvironment { environment in
            if environment.searchState == nil { environment.searchAround.append(apply) }
        }
    }
}

/// Says within a page what was said of its search around the container.
struct SearchFromAround: View {
    let modifiers: [SearchModifierAround]

    var body: some View { modifiers.reduce(AnyView(Color.clear)) { $1($0) } }
}
