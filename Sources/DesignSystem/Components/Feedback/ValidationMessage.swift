import SwiftUI

/// A message below a field that describes its error.
///
/// ```swift
/// if let error = emailError {
///     ValidationMessage(error)
/// }
/// ```
public struct ValidationMessage: View {
    private let message: String
    @Themed(.ledger) private var theme
    @ScaledMetric(relativeTo: .caption) private var gap = FieldMetrics.labelGap

    /// Creates a message.
    ///
    /// - Parameter message: what is wrong, and what can be done about it.
    public init(_ message: String) {
        self.message = message
    }

    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: gap) {
            Image(systemName: "exclamationmark.circle.fill").accessibilityHidden(true)
            Text(message).fixedSize(horizontal: false, vertical: true)
        }
        .font(theme.fonts.caption)
        .foregroundStyle(theme.colors.inputError)
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    VStack(alignment: .leading, spacing: Spacing.md) {
        ValidationMessage("Enter a valid email address.")
        ValidationMessage("A message that is long enough to need a second line: say what happened and what to do.")
    }
    .padding()
}
