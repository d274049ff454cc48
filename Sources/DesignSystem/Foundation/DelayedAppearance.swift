import SwiftUI

/// A view that shows only once something has taken a while, so that what is quick does not flicker.
///
/// ```swift
/// DelayedAppearance {
///     ProgressView()
/// }
/// ```
///
/// It has its size from the start. The time is that of the clock that draws frames.
public struct DelayedAppearance<Content: View>: View {
    private let delay: TimeInterval
    private let content: Content
    @State private var isDue = false
    @Themed(.ledger) private var theme

    /// Creates a view that waits before it shows.
    ///
    /// - Parameters:
    ///   - delay: how long to wait, in seconds; 0.3 by default.
    ///   - content: what shows then.
    public init(after delay: TimeInterval = FeedbackTiming.loaderDelay, @ViewBuilder content: () -> Content) {
        self.delay = delay
        self.content = content()
    }

    public var body: some View {
        content
            .opacity(isDue ? 1 : 0)
            .accessibilityHidden(!isDue)
            .after(delay) {
                withAnimation(theme.motion.exchange) { isDue = true }
            }
    }
}
