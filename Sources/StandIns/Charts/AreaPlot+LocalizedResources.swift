import SwiftUI

extension AreaPlot where Content == FunctionAreaPlotContent {
    /// Creates the area between the line of a function and 0. The text is a localized string resource.
    ///
    /// - Parameter domain: The values that it is computed for; without them, those of the horizontal scale.
    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(content: FunctionAreaPlotContent(domain: domain) { PlottedFunction.at($0, function($0)) })
    }

    /// Creates the area between the two lines of a function. The text is a localized string resource.
    ///
    /// - Parameter domain: The values that it is computed for; without them, those of the horizontal scale.
    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(content: FunctionAreaPlotContent(domain: domain) { PlottedFunction.between($0, function($0)) })
    }
}
