import CoreGraphics
import Foundation

/// A description of a chart for assistive technology, with its axes and data.
open class AXChartDescriptor: NSObject, NSCopying {
    /// Constants that describe the direction of the values of a chart.
    public enum ContentDirection: Int, Sendable {
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
        /// From top to bottom.
        case topToBottom
        /// From bottom to top.
        case bottomToTop
        /// Around a center, clockwise.
        case radialClockwise
        /// Around a center, counterclockwise.
        case radialCounterClockwise
    }

    /// The name of the chart with attributes.
    open var attributedTitle: NSAttributedString?
    /// The name of the chart.
    open var title: String? {
        get { attributedTitle?.string }
        set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
    }
    /// A summary of the chart in a sentence.
    open var summary: String?
    /// The direction of the values. The default is from left to right.
    open var contentDirection = ContentDirection.leftToRight
    /// The frame of the plot, in points of the screen. The default is the frame of the view.
    open var contentFrame = CGRect.zero
    /// The data series of the chart.
    open var series: [AXDataSeriesDescriptor]
    /// The first axis.
    open var xAxis: any AXDataAxisDescriptor
    /// The second axis.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// The additional axes, such as those of sizes or colors.
    open var additionalAxes: [any AXDataAxisDescriptor]?

    /// Creates a description of a chart whose title has attributes.
    public init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        self.attributedTitle = attributedTitle
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }

    /// Creates a description of a chart.
    public convenience init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis,
            yAxis: yAxis, additionalAxes: additionalAxes, series: series)
    }

    /// Returns a copy of the description.
    open func copy(with zone: NSZone?) -> Any {
        let copy = AXChartDescriptor(
            attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes ?? [], series: series)
        copy.contentDirection = contentDirection
        copy.contentFrame = contentFrame
        return copy
    }
}

/// A data series of a chart, which consists of points.
open class AXDataSeriesDescriptor: NSObject, NSCopying {
    /// The name of the series with attributes.
    open var attributedName: NSAttributedString
    /// The name of the series.
    open var name: String? {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue ?? "") }
    }
    /// A Boolean value that indicates whether there are values between the points, as on a line.
    open var isContinuous: Bool
    /// The points in their order.
    open var dataPoints: [AXDataPoint]

    /// Creates a series whose name has attributes.
    public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.attributedName = attributedName
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }

    /// Creates a series.
    public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(
            attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
    }

    /// Returns a copy of the series.
    open func copy(with zone: NSZone?) -> Any {
        AXDataSeriesDescriptor(attributedName: attributedName, isContinuous: isContinuous, dataPoints: dataPoints)
    }
}

/// A point of a series.
open class AXDataPoint: NSObject, NSCopying {
    /// A value along an axis.
    public enum Value: Hashable, Sendable {
        /// A value of an axis of numbers.
        case number(Double)
        /// A value of an axis of categories.
        case category(String)
    }

    /// The value along the first axis.
    open var xValue: Value
    /// The value along the second axis.
    open var yValue: Double?
    /// The values along further axes, in their order.
    open var additionalValues: [Value]
    /// The label of the point, with attributes.
    open var attributedLabel: NSAttributedString?
    /// The label of the point.
    open var label: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }

    private init(_ x: Value, _ y: Double?, _ additionalValues: [Value], _ label: String?) {
        (xValue, yValue, self.additionalValues) = (x, y, additionalValues)
        attributedLabel = label.map { NSAttributedString(string: $0) }
    }

    /// Creates a point at a number.
    public convenience init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(.number(x), y, additionalValues, label)
    }

    /// Creates a point at a category.
    public convenience init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(.category(x), y, additionalValues, label)
    }

    /// Returns a copy of the point.
    open func copy(with zone: NSZone?) -> Any {
        let copy = AXDataPoint(xValue, yValue, additionalValues, nil)
        copy.attributedLabel = attributedLabel
        return copy
    }
}
