/// How touches of somebody who uses assistive technology reach a view at once.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing is spoken while the view is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The view has to be activated first.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
