import Foundation

/// Says which pages of a stack are seen, and how far each has come in: what pushes, pops and swipes do.
///
/// Every page that is seen has its own track, from 0 (outside) to 1 (in its place). So a page can turn round in the middle of
/// its way, be caught by a finger there, or be covered by the next one before it has arrived.
///
/// The list of pages is the program's. A change of it is followed by a transition. What people do (a back button, a swipe)
/// goes the other way: the transition runs first, and `didPop` shortens the list at its end.
@MainActor package final class PageStackDriver {
    /// Called once pages were popped by hand, with the number of pages that stay.
    package var didPop: (_ count: Int) -> Void = { _ in }

    private weak var owner: (any PageStackOwner)?
    /// The list as the program has it.
    private var order: [AnyHashable] = []
    /// The place in the list of the page that a pop by hand goes back to.
    private var returning: Int?
    /// The page that a finger holds, and how far that had come in.
    private var held: (id: AnyHashable, from: Double)?

    package nonisolated init() {}

    func attach(to owner: any PageStackOwner) {
        self.owner = owner
        order = []
        returning = nil
        held = nil
    }

    private var element: PageStackRenderNode? { owner?.pageElement }
    private var pages: [PageStackRenderNode.Page] { element?.pages ?? [] }

    /// The page that is on top, or comes to be.
    package var top: AnyHashable? { returning.map { order[$0] } ?? order.last }

    /// Whether pages are on their way.
    package var isMoving: Bool { pages.count > 1 }

    /// The number of pages under the one that is on top, or comes to be.
    private var depth: Int { returning ?? order.count - 1 }

    // MARK: The program's changes

    /// The list is `new`.
    func show(_ new: [AnyHashable], isAnimated: Bool) {
        guard let owner, let newTop = new.last, new != order else { return }
        let (oldTop, oldDepth) = (top, depth)
        let old = order
        order = new
        returning = nil
        defer {
            old.filter { !new.contains($0) }.forEach(drop)
            if top != oldTop { owner.topDidChange() }
        }
        guard newTop != oldTop else { return }
        letGo()
        guard isAnimated, oldTop != nil, new.count - 1 != oldDepth else { return settle(on: newTop) }
        if new.count - 1 > oldDepth { enter(newTop) } else { leave(to: newTop) }
    }

    /// Shows a page with nothing on its way.
    private func settle(on id: AnyHashable) {
        guard let owner, let page = owner.page(id) else { return }
        let gone = pages.filter { $0.id != id }
        page.entrance.hold(at: 1)
        element?.setPages([page])
        owner.setShown(true, id)
        for page in gone { hide(page) }
    }

    /// A page comes in over those that are seen.
    private func enter(_ id: AnyHashable) {
        guard let page = owner?.page(id) else { return }
        if !pages.contains(where: { $0.id == id }) {
            page.entrance.hold(at: 0)
            element?.setPages(pages + [page])
            owner?.setShown(true, id)
        }
        send(page, to: 1)
    }

    /// The pages above one go out.
    private func leave(to id: AnyHashable) {
        uncover(id)
        guard let place = pages.firstIndex(where: { $0.id == id }) else { return }
        send(pages[place], to: 1)
        for page in pages[(place + 1)...] { send(page, to: 0) }
    }

    /// Makes a page seen that lies under the others.
    private func uncover(_ id: AnyHashable) {
        guard !pages.contains(where: { $0.id == id }), let page = owner?.page(id) else { return }
        page.entrance.hold(at: 1)
        // Only the page on top is seen to go; those between are gone.
        let leaving = pages.suffix(1)
        let between = pages.dropLast()
        element?.setPages([page] + leaving)
        owner?.setShown(true, id)
        for page in between { hide(page) }
    }

    // MARK: Pops by hand

    /// Goes back to the page at a place of the list, as the back button does. The list is shortened at the end.
    package func pop(to index: Int) {
        guard index >= 0, index < depth, order.indices.contains(index) else { return }
        letGo()
        returning = index
        leave(to: order[index])
        owner?.topDidChange()
    }

    /// Whether a finger may take the page on top: another one lies below, nothing moves, and the page has nothing against it.
    package var canSwipe: Bool { !isMoving && depth > 0 && pages.last?.layers.canBeSwiped == true }

    /// Whether a finger may take the page on top, which grew out of something, in the middle of its way as well.
    package var canDraw: Bool {
        guard order.count > 1, let page = pages.last, page.id == order.last, page.layers.source != nil else {
            return false
        }
        return page.layers.canBeSwiped && page.layers.isAtTop
    }

    /// A finger takes the page on top, and lays open the one below.
    package func beginSwipe() {
        guard held == nil, order.count > 1, let page = pages.last, page.id == order.last else { return }
        let wasReturning = returning != nil
        returning = nil
        held = (page.id, page.entrance.value)
        page.entrance.hold()
        uncover(order[order.count - 2])
        if wasReturning { owner?.topDidChange() }
    }

    /// The finger has drawn the page out by a part of its length.
    package func swipe(to part: Double) {
        guard let held, let page = pages.first(where: { $0.id == held.id }) else { return }
        page.entrance.hold(at: min(max(held.from - part, 0), 1))
    }

    /// The finger lets go: the page goes out, or back to its place.
    ///
    /// - Parameter velocity: how fast the finger moves the page out, in lengths per second.
    package func endSwipe(goesOut: Bool, velocity: Double) {
        guard let id = held?.id, let page = pages.first(where: { $0.id == id }) else { return }
        held = nil
        if goesOut, order.count > 1, id == order.last {
            returning = order.count - 2
            send(page, to: 0, velocity: -velocity)
            owner?.topDidChange()
        } else {
            send(page, to: 1, velocity: -velocity)
        }
    }

    /// What the finger holds goes back, for something else has come between.
    private func letGo() {
        guard let id = held?.id, let page = pages.first(where: { $0.id == id }) else { return }
        held = nil
        send(page, to: 1)
    }

    // MARK: Motion

    private func send(_ page: PageStackRenderNode.Page, to target: Double, velocity: Double? = nil) {
        guard let look = element?.look else { return }
        if page.entrance.target == target, page.entrance.isMoving, velocity == nil { return }
        page.entrance.animate(to: target, look.animation(of: page.layers), velocity: velocity) { [weak self] in
            assumeMainActor { self?.owner?.afterUpdate { [weak self] in self?.didArrive(page) } }
        }
    }

    /// A page has stopped.
    private func didArrive(_ page: PageStackRenderNode.Page) {
        guard !page.entrance.isMoving, held?.id != page.id, let place = pages.firstIndex(where: { $0.id == page.id })
        else {
            return
        }
        if page.entrance.target == 1 {
            let covered = Array(pages[..<place])
            element?.setPages(Array(pages[place...]))
            covered.forEach(hide)
        } else {
            element?.setPages(pages.filter { $0.id != page.id })
            hide(page)
            if pages.count == 1 { finishReturn() }
        }
    }

    /// A page is no longer seen.
    private func hide(_ page: PageStackRenderNode.Page) {
        owner?.setShown(false, page.id)
        drop(page.id)
    }

    /// A page that has left the list goes out of the tree when it is no longer seen, and has been told so.
    private func drop(_ id: AnyHashable) {
        owner?.afterUpdate { [weak self] in
            guard let self, !order.contains(id), !pages.contains(where: { $0.id == id }) else { return }
            owner?.discard(id)
        }
    }

    /// A pop by hand is at its end.
    private func finishReturn() {
        guard let index = returning else { return }
        didPop(index + 1)
        // The program may keep its list as it was; then so are the pages.
        owner?.afterUpdate { [weak self] in
            guard let self, returning == index else { return }
            returning = nil
            if let last = order.last { settle(on: last) }
            owner?.topDidChange()
        }
    }
}
