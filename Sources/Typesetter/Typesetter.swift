import CollectionSupplement
import DisplayList
import Foundation

/// What it took to lay texts out, in counts that are the same on every machine.
package struct TypesettingCounts: Hashable, Sendable {
    /// The characters that became glyphs, in bytes of UTF-8.
    package var bytesShaped = 0
    /// Lines that were filled with words.
    package var linesFilled = 0
}

/// Lays out text. One serves a whole process; it remembers what it shaped, within bounds.
///
/// Unchecked because all state is behind `lock`, which is held for the length of each call.
package final class Typesetter: @unchecked Sendable {
    package static let shared = Typesetter()

    private let lock = NSLock()
    private let library = FontLibrary()
    private let shaper: Shaper
    /// Texts that were shaped lately, by their lengths.
    private var shapedTexts = BoundedCache<Key, ShapedText>(limit: costLimit)
    private var paragraphs = ParagraphLayouts()

    /// In characters; each costs about a hundred bytes.
    private static let costLimit = 200_000
    private static let layoutsKept = 4

    private struct Key: Hashable {
        var spans: [TextSpan]
        var layoutDirection: ParagraphStyle.Direction
        var language: String?
        // Layouts are kept with the shaped text, so what they depend on is part of the key.
        var alignment: ParagraphStyle.Alignment
        var truncation: ParagraphStyle.Truncation
        var lineSpacing: Double
        var lineHeightMultiple: Double
        var keepsOrphans: Bool
        var scale: Double
    }

    package init() {
        shaper = Shaper(library: library)
    }

    /// Makes a font file's faces known to ``FontFamily/custom(_:)``, for the whole process, and returns their names.
    ///
    /// - Throws: where the file holds no font, is known already, or there are too many.
    @discardableResult
    package func registerFonts(path: String) throws(FontRegistrationError) -> [String] {
        lock.lock()
        defer { lock.unlock() }
        forgetShapedText()
        return try library.register(path: path)
    }

    /// Forgets a font file's faces. Returns whether they were known.
    package func unregisterFonts(path: String) -> Bool {
        lock.withLock {
            forgetShapedText()
            return library.unregister(path: path)
        }
    }

    /// The registered faces, in the order in which they came.
    package var registeredFonts: [RegisteredFont] { lock.withLock { library.faces } }

    /// The registered face that a family's, full or PostScript name represents; nil if there is none.
    package func registeredFont(named name: String) -> RegisteredFont? {
        lock.withLock { library.face(named: name) }
    }

    private func forgetShapedText() {
        shapedTexts.removeAll()
        paragraphs.removeAll()
    }

    /// The measures of a font.
    package func metrics(of request: FontRequest) -> FontMetrics {
        lock.withLock {
            library.font(for: request)?.metrics
                ?? SystemMetrics.metrics(size: request.effectiveSize, extraLeading: request.extraLeading)
        }
    }

    /// The height of a number of lines, whether or not there is text to fill them.
    package func height(ofLines count: Int, font: FontRequest, style: ParagraphStyle) -> Double {
        guard count > 0 else { return 0 }
        let metrics = metrics(of: font)
        let line = metrics.lineHeight * style.lineHeightMultiple
        return style.roundedUp(
            line * Double(count) + style.gap(leading: metrics.leading) * Double(count - 1))
    }

    /// Lays text out in lines no wider than `width`, and in no more lines than fit into `height`,
    /// but at least one.
    ///
    /// nil, NaN and infinity set no limit; a negative length counts as 0.
    package func layout(
        _ spans: [TextSpan], style: ParagraphStyle = ParagraphStyle(), width: Double? = nil,
        height: Double? = nil
    ) -> TextLayout {
        lock.withLock {
            let width = Self.limit(width)
            let height = Self.limit(height)
            let layout = find(spans, style: style, width: width, height: height)
            guard style.allowsTightening, layout.isTruncated else { return layout }
            return tightened(spans, style: style, width: width, height: height) ?? layout
        }
    }

    /// Like ``layout(_:style:width:height:)``, at the largest size between `minimumScale` and 1 at
    /// which nothing need be left out; at `minimumScale` if there is none.
    package func layout(
        _ spans: [TextSpan], style: ParagraphStyle, width: Double?, height: Double?,
        minimumScale: Double
    ) -> TextLayout {
        let full = layout(spans, style: style, width: width, height: height)
        guard minimumScale < 1, full.isTruncated || exceeds(full, height: height) else { return full }
        func attempt(_ step: Int) -> TextLayout {
            let factor = Double(step) / Self.scaleSteps
            return layout(spans.map { $0.scaled(by: factor) }, style: style, width: width, height: height)
        }
        var low = Int((max(minimumScale, 0.01) * Self.scaleSteps).rounded(.up))
        var high = Int(Self.scaleSteps)
        var best = attempt(low)
        if best.isTruncated { return best }
        while high - low > 1 {
            let middle = (low + high) / 2
            let candidate = attempt(middle)
            if candidate.isTruncated || exceeds(candidate, height: height) {
                high = middle
            } else {
                low = middle
                best = candidate
            }
        }
        return best
    }

    /// How finely the scale is searched.
    private static let scaleSteps = 64.0

    private func exceeds(_ layout: TextLayout, height: Double?) -> Bool {
        layout.size.height > Self.limit(height) + 0.5
    }

    private static func limit(_ length: Double?) -> Double {
        guard let length, !length.isNaN else { return .infinity }
        return max(length, 0)
    }

    /// What was done so far.
    package var counts: TypesettingCounts { lock.withLock { shaper.counts } }

    // MARK: Cache

    private func find(_ spans: [TextSpan], style: ParagraphStyle, width: Double, height: Double) -> TextLayout {
        guard spans.contains(where: { !$0.text.isEmpty }) else { return .empty }
        if let line = shaper.plainLine(spans, style: style, width: width) { return line }
        if ParagraphLayouts.suit(spans, style, height: height), let font = library.font(for: spans[0].font) {
            return paragraphs.layout(spans[0], style, width: width, metrics: font.metrics) { paragraph in
                composed([paragraph], style: style, width: width, height: height)
            }
        }
        return composed(spans, style: style, width: width, height: height)
    }

    private func composed(_ spans: [TextSpan], style: ParagraphStyle, width: Double, height: Double) -> TextLayout {
        guard let shaped = shaped(spans, style: style) else { return .empty }
        if let known = shaped.layouts.last(where: {
            $0.answers(width: width, height: height, lineLimit: style.lineLimit)
        }) {
            return known.layout
        }
        var composer = LineComposer(
            shaped: shaped, style: style, shaper: shaper, width: width, height: height)
        let made = composer.compose()
        if shaped.layouts.count >= Self.layoutsKept { shaped.layouts.removeFirst() }
        shaped.layouts.append(made)
        return made.layout
    }

    private func shaped(_ spans: [TextSpan], style: ParagraphStyle) -> ShapedText? {
        let key = Key(
            spans: spans, layoutDirection: style.layoutDirection, language: style.language,
            alignment: style.alignment, truncation: style.truncation,
            lineSpacing: style.lineSpacing, lineHeightMultiple: style.lineHeightMultiple,
            keepsOrphans: style.keepsOrphans, scale: style.scale)
        if let known = shapedTexts[key] { return known }
        guard let made = shaper.shape(spans, layoutDirection: style.layoutDirection, language: style.language)
        else { return nil }
        shapedTexts.set(made, for: key, cost: made.text.utf8.count + 16)
        return made
    }

    /// Moves characters closer together, in steps, until nothing need be left out.
    private func tightened(_ spans: [TextSpan], style: ParagraphStyle, width: Double, height: Double)
        -> TextLayout?
    {
        for step in Self.tightening {
            let closer = spans.map { span in
                var span = span
                span.kerning -= step * span.font.effectiveSize
                return span
            }
            let layout = find(closer, style: style, width: width, height: height)
            if !layout.isTruncated { return layout }
        }
        return nil
    }

    /// In ems; at the last step letters are as close as they can be and still be read well.
    private static let tightening = [0.01, 0.02, 0.03]
}
