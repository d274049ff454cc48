/// A screen of a tab view: made when it is first shown, and kept.
struct TabScreen<Content: View> {
    let content: Content

    @State private var reselection = TabReselection()

    nonisolated init(_ content: Content) { self.content = content }
}

extension TabScreen: View {
    var body: some View {
        KeptView(content.environment(\.tabReselection, reselection))
            .trait(TabReselectionKey.self, reselection)
    }
}

/// What happens when the item of a tab is used that is selected already: the stacks on it go back to their roots.
@MainActor final class TabReselection {
    private struct WeakModel { weak var model: NavigationModel? }

    private var stacks: [UInt64: WeakModel] = [:]

    nonisolated init() {}

    func add(_ model: NavigationModel, _ id: UInt64) { stacks[id] = WeakModel(model: model) }
    func remove(_ id: UInt64) { stacks[id] = nil }
    func run() { for stack in stacks.values { stack.model?.goBack(to: 0) } }
}

enum TabReselectionKey: InnerFirstTraitKey { typealias Wrapped = TabReselection }

extension EnvironmentValues {
    /// The tab that the view is on.
    @Entry var tabReselection: TabReselection?
}

/// Tells the pages of a tab for searching that their field takes the place of the tab bar.
struct SearchTabScreen {
    let isSearch: Bool
    @Environment(\.tabSearchActivation) private var activation

    nonisolated init(isSearch: Bool) { self.isSearch = isSearch }
}

extension SearchTabScreen: ViewModifier {
    func body(content: Content) -> some View {
        let (isSearch, begins) = (isSearch, isSearch && activation == .searchTabSelection)
        return content.transformEnvironment { environment in
            if isSearch { environment.pageTab = .search }
            environment.searchesAtOnce = begins
        }
    }
}
