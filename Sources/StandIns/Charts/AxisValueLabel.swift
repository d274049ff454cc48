import Foundation
import SwiftUI

/// The text at a value.
public struct AxisValueLabel: AxisMark {
    public let _parts: [_AxisPart]

    private init(
        _ view: AnyView?, _ format: FormatsDatum?, _ isCentered: Bool?, _ anchor: UnitPoint?,
        _ multiLabelAlignment: Alignment?, _ collision: AxisValueLabelCollisionResolution, _ offsetsMarks: Bool?,
        _ orientation: AxisValueLabelOrientation, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
    ) {
        _parts = [
            .label(
                _AxisLabel(
                    view: view, format: format, isCentered: isCentered, anchor: anchor,
                    multiLabelAlignment: multiLabelAlignment, collision: collision, offsetsMarks: offsetsMarks,
                    orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
        ]
    }

    /// Creates the value.
    ///
    /// - Parameters:
    ///   - centered: Whether the label lies between its value and the next one.
    ///   - anchor: The point of the label that lies at the value.
    ///   - multiLabelAlignment: Where labels lie in the room of the largest one.
    ///   - offsetsMarks: Whether the label takes room beside the plot.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            nil, nil, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
            horizontalSpacing,
            verticalSpacing)
    }

    /// Creates a text.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AnyView(Text(titleKey)), nil, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
            orientation, horizontalSpacing,
            verticalSpacing)
    }

    /// Creates a text.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AnyView(Text(titleResource)), nil, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
            orientation, horizontalSpacing,
            verticalSpacing)
    }

    /// Creates a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AnyView(Text(title)), nil, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
            orientation, horizontalSpacing,
            verticalSpacing)
    }

    /// Creates a label with a text. Without a text, it shows the value.
    public init(
        _ text: Text?, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            text.map { AnyView($0) }, nil, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
            orientation, horizontalSpacing,
            verticalSpacing)
    }

    /// Creates the value in a format.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            nil, formatter(format), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
            orientation, horizontalSpacing,
            verticalSpacing)
    }

    /// Creates a view.
    public init<Content: View>(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            AnyView(content()), nil, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
            orientation, horizontalSpacing,
            verticalSpacing)
    }
}
