import SwiftUI

/// What a finger on a chart chooses.
struct ChartSelection {
    enum Kind { case x, y, angle, xRange, yRange }

    let kind: Kind
    /// Chooses what lies between two places; of a value, the places are the same.
    let choose: @MainActor (_ proxy: ChartProxy, _ start: CGPoint, _ place: CGPoint) -> Void
    let end: @MainActor () -> Void
}

extension View {
    private func selection(
        _ kind: ChartSelection.Kind, _ choose: @escaping @MainActor (ChartProxy, CGPoint, CGPoint) -> Void,
        end: @escaping @MainActor () -> Void
    ) -> some View {
        chart { $0.selections.append(ChartSelection(kind: kind, choose: choose, end: end)) }
    }

    /// Binds the horizontal value at the finger. Nil after the finger is lifted.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        selection(.x) { proxy, _, place in
            value.wrappedValue = proxy.value(atX: min(max(0, place.x), proxy.plotSize.width))
        } end: {
            value.wrappedValue = nil
        }
    }

    /// Binds the vertical value at the finger. Nil after the finger is lifted.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        selection(.y) { proxy, _, place in
            value.wrappedValue = proxy.value(atY: min(max(0, place.y), proxy.plotSize.height))
        } end: {
            value.wrappedValue = nil
        }
    }

    /// Binds the horizontal values from the start of the touch to the finger. Nil after the finger is lifted.
    public func chartXSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        selection(.xRange) { proxy, start, place in
            let width = proxy.plotSize.width
            guard let a: P = proxy.value(atX: min(max(0, start.x), width)),
                let b: P = proxy.value(atX: min(max(0, place.x), width))
            else { return }
            range.wrappedValue = min(a, b)...max(a, b)
        } end: {
            range.wrappedValue = nil
        }
    }

    /// Binds the vertical values from the start of the touch to the finger. Nil after the finger is lifted.
    public func chartYSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        selection(.yRange) { proxy, start, place in
            let height = proxy.plotSize.height
            guard let a: P = proxy.value(atY: min(max(0, start.y), height)),
                let b: P = proxy.value(atY: min(max(0, place.y), height))
            else { return }
            range.wrappedValue = min(a, b)...max(a, b)
        } end: {
            range.wrappedValue = nil
        }
    }

    /// Binds the value of the sector at the finger. Nil after the finger is lifted.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        selection(.angle) { proxy, _, place in
            value.wrappedValue = proxy.value(atAngle: proxy.angle(at: place))
        } end: {
            value.wrappedValue = nil
        }
    }
}
