import SwiftUI

/// The height of the tide over a day. The widget has it, too.
struct TideCurve: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            for step in 0...48 {
                let x = Double(step) / 48
                let point = CGPoint(
                    x: rect.minX + rect.width * x, y: rect.midY - rect.height * 0.45 * cos(x * 4 * .pi))
                if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
    }
}

#Preview("Tide", traits: .fixedLayout(width: 200, height: 80)) { TideCurve().stroke(.blue) }
