/// An activation that describes when the scopes of a search appear.
public struct SearchScopeActivation {
    enum Kind: Hashable, Sendable {
        case onTextEntry, onSearchPresentation
    }

    let kind: Kind

    /// The default activation of the platform. On iOS, scopes appear when the user begins to type.
    public static var automatic: SearchScopeActivation { .init(kind: .onTextEntry) }
    /// An activation from the first letter until the search ends.
    public static var onTextEntry: SearchScopeActivation { .init(kind: .onTextEntry) }
    /// An activation for the duration of the search.
    public static var onSearchPresentation: SearchScopeActivation { .init(kind: .onSearchPresentation) }
}

/// The scopes of a page's search, as one control.
struct SearchScopes: Equatable {
    let activation: SearchScopeActivation.Kind
    let picker: [ContentElement]
}

extension View {
    /// Adds search scopes, which limit the search to parts of the content. The user selects a scope under the search
    /// field.
    ///
    /// - Parameters:
    ///   - scope: A binding to the selected scope, by the tags of the scopes.
    ///   - scopes: A text or a label for each scope.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Adds search scopes, which limit the search to parts of the content. The user selects a scope under the search
    /// field.
    ///
    /// - Parameters:
    ///   - scope: A binding to the selected scope, by the tags of the scopes.
    ///   - activation: The activation, which determines when the scopes appear.
    ///   - scopes: A text or a label for each scope.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let kind = activation.kind
        nonisolated(unsafe) let scopes = scopes()
        return modifier(
            HandUpModifier(NavigationBarKey.self, UnaryGroup(ScopePicker(scope: scope, scopes: scopes))) { elements in
                var preferences = NavigationBarPreferences()
                preferences.searchScopes = SearchScopes(activation: kind, picker: elements)
                return preferences
            }
        )
        .handsSearchDown { AnyView($0.searchScopes(scope, activation: activation) { scopes }) }
    }
}

private struct ScopePicker<V: Hashable, S: View> {
    let scope: Binding<V>
    let scopes: S

    nonisolated init(scope: Binding<V>, scopes: S) {
        self.scope = scope
        self.scopes = scopes
    }
}

extension ScopePicker: View {
    var body: some View {
        Picker(selection: scope) {
            scopes
        } label: {
            Text(verbatim: NavigationWords.searchScope)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
    }
}
