import Foundation

/// How content fades under bars in designs of iOS whose bars have no ground.
package struct ScrollEdgeEffectLook: Hashable, Sendable {
    /// How strong it is at the edge of the screen.
    package var opacity: Double
    /// How far it reaches from the lower edge of the screen, in points.
    package var length: CGFloat
    /// How far it reaches beyond a bar at the upper edge, in points.
    package var overhang: CGFloat

    package init(opacity: Double, length: CGFloat, overhang: CGFloat) {
        self.opacity = opacity
        self.length = length
        self.overhang = overhang
    }
}

private enum ScrollEdgeEffectLookKey: EnvironmentKey {
    static var defaultValue: ScrollEdgeEffectLook? { nil }
}

extension EnvironmentValues {
    /// The edge effect of scroll views; nil if the design has none.
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
            ZStack {
                Rectangle().fill(GlassStyle(.regular, for: .edge)).mask { gradient(Self.blurStops) }
                gradient(Self.stops(look.opacity))
            }
            .padding(.bottom, edge == .top ? -look.overhang : 0)
            .frame(height: edge == .top ? nil : look.length)
            .frame(maxHeight: .infinity, alignment: edge == .top ? .top : .bottom)
            .ignoresSafeArea()
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }

    private func gradient(_ stops: [Gradient.Stop]) -> LinearGradient {
        LinearGradient(
            stops: stops, startPoint: edge == .top ? .top : .bottom, endPoint: edge == .top ? .bottom : .top)
    }

    /// Whole under the bar, so that its title can be read, and gone where the effect ends.
    private static let blurStops = [
        Gradient.Stop(color: .black, location: 0), .init(color: .black, location: 0.75),
        .init(color: .clear, location: 1),
    ]

    /// Easing out.
    private static func stops(_ opacity: Double) -> [Gradient.Stop] {
        (0...4).map { step in
            let place = Double(step) / 4
            return Gradient.Stop(color: .black.opacity(opacity * (1 - place) * (1 - place)), location: place)
        }
    }
}
