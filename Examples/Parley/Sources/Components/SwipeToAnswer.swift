import SwiftUI

/// Pulls a message aside to answer it.
private struct SwipeToAnswer: ViewModifier {
    let action: () -> Void

    @GestureState private var pull: CGFloat = 0
    @Environment(\.layoutDirection) private var layoutDirection

    private let threshold: CGFloat = 56
    private var direction: CGFloat { layoutDirection == .leftToRight ? 1 : -1 }

    func body(content: Content) -> some View {
        content
            .offset(x: pull)
            .overlay(alignment: .leading) {
                Image(systemName: "arrowshape.turn.up.left.circle.fill")
                    .font(.title2)
                    .foregroundStyle(.secondary)
                    .scaleEffect(min(abs(pull) / threshold, 1))
                    .opacity(abs(pull) / threshold)
                    .offset(x: pull / 2 - 16 * direction)
                    .accessibilityHidden(true)
            }
            .simultaneousGesture(drag)
            .animation(.spring(duration: 0.3), value: pull == 0)
            .accessibilityAction(named: "Answer", action)
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 20)
            .updating($pull) { value, pull, _ in
                let distance = value.translation.width * direction
                guard distance > 0, distance > abs(value.translation.height) else { return }
                pull = min(distance, threshold + (distance - threshold) * 0.2) * direction
            }
            .onEnded { value in
                if value.translation.width * direction > threshold { action() }
            }
    }
}

/// Shakes sidewise, as a head does.
struct Shake: GeometryEffect {
    var shakes: CGFloat

    var animatableData: CGFloat {
        get { shakes }
        set { shakes = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 6 * sin(shakes * .pi * 2), y: 0))
    }
}

extension View {
    func onSwipeToAnswer(perform action: @escaping () -> Void) -> some View {
        modifier(SwipeToAnswer(action: action))
    }
}

extension AnyTransition {
    /// New messages rise from the composer.
    static var rise: AnyTransition {
        .asymmetric(
            insertion: .move(edge: .bottom).combined(with: .opacity).animation(.snappy.speed(1.2)),
            removal: .scale(scale: 0.8).combined(with: .opacity))
    }
}
