/// Options for direct touches of a view while assistive technology is running.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An option that turns off speech while the user touches the view.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The view has to be activated first.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
