extension View {
    /// Associates a screen with values of type `data` in the navigation stack around this view.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        nonisolated(unsafe) let destination = destination
        return modifier(
            RegistrationModifier(
                register: { id, environment in
                    environment.navigationModel?.register(
                        D.self, owner: id, depth: environment.navigationDepth
                    ) { value in
                        (value.base as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
                    }
                },
                unregister: { id, environment in environment.navigationModel?.unregister(D.self, owner: id) }))
    }

    /// Pushes a screen while `isPresented` is true.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = AnyView(destination())
        return modifier(
            BoundNavigationDestination(
                view: isPresented.wrappedValue ? view : nil, dismiss: { isPresented.wrappedValue = false }))
    }

    /// Pushes a screen for `item` while it is not nil.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        nonisolated(unsafe) let item = item
        return modifier(
            BoundNavigationDestination(
                view: item.wrappedValue.map { AnyView(destination($0).id($0)) },
                dismiss: { item.wrappedValue = nil }))
    }
}

/// Pushes a view on the stack around the content while there is one.
struct BoundNavigationDestination {
    let view: AnyView?
    let dismiss: @MainActor () -> Void
}

extension BoundNavigationDestination: ViewModifier {
    func body(content: Content) -> some View {
        let view = view
        let dismiss = dismiss
        return content.modifier(
            RegistrationModifier(
                register: { id, environment in
                    guard let model = environment.navigationModel else { return }
                    if let view {
                        model.push(id, view, didPop: dismiss)
                    } else if model.isPushed(id) {
                        model.remove(id)
                    }
                },
                unregister: { id, environment in environment.navigationModel?.remove(id) }))
    }
}
