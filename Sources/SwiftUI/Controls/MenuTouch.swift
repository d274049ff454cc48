import Foundation
import Observation

/// The finger that opened a menu and slides over its items until it is lifted.
@Observable @MainActor final class MenuTouch {
    /// The item under the finger.
    private(set) var current: ObjectIdentifier?
    @ObservationIgnored private var items: [ObjectIdentifier: MenuTouchItem] = [:]

    nonisolated init() {}

    func add(_ item: MenuTouchItem) { items[ObjectIdentifier(item)] = item }

    func remove(_ item: MenuTouchItem) { items[ObjectIdentifier(item)] = nil }

    /// The finger is at a place on the canvas, or gone.
    func slide(to place: CGPoint?) {
        let new = place.flatMap(item(at:)).map(ObjectIdentifier.init)
        if new != current { current = new }
    }

    /// The finger is lifted at a place on the canvas.
    func lift(at place: CGPoint) { item(at: place)?.action() }

    private func item(at place: CGPoint) -> MenuTouchItem? {
        items.values.first { $0.isEnabled && $0.frame.contains(place) }
    }
}

/// An item of a menu as a sliding finger finds it.
@MainActor final class MenuTouchItem {
    /// Where it is on the canvas.
    var frame = CGRect.null
    var isEnabled = true
    var action: @MainActor () -> Void = {}

    nonisolated init() {}
}

/// Lets a finger that slides over the open menu find an item.
private struct MenuTouchTarget: ViewModifier {
    let isEnabled: Bool
    let isTouched: Binding<Bool>
    let action: @MainActor () -> Void

    @Environment(\.menuTouch) private var touch
    @State private var item = MenuTouchItem()

    func body(content: Content) -> some View {
        let (touch, item, isTouched) = (touch, item, isTouched)
        let isCurrent = touch?.current == ObjectIdentifier(item)
        item.isEnabled = isEnabled
        item.action = action
        return
            content
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: {
                item.frame = $0
            }
            .onAppear { touch?.add(item) }
            .onDisappear { touch?.remove(item) }
            .onChange(of: isCurrent) { isTouched.wrappedValue = isCurrent }
    }
}

extension View {
    /// Makes an item of a menu one that the finger which opened the menu may be lifted on.
    func menuTouchTarget(
        isEnabled: Bool, isTouched: Binding<Bool>, action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(MenuTouchTarget(isEnabled: isEnabled, isTouched: isTouched, action: action))
    }

    /// Opens a menu under a touch, or under one that is held for a time in seconds.
    func opensMenu(
        afterHolding holdDuration: TimeInterval? = nil, touch: MenuTouch, open: @escaping @MainActor () -> Void
    ) -> some View {
        gesture(
            MenuPressGesture(
                holdDuration: holdDuration,
                open: { assumeMainActor { open() } },
                slide: { place in assumeMainActor { touch.slide(to: place) } },
                lift: { place in assumeMainActor { touch.lift(at: place) } }))
    }
}

private enum MenuTouchKey: EnvironmentKey {
    static var defaultValue: MenuTouch? { nil }
}

extension EnvironmentValues {
    /// The finger that opened the menu that the view is in.
    var menuTouch: MenuTouch? {
        get { self[MenuTouchKey.self] }
        set { self[MenuTouchKey.self] = newValue }
    }
}
