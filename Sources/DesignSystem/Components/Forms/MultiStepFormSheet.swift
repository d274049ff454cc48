import SwiftUI

/// A ``FormSheet`` for one of several steps, which shows the number of the step.
///
/// ```swift
/// MultiStepFormSheet(
///     title: "New Transaction", currentStep: 2, totalSteps: 3, primaryAction: FormSheetAction(title: "Next") { next() }
/// ) {
///     FormField(label: "Source / Vendor", text: $source)
/// }
/// ```
public struct MultiStepFormSheet<Content: View>: View {
    private let title: String
    private let description: String?
    private let steps: FormSteps
    private let primaryAction: FormSheetAction
    private let secondaryAction: FormSheetAction?
    private let error: String?
    private let content: Content

    /// Creates a step of a form.
    ///
    /// - Parameters:
    ///   - title: what the form is for.
    ///   - description: more about it.
    ///   - currentStep: which step it is, from 1. One that lies outside counts as the nearest.
    ///   - totalSteps: how many there are; at least 1.
    ///   - primaryAction: the button that continues.
    ///   - secondaryAction: a button below, such as one that goes back.
    ///   - error: what went wrong; it shows above the buttons.
    ///   - content: the fields.
    public init(
        title: String, description: String? = nil, currentStep: Int, totalSteps: Int, primaryAction: FormSheetAction,
        secondaryAction: FormSheetAction? = nil, error: String? = nil, @ViewBuilder content: () -> Content
    ) {
        self.title = title
        self.description = description
        steps = FormSteps(current: currentStep, total: totalSteps)
        self.primaryAction = primaryAction
        self.secondaryAction = secondaryAction
        self.error = error
        self.content = content()
    }

    public var body: some View {
        FormSheet(
            title: title, description: description, step: (steps.current, steps.total), primaryAction: primaryAction,
            secondaryAction: secondaryAction, error: error
        ) {
            content
        }
    }
}

/// Which step of how many; always one that there is.
struct FormSteps: Equatable {
    let current: Int
    let total: Int

    init(current: Int, total: Int) {
        self.total = max(1, total)
        self.current = min(max(1, current), self.total)
    }
}

private struct PreviewSteps: View {
    let step: Int
    @State private var source = "Wayfair"

    var body: some View {
        MultiStepFormSheet(
            title: "New Transaction", currentStep: step, totalSteps: 3,
            primaryAction: FormSheetAction(title: "Next") {},
            secondaryAction: FormSheetAction(title: step == 1 ? "Cancel" : "Back") {}
        ) {
            FormField(label: "Source / Vendor", text: $source, placeholder: "e.g. Amazon, Wayfair")
        }
        .frame(height: 360)
    }
}

#Preview("Step 1 of 3") { PreviewSteps(step: 1) }

#Preview("Step 2 of 3") { PreviewSteps(step: 2) }
