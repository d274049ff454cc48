import SwiftUI

/// The emphasis of an ``AppButton``.
public enum AppButtonVariant: Sendable, CaseIterable {
    /// The variant for the primary action of a screen.
    case primary
    /// A secondary action.
    case secondary
}

/// A button that uses the whole available width.
///
/// ```swift
/// AppButton(title: "Save", isLoading: isSaving) { save() }
/// AppButton(title: "Cancel", variant: .secondary) { dismiss() }
/// ```
///
/// While it waits or is disabled it is gray and takes no taps; once waiting takes a while, a spinner is in the title's
/// place.
public struct AppButton: View {
    private let title: String
    private let variant: AppButtonVariant
    private let isLoading: Bool
    private let isDisabled: Bool
    private let leftIcon: Image?
    private let action: () -> Void
    @Themed(.ledger) private var theme

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: what it says.
    ///   - variant: how much weight it has.
    ///   - isLoading: whether what it started is going on.
    ///   - isDisabled: whether it cannot be used.
    ///   - leftIcon: an icon before the title.
    ///   - action: what a tap does.
    public init(
        title: String, variant: AppButtonVariant = .primary, isLoading: Bool = false, isDisabled: Bool = false,
        leftIcon: Image? = nil, action: @escaping () -> Void
    ) {
        self.title = title
        self.variant = variant
        self.isLoading = isLoading
        self.isDisabled = isDisabled
        self.leftIcon = leftIcon
        self.action = action
    }

    public var body: some View {
        FilledButton(
            title: title, kind: variant == .primary ? .primary : .secondary, isLoading: isLoading,
            isDisabled: isDisabled, theme: theme, action: action
        ) {
            leftIcon
        } trailing: {
        }
    }
}

#Preview("Variants and states") {
    VStack(spacing: Spacing.md) {
        AppButton(title: "Create Project") {}
        AppButton(title: "Cancel", variant: .secondary) {}
        AppButton(title: "Add Item", leftIcon: Image(systemName: "plus")) {}
        AppButton(title: "Loading", isLoading: true) {}
        AppButton(title: "Loading", variant: .secondary, isLoading: true) {}
        AppButton(title: "Disabled", isDisabled: true) {}
        AppButton(title: "A title that is so long that it needs a second line to say all of it") {}
    }
    .environment(\.loaderDelay, 0)
    .padding()
    .background(BrandColors.background)
}
