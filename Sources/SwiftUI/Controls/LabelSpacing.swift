import CoreGraphics

extension EnvironmentValues {
    /// Between the icon and the title of labels; nil is the system's distance.
    @Entry var labelIconToTitleSpacing: CGFloat?
    /// The width that labels keep for their icons; nil is the system's.
    @Entry var labelReservedIconWidth: CGFloat?
}

extension View {
    /// Sets the distance between the icon and the title of the labels in this view.
    ///
    /// - Parameter spacing: The spacing, in points.
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing)
    }

    /// Sets the width that the labels in this view reserve for their icons, so that titles below each other begin at
    /// the same position.
    ///
    /// Icons are centered in this width.
    ///
    /// - Parameter width: The width, in points.
    nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, width)
    }
}
