/// The position of a sheet in the view that presents it.
public struct PresentationPlacement: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, center, leading, trailing }

    let kind: Kind

    /// The default position, which is the center.
    public static let automatic = PresentationPlacement(kind: .automatic)
    /// A position in the center.
    public static let center = PresentationPlacement(kind: .center)
    /// A position at the leading edge.
    public static let leading = PresentationPlacement(kind: .leading)
    /// A position at the trailing edge.
    public static let trailing = PresentationPlacement(kind: .trailing)
}

extension View {
    /// Sets the position of the sheet around this view. It has an effect if the sheet is narrower than the screen, as
    /// on a wide screen.
    nonisolated public func presentationPlacement(_ placement: PresentationPlacement) -> some View {
        presentationPreference { $0.placement = $0.placement ?? placement }
    }
}
