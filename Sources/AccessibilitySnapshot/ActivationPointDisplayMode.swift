/// Constants that describe when an accessibility snapshot shows the points that assistive technology taps.
public enum ActivationPointDisplayMode: Sendable {
    /// For all elements.
    case always
    /// For elements whose point is not the center.
    case whenOverridden
    /// For no element.
    case never
}
