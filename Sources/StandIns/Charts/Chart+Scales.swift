import SwiftUI

extension View {
    /// Sets the domain, the range, and the type of the horizontal scale.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.xDomain = domain._domain.domain
            $0.xRange = range._range.position
            $0.xType = type ?? $0.xType
        }
    }
    /// Sets the domain of the horizontal scale: a range, or categories.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart {
            $0.xDomain = domain._domain.domain
            $0.xType = type ?? $0.xType
        }
    }
    /// Sets the range of positions on the horizontal axis.
    public func chartXScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.xRange = range._range.position
            $0.xType = type ?? $0.xType
        }
    }
    /// Sets the scale of the horizontal axis.
    public func chartXScale(type: ScaleType? = nil) -> some View {
        chart { $0.xType = type ?? $0.xType }
    }

    /// Sets the domain, the range, and the type of the vertical scale.
    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.yDomain = domain._domain.domain
            $0.yRange = range._range.position
            $0.yType = type ?? $0.yType
        }
    }
    /// Sets the domain of the vertical scale: a range, or categories.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart {
            $0.yDomain = domain._domain.domain
            $0.yType = type ?? $0.yType
        }
    }
    /// Sets the range of positions on the vertical axis.
    public func chartYScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.yRange = range._range.position
            $0.yType = type ?? $0.yType
        }
    }
    /// Sets the scale of the vertical axis.
    public func chartYScale(type: ScaleType? = nil) -> some View {
        chart { $0.yType = type ?? $0.yType }
    }
}
