import CoreGraphics

extension View {
    /// Calls `action` each time that this view becomes visible in the scroll view around it, or is no longer visible.
    ///
    /// - Parameter threshold: the share of the view's area that has to be seen, from 0 to 1; half of it unless said otherwise.
    ///   With 0, a sliver is enough. A view in no scroll view is seen.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: min(max(threshold, 0), 1), action: action))
    }
}

private struct ScrollVisibilityModifier {
    let threshold: Double
    let action: (Bool) -> Void
    @State private var memory: Memory

    init(threshold: Double, action: @escaping (Bool) -> Void) {
        self.threshold = threshold
        self.action = action
        _memory = State(initialValue: Memory())
    }

    /// Nothing is drawn by it, so a change of it is no change of the view.
    private final class Memory {
        var isSeen = false
    }
}

extension ScrollVisibilityModifier: ViewModifier {
    func body(content: Content) -> some View {
        let threshold = threshold
        return content.onGeometryChange(for: Bool.self) { proxy in
            let share = proxy.shareInScrollView
            return threshold > 0 ? share >= threshold : share > 0
        } action: { isSeen in
            guard isSeen != memory.isSeen else { return }
            memory.isSeen = isSeen
            action(isSeen)
        }
    }
}

extension GeometryProxy {
    /// How much of the view's area lies in the visible part of the scroll view around it, from 0 to 1.
    fileprivate var shareInScrollView: Double {
        guard let visible = bounds(of: .scrollView) else { return 1 }
        let own = CGRect(origin: .zero, size: size)
        let seen = own.intersection(visible)
        guard own.width > 0, own.height > 0 else { return visible.contains(own.origin) ? 1 : 0 }
        return seen.isNull ? 0 : Double(seen.width * seen.height / (own.width * own.height))
    }
}
