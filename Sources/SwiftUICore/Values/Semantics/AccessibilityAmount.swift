/// The number that an element's value represents, and how far it goes.
package struct AccessibilityAmount: Equatable, Sendable {
    package let value: Double
    package let bounds: ClosedRange<Double>
    /// What sets the value to a number within the bounds.
    package let set: AccessibilityActionID<Double>

    package init(_ value: Double, in bounds: ClosedRange<Double>, set: AccessibilityActionID<Double>) {
        self.value = value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound)
        self.bounds = bounds
        self.set = set
    }
}
