import Foundation

/// An axis of a chart, for assistive technology.
public protocol AXDataAxisDescriptor: NSCopying, NSObjectProtocol {
    /// The name of the axis.
    var title: String { get set }
    /// The name of the axis with attributes.
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// Constants that describe the scale of an axis.
    public enum ScaleType: Int, Sendable {
        /// A linear scale.
        case linear
        /// A logarithmic scale with base 10.
        case log10
        /// A logarithmic scale with base e.
        case ln
    }

    /// The name of the axis with attributes.
    open var attributedTitle: NSAttributedString
    /// The name of the axis.
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    /// The scale of the axis. The default is linear.
    open var scaleType = ScaleType.linear
    /// The numbers at the ends of the axis.
    open var range: ClosedRange<Double>
    /// The numbers that are marked.
    open var gridlinePositions: [Double]
    /// The closure that returns the spoken description of a number.
    open var valueDescriptionProvider: (Double) -> String

    /// Creates an axis whose title has attributes.
    public init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.attributedTitle = attributedTitle
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    /// Creates an axis of numbers in a range.
    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }

    /// Returns a copy of the axis.
    open func copy(with zone: NSZone?) -> Any {
        let copy = AXNumericDataAxisDescriptor(
            attributedTitle: attributedTitle, range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
        copy.scaleType = scaleType
        return copy
    }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The name of the axis with attributes.
    open var attributedTitle: NSAttributedString
    /// The name of the axis.
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    /// The categories in their order.
    open var categoryOrder: [String]

    /// Creates an axis whose title has attributes.
    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.attributedTitle = attributedTitle
        self.categoryOrder = categoryOrder
    }

    /// Creates an axis of categories.
    public convenience init(title: String, categoryOrder: [String]) {
        self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
    }

    /// Returns a copy of the axis.
    open func copy(with zone: NSZone?) -> Any {
        AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
    }
}
