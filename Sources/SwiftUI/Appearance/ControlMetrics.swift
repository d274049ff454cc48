import Foundation

/// What several controls have in common, in points, from the token table of the iOS 17 look.
enum ControlMetrics {
    /// The least distance between a label and its control.
    static let labelGap: CGFloat = 8
    /// How visible a switch, slider or the like is when disabled.
    static let disabledOpacity = 0.5
    /// How long a control takes from one state to the other, in seconds.
    static let changeDuration = 0.2
}

/// A drop shadow; the radius is SwiftUI's, twice the standard deviation.
struct ControlShadow {
    let opacity: Double
    let radius: CGFloat
    let y: CGFloat
}

extension View {
    /// Draws the shadows of a knob.
    func controlShadows(_ shadows: [ControlShadow]) -> some View {
        modifier(ControlShadowModifier(shadows: shadows))
    }
}

private struct ControlShadowModifier: ViewModifier {
    let shadows: [ControlShadow]

    func body(content: Content) -> some View {
        shadows.reduce(AnyView(content)) { view, shadow in
            AnyView(view.shadow(color: .black.opacity(shadow.opacity), radius: shadow.radius, x: 0, y: shadow.y))
        }
    }
}
