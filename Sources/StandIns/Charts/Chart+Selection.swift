import SwiftUI

/// What a finger on a chart chooses.
struct ChartSelection {
    let choose: @MainActor (_ plot: DrawnPlot, _ proxy: ChartProxy, _ start: CGPoint, _ place: CGPoint) -> Void
    let end: @MainActor () -> Void
}

extension View {
    private func selection(_ selection: ChartSelection) -> some View {
        transformEnvironment(\.chartSettings) { $0.selections.append(selection) }
    }

    /// The horizontal value at the finger; nil once it is lifted.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        selection(
            ChartSelection { _, proxy, _, place in
                value.wrappedValue = proxy.value(atX: min(max(0, place.x), proxy.plotSize.width))
            } end: {
                value.wrappedValue = nil
            })
    }

    /// The vertical value at the finger; nil once it is lifted.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        selection(
            ChartSelection { _, proxy, _, place in
                value.wrappedValue = proxy.value(atY: min(max(0, place.y), proxy.plotSize.height))
            } end: {
                value.wrappedValue = nil
            })
    }

    /// The horizontal values between where the finger came down and where it is; nil once it is lifted.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        selection(
            ChartSelection { _, proxy, start, place in
                let width = proxy.plotSize.width
                guard let a: P = proxy.value(atX: min(max(0, start.x), width)),
                    let b: P = proxy.value(atX: min(max(0, place.x), width))
                else { return }
                range.wrappedValue = min(a, b)...max(a, b)
            } end: {
                range.wrappedValue = nil
            })
    }

    /// The value at the finger, of those that sectors go around; nil once it is lifted.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        selection(
            ChartSelection { plot, proxy, _, place in
                let (x, y) = (place.x - proxy.plotSize.width / 2, place.y - proxy.plotSize.height / 2)
                // Clockwise from the top.
                var share = (atan2(y, x) + .pi / 2) / (2 * .pi)
                if share < 0 { share += 1 }
                let total = plot.marks.reduce(0) { $0 + max(0, $1.mark.kind == .sector ? $1.mark.y?.number ?? 0 : 0) }
                value.wrappedValue = AxisValue(index: 0, count: 1, datum: .number(share * total)).as(P.self)
            } end: {
                value.wrappedValue = nil
            })
    }
}
