import SwiftUI

extension EnvironmentValues {
    /// The theme of all components. Nil for the default theme of each component.
    @Entry public var theme: Theme?
}

extension View {
    /// Shows all components within in a theme.
    ///
    /// - Parameter theme: the theme; nil lets each component have the one that it was made for.
    public func theme(_ theme: Theme?) -> some View {
        environment(\.theme, theme)
    }
}

/// A property wrapper for the theme of the environment, or the default theme of a component.
///
/// ```swift
/// struct PriceTag: View {
///     @Themed(.ledger) private var theme
///
///     var body: some View {
///         Text("12.00").foregroundStyle(theme.colors.primary)
///     }
/// }
/// ```
@propertyWrapper public struct Themed: DynamicProperty {
    @Environment(\.theme) private var chosen
    private let standard: Theme

    /// Creates a property with the default theme of a component.
    public init(_ standard: Theme) { self.standard = standard }

    /// The theme to show.
    public var wrappedValue: Theme { chosen ?? standard }
}
