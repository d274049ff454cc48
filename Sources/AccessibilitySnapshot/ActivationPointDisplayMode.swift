/// Constants that describe when an accessibility snapshot shows the points that assistive technology taps.
public enum ActivationPointDisplayMode: Sendable {
    /// A mode that shows the points of all elements.
    case always
    /// A mode that shows the points that are not the center of their element.
    case whenOverridden
    /// A mode that shows no points.
    case never
}
