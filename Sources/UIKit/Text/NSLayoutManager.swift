import CoreGraphics
import Foundation

/// An object that lays out the text of a storage in a container, and provides the positions of characters.
///
/// The layout manager breaks lines like labels and text views. Each UTF-16 unit counts as a glyph. The first container
/// contains the whole text.
open class NSLayoutManager: NSObject {
    /// The text.
    open internal(set) weak var textStorage: NSTextStorage?
    /// The containers.
    open private(set) var textContainers: [NSTextContainer] = []
    /// The delegate. Perch does not call it.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// A Boolean value that indicates whether the leading of fonts is used. In Perch, it always is. The value has no
    /// effect.
    open var usesFontLeading = true { didSet { UIKitWithoutEffect.usesFontLeading.log() } }
    /// A Boolean value that indicates whether invisible characters are shown. In Perch, they are not shown. The value
    /// has no effect.
    open var showsInvisibleCharacters = false { didSet { UIKitWithoutEffect.showsInvisibleCharacters.log() } }

    /// The font of text without one.
    var font = UIFont.systemFont(ofSize: 12) { didSet { if font != oldValue { invalidate() } } }
    private var known: (size: CGSize, result: LaidOutStorage)?

    /// Creates a layout manager.
    public override init() { super.init() }

    /// Adds a text container.
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
        invalidate()
    }

    /// Removes a text container.
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

    /// Lays out the text of a container.
    open func ensureLayout(for container: NSTextContainer) { _ = laidOut }
    /// Lays out a range of the text. Perch lays out the whole text.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }
    /// Invalidates the layout of a range of the text. Perch invalidates the whole layout.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        invalidate()
        actualCharacterRange?.pointee = charRange
    }

    // MARK: Glyphs and characters

    /// The number of glyphs, which is the number of UTF-16 units.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Returns the range of the glyphs in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: container === textContainers.first ? numberOfGlyphs : 0)
    }
    /// Returns the range of the glyphs for a range of characters.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// Returns the range of the characters for a range of glyphs.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// Returns the index of the glyph for a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Returns the index of the character for a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns a Boolean value that indicates whether a glyph exists.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    // MARK: Places

    /// Returns the rectangle of the text, with the padding on both sides.
    open func usedRect(for container: NSTextContainer) -> CGRect { laidOut?.used ?? .zero }
    /// Returns the smallest rectangle that contains a range of the text.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        laidOut?.bounds(of: glyphRange) ?? .zero
    }
    /// Returns the rectangle of the line that contains a glyph, from one edge of the container to the other.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { rect(ofLineWith: glyphIndex, effectiveGlyphRange) { $0.fragment(ofLine: $1) } }
    /// Returns the part with text of the line that contains a glyph.
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

    /// Returns the position of a glyph on its baseline, relative to the upper-left corner of its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let laidOut, let line = laidOut.line(of: glyphIndex) else { return .zero }
        return CGPoint(x: laidOut.caret(at: glyphIndex).minX, y: laidOut.baseline(ofLine: line))
    }

    /// Calls a block for each line of a range of the text.
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

    /// Calls a block with the rectangles of a range of the text, line by line.
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

    /// Returns the index of the glyph at a point, or of the nearest glyph.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        laidOut?.character(at: point).index ?? 0
    }
    /// Returns the index of the glyph at a point, or of the nearest glyph, and the fraction of its width at the point.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = laidOut?.character(at: point) ?? (index: 0, fraction: 0)
        partialFraction?.pointee = found.fraction
        return found.index
    }
    /// Returns the index of the character at a point, or of the nearest character, and the fraction of its width at the
    /// point.
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

/// A delegate that controls details of a layout. Perch does not call it.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
