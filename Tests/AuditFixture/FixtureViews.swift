import SwiftUI
import UIKit

/// A picture with many colors, bright or dark.
struct Photo: View {
    let isBright: Bool

    var body: some View {
        Canvas { context, size in
            for x in 0..<24 {
                for y in 0..<12 {
                    let part = Double((x * 7 + y * 13) % 10) / 10
                    let white = isBright ? 0.6 + part * 0.4 : part * 0.3
                    let side = CGSize(width: size.width / 24, height: size.height / 12)
                    let origin = CGPoint(x: Double(x) * side.width, y: Double(y) * side.height)
                    context.fill(Path(CGRect(origin: origin, size: side)), with: .color(Color(white: white)))
                }
            }
        }
        .accessibilityHidden(true)
    }
}

/// Pale where contrast is increased, by mistake.
struct PaleWhenIncreased: View {
    let isRight: Bool
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        Text("Asks for contrast")
            .foregroundStyle(contrast == .increased && !isRight ? Color(white: 0.7) : .black)
            .padding().background(.white)
    }
}

/// A button style without room around the label.
struct Tight: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(2).background(Color.black.opacity(0.05))
    }
}

/// A button style with room around the label.
struct Roomy: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(16).background(Color.black.opacity(0.05))
    }
}

/// A square that turns, and stands still where somebody asks for that.
struct Turning: View {
    let asksFirst: Bool
    @State private var isTurned = false
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        Rectangle().frame(width: 60, height: 60)
            .rotationEffect(.degrees(isTurned ? 360 : 0))
            .onAppear {
                guard !(asksFirst && reducesMotion) else { return }
                withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { isTurned = true }
            }
    }
}

extension UIImage {
    /// A square of one color, as a stand-in for a photo.
    convenience init(ofColor color: UIColor) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
        }
        self.init(cgImage: image.cgImage!)
    }
}
