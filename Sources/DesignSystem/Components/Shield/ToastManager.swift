import SwiftUI

/// Constants that describe the kind of a toast.
public enum ShieldToastVariant: Sendable, CaseIterable {
    /// The kinds for success, a failure, a warning, and information.
    case success, error, warning, info
}

/// A toast that is visible or waits in the queue.
public struct ShieldToastItem: Identifiable, Equatable, Sendable {
    /// The identifier of the toast, which distinguishes toasts with the same text.
    public let id: Int
    /// The message of the toast.
    public let message: String
    /// The kind of the toast.
    public let variant: ShieldToastVariant
    /// The duration of the toast, in seconds.
    public let duration: TimeInterval
}

/// An object that shows toasts one after another.
///
/// ```swift
/// @State private var toasts = ToastManager()
///
/// RootView()
///     .shieldToasts(toasts)
///     .environment(toasts)
///
/// toasts.showToast("Scan finished", variant: .success)
/// ```
///
/// Toasts wait in a queue; each stays for its time or until it is tapped, then comes the next. One that says the same as
/// the last in the queue is not put there again.
@MainActor @Observable public final class ToastManager {
    /// The toast on screen.
    public private(set) var current: ShieldToastItem?
    /// The waiting toasts, in order.
    public private(set) var queue: [ShieldToastItem] = []

    @ObservationIgnored private var nextID = 0

    /// Creates a manager with nothing to show.
    public nonisolated init() {}

    /// Shows a toast after the previous toasts have disappeared.
    ///
    /// - Parameters:
    ///   - message: what it says.
    ///   - variant: what it tells.
    ///   - duration: how long it stays, in seconds; 3.5 by default. What is not above 0 counts as the default.
    public func showToast(
        _ message: String, variant: ShieldToastVariant = .info, duration: TimeInterval = FeedbackTiming.toast
    ) {
        if let last = queue.last ?? current, last.message == message, last.variant == variant { return }
        let duration = duration > 0 ? duration : FeedbackTiming.toast
        queue.append(ShieldToastItem(id: nextID, message: message, variant: variant, duration: duration))
        nextID += 1
        if current == nil { advance() }
    }

    /// Removes a toast from the screen or the queue. The next toast replaces it.
    public func dismiss(_ toast: ShieldToastItem) {
        queue.removeAll { $0.id == toast.id }
        if current?.id == toast.id { advance() }
    }

    /// Removes all toasts.
    public func dismissAll() {
        queue = []
        current = nil
    }

    private func advance() { current = queue.isEmpty ? nil : queue.removeFirst() }
}
