import Foundation

/// A container that shows one of several screens. The user selects a screen in a tab bar, or swipes.
public struct TabView<SelectionValue: Hashable, Content: View> {
    private let selection: TabSelection?
    private let content: Content

    /// Creates a tab view with a selection. Screens set their items with `tabItem` and are identified by their tags.
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { TabSelection($0) }
        self.content = content()
    }

    /// Creates a tab view with a selection. Tabs are identified by their values.
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, SelectionValue == C.TabValue {
        self.selection = TabSelection(selection)
        self.content = TabContentBuilder<SelectionValue>.Content(content: content())
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that stores its selection. Screens set their items with `tabItem`.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView where SelectionValue == Never {
    /// Creates a tab view that stores its selection.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content: content())
    }
}

extension TabView: View {
    public var body: some View { TabContainer(selection: selection, content: content) }
}

/// The tab that is selected, whatever the binding's type.
struct TabSelection {
    let get: () -> AnyHashable
    let set: (AnyHashable) -> Void

    init<Value: Hashable>(_ binding: Binding<Value>) {
        get = { AnyHashable(binding.wrappedValue) }
        set = { if let value = $0.base as? Value { binding.wrappedValue = value } }
    }
}

/// What represents a screen in the bar.
enum TabItemTraitKey: InnerFirstTraitKey { typealias Wrapped = AnyView }

extension View {
    /// Sets the tab bar item of this screen: an image and a text, or a label.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        // The screen is made when it is first shown, so its tag is looked up on its value.
        let tag = (self as? any StaticTraitCarrier)?.staticTrait(TagTraitKey.self) ?? nil
        return TabScreen(self)
            .trait(TagTraitKey.self, tag)
            .trait(TabItemTraitKey.self, AnyView(label()))
    }
}

/// Finds the tabs in the content and shows them by the style in use.
private struct TabContainer<Content: View>: View {
    let selection: TabSelection?
    let content: Content

    /// The selected tab's number where the program does not keep the selection.
    @State private var ownSelection = 0
    @State private var scrolling = PageScrolling()
    @Environment(\.tabViewStyleKind) private var style

    var body: some View {
        PreferenceReader(TabBarKey.self, of: watched) {
            elements, preferences in
            TabContainerBody(
                elements: elements, preferences: preferences, style: style, selection: selection,
                ownSelection: $ownSelection, scrolling: scrolling)
        }
    }

    private var watched: some View {
        let isPaged = style.isPaged
        return content.environment(\.scrolledContentObserver, observer)
            .transformEnvironment(\.pageTab) { if !isPaged { $0 = .usual } }
    }

    private var observer: ScrolledContentObserver? { style.isPaged ? nil : scrolling.observer }
}

private struct TabContainerBody: View {
    let elements: [ContentElement]
    let preferences: TabBarPreferences
    let style: TabViewStyleKind
    let selection: TabSelection?
    let ownSelection: Binding<Int>
    let scrolling: PageScrolling

    var body: some View {
        if let indexDisplay = style.indexDisplay {
            PagedTabs(
                pages: elements, selected: selectedIndex, indexDisplay: indexDisplay, select: select)
        } else {
            BarredTabs(
                tabs: elements, selected: selectedIndex, preferences: preferences, scrolling: scrolling,
                select: select)
        }
    }

    private func tag(_ index: Int) -> AnyHashable { elements[index].trait(TagTraitKey.self) ?? AnyHashable(index) }

    /// The number of the selected tab; a selection that no tab has shows the first.
    private var selectedIndex: Int {
        guard let selection else { return min(ownSelection.wrappedValue, max(0, elements.count - 1)) }
        let value = selection.get()
        return elements.indices.first { matches(tag($0), value) } ?? 0
    }

    /// A tag of `V` also represents a selection of `V?`.
    private func matches(_ tag: AnyHashable, _ value: AnyHashable) -> Bool {
        tag == value
    }

    private func select(_ index: Int) {
        guard elements.indices.contains(index) else { return }
        guard let selection else { return ownSelection.wrappedValue = index }
        selection.set(tag(index))
    }
}
