import SwiftUI

/// What of a chart is seen at once, and where.
struct ChartScrolling {
    var isHorizontal = false
    /// How much is seen: seconds of dates, a number of categories.
    var length: Double?
    var start: _Datum?
    /// Receives where the chart is scrolled to.
    var position: (@MainActor (_Datum) -> Void)?

    /// The part that is seen; nil where all is.
    func window(of scale: Scale, at position: Double?) -> ChartWindow? {
        guard isHorizontal, let length, length > 0 else { return nil }
        let all: ClosedRange<Double>
        var names: [String] = []
        if case .categories(let listed) = scale.kind {
            names = listed
            all = 0...Double(listed.count)
        } else {
            all = scale.low...scale.high
        }
        guard length < all.upperBound - all.lowerBound else { return nil }
        let begin = start.flatMap { start -> Double? in
            if case .category(let name) = start { return names.firstIndex(of: name).map(Double.init) }
            return start.number
        }
        let window = ChartWindow(scale: scale, names: names, all: all, start: 0, length: length)
        return ChartWindow(
            scale: scale, names: names, all: all, start: window.moved(to: position ?? begin ?? all.lowerBound),
            length: length)
    }
}

/// The part of a chart that is seen.
struct ChartWindow {
    let scale: Scale
    let names: [String]
    let all: ClosedRange<Double>
    let start: Double
    let length: Double

    func moved(to position: Double) -> Double {
        min(max(position, all.lowerBound), max(all.lowerBound, all.upperBound - length))
    }

    func settings(_ settings: ChartSettings) -> ChartSettings {
        var settings = settings
        if names.isEmpty {
            settings.xDomain = .range(start, start + length)
        } else {
            let first = Int(start.rounded())
            settings.xDomain = .categories(Array(names[first..<min(names.count, first + max(1, Int(length)))]))
        }
        return settings
    }

    func value(at position: Double) -> _Datum {
        switch scale.kind {
        case .numbers: .number(position)
        case .dates: .date(Date(timeIntervalSinceReferenceDate: position))
        case .categories: .category(names[min(max(0, Int(position.rounded())), names.count - 1)])
        }
    }
}

extension View {
    private func scrolling(_ change: @escaping (inout ChartScrolling) -> Void) -> some View {
        transformEnvironment(\.chartSettings) { change(&$0.scrolling) }
    }

    /// The axes that a chart is scrolled along. Charts are scrolled along the horizontal one; the vertical one is without effect.
    public func chartScrollableAxes(_ axes: SwiftUI.Axis.Set) -> some View {
        scrolling { $0.isHorizontal = axes.contains(.horizontal) }
    }

    /// How much of the horizontal axis is seen at once: a number, seconds of dates, or a number of categories.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.primitivePlottable._datum.number
        return scrolling { $0.length = length }
    }

    /// The value at the beginning of what is seen.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        let start = x.wrappedValue.primitivePlottable._datum
        return scrolling { scrolling in
            scrolling.start = start
            scrolling.position = { datum in
                if let value = AxisValue(index: 0, count: 1, datum: datum).as(P.self) { x.wrappedValue = value }
            }
        }
    }

    /// The value at the beginning of what is seen at first.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        let start = initialX.primitivePlottable._datum
        return scrolling { $0.start = start }
    }
}
