import SwiftUI

/// A spiral from the middle outwards.
struct Spiral: Shape {
    var turns: Double

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.midY))
            for step in 1...200 {
                let part = Double(step) / 200
                let radius = min(rect.width, rect.height) / 2 * part
                let angle = part * turns * 2 * .pi
                path.addLine(to: CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle)))
            }
        }
    }
}

struct Spiral_Previews: PreviewProvider {
    static var previews: some View {
        Spiral(turns: 3).stroke(.orange, lineWidth: 3).padding().previewDisplayName("Three turns")
    }
}
