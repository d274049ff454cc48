/// A chart as numbers and names, which assistive technology can turn into sounds, a table or a summary.
package struct AccessibilityChart: Hashable, Sendable {
    /// A value along an axis.
    package enum Value: Hashable, Sendable {
        /// A number, and how it is said.
        case number(Double, text: String)
        case category(String)

        package var text: String {
            switch self {
            case .number(_, let text): text
            case .category(let name): name
            }
        }
    }

    package enum AxisKind: Hashable, Sendable {
        case numbers(ClosedRange<Double>, gridlines: [Double], scale: AXNumericDataAxisDescriptor.ScaleType)
        /// In their order.
        case categories([String])
    }

    package struct Axis: Hashable, Sendable {
        package var title: String
        package var kind: AxisKind
    }

    package struct Point: Hashable, Sendable {
        package var x: Value
        package var y: Value?
        /// Along further axes.
        package var others: [Value]
        package var label: String?
    }

    package struct Series: Hashable, Sendable {
        package var name: String
        /// Whether there are values between its points, as on a line.
        package var isContinuous: Bool
        package var points: [Point]
    }

    package var title: String
    package var summary: String
    package var direction: AXChartDescriptor.ContentDirection
    /// The horizontal one, the vertical one if there is one, and others.
    package var axes: [Axis]
    package var series: [Series]
}
