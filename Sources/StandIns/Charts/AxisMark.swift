import Foundation
import SwiftUI

/// A part of an axis at a value.
public protocol AxisMark {
    /// The parts to draw.
    var _parts: [_AxisPart] { get }
}

/// Constants that describe the parts of an axis at a value.
public enum _AxisPart {
    case grid(_AxisLine)
    case tick(_AxisLine)
    case label(_AxisLabel)
}

/// A line of an axis.
public struct _AxisLine {
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var isCentered: Bool?
    var length = AxisTick.Length.automatic
    var offset = MarkOffset()
}

/// A label of an axis.
public struct _AxisLabel {
    var view: AnyView?
    var format: FormatsDatum?
    var isCentered: Bool?
    var anchor: UnitPoint?
    var multiLabelAlignment: Alignment?
    var collision = AxisValueLabelCollisionResolution.automatic
    var offsetsMarks: Bool?
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    var changes: [(AnyView) -> AnyView] = []
}

/// Several parts of an axis.
public struct _AxisParts: AxisMark {
    public let _parts: [_AxisPart]
}

/// A type-erased part of an axis.
public struct AnyAxisMark: AxisMark {
    public let _parts: [_AxisPart]

    /// Creates a type-erased part.
    public init(_ mark: any AxisMark) { _parts = mark._parts }
    /// Creates a type-erased part.
    public init(erasing mark: some AxisMark) { _parts = mark._parts }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public var _parts: [_AxisPart] {
        switch self {
        case .trueContent(let mark): mark._parts
        case .falseContent(let mark): mark._parts
        }
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public var _parts: [_AxisPart] { self?._parts ?? [] }
}

/// A result builder that creates parts of an axis from the statements of a closure.
@resultBuilder public enum AxisMarkBuilder {
    public static func buildBlock() -> _AxisParts { _AxisParts(_parts: []) }
    public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
    public static func buildPartialBlock<M: AxisMark>(first: M) -> M { first }
    public static func buildPartialBlock<A: AxisMark, M: AxisMark>(accumulated: A, next: M) -> _AxisParts {
        _AxisParts(_parts: accumulated._parts + next._parts)
    }
    public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
    public static func buildEither<T: AxisMark, F: AxisMark>(first: T) -> BuilderConditional<T, F> {
        .trueContent(first)
    }
    public static func buildEither<T: AxisMark, F: AxisMark>(second: F) -> BuilderConditional<T, F> {
        .falseContent(second)
    }
    public static func buildLimitedAvailability<M: AxisMark>(_ mark: M) -> AnyAxisMark { AnyAxisMark(erasing: mark) }
}

/// A line across the chart.
public struct AxisGridLine: AxisMark {
    public let _parts: [_AxisPart]

    /// Creates a line.
    ///
    /// - Parameter centered: Whether the line lies between its value and the next one.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        _parts = [.grid(_AxisLine(stroke: stroke, isCentered: centered))]
    }
}

/// A short line beside the chart.
public struct AxisTick: AxisMark {
    /// The length of a tick.
    public struct Length: Sendable {
        enum Kind { case automatic, fixed, label, longestLabel }
        let kind: Kind
        var points: CGFloat = 0

        /// The default length, which fits the height of adjacent labels.
        public static let automatic = Length(kind: .automatic)
        /// The length of the label.
        public static let label = label()
        /// The length of the longest label.
        public static let longestLabel = longestLabel()
        /// Returns the length of the label, extended by a number of points.
        public static func label(extendPastBy: CGFloat = 0) -> Length { Length(kind: .label, points: extendPastBy) }
        /// Returns the length of the longest label, extended by a number of points.
        public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
            Length(kind: .longestLabel, points: extendPastBy)
        }
        init(kind: Kind, points: CGFloat = 0) { (self.kind, self.points) = (kind, points) }
    }

    public let _parts: [_AxisPart]

    /// Creates a line.
    ///
    /// - Parameter centered: Whether the line lies between its value and the next one.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        _parts = [.tick(_AxisLine(stroke: stroke, isCentered: centered, length: length))]
    }

    /// Creates a line of a length in points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(kind: .fixed, points: length), stroke: stroke)
    }
}

extension AxisMark {
    /// Sets the style of lines and text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let style = AnyShapeStyle(style)
        return changed {
            $0.style = $0.style ?? style
        } label: {
            AnyView($0.foregroundStyle(style))
        }
    }

    /// Sets the font of the text.
    public func font(_ font: Font?) -> some AxisMark {
        changed { _ in
        } label: {
            AnyView($0.font(font))
        }
    }

    /// Moves the part by an offset, in points.
    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

    /// Moves the part by an offset, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    /// Moves the part and its vertical ends by offsets, in points.
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some AxisMark {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    /// Moves the part and its horizontal ends by offsets, in points.
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves the ends of the part by offsets, in points. Text moves by their mean.
    public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some AxisMark {
        changed {
            $0.offset.xStart += xStart
            $0.offset.xEnd += xEnd
            $0.offset.yStart += yStart
            $0.offset.yEnd += yEnd
        } label: {
            AnyView($0.offset(x: (xStart + xEnd) / 2, y: (yStart + yEnd) / 2))
        }
    }

    private func changed(
        _ line: (inout _AxisLine) -> Void, label: @escaping (AnyView) -> AnyView
    ) -> _AxisParts {
        _AxisParts(
            _parts: _parts.map { part in
                switch part {
                case .grid(var changed):
                    line(&changed)
                    return .grid(changed)
                case .tick(var changed):
                    line(&changed)
                    return .tick(changed)
                case .label(var changed):
                    changed.changes.append(label)
                    return .label(changed)
                }
            })
    }
}
