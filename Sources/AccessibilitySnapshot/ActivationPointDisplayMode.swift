/// Constants that describe when an accessibility snapshot shows the points that assistive technology taps.
public enum ActivationPointDisplayMode: Sendable {
    /// An activation point display mode: for all elements.
    case always
    /// An activation point display mode: for elements whose point is not the center.
    case whenOverridden
    /// An activation point display mode: for no element.
    case never
}
