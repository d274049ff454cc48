import Foundation
import SwiftUI

/// Marks of an axis.
public protocol AxisContent {
    /// What the axis shows.
    var _axis: [_AxisDescription] { get }
}

/// A set of axis marks without its types.
public struct _AxisDescription {
    enum Values {
        case automatic(Int?)
        case step(Double)
        case unit(Calendar.Component, Int)
        case list([_Datum])
    }

    var values = Values.automatic(nil)
    var position = AxisMarkPosition.automatic
    var parts: (AxisValue) -> [_AxisPart] = { _ in [] }
    /// Whether the marks are those of a chart without any: the parts that Apple's charts have by themselves.
    var isDefault = false
}

/// What an axis draws at a value.
public enum _AxisPart {
    case grid(StrokeStyle?, AnyShapeStyle?)
    case tick(StrokeStyle?, AnyShapeStyle?)
    case label(AnyView?, FormatsDatum?, centered: Bool?, style: Styles? = nil)

    /// Changes a label, whether it is a view or a text that the axis makes.
    public typealias Styles = (AnyView) -> AnyView

    /// Makes the text of a value.
    public typealias FormatsDatum = (_Datum) -> String?
}

extension _AxisPart {
    /// The part with a change of its label.
    func styled(_ change: @escaping Styles) -> _AxisPart {
        guard case .label(let view, let format, let centered, let style) = self else { return self }
        return .label(view, format, centered: centered, style: { change(style?($0) ?? $0) })
    }
}

/// The side of a chart that an axis lies at.
public struct AxisMarkPosition: Sendable, Hashable {
    enum Kind { case automatic, leading, trailing, top, bottom }
    let kind: Kind

    /// Below the chart, or after it.
    public static let automatic = AxisMarkPosition(kind: .automatic)
    /// Before the chart.
    public static let leading = AxisMarkPosition(kind: .leading)
    /// After the chart.
    public static let trailing = AxisMarkPosition(kind: .trailing)
    /// Above the chart.
    public static let top = AxisMarkPosition(kind: .top)
    /// Below the chart.
    public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// Which values an axis marks.
public struct AxisMarkValues {
    let values: _AxisDescription.Values

    /// What the chart chooses.
    public static var automatic: AxisMarkValues { AxisMarkValues(values: .automatic(nil)) }
    /// About so many values.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(values: .automatic(desiredCount)) }
    /// Values with a step between them.
    public static func stride<P: BinaryFloatingPoint>(by stepSize: P) -> AxisMarkValues {
        AxisMarkValues(values: .step(Double(stepSize)))
    }
    /// The starts of calendar units.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues(values: .unit(component, count)) }
}

/// A value that an axis marks.
public struct AxisValue {
    /// The place among the values.
    public let index: Int
    /// How many values there are.
    public let count: Int
    let datum: _Datum

    /// The value as a type; nil where it is of another one.
    public func `as`<Value: Plottable>(_ valueType: Value.Type) -> Value? {
        let primitive: Any =
            switch datum {
            case .number(let number): Self.number(number, as: Value.PrimitivePlottable.self)
            case .date(let date): date
            case .category(let name): name
            }
        return (primitive as? Value.PrimitivePlottable).flatMap(Value.init(primitivePlottable:))
    }

    private static func number(_ number: Double, as type: Any.Type) -> Any {
        switch type {
        case is Int.Type: Int(exactly: number.rounded()) ?? 0
        case is Float.Type: Float(number)
        case is CGFloat.Type: CGFloat(number)
        case is Decimal.Type: Decimal(number)
        default: number
        }
    }
}

/// The parts of an axis at each value.
public struct AxisMarks: AxisContent {
    public let _axis: [_AxisDescription]

    /// Grid lines, ticks and labels, as charts have them by themselves.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        _axis = [_AxisDescription(values: values.values, position: position, isDefault: true)]
    }

    /// Grid lines, ticks and labels at values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        let list = values.map(\.primitivePlottable._datum)
        _axis = [_AxisDescription(values: .list(list), position: position, isDefault: true)]
    }

    /// Grid lines and ticks, and labels in a format.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        _axis = [
            _AxisDescription(
                values: values.values, position: position,
                parts: { _ in [.grid(nil, nil), .tick(nil, nil), .label(nil, formatter(format), centered: nil)] })
        ]
    }

    /// The parts that a function makes of each value.
    public init<Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        _axis = [
            _AxisDescription(values: values.values, position: position, parts: { content($0)._parts })
        ]
    }

    /// The parts that a function makes of each value.
    public init<Value: Plottable, Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        let list = values.map(\.primitivePlottable._datum)
        _axis = [_AxisDescription(values: .list(list), position: position, parts: { content($0)._parts })]
    }
}

