import SwiftUI

/// The one bar behind ``ProgressBar`` and ``ShieldProgressBar``: a track, what is filled of it, and
/// what goes beyond, which is drawn over the beginning.
struct ProgressTrack: View {
    /// How much is filled, from 0 to 1.
    let fraction: Double
    var overflow: Double? = nil
    let fill: Color
    var overflowFill: Color? = nil
    let track: Color
    let height: CGFloat
    /// Of the ends; nil makes them round.
    var radius: CGFloat? = nil
    var motion: Animation? = nil

    var body: some View {
        shape
            .fill(track)
            .overlay(alignment: .leading) { part(fraction, fill) }
            .overlay(alignment: .leading) {
                if let overflow, let overflowFill, overflow > 0 { part(overflow, overflowFill) }
            }
            .frame(height: height)
            .clipShape(shape)
            .animation(motion, value: fraction)
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: radius ?? height / 2) }

    private func part(_ fraction: Double, _ color: Color) -> some View {
        GeometryReader { geometry in
            shape
                .fill(color)
                .frame(width: geometry.size.width * Self.sane(fraction))
        }
    }

    /// A fraction from 0 to 1; what is not a number counts as 0.
    static func sane(_ fraction: Double) -> Double { fraction.isNaN ? 0 : min(max(fraction, 0), 1) }
}
