import SwiftUI

/// What of a chart is seen at once, and where.
struct ChartScrolling {
    /// What is seen along one axis.
    struct Side {
        var isOn = false
        /// How much is seen: seconds of dates, a number of categories.
        var length: Double?
        var start: _Datum?
        /// Receives where the chart is scrolled to.
        var position: (@MainActor (_Datum) -> Void)?

        /// The part that is seen; nil if all is.
        func window(of scale: Scale, at position: Double?) -> ChartWindow? {
            guard isOn, let length, length > 0, length < scale.high - scale.low else { return nil }
            let begin = start.flatMap { start -> Double? in
                if case .categories(let names) = scale.kind {
                    return names.firstIndex(of: start.text).map(Double.init)
                }
                return start.number
            }
            var window = ChartWindow(scale: scale, start: 0, length: length)
            window.start = window.moved(to: position ?? begin ?? scale.low)
            return window
        }
    }

    var x = Side()
    var y = Side()
    var behavior: ValueAlignedChartScrollTargetBehavior?
    var pages = false
}

/// The part of a scale that is seen.
struct ChartWindow {
    let scale: Scale
    var start: Double
    let length: Double

    var range: ClosedRange<Double> { start...(start + length) }

    func moved(to position: Double) -> Double {
        min(max(position, scale.low), max(scale.low, scale.high - length))
    }

    /// Where a drag by points of a plot's side ends.
    func dragged(by points: CGFloat, of side: CGFloat, from begin: Double) -> Double {
        guard side > 0 else { return begin }
        let (first, last) = scale.ends(in: side)
        let direction: Double = last < first ? 1 : -1
        return moved(to: begin + direction * Double(points / side) * length)
    }

    func datum(at position: Double) -> _Datum {
        switch scale.kind {
        case .numbers: return .number(position)
        case .dates: return .date(Date(timeIntervalSinceReferenceDate: position))
        case .categories(let names):
            return .category(names[min(max(0, Int(position.rounded())), names.count - 1)])
        }
    }
}

extension View {
    /// Sets the axes that a chart is scrolled along.
    public func chartScrollableAxes(_ axes: SwiftUI.Axis.Set) -> some View {
        chart {
            $0.scrolling.x.isOn = axes.contains(.horizontal)
            $0.scrolling.y.isOn = axes.contains(.vertical)
        }
    }

    /// Sets the visible length of the horizontal axis: a number, seconds of dates, or a number of categories.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.datum.number
        return chart { $0.scrolling.x.length = length }
    }

    /// Sets the visible length of the vertical axis: a number, seconds of dates, or a number of categories.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.datum.number
        return chart { $0.scrolling.y.length = length }
    }

    private func scrolls<P: Plottable>(
        _ side: WritableKeyPath<ChartScrolling, ChartScrolling.Side>, to position: Binding<P>
    ) -> some View {
        let start = position.wrappedValue.datum
        return chart {
            $0.scrolling[keyPath: side].start = start
            $0.scrolling[keyPath: side].position = { datum in
                if let value = P.value(of: datum) { position.wrappedValue = value }
            }
        }
    }

    /// Binds the horizontal value at the start of the visible part.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { scrolls(\.x, to: x) }
    /// Binds the vertical value at the start of the visible part.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { scrolls(\.y, to: y) }

    /// Sets the initial horizontal value at the start of the visible part.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        let start = initialX.datum
        return chart { $0.scrolling.x.start = start }
    }
    /// Sets the initial vertical value at the start of the visible part.
    public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        let start = initialY.datum
        return chart { $0.scrolling.y.start = start }
    }

    /// Sets where scrolling stops. Custom behaviors have no effect.
    public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        let aligned = behavior as? ValueAlignedChartScrollTargetBehavior
        let pages = behavior is PagingScrollTargetBehavior
        return chart {
            $0.scrolling.behavior = aligned
            $0.scrolling.pages = pages
        }
    }
}