/// How labels lie at their values. Automatic is what is drawn.
public struct AxisMarkPreset: Sendable, Hashable {
    private let name: String
    /// What the chart chooses.
    public static let automatic = AxisMarkPreset(name: "automatic")
    /// Outside the plot.
    public static let extended = AxisMarkPreset(name: "extended")
    /// In line with the plot's edges.
    public static let aligned = AxisMarkPreset(name: "aligned")
    /// Inside the plot.
    public static let inset = AxisMarkPreset(name: "inset")
}

func formatter<F: FormatStyle>(_ format: F) -> _AxisPart.FormatsDatum
where F.FormatInput: Plottable, F.FormatOutput == String {
    { AxisValue(index: 0, count: 1, datum: $0).as(F.FormatInput.self).map(format.format) }
}

/// Collects axis marks.
@resultBuilder public enum AxisContentBuilder {
    public static func buildBlock(_ components: [_AxisDescription]...) -> _AxisGroup {
        _AxisGroup(_axis: components.flatMap { $0 })
    }
    public static func buildExpression(_ expression: some AxisContent) -> [_AxisDescription] { expression._axis }
    public static func buildOptional(_ component: _AxisGroup?) -> [_AxisDescription] { component?._axis ?? [] }
    public static func buildEither(first component: _AxisGroup) -> [_AxisDescription] { component._axis }
    public static func buildEither(second component: _AxisGroup) -> [_AxisDescription] { component._axis }
}

/// Several sets of axis marks.
public struct _AxisGroup: AxisContent {
    public let _axis: [_AxisDescription]
}

// MARK: Parts

/// A part of an axis at a value.
public protocol AxisMark {
    /// What is drawn.
    var _parts: [_AxisPart] { get }
}

/// Several parts.
public struct _AxisParts: AxisMark {
    public let _parts: [_AxisPart]
}

/// Collects parts.
@resultBuilder public enum AxisMarkBuilder {
    public static func buildBlock(_ components: [_AxisPart]...) -> _AxisParts {
        _AxisParts(_parts: components.flatMap { $0 })
    }
    public static func buildExpression(_ expression: some AxisMark) -> [_AxisPart] { expression._parts }
    public static func buildOptional(_ component: _AxisParts?) -> [_AxisPart] { component?._parts ?? [] }
    public static func buildEither(first component: _AxisParts) -> [_AxisPart] { component._parts }
    public static func buildEither(second component: _AxisParts) -> [_AxisPart] { component._parts }
}

/// A line across the chart.
public struct AxisGridLine: AxisMark {
    public let _parts: [_AxisPart]
    /// A line.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { _parts = [.grid(stroke, nil)] }
}

/// A short line beside the chart.
public struct AxisTick: AxisMark {
    public let _parts: [_AxisPart]
    /// A line. Its length is 4 points.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { _parts = [.tick(stroke, nil)] }
}

/// The text at a value.
public struct AxisValueLabel: AxisMark {
    public let _parts: [_AxisPart]

    /// The value.
    public init(centered: Bool? = nil) { _parts = [.label(nil, nil, centered: centered)] }
    /// A text.
    public init(_ titleKey: LocalizedStringKey, centered: Bool? = nil) {
        _parts = [.label(AnyView(Text(titleKey)), nil, centered: centered)]
    }
    /// A text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, centered: Bool? = nil) {
        _parts = [.label(AnyView(Text(title)), nil, centered: centered)]
    }
    /// The value in a format.
    public init<F: FormatStyle>(format: F, centered: Bool? = nil)
    where F.FormatInput: Plottable, F.FormatOutput == String {
        _parts = [.label(nil, formatter(format), centered: centered)]
    }
    /// A view.
    public init<Content: View>(centered: Bool? = nil, @ViewBuilder content: () -> Content) {
        _parts = [.label(AnyView(content()), nil, centered: centered)]
    }
}

extension AxisMark {
    /// Colors lines and text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let style = AnyShapeStyle(style)
        return changed { part in
            switch part {
            case .grid(let stroke, _): .grid(stroke, style)
            case .tick(let stroke, _): .tick(stroke, style)
            case .label: part.styled { AnyView($0.foregroundStyle(style)) }
            }
        }
    }

    /// Sets the font of the text.
    public func font(_ font: Font?) -> some AxisMark { changed { $0.styled { AnyView($0.font(font)) } } }

    /// Moves the text, in points.
    public func offset(_ offset: CGSize) -> some AxisMark {
        changed { $0.styled { AnyView($0.offset(offset)) } }
    }

    /// Moves the text, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }

    private func changed(_ change: (_AxisPart) -> _AxisPart) -> _AxisParts { _AxisParts(_parts: _parts.map(change)) }
}
