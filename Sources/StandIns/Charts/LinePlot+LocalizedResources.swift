import SwiftUI

extension LinePlot where Content == FunctionLinePlotContent {
    /// Creates the line of a function. The text is a localized string resource.
    ///
    /// - Parameter domain: The values that it is computed for; without them, those of the horizontal scale.
    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(content: FunctionLinePlotContent(domain: domain) { PlottedFunction.at($0, function($0)) })
    }

    /// Creates the line of a function that yields both values. The text is a localized string resource.
    ///
    /// - Parameter domain: The values that it is computed for.
    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(
            content: FunctionLinePlotContent(domain: domain) { PlottedFunction.at(function($0).x, function($0).y) })
    }
}
