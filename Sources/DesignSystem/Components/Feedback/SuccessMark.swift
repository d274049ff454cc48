import SwiftUI

/// A check mark in a circle, which appears with a spring animation.
public struct SuccessMark: View {
    private let isShown: Bool
    @Themed(.ledger) private var theme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @ScaledMetric private var size = StateMetrics.markSize

    /// Creates a success mark.
    ///
    /// - Parameter isShown: whether it has sprung up.
    public init(isShown: Bool = true) {
        self.isShown = isShown
    }

    public var body: some View {
        Circle()
            .fill(theme.colors.success.solid)
            .overlay {
                Image(systemName: "checkmark")
                    .font(.system(size: size * Ratios.statusIcon).bold())
                    .foregroundStyle(theme.colors.success.onSolid)
            }
            .frame(width: size, height: size)
            .scaleEffect(isShown || reduceMotion ? 1 : Ratios.pop)
            .opacity(isShown ? 1 : 0)
            .accessibilityElement()
            .accessibilityLabel("Done")
            .accessibilityHidden(!isShown)
    }
}

extension View {
    /// Shows briefly that an action succeeded, with a mark over the view and haptic feedback.
    ///
    /// Never an alert: nobody has to tap success away.
    ///
    /// - Parameters:
    ///   - isPresented: whether the mark shows; it is set to false automatically.
    ///   - duration: how long it stays, in seconds; 1.5 by default.
    public func successMark(
        isPresented: Binding<Bool>, duration: TimeInterval = FeedbackTiming.success
    ) -> some View {
        modifier(SuccessMarkModifier(isPresented: isPresented, duration: duration))
    }
}

private struct SuccessMarkModifier: ViewModifier {
    @Binding var isPresented: Bool
    let duration: TimeInterval
    @Themed(.ledger) private var theme

    func body(content: Content) -> some View {
        content
            .overlay {
                SuccessMark(isShown: isPresented)
                    .allowsHitTesting(false)
                    .animation(theme.motion.selection, value: isPresented)
            }
            .background {
                if isPresented { Color.clear.after(duration) { isPresented = false } }
            }
            .onChange(of: isPresented, initial: true) {
                if isPresented { Haptics.success() }
            }
    }
}

#Preview {
    SuccessMark().padding()
}

#Preview("Over a screen") {
    @Previewable @State var isPresented = true

    List(1..<4) { Text("Item \($0)") }
        .successMark(isPresented: $isPresented)
        .frame(height: 240)
}
