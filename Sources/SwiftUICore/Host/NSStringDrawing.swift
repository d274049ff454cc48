import CoreGraphics
import DisplayList
import Foundation
import UIKit

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// An option that arranges the text in lines within the available width. Otherwise, it has one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// An option that uses the line spacing of the font. In Perch, it has no effect, because the line spacing is always
    /// used.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// An option that measures the outlines of the characters. In Perch, it has no effect, because lines are always
    /// measured.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// An option that truncates the last visible line with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The settings and results of drawing text.
open class NSStringDrawingContext: NSObject {
    /// The minimum scale of the text. The value 0 keeps the size.
    open var minimumScaleFactor: CGFloat = 0
    /// The actual scale of the text. In Perch, the size of the text never changes.
    open private(set) var actualScaleFactor: CGFloat = 1
    /// The area of the most recently drawn text, in points.
    open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// Returns the size of the text in points. The text has one line, except for its own line breaks.
    public func size() -> CGSize { drawing(in: nil).size }

    /// Returns the area of the text for an available size, in points. The value 0 means no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let bounds = CGRect(origin: .zero, size: drawing(in: room(size, options)).size)
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws the text with its upper-left corner at a point.
    public func draw(at point: CGPoint) { drawing(in: nil).draw(at: point) }

    /// Draws the text in lines in a rectangle, and clips it to the rectangle.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text in a rectangle, and clips it to the rectangle.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        drawing(in: room(rect.size, options)).draw(at: rect.origin, within: rect)
        context?.totalBounds = rect
    }

    private func room(_ size: CGSize, _ options: NSStringDrawingOptions) -> CGSize? {
        guard options.contains(.usesLineFragmentOrigin) else { return nil }
        return CGSize(
            width: size.width > 0 ? size.width : .infinity,
            height: size.height > 0 && options.contains(.truncatesLastVisibleLine) ? size.height : .infinity)
    }

    private func drawing(in room: CGSize?) -> StringDrawing { StringDrawing(self, in: room) }
}

extension NSString {
    /// Returns the size of the text in points. The text has one line, except for its own line breaks.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self as String, attributes: attrs).size()
    }

    /// Returns the area of the text for an available size, in points. The value 0 means no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self as String, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text with its upper-left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self as String, attributes: attrs).draw(at: point)
    }

    /// Draws the text in lines in a rectangle, and clips it to the rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self as String, attributes: attrs).draw(in: rect)
    }

    /// Draws the text in a rectangle, and clips it to the rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self as String, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }
}

// On Apple's systems a text is bridged to `NSString` for these.
extension String {
    /// Returns the size of the text in points. The text has one line, except for its own line breaks.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// Returns the area of the text for an available size, in points. The value 0 means no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text with its upper-left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    /// Draws the text in lines in a rectangle, and clips it to the rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }

    /// Draws the text in a rectangle, and clips it to the rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}

/// A text that is measured or drawn alone.
private struct StringDrawing {
    let size: CGSize
    private let root: DisplayNode

    init(_ text: NSAttributedString, in room: CGSize?) {
        nonisolated(unsafe) let text = text
        (size, root) = assumeMainActor { () -> (CGSize, DisplayNode) in
            // The font that text has where none is said.
            let host = ViewHost(
                Text(text).font(Font(UIFont.systemFont(ofSize: 12))).foregroundStyle(Color.black)
                    .multilineTextAlignment(text.alignment),
                size: .zero)
            let proposal = room.map {
                ProposedViewSize(
                    width: $0.width.isFinite ? $0.width : nil, height: $0.height.isFinite ? $0.height : nil)
            }
            let size = host.sizeThatFits(proposal ?? .unspecified)
            host.resize(to: size, safeAreaInsets: EdgeInsets())
            return (size, host.frame(at: 0, background: nil).displayList.root)
        }
    }

    func draw(at point: CGPoint, within clip: CGRect? = nil) {
        guard let context = GraphicsContexts.orWarn else { return }
        context.saveGState()
        if let clip { context.clip(to: clip) }
        context.translateBy(x: point.x, y: point.y)
        context.add(.node(root))
        context.restoreGState()
    }
}

extension NSAttributedString {
    /// How lines stand, as the first character says.
    fileprivate var alignment: TextAlignment {
        guard length > 0 else { return .leading }
        let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        return switch style?.alignment {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }
}
