import Foundation
import SwiftUI

/// A type that represents marks of an axis.
public protocol AxisContent {
    /// The content of the axis.
    var _axis: [_AxisDescription] { get }
}

typealias AxisDescription = _AxisDescription

/// A type-erased set of axis marks.
public struct _AxisDescription {
    enum Values {
        case automatic(Int?, minimum: Double?, rounds: (Bool?, Bool?))
        case step(Double, rounds: (Bool?, Bool?))
        case unit(Calendar.Component, Int, Calendar?, rounds: (Bool?, Bool?))
        case list([_Datum])
    }

    var values = Values.automatic(nil, minimum: nil, rounds: (nil, nil))
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    /// Makes what is drawn at a value; without it, what charts draw by themselves.
    var parts: ((AxisValue) -> [_AxisPart])?
    var stroke: StrokeStyle?
    /// The text of values, where charts draw what they do by themselves.
    var format: FormatsDatum?
    /// A change of the drawing of the axis.
    var effect: ((AnyView) -> AnyView)?
}

/// Makes the text of a value.
typealias FormatsDatum = (_Datum) -> String?

func formatter<F: FormatStyle>(_ format: F) -> FormatsDatum
where F.FormatInput: Plottable, F.FormatOutput == String {
    { F.FormatInput.value(of: $0).map(format.format) }
}

/// The default mark of a chart at a value.
public struct _AutomaticAxisMark: AxisMark {
    public var _parts: [_AxisPart] { [] }
}

/// The parts of an axis at each value.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    public let _axis: [_AxisDescription]

    /// Creates the parts that a closure returns for each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        _axis = [
            _AxisDescription(
                values: values.values, preset: preset, position: position, parts: { content($0)._parts })
        ]
    }

    /// Creates the parts that a closure returns for each value.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        _axis = [
            _AxisDescription(
                values: .list(values.map(\.datum)), preset: preset, position: position,
                parts: { content($0)._parts })
        ]
    }

    /// Creates the same parts at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset: preset, position: position, values: values) { _ in content() } }

    /// Creates the same parts at each value.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset: preset, position: position, values: values) { _ in content() } }
}

extension AxisMarks where Content == _AutomaticAxisMark {
    /// Creates the default grid lines, ticks, and labels.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        _axis = [_AxisDescription(values: values.values, preset: preset, position: position, stroke: stroke)]
    }

    /// Creates grid lines, ticks, and labels at values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        _axis = [
            _AxisDescription(
                values: .list(values.map(\.datum)), preset: preset, position: position, stroke: stroke)
        ]
    }

    /// Creates grid lines, ticks, and labels with a format.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        _axis = [
            _AxisDescription(
                values: values.values, preset: preset, position: position, stroke: stroke,
                format: formatter(format))
        ]
    }

    /// Creates grid lines, ticks, and labels with a format at values.
    public init<F: FormatStyle, Value: Plottable>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        _axis = [
            _AxisDescription(
                values: .list(values.map(\.datum)), preset: preset, position: position, stroke: stroke,
                format: formatter(format))
        ]
    }
}

/// Several sets of axis marks.
public struct _AxisGroup: AxisContent {
    public let _axis: [_AxisDescription]
}

/// Type-erased marks of an axis.
public struct AnyAxisContent: AxisContent {
    public let _axis: [_AxisDescription]

    /// Creates type-erased marks.
    public init(_ content: any AxisContent) { _axis = content._axis }
    /// Creates type-erased marks.
    public init(erasing content: some AxisContent) { _axis = content._axis }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public var _axis: [_AxisDescription] {
        switch self {
        case .trueContent(let content): content._axis
        case .falseContent(let content): content._axis
        }
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public var _axis: [_AxisDescription] { self?._axis ?? [] }
}

/// A result builder that creates axis marks from the statements of a closure.
@resultBuilder public enum AxisContentBuilder {
    public static func buildBlock() -> _AxisGroup { _AxisGroup(_axis: []) }
    public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
    public static func buildPartialBlock<C: AxisContent>(first: C) -> C { first }
    public static func buildPartialBlock<A: AxisContent, C: AxisContent>(accumulated: A, next: C) -> _AxisGroup {
        _AxisGroup(_axis: accumulated._axis + next._axis)
    }
    public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
    public static func buildEither<T: AxisContent, F: AxisContent>(first: T) -> BuilderConditional<T, F> {
        .trueContent(first)
    }
    public static func buildEither<T: AxisContent, F: AxisContent>(second: F) -> BuilderConditional<T, F> {
        .falseContent(second)
    }
    public static func buildLimitedAvailability<C: AxisContent>(_ content: C) -> AnyAxisContent {
        AnyAxisContent(erasing: content)
    }
}

extension AxisContent {
    /// Draws the lines of the axis in a layer.
    public func compositingLayer() -> some AxisContent { layered { AnyView($0.compositingGroup()) } }

    /// Draws the lines of the axis in a layer, and modifies the layer as a view.
    public func compositingLayer<V: View>(
        @ViewBuilder style: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some AxisContent {
        layered { AnyView(style(PlaceholderContentView($0.compositingGroup()))) }
    }

    private func layered(_ effect: @escaping (AnyView) -> AnyView) -> _AxisGroup {
        _AxisGroup(
            _axis: _axis.map {
                var axis = $0
                let inner = axis.effect
                axis.effect = { effect(inner?($0) ?? $0) }
                return axis
            })
    }
}
