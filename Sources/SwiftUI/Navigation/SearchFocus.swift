/// The behavior of the toolbar during a search.
public struct SearchPresentationToolbarBehavior {
    let keepsToolbar: Bool

    /// The default behavior of the platform. On iOS, the navigation bar makes space for the search field.
    public static var automatic: SearchPresentationToolbarBehavior { .init(keepsToolbar: false) }
    /// A behavior that keeps the title and the items visible.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init(keepsToolbar: true) }
}

extension View {
    /// Sets the behavior of the toolbar during a search on this page.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        navigationBarPreference { $0.keepsBarInSearch = $0.keepsBarInSearch ?? behavior.keepsToolbar }
            .handsSearchDown { AnyView($0.searchPresentationToolbarBehavior(behavior)) }
    }

    /// Binds the focus of this page's search field to a Boolean value.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchFocus(SearchFocus(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 }))
    }

    /// Binds the focus of this page's search field to a value.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V?>.Binding, equals value: V
    ) -> some View {
        searchFocus(
            SearchFocus(
                get: { binding.wrappedValue == value },
                set: { isFocused in
                    if isFocused {
                        binding.wrappedValue = value
                    } else if binding.wrappedValue == value {
                        binding.wrappedValue = nil
                    }
                }))
    }

    nonisolated private func searchFocus(_ focus: SearchFocus) -> some View {
        navigationBarPreference { $0.searchFocus = $0.searchFocus ?? focus }
            .handsSearchDown { AnyView($0.searchFocus(focus)) }
    }
}

/// Binds the focus of a search field to a value of the program's.
struct SearchFocus: Equatable {
    let get: () -> Bool
    let set: (Bool) -> Void

    // A binding stays what it is while its view lives.
    static func == (a: SearchFocus, b: SearchFocus) -> Bool { true }
}
