/// Where a sheet is shown in the view that presents it.
public struct PresentationPlacement: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, center, leading, trailing }

    let kind: Kind

    /// As the system has it: in the middle.
    public static let automatic = PresentationPlacement(kind: .automatic)
    /// In the middle.
    public static let center = PresentationPlacement(kind: .center)
    /// At the leading edge.
    public static let leading = PresentationPlacement(kind: .leading)
    /// At the trailing edge.
    public static let trailing = PresentationPlacement(kind: .trailing)
}

extension View {
    /// Where the sheet around this view is shown. It counts where a sheet is narrower than the screen, as on a wide screen.
    nonisolated public func presentationPlacement(_ placement: PresentationPlacement) -> some View {
        presentationPreference { $0.placement = $0.placement ?? placement }
    }
}
