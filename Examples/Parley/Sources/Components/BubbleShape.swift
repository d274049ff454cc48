import SwiftUI

/// A rounded rectangle whose bottom corner may run out into a tail.
struct BubbleShape: Shape {
    var tail: HorizontalEdge?
    var radius: CGFloat = 18

    func path(in rect: CGRect) -> Path {
        let radius = min(self.radius, rect.width / 2, rect.height / 2)
        guard let tail else { return Path(roundedRect: rect, cornerRadius: radius, style: .continuous) }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - radius, y: rect.minY))
        path.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
            tangent2End: CGPoint(x: rect.maxX, y: rect.minY + radius), radius: radius)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - radius))
        path.addCurve(
            to: CGPoint(x: rect.maxX + 6, y: rect.maxY),
            control1: CGPoint(x: rect.maxX, y: rect.maxY - radius * 0.4),
            control2: CGPoint(x: rect.maxX + 1, y: rect.maxY - 3))
        path.addQuadCurve(
            to: CGPoint(x: rect.maxX - radius * 0.6, y: rect.maxY - 3),
            control: CGPoint(x: rect.maxX - 3, y: rect.maxY + 1))
        path.addQuadCurve(
            to: CGPoint(x: rect.maxX - radius * 1.2, y: rect.maxY),
            control: CGPoint(x: rect.maxX - radius, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + radius, y: rect.maxY))
        path.addArc(
            center: CGPoint(x: rect.minX + radius, y: rect.maxY - radius), radius: radius,
            startAngle: .degrees(90), endAngle: .degrees(180), clockwise: false)
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + radius))
        path.addArc(
            center: CGPoint(x: rect.minX + radius, y: rect.minY + radius), radius: radius,
            startAngle: .degrees(180), endAngle: .degrees(270), clockwise: false)
        path.closeSubpath()
        guard tail == .leading else { return path }
        let mirror = CGAffineTransform(translationX: rect.minX + rect.maxX, y: 0).scaledBy(x: -1, y: 1)
        return path.applying(mirror)
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

#Preview("Bubbles", traits: .sizeThatFitsLayout) {
    VStack(spacing: 16) {
        BubbleShape(tail: .trailing).fill(.blue)
        BubbleShape(tail: .leading).fill(Color(.systemGray5))
        BubbleShape().stroke(.tint, lineWidth: 2)
        BubbleShape(tail: .trailing).scale(0.6, anchor: .trailing).fill(.green)
        BubbleShape(tail: .leading).size(width: 60, height: 40).fill(.orange.gradient)
    }
    .frame(width: 200, height: 260)
    .padding()
}
