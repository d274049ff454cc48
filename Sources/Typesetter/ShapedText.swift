import Foundation

/// A glyph before it has a place in a line. Distances are points.
struct ShapedGlyph {
    var id: UInt32
    /// The first UTF-8 byte, in the whole text, of the cluster.
    var cluster: Int32
    var advance: Float
    var dx: Float
    var dy: Float
    /// Cutting the run before this glyph would change how it is shaped.
    var isUnsafeToBreak: Bool
}

/// Glyphs of one font, script and direction, in visual order.
struct ShapedRun {
    var font: ResolvedFont
    var span: Int
    var level: UInt8
    var script: UInt32
    /// UTF-8 bytes in the whole text.
    var range: Range<Int>
    var glyphs: [ShapedGlyph]
    var advance: Double
    var attachment: InlineAttachment?

    var isRightToLeft: Bool { level & 1 == 1 }
}

/// Text between paragraph separators.
struct ShapedParagraph {
    /// Without the separator.
    var range: Range<Int>
    var runs: Range<Int>
    var isRightToLeft: Bool
    var advance: Double
}

/// What can never be parted in a line: a character as people count them, or a ligature.
struct Cluster {
    var range: Range<Int>
    var advance: Double
    var run: Int
    var isSpace: Bool
    /// A line may begin here.
    var canBreakBefore: Bool
}

/// A text's glyphs before it is known how wide lines may be.
final class ShapedText {
    let text: String
    let spans: [TextSpan]
    /// The fonts of `spans`.
    let fonts: [ResolvedFont]
    let runs: [ShapedRun]
    let paragraphs: [ShapedParagraph]
    let language: String?

    /// The layouts made so far, newest last.
    var layouts: [CachedLayout] = []

    private var clusterCache: (clusters: [Cluster], paragraphs: [Range<Int>])?

    init(
        text: String, spans: [TextSpan], fonts: [ResolvedFont], runs: [ShapedRun],
        paragraphs: [ShapedParagraph], language: String?
    ) {
        self.text = text
        self.spans = spans
        self.fonts = fonts
        self.runs = runs
        self.paragraphs = paragraphs
        self.language = language
    }

    /// In reading order, with each paragraph's share. Made when first needed: most texts never wrap.
    var clusters: (clusters: [Cluster], paragraphs: [Range<Int>]) {
        if let clusterCache { return clusterCache }
        let made = makeClusters()
        clusterCache = made
        return made
    }

    private func makeClusters() -> (clusters: [Cluster], paragraphs: [Range<Int>]) {
        var clusters: [Cluster] = []
        clusters.reserveCapacity(text.utf8.count)
        var shares: [Range<Int>] = []
        var text = text
        text.withUTF8 { bytes in
            for paragraph in paragraphs {
                let start = clusters.count
                let breaks = LineBreaks(bytes, in: paragraph.range, language: language)
                for index in paragraph.runs {
                    append(runs[index], index: index, bytes: bytes, breaks: breaks, to: &clusters)
                }
                shares.append(start..<clusters.count)
            }
        }
        return (clusters, shares)
    }

    private func append(
        _ run: ShapedRun, index: Int, bytes: UnsafeBufferPointer<UInt8>, breaks: LineBreaks,
        to clusters: inout [Cluster]
    ) {
        let first = clusters.count
        let glyphs = run.glyphs
        var position = run.isRightToLeft ? glyphs.count - 1 : 0
        let step = run.isRightToLeft ? -1 : 1
        while glyphs.indices.contains(position) {
            let glyph = glyphs[position]
            let start = Int(glyph.cluster)
            if clusters.count > first, clusters[clusters.count - 1].range.lowerBound == start {
                clusters[clusters.count - 1].advance += Double(glyph.advance)
            } else {
                clusters.append(
                    Cluster(
                        range: start..<run.range.upperBound, advance: Double(glyph.advance),
                        run: index, isSpace: isSpace(bytes, at: start),
                        canBreakBefore: breaks.canBreak(before: start)))
            }
            position += step
        }
        for i in first..<max(first, clusters.count - 1) {
            clusters[i].range = clusters[i].range.lowerBound..<clusters[i + 1].range.lowerBound
        }
    }

    /// Characters that vanish at the end of a wrapped line. A no-break space does not.
    private func isSpace(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        switch bytes[offset] {
        case 0x20, 0x09: return true
        // U+2000...U+200A but U+2007, and the ideographic space U+3000.
        case 0xE2 where offset + 2 < bytes.count && bytes[offset + 1] == 0x80:
            return (0x80...0x8A).contains(bytes[offset + 2]) && bytes[offset + 2] != 0x87
        case 0xE3 where offset + 2 < bytes.count:
            return bytes[offset + 1] == 0x80 && bytes[offset + 2] == 0x80
        default: return false
        }
    }
}
