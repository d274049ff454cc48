extension View {
    /// Lets touches reach the view while assistive technology is turned on. In Perch, they always do. The accessibility
    /// tree contains this setting.
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
