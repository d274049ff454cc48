import SwiftUI

extension EnvironmentValues {
    /// How long something may take before a loader tells of it, in seconds. With 0 a preview shows what comes then.
    @Entry var loaderDelay: TimeInterval = FeedbackTiming.loaderDelay
}

/// A view that appears only after a delay, so that fast operations do not cause flicker.
///
/// ```swift
/// DelayedAppearance {
///     ProgressView()
/// }
/// ```
///
/// It has its size from the start. The time is that of the clock that draws frames.
public struct DelayedAppearance<Content: View>: View {
    private let ownDelay: TimeInterval?
    private let content: Content
    @State private var isDue = false
    @Environment(\.loaderDelay) private var loaderDelay
    @Themed(.ledger) private var theme

    /// Creates a view that waits before it shows.
    ///
    /// - Parameters:
    ///   - delay: how long to wait, in seconds; nil waits as all loaders do, for 0.3 seconds.
    ///   - content: what shows then.
    public init(after delay: TimeInterval? = nil, @ViewBuilder content: () -> Content) {
        ownDelay = delay
        self.content = content()
    }

    public var body: some View {
        let delay = ownDelay ?? loaderDelay
        let isShown = isDue || delay <= 0
        content
            .opacity(isShown ? 1 : 0)
            .accessibilityHidden(!isShown)
            .after(delay) {
                withAnimation(theme.motion.exchange) { isDue = true }
            }
    }
}
