import CoreGraphics
import Foundation

/// Lays the text of a storage out in a container, and answers where characters are.
///
/// Lines are broken as labels and text views break them. Each UTF-16 unit counts as a glyph. The first container gets
/// all of the text.
open class NSLayoutManager: NSObject {
    /// The text.
    open internal(set) weak var textStorage: NSTextStorage?
    /// The containers.
    open private(set) var textContainers: [NSTextContainer] = []
    /// The delegate. Nothing is asked of it here.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// A Boolean value that indicates whether lines have the room between them that their fonts want. Here they always
    /// have.
    open var usesFontLeading = true { didSet { UIKitWithoutEffect.usesFontLeading.log() } }
    /// A Boolean value that indicates whether characters that are not drawn are shown. Here they are not.
    open var showsInvisibleCharacters = false { didSet { UIKitWithoutEffect.showsInvisibleCharacters.log() } }

    /// The font of text without one.
    var font = UIFont.systemFont(ofSize: 12) { didSet { if font != oldValue { invalidate() } } }
    private var known: (size: CGSize, result: LaidOutStorage)?

    /// Creates a manager.
    public override init() { super.init() }

    /// Adds a container.
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
        invalidate()
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        invalidate()
    }

    /// Forgets the layout: the text or a container has changed.
    func invalidate() { known = nil }

    private var laidOut: LaidOutStorage? {
        guard let textStorage, let container = textContainers.first else { return nil }
        if let known, known.size == container.size { return known.result }
        let result = LaidOutStorage(textStorage, in: container, font: font)
        known = (container.size, result)
        return result
    }

    // MARK: Layout

    /// Lays the text of a container out.
    open func ensureLayout(for container: NSTextContainer) { _ = laidOut }
    /// Lays a part of the text out. All of it is.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }
    /// Forgets the layout of a part of the text. All of it is forgotten.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        invalidate()
        actualCharacterRange?.pointee = charRange
    }

    // MARK: Glyphs and characters

    /// The number of glyphs: that of UTF-16 units.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// The glyphs of a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: container === textContainers.first ? numberOfGlyphs : 0)
    }
    /// The glyphs of characters.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// The characters of glyphs.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// The glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns a Boolean value that indicates whether there is such a glyph.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    // MARK: Places

    /// The rectangle that the text fills, with the padding at both sides.
    open func usedRect(for container: NSTextContainer) -> CGRect { laidOut?.used ?? .zero }
    /// The smallest rectangle with a part of the text.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        laidOut?.bounds(of: glyphRange) ?? .zero
    }
    /// The line of a glyph, from one side of the container to the other.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { rect(ofLineWith: glyphIndex, effectiveGlyphRange) { $0.fragment(ofLine: $1) } }
    /// The part with text of the line of a glyph.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { rect(ofLineWith: glyphIndex, effectiveGlyphRange) { $0.usedFragment(ofLine: $1) } }

    private func rect(
        ofLineWith glyph: Int, _ range: NSRangePointer?, _ rect: (LaidOutStorage, Int) -> CGRect
    ) -> CGRect {
        guard let laidOut, let line = laidOut.line(of: glyph) else { return .zero }
        range?.pointee = laidOut.characters(ofLine: line)
        return rect(laidOut, line)
    }

    /// Returns where a glyph begins on its baseline, from the upper left of its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let laidOut, let line = laidOut.line(of: glyphIndex) else { return .zero }
        return CGPoint(x: laidOut.caret(at: glyphIndex).minX, y: laidOut.baseline(ofLine: line))
    }

    /// Calls a block for each line of a part of the text.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let laidOut, let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in laidOut.lines(in: glyphRange) {
            block(
                laidOut.fragment(ofLine: line), laidOut.usedFragment(ofLine: line), container,
                laidOut.characters(ofLine: line), &stop)
            if stop.boolValue { break }
        }
    }

    /// Calls a block with the areas of a part of the text, line by line.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in laidOut?.rectangles(in: glyphRange) ?? [] {
            block(rect, &stop)
            if stop.boolValue { break }
        }
    }

    /// The glyph at a point, or the nearest one.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        laidOut?.character(at: point).index ?? 0
    }
    /// The glyph at a point, or the nearest one, and how far across it the point is.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = laidOut?.character(at: point) ?? (index: 0, fraction: 0)
        partialFraction?.pointee = found.fraction
        return found.index
    }
    /// The character at a point, or the nearest one, and how far across it the point is.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

    /// A line of no width before a character.
    func caret(at place: Int) -> CGRect { laidOut?.caret(at: place) ?? .zero }
    /// The place between characters that is nearest to a point.
    func place(nearest point: CGPoint) -> Int { laidOut?.place(nearest: point) ?? 0 }
    /// The areas of a part of the text, line by line.
    func rectangles(in range: NSRange) -> [CGRect] { laidOut?.rectangles(in: range) ?? [] }
}

/// A type that is asked for details of a layout. Nothing is asked of it here.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
