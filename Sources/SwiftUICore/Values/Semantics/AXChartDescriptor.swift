import CoreGraphics
import Foundation

/// Describes a chart for assistive technology: its axes and what is plotted.
open class AXChartDescriptor: NSObject, NSCopying {
    /// Where the values of a chart lead.
    public enum ContentDirection: Int, Sendable {
        /// From the left to the right.
        case leftToRight
        /// From the right to the left.
        case rightToLeft
        /// From the top to the bottom.
        case topToBottom
        /// From the bottom to the top.
        case bottomToTop
        /// Around a center, as the hands of a clock.
        case radialClockwise
        /// Around a center, against the hands of a clock.
        case radialCounterClockwise
    }

    /// The name of the chart with attributes.
    open var attributedTitle: NSAttributedString?
    /// The name of the chart.
    open var title: String? {
        get { attributedTitle?.string }
        set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
    }
    /// What the chart shows, in a sentence.
    open var summary: String?
    /// Where the values lead. The default is from the left to the right.
    open var contentDirection = ContentDirection.leftToRight
    /// Where the plot is, in points of the screen. The default is the frame of the view.
    open var contentFrame = CGRect.zero
    /// What is plotted.
    open var series: [AXDataSeriesDescriptor]
    /// The first axis.
    open var xAxis: any AXDataAxisDescriptor
    /// The second axis.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// Further axes, such as those of sizes or colors.
    open var additionalAxes: [any AXDataAxisDescriptor]?

    /// Describes a chart whose name has attributes.
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

    /// Describes a chart.
    public convenience init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis,
            yAxis: yAxis, additionalAxes: additionalAxes, series: series)
    }

    /// A description with the same parts.
    open func copy(with zone: NSZone?) -> Any {
        let copy = AXChartDescriptor(
            attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes ?? [], series: series)
        copy.contentDirection = contentDirection
        copy.contentFrame = contentFrame
        return copy
    }
}

/// A series of a chart: points that belong together.
open class AXDataSeriesDescriptor: NSObject, NSCopying {
    /// The name of the series with attributes.
    open var attributedName: NSAttributedString
    /// The name of the series.
    open var name: String? {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue ?? "") }
    }
    /// Whether there are values between the points, as on a line.
    open var isContinuous: Bool
    /// The points in their order.
    open var dataPoints: [AXDataPoint]

    /// A series whose name has attributes.
    public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.attributedName = attributedName
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }

    /// A series.
    public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(
            attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
    }

    /// A series with the same points.
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
    /// What the point is called, with attributes.
    open var attributedLabel: NSAttributedString?
    /// What the point is called.
    open var label: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }

    private init(_ x: Value, _ y: Double?, _ additionalValues: [Value], _ label: String?) {
        (xValue, yValue, self.additionalValues) = (x, y, additionalValues)
        attributedLabel = label.map { NSAttributedString(string: $0) }
    }

    /// A point at a number.
    public convenience init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(.number(x), y, additionalValues, label)
    }

    /// A point at a category.
    public convenience init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(.category(x), y, additionalValues, label)
    }

    /// A point with the same values.
    open func copy(with zone: NSZone?) -> Any {
        let copy = AXDataPoint(xValue, yValue, additionalValues, nil)
        copy.attributedLabel = attributedLabel
        return copy
    }
}
