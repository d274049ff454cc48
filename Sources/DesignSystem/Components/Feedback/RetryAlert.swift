import SwiftUI

extension View {
    /// Shows an alert for a failure that requires an action, with a button that tries again.
    ///
    /// ```swift
    /// Form { … }
    ///     .retryAlert(failure: $failure) { save() }
    /// ```
    ///
    /// - Parameters:
    ///   - title: what happened, in a word.
    ///   - failure: why; the alert shows while there is one, and any of its buttons takes it away.
    ///   - retry: tries again.
    public func retryAlert(
        _ title: String = String(localized: "Error"), failure: Binding<LoadFailure?>,
        retry: @escaping @MainActor () -> Void
    ) -> some View {
        alert(
            title,
            isPresented: Binding(
                get: { failure.wrappedValue != nil }, set: { if !$0 { failure.wrappedValue = nil } }),
            presenting: failure.wrappedValue
        ) { _ in
            Button("Retry", action: retry)
            Button("Cancel", role: .cancel) {}
        } message: { failure in
            Text(failure.message)
        }
    }
}

#Preview("Open") {
    @Previewable @State var failure: LoadFailure? = LoadFailure(
        message: "The project could not be saved. Check the connection and try again.")

    BrandColors.background
        .retryAlert(failure: $failure) {}
}
