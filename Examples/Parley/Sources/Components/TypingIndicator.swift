import SwiftUI

/// Three dots that swell one after the other.
struct TypingIndicator: View {
    let name: String
    @State private var isSwollen = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<3, id: \.self) { index in
                Circle()
                    .fill(.secondary)
                    .frame(width: 8, height: 8)
                    .scaleEffect(isSwollen ? 1 : 0.6)
                    .animation(pulse.delay(Double(index) * 0.15), value: isSwollen)
            }
        }
        .padding(.horizontal, 14)
        .frame(height: 36)
        .background(Color(.secondarySystemBackground), in: BubbleShape(tail: .leading))
        .onAppear { isSwollen = !reduceMotion }
        .accessibilityElement()
        .accessibilityLabel("\(name) is typing")
    }

    private var pulse: Animation {
        .easeInOut(duration: 0.5).repeatForever(autoreverses: true)
    }
}

#Preview("Typing", traits: .sizeThatFitsLayout) {
    TypingIndicator(name: "Inês").padding()
}
