import Foundation

/// How content fades under bars in designs of iOS whose bars have no ground.
package struct ScrollEdgeEffectLook: Hashable, Sendable {
    /// How strong it is at the edge of the screen.
    package var opacity: Double
    /// How far it reaches from there, in points.
    package var length: CGFloat

    package init(opacity: Double, length: CGFloat) {
        self.opacity = opacity
        self.length = length
    }
}

private enum ScrollEdgeEffectLookKey: EnvironmentKey {
    static var defaultValue: ScrollEdgeEffectLook? { nil }
}

extension EnvironmentValues {
    /// The edge effect of scroll views; nil where the design has none.
    package var scrollEdgeEffectLook: ScrollEdgeEffectLook? {
        get { self[ScrollEdgeEffectLookKey.self] }
        set { self[ScrollEdgeEffectLookKey.self] = newValue }
    }
}

/// What lies between the content of a scroll view and a bar over it, from the edge of the screen.
package struct ScrollEdgeScrim: View {
    let edge: VerticalEdge
    @Environment(\.scrollEdgeEffectLook) private var look

    nonisolated package init(edge: VerticalEdge) { self.edge = edge }

    package var body: some View {
        if let look {
            LinearGradient(
                stops: ScrollEdgeScrim.stops(look.opacity), startPoint: edge == .top ? .top : .bottom,
                endPoint: edge == .top ? .bottom : .top
            )
            .frame(height: look.length)
            .frame(maxHeight: .infinity, alignment: edge == .top ? .top : .bottom)
            .ignoresSafeArea()
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }

    /// Easing out.
    private static func stops(_ opacity: Double) -> [Gradient.Stop] {
        (0...4).map { step in
            let place = Double(step) / 4
            return Gradient.Stop(color: .black.opacity(opacity * (1 - place) * (1 - place)), location: place)
        }
    }
}
