import CoreGraphics
import Foundation

/// Pages over each other, of which the last one is shown. Others appear and disappear over it by a transition.
///
/// Layout knows a page where it belongs only; its way there is drawn. A page that another one covers stays in the tree with its
/// state, is not laid out, has disappeared (its tasks are cancelled), and its preferences do not count. One that has left
/// the list goes out of the tree when its transition is over.
package struct PageStack<Page: Identifiable, Content: View> {
    let pages: [Page]
    let driver: PageStackDriver
    let look: any PageStackLook
    let ground: Color
    let content: (Page, PageLayers) -> Content

    /// - Parameters:
    ///   - pages: from the lowest up; never empty.
    ///   - driver: tells how far pages are on their way. Belongs to this stack alone.
    ///   - look: how pages are drawn on their way.
    ///   - ground: lies under each page on its way, so that the one below does not show through.
    ///   - content: makes a page's view, given what it is to tell about its parts.
    package init(
        _ pages: [Page], driver: PageStackDriver, look: any PageStackLook, ground: Color,
        @ViewBuilder content: @escaping (Page, PageLayers) -> Content
    ) {
        self.pages = pages
        self.driver = driver
        self.look = look
        self.ground = ground
        self.content = content
    }
}

extension PageStack: UnaryView {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        PageStackNode(view, inputs)
    }
}

/// Keeps the views of pages, for the driver that says which are seen.
@MainActor protocol PageStackOwner: AnyObject {
    var pageElement: PageStackRenderNode { get }
    /// A page that is in the tree.
    func page(_ id: AnyHashable) -> PageStackRenderNode.Page?
    /// Tells the views of a page whether it is seen.
    func setShown(_ isShown: Bool, _ id: AnyHashable)
    /// A page that has left the list is no longer seen.
    func discard(_ id: AnyHashable)
    /// Other preferences count.
    func topDidChange()
    func afterUpdate(_ action: @escaping () -> Void)
}

private final class PageStackNode<Page: Identifiable, Content: View>:
    _TypedViewNode<PageStack<Page, Content>>, PageStackOwner
{
    private typealias Item = DeferredView<Page, Content>
    private typealias Container = LayoutContainer<ImplicitStackLayout, Item>

    private struct Slot {
        let node: _TypedViewNode<Container>
        let page: PageStackRenderNode.Page
        var isShown = true
    }

    private var slots: [AnyHashable: Slot] = [:]
    /// The pages in the tree, from the lowest up; those that have left the list last.
    private var order: [AnyHashable] = []
    let pageElement: PageStackRenderNode

    override init(_ view: PageStack<Page, Content>, _ inputs: _ViewInputs) {
        pageElement = PageStackRenderNode(tree: inputs.host.tree, look: view.look)
        super.init(view, inputs)
        readEnvironment()
        let ids = makePages()
        view.driver.attach(to: self)
        view.driver.show(ids, isAnimated: false)
    }

    override func update(_ view: PageStack<Page, Content>) {
        if self.view.driver !== view.driver { view.driver.attach(to: self) }
        self.view = view
        pageElement.look = view.look
        let ids = makePages()
        view.driver.show(ids, isAnimated: !host.tree.transaction.disablesAnimations)
    }

    // MARK: Pages

    /// Brings the pages of the list up to date, and makes those that are new.
    private func makePages() -> [AnyHashable] {
        let ids = view.pages.map { AnyHashable($0.id) }
        let stay = Set(ids)
        // What comes or goes here does so by the driver, so the change's own animation has no part in it.
        let tree = host.tree
        for (page, id) in zip(view.pages, ids) {
            if let slot = slots[id] {
                slot.node.update(container(page, slot.page.layers))
            } else {
                tree.withTransaction(Transaction()) { makePage(page, id) }
            }
        }
        order = ids + order.filter { !stay.contains($0) }
        return ids
    }

    private func container(_ page: Page, _ layers: PageLayers) -> Container {
        let content = view.content
        return Container(layout: ImplicitStackLayout(), content: Item(page) { content($0, layers) })
    }

    private func makePage(_ page: Page, _ id: AnyHashable) {
        let layers = PageLayers()
        let node = Container._makeNode(container(page, layers), childInputs)
        guard let element = node.element(at: 0) else { return }
        let made = PageStackRenderNode.Page(id: id, element: element, layers: layers, in: host.tree)
        slots[id] = Slot(node: node, page: made, isShown: false)
        pageElement.adopt(element)
        host.preferencesDidChange()
    }

    func page(_ id: AnyHashable) -> PageStackRenderNode.Page? { slots[id]?.page }

    func setShown(_ isShown: Bool, _ id: AnyHashable) {
        guard let slot = slots[id], slot.isShown != isShown else { return }
        slots[id]?.isShown = isShown
        slot.node.setAppeared(isShown)
        host.preferencesDidChange()
    }

    func discard(_ id: AnyHashable) {
        guard let slot = slots.removeValue(forKey: id) else { return }
        order.removeAll { $0 == id }
        pageElement.abandon(slot.page.element)
        slot.node.unmount()
        host.preferencesDidChange()
        host.setNeedsFrame()
    }

    func topDidChange() { host.preferencesDidChange() }
    func afterUpdate(_ action: @escaping () -> Void) { host.afterUpdate(action) }

    // MARK: Surroundings

    override func environmentDidChange(_ change: EnvironmentChange) { readEnvironment() }

    private func readEnvironment() {
        pageElement.isMirrored = environment.layoutDirection == .rightToLeft
        pageElement.ground = view.ground.resolve(in: environment).rgba
    }

    // What is covered stays so when the views around come back.
    override func setAppeared(_ isShown: Bool) {
        for id in order {
            if let slot = slots[id], slot.isShown { slot.node.setAppeared(isShown) }
        }
    }

    override func hides(_ child: _ViewNode) -> Bool { slots.values.contains { $0.node === child && !$0.isShown } }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard let top = view.driver.top else { return }
        slots[top]?.node.collectPreference(key, into: &value)
    }

    override var elementCount: Int { 1 }
    override func element(at index: Int) -> RenderNode? { index == 0 ? pageElement : nil }
    override func collectElements(into elements: inout [RenderNode]) { elements.append(pageElement) }
    override func forEachElementSource(_ visit: (_ViewNode) -> Void) {}
    override func childElementsDidChange() {}
    override func discardElements(_ elements: [RenderNode]) {}

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        for id in order {
            if let slot = slots[id] { visit(slot.node) }
        }
    }
}
