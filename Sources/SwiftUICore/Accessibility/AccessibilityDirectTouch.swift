extension View {
    /// Lets touches reach the view although assistive technology is on. Here they always do; the accessibility tree says so of the
    /// view.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View {
        accessibilityChange {
            $0.directTouch = isDirectTouchArea ? options : nil
            if isDirectTouchArea {
                $0.traits.insert(.allowsDirectInteraction)
            } else {
                $0.traits.remove(.allowsDirectInteraction)
            }
        }
    }
}
