import SwiftUI

/// A button of a form, with its state.
public struct FormSheetAction {
    /// The title of the button.
    public let title: String
    /// A Boolean value that indicates whether the action is running. During this time, the button ignores taps.
    public let isLoading: Bool
    /// A Boolean value that indicates whether it cannot be used.
    public let isDisabled: Bool
    /// The reason why the button is disabled, and what enables it.
    public let disabledReason: String?
    /// The action of a tap.
    public let action: () -> Void

    /// Creates an action.
    public init(title: String, isLoading: Bool = false, isDisabled: Bool = false, action: @escaping () -> Void) {
        self.title = title
        self.isLoading = isLoading
        self.isDisabled = isDisabled
        disabledReason = nil
        self.action = action
    }

    /// Creates a disabled action with a reason.
    ///
    /// - Parameters:
    ///   - title: what the button says.
    ///   - isLoading: whether what it started is going on.
    ///   - disabledReason: why it cannot be used, shown below the button and read out with it; nil if it can be used.
    ///   - action: what a tap does.
    public init(title: String, isLoading: Bool = false, disabledReason: String?, action: @escaping () -> Void) {
        self.title = title
        self.isLoading = isLoading
        isDisabled = disabledReason != nil
        self.disabledReason = disabledReason
        self.action = action
    }
}

/// The content of a sheet with a form: a title, scrolling fields, an error message, and buttons.
///
/// ```swift
/// .sheet(isPresented: $showForm) {
///     FormSheet(title: "Edit Item", primaryAction: FormSheetAction(title: "Save") { save() }) {
///         FormField(label: "Name", text: $name)
///     }
///     .presentationDetents([.medium, .large])
///     .presentationDragIndicator(.visible)
/// }
/// ```
///
/// Anyone who presents it chooses the detents. The buttons and the error stay in view above the keyboard; fields scroll. Where that
/// leaves the fields no room, as at accessibility sizes or in a low sheet with a keyboard, all of it scrolls.
public struct FormSheet<Content: View>: View {
    private let title: String
    private let description: String?
    private let primaryAction: FormSheetAction
    private let secondaryAction: FormSheetAction?
    private let error: String?
    private let step: (current: Int, total: Int)?
    private let content: Content
    @Themed(.ledger) private var theme

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - title: what the form is for.
    ///   - description: more about it.
    ///   - primaryAction: the button that does it.
    ///   - secondaryAction: a button below, such as one that cancels.
    ///   - error: what went wrong; it shows above the buttons.
    ///   - content: the fields.
    public init(
        title: String, description: String? = nil, primaryAction: FormSheetAction,
        secondaryAction: FormSheetAction? = nil, error: String? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            title: title, description: description, step: nil, primaryAction: primaryAction,
            secondaryAction: secondaryAction, error: error, content: content)
    }

    init(
        title: String, description: String?, step: (current: Int, total: Int)?, primaryAction: FormSheetAction,
        secondaryAction: FormSheetAction?, error: String?, @ViewBuilder content: () -> Content
    ) {
        self.title = title
        self.description = description
        self.step = step
        self.primaryAction = primaryAction
        self.secondaryAction = secondaryAction
        self.error = error
        self.content = content()
    }

    public var body: some View {
        SheetColumn(spacing: theme.spacing.lg, margin: theme.spacing.screen) {
            header
        } content: {
            VStack(alignment: .leading, spacing: theme.spacing.lg) { content }
                .frame(maxWidth: .infinity, alignment: .leading)
                .onSubmit(submit)
        } footer: {
            VStack(alignment: .leading, spacing: theme.spacing.lg) {
                if let error, !error.isEmpty {
                    Text(error)
                        .font(theme.fonts.small)
                        .foregroundStyle(theme.colors.error.onSoft)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .transition(.opacity)
                }
                buttons
            }
        }
        .scrollDismissesKeyboard(.interactively)
        .padding(.vertical, theme.spacing.screen)
        .frame(maxWidth: Dimensions.formMaxWidth, maxHeight: .infinity, alignment: .top)
        .frame(maxWidth: .infinity)
        .background(theme.colors.surface)
        .animation(theme.motion.exchange, value: error)
    }

    private var header: some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            Text(title)
                .font(theme.fonts.heading)
                .foregroundStyle(theme.colors.textPrimary)
                .accessibilityAddTraits(.isHeader)
            if let description, !description.isEmpty {
                Text(description)
                    .font(theme.fonts.small)
                    .foregroundStyle(theme.colors.textSecondary)
            }
            if let step {
                Text("Step \(step.current) of \(step.total)")
                    .font(theme.fonts.caption)
                    .foregroundStyle(theme.colors.textSecondary)
            }
        }
    }

    /// Return in a field of one line does what the primary button does.
    private func submit() {
        if !primaryAction.isDisabled, !primaryAction.isLoading { primaryAction.action() }
    }

    private var buttons: some View {
        VStack(spacing: theme.spacing.sm) {
            button(primaryAction, .primary)
            if let secondaryAction { button(secondaryAction, .secondary) }
        }
    }

    private func button(_ action: FormSheetAction, _ variant: AppButtonVariant) -> some View {
        AppButton(
            title: action.title, variant: variant, isLoading: action.isLoading, isDisabled: action.isDisabled,
            action: action.action
        )
        .disabled(action.disabledReason != nil, reason: action.disabledReason ?? "")
    }
}

private struct PreviewForm: View {
    var error: String?
    var isLoading = false
    var hasCancel = false
    @State private var name = "Lounge chair"
    @State private var source = ""

    var body: some View {
        FormSheet(
            title: "Edit Item", description: "What the client sees on the invoice.",
            primaryAction: FormSheetAction(title: "Save", isLoading: isLoading) {},
            secondaryAction: hasCancel ? FormSheetAction(title: "Cancel") {} : nil, error: error
        ) {
            FormField(label: "Name *", text: $name)
            FormField(label: "Source", text: $source, placeholder: "e.g. HomeGoods, Ross")
        }
    }
}

#Preview("Basic") { PreviewForm().frame(height: 440) }

#Preview("With an error") { PreviewForm(error: "Failed to save the item. Please try again.").frame(height: 440) }

#Preview("Loading") { PreviewForm(isLoading: true).frame(height: 440).environment(\.loaderDelay, 0) }

#Preview("Two buttons") { PreviewForm(hasCancel: true).frame(height: 440) }

#Preview("In a sheet") {
    @Previewable @State var isPresented = true

    BrandColors.background
        .sheet(isPresented: $isPresented) {
            PreviewForm(hasCancel: true)
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
        }
}
