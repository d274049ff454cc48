extension View {
    /// Makes the view a control that is tapped: a press shows, lifting the finger acts, and assistive technology sees
    /// one element that does the same.
    ///
    /// - Parameters:
    ///   - isPressed: true while a finger is on the control: from the touch on, and false by an animation.
    ///   - configure: adds value, label and whatever else to the element.
    func pressable(
        _ role: AccessibilityRole, traits: AccessibilityTraits = [], isPressed: Binding<Bool>? = nil,
        action: @escaping @MainActor () -> Void,
        configure: @escaping (inout AccessibilityDescription) -> Void = { _ in }
    ) -> some View {
        onPress(
            onPressingChanged: { pressed in
                guard let isPressed else { return }
                if pressed {
                    isPressed.wrappedValue = true
                } else {
                    withAnimation(.easeOut(duration: ButtonMetrics.releaseDuration)) { isPressed.wrappedValue = false }
                }
            },
            perform: { assumeMainActor { action() } }
        )
        .accessibilityControl(role, traits: traits) { node in
            node.setAction(.activate) { assumeMainActor { action() } }
            configure(&node)
        }
    }
}
