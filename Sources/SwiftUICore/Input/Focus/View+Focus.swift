import Foundation

/// Makes a view something that can have the keyboard.
private struct FocusableModifier {
    let isFocusable: Bool
    let interactions: FocusInteractions

    @State private var item = FocusItem()

    init(isFocusable: Bool, interactions: FocusInteractions) {
        self.isFocusable = isFocusable
        self.interactions = interactions
    }
}

extension FocusableModifier: ViewModifier {
    func body(content: Content) -> some View {
        // Read so that the halo appears and disappears.
        let isFocused = item.observedFocus
        content
            .environment(\.focusItem, isFocusable ? item : nil)
            .modifier(FocusItemModifier(item: item, isFocusable: isFocusable, interactions: interactions))
            .simultaneousGesture(
                TapGesture().onEnded { item.focus() },
                including: isFocusable && !isFocused && interactions.contains(.edit) ? .all : .subviews)
    }
}

extension View {
    /// Sets whether the view can receive the keyboard focus, by a tap or the Tab key.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        focusable(isFocusable, interactions: .automatic)
    }

    /// Sets whether the view can receive the keyboard focus, for some kinds of interaction.
    ///
    /// - Parameter interactions: views that are only for ``FocusInteractions/activate`` are not come to by taps and the tab
    ///   key: on iOS that takes a setting that is off here.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
    }

    /// Sets whether the system's focus effect is disabled in this view.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
    }
}
