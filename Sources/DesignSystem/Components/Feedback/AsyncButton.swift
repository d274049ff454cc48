import SwiftUI

/// A button for an asynchronous action. While the action runs, the button ignores taps and, after 300 ms, shows a
/// spinner instead of its label. If the action fails, the button offers to try again.
///
/// ```swift
/// AsyncButton("Save") { try await store.save(draft) }
///     .buttonStyle(.borderedProminent)
/// ```
///
/// When the view goes away, the work is cancelled.
public struct AsyncButton<Label: View>: View {
    private let role: ButtonRole?
    private let confirmsSuccess: Bool
    private let onFailure: (@MainActor (any Error) -> Void)?
    private let action: @MainActor () async throws -> Void
    private let label: Label
    @State private var work: Task<Void, Never>?
    @State private var failure: LoadFailure?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - role: what kind of work it is.
    ///   - confirmsSuccess: whether success can be felt.
    ///   - onFailure: what happens when the work fails; nil shows an alert that offers to try again.
    ///   - action: the work.
    ///   - label: what the button shows.
    public init(
        role: ButtonRole? = nil, confirmsSuccess: Bool = false, onFailure: (@MainActor (any Error) -> Void)? = nil,
        action: @escaping @MainActor () async throws -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.confirmsSuccess = confirmsSuccess
        self.onFailure = onFailure
        self.action = action
        self.label = label()
    }

    public var body: some View {
        Button(role: role, action: begin) {
            BusyLabel(isBusy: work != nil) { label }
        }
        .disabled(work != nil)
        .accessibilityValue(work == nil ? "" : String(localized: "Loading"))
        .retryAlert(failure: $failure, retry: begin)
        .onDisappear { work?.cancel() }
    }

    private func begin() {
        guard work == nil else { return }
        work = Task {
            do {
                try await action()
                if confirmsSuccess, !Task.isCancelled { Haptics.success() }
            } catch {
                if !Task.isCancelled, !(error is CancellationError) { fail(error) }
            }
            work = nil
        }
    }

    private func fail(_ error: any Error) {
        Haptics.error()
        if let onFailure { onFailure(error) } else { failure = LoadFailure(error) }
    }
}

extension AsyncButton where Label == Text {
    /// Creates a button with a title.
    ///
    /// - Parameters:
    ///   - title: what the button says.
    ///   - role: what kind of work it is.
    ///   - confirmsSuccess: whether success can be felt.
    ///   - onFailure: what happens when the work fails; nil shows an alert that offers to try again.
    ///   - action: the work.
    public init(
        _ title: String, role: ButtonRole? = nil, confirmsSuccess: Bool = false,
        onFailure: (@MainActor (any Error) -> Void)? = nil, action: @escaping @MainActor () async throws -> Void
    ) {
        self.init(role: role, confirmsSuccess: confirmsSuccess, onFailure: onFailure, action: action) { Text(title) }
    }
}

#Preview {
    VStack(spacing: Spacing.lg) {
        AsyncButton("Save") {}
            .buttonStyle(.borderedProminent)
        AsyncButton("Delete", role: .destructive) {}
            .buttonStyle(.bordered)
        AsyncButton("Plain") {}
    }
    .padding()
}

#Preview("Busy") {
    VStack(spacing: Spacing.lg) {
        Button {
        } label: {
            BusyLabel(isBusy: true) { Text("Save") }
        }
        .buttonStyle(.borderedProminent)
        .environment(\.loaderDelay, 0)
        Button {
        } label: {
            BusyLabel(isBusy: true) { Text("Not for long yet") }
        }
        .buttonStyle(.bordered)
    }
    .disabled(true)
    .padding()
}
