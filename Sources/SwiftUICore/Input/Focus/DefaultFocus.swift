/// A priority that describes when a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
    fileprivate let countsForUsers: Bool

    /// A priority that applies when the window or a presentation appears.
    public static let automatic = DefaultFocusEvaluationPriority(countsForUsers: false)
    /// A priority that also applies when the user moves the focus. In Perch, the focus always moves to the next view in
    /// order, so this priority equals `automatic`.
    public static let userInitiated = DefaultFocusEvaluationPriority(countsForUsers: true)
}

private struct DefaultFocusModifier<V: Hashable> {
    let binding: FocusState<V>.Binding
    let value: V

    @Environment(\.focusController) private var controller

    init(binding: FocusState<V>.Binding, value: V) {
        self.binding = binding
        self.value = value
    }
}

extension DefaultFocusModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.onAppear {
            // What has the focus in the same window or presentation keeps it.
            controller?.afterReconciling {
                if controller?.focused == nil { binding.wrappedValue = value }
            }
        }
    }
}

extension View {
    /// Sets which view in this view receives the focus when it first appears, unless another view has the focus.
    ///
    /// - Parameters:
    ///   - binding: the state that names the views.
    ///   - value: the name of the view.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value))
    }
}
