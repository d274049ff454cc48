import CPango
import CollectionSupplement
import DisplayList
import Foundation

/// A font file at a size, with all that shaping needs to know.
final class ResolvedFont {
    let file: FontFile
    let face: FontFace
    let size: Double
    let metrics: FontMetrics
    /// Points added after each glyph: the letter spacing that belongs to the font at this size.
    let tracking: Double
    let features: [hb_feature_t]
    let isBold: Bool
    /// The font does no more with ASCII than kern it; see ``PairTable``.
    let hasPlainASCII: Bool
    /// Tells sets of features apart.
    let featureKey: Int
    /// The table that was used last, and the language that it is for. Fonts belong to one shaper, which sets this.
    @exclusivity(unchecked) var latestTable: (language: String?, table: PairTable)?

    /// Points for each unit of the file, across and up.
    var scale: (x: Double, y: Double) {
        let unit = size / file.unitsPerEm
        return (unit * face.stretch, unit)
    }

    init(
        file: FontFile, size: Double, metrics: FontMetrics, tracking: Double = 0,
        features: [hb_feature_t] = [], slant: Double = 0, embolden: Double = 0, stretch: Double = 1,
        isBold: Bool, hasPlainASCII: Bool = false
    ) {
        self.hasPlainASCII = hasPlainASCII
        var hasher = Hasher()
        for feature in features {
            hasher.combine(feature.tag)
            hasher.combine(feature.value)
        }
        featureKey = hasher.finalize()
        self.file = file
        self.size = size
        self.metrics = metrics
        self.tracking = tracking
        self.features = features
        self.isBold = isBold
        face = FontFace(
            path: file.path, index: file.index, isColor: file.isColor, slant: slant,
            embolden: embolden, stretch: file.isColor ? 1 : stretch)
    }
}

/// The names of a font in a registered file.
package struct RegisteredFont: Hashable, Sendable {
    package let family: String
    package let postScript: String
    package let full: String
}

/// Why a file's fonts are not made known.
package enum FontRegistrationError: Error {
    case notAFont, alreadyRegistered, tooMany
}

/// Finds the file for a request, and for characters that it lacks.
final class FontLibrary {
    private var files: [String: FontFile?] = [:]
    private var resolved = BoundedCache<FontRequest, ResolvedFont>(limit: 2_000)
    /// What was asked for last: texts beside each other mostly have one font.
    private var latest: (request: FontRequest, font: ResolvedFont)?
    private var fallbacks = BoundedCache<FallbackKey, ResolvedFont?>(limit: 2_000)
    private var registered: [FontFile] = []

    private struct FallbackKey: Hashable {
        var path: String
        var index: Int
        var metrics: FontMetrics
        var size: Double
        var isBold: Bool
        var stretch: Double
    }

    /// A shear that looks like an italic's angle.
    private static let obliqueShear = 0.2

    /// More faces than these are refused. Each keeps its file open.
    private static let facesKept = 512

    /// Makes the fonts of a file known to ``FontFamily/custom(_:)``.
    func register(path: String) throws(FontRegistrationError) -> [String] {
        guard !registered.contains(where: { $0.path == path }) else { throw .alreadyRegistered }
        let faces = (0..<min(FontFile.faceCount(path: path), 64)).compactMap { FontFile(path: path, index: $0) }
        guard !faces.isEmpty else { throw .notAFont }
        guard registered.count + faces.count <= Self.facesKept else { throw .tooMany }
        registered += faces
        forgetFonts()
        return faces.compactMap { $0.names.full ?? $0.names.postScript }
    }

    /// Forgets the fonts of a file. Text that is laid out keeps them. Returns whether any were known.
    func unregister(path: String) -> Bool {
        let count = registered.count
        registered.removeAll { $0.path == path }
        forgetFonts()
        return registered.count < count
    }

    /// The fonts of registered files, in the order in which they came.
    var faces: [RegisteredFont] {
        registered.map { file in
            let names = file.names
            return RegisteredFont(
                family: names.family ?? names.full ?? "", postScript: names.postScript ?? names.full ?? "",
                full: names.full ?? names.postScript ?? "")
        }
    }

    /// The name of the face that ``FontFamily/custom(_:)`` takes for a name; nil if there is none.
    func face(named name: String) -> RegisteredFont? {
        guard let file = custom(name, weight: 400, italic: false)?.file,
            let index = registered.firstIndex(where: { $0 === file })
        else { return nil }
        return faces[index]
    }

    private func forgetFonts() {
        resolved.removeAll()
        latest = nil
    }

    /// nil only where no font package is installed at all.
    func font(for request: FontRequest) -> ResolvedFont? {
        if let latest, latest.request == request { return latest.font }
        let font = resolved[request] ?? make(request)
        latest = font.map { (request, $0) }
        return font
    }

    private func make(_ request: FontRequest) -> ResolvedFont? {
        guard let made = resolve(request) else { return nil }
        resolved[request] = made
        return made
    }

    private func resolve(_ request: FontRequest) -> ResolvedFont? {
        let size = request.effectiveSize
        let weight = request.weight.isFinite ? min(max(request.weight, 1), 1_000) : 400
        if case .custom(let name) = request.family {
            if let (file, slant, embolden) = custom(name, weight: weight, italic: request.italic) {
                return ResolvedFont(
                    file: file, size: size,
                    metrics: FontMetrics(
                        ascent: file.ascent * size, descent: file.descent * size,
                        leading: file.lineGap * size + request.extraLeading,
                        capHeight: file.capHeight * size, xHeight: file.xHeight * size,
                        underlineOffset: SystemMetrics.underlineOffset * size,
                        underlineThickness: SystemMetrics.underlineThickness * size),
                    features: features(for: request, file: file), slant: slant,
                    embolden: embolden * size, isBold: weight >= 600)
            }
            var system = request
            system.family = .system
            return font(for: system)
        }
        let family: PinnedFonts.Family
        switch request.family {
        case .serif: family = PinnedFonts.serif
        case .monospaced: family = PinnedFonts.monospaced
        case .rounded: family = PinnedFonts.rounded
        case .system, .custom:
            family = size < PinnedFonts.displaySize ? PinnedFonts.text : PinnedFonts.display
        }
        let stretch = request.stretch.isFinite ? min(max(request.stretch, 0.3), 3) : 1
        let (path, fileWeight) = family.file(weight: weight, italic: request.italic)
        let slant = request.italic && !family.hasItalics ? Self.obliqueShear : 0
        guard let file = open(path) ?? lastResort(bold: weight >= 600) else { return nil }
        return ResolvedFont(
            file: file, size: size,
            metrics: SystemMetrics.metrics(size: size, extraLeading: request.extraLeading),
            tracking: request.family == .system ? SystemTracking.points(size: size, weight: weight) : 0,
            features: features(for: request, file: file), slant: slant,
            embolden: Self.embolden(from: fileWeight, to: weight) * size, stretch: stretch,
            isBold: weight >= 600, hasPlainASCII: request.family == .system || request.family == .monospaced)
    }

    /// How much thicker strokes must become, in ems, where a family has no file heavy enough.
    private static func embolden(from available: Double, to wanted: Double) -> Double {
        wanted - available > 50 ? (wanted - available) * 0.00008 : 0
    }

    private func features(for request: FontRequest, file: FontFile) -> [hb_feature_t] {
        func feature(_ tag: StaticString, _ value: UInt32 = 1) -> hb_feature_t {
            hb_feature_t(tag: hb_tag(tag), value: value, start: 0, end: .max)
        }
        var features: [hb_feature_t] = []
        switch request.family {
        // Inter turns "->" into an arrow and JetBrains Mono joins operators; Apple's fonts do not.
        case .system, .monospaced: features.append(feature("calt", 0))
        default: break
        }
        if request.monospacedDigit { features.append(feature("tnum")) }
        switch request.smallCaps {
        case .none: break
        case .lowercase: features.append(feature("smcp"))
        case .uppercase: features.append(feature("c2sc"))
        case .all: features += [feature("smcp"), feature("c2sc")]
        }
        return features
    }

    private func custom(_ name: String, weight: Double, italic: Bool)
        -> (file: FontFile, slant: Double, embolden: Double)?
    {
        let wanted = name.lowercased()
        func matches(_ candidate: String?) -> Bool { candidate?.lowercased() == wanted }
        func synthesized(_ file: FontFile) -> (file: FontFile, slant: Double, embolden: Double) {
            (
                file, italic && !file.isItalic ? Self.obliqueShear : 0,
                weight == 400 ? 0 : Self.embolden(from: file.weight, to: weight)
            )
        }
        func nearest(_ files: [FontFile], italic: Bool) -> FontFile? {
            files.min {
                (($0.isItalic == italic ? 0 : 1), abs($0.weight - weight))
                    < (($1.isItalic == italic ? 0 : 1), abs($1.weight - weight))
            }
        }
        let exact = registered.first { matches($0.names.postScript) || matches($0.names.full) }
        if let exact {
            // A name of one face means that face, unless another weight or italics were asked for: those are searched
            // for in its family first.
            guard weight != 400 || italic && !exact.isItalic, let family = exact.names.family else {
                return synthesized(exact)
            }
            let relatives = registered.filter { $0.names.family == family }
            return synthesized(nearest(relatives, italic: italic || exact.isItalic) ?? exact)
        }
        let family = registered.filter { matches($0.names.family) || matches($0.names.legacyFamily) }
        return nearest(family, italic: italic).map(synthesized)
    }

    private func open(_ path: String, index: Int = 0) -> FontFile? {
        let key = index == 0 ? path : "\(path)#\(index)"
        if let known = files[key] { return known }
        let file = FontFile(path: path, index: index)
        files[key] = .some(file)
        return file
    }

    /// Where the wanted file is missing or damaged.
    private func lastResort(bold: Bool) -> FontFile? {
        open(PinnedFonts.text.file(weight: bold ? 700 : 400, italic: false).path)
            ?? open(PinnedFonts.noto("NotoSans", bold: bold))
            ?? open(PinnedFonts.system + "truetype/dejavu/DejaVuSans.ttf")
    }

    /// The emoji font at the size of `font`.
    func emoji(for font: ResolvedFont) -> ResolvedFont? {
        fallback(path: PinnedFonts.emoji, index: 0, for: font)
    }

    /// A font that has a character which `font` lacks; nil if no pinned font has it.
    func fallback(
        for scalar: Unicode.Scalar, script: String, language: String?, font: ResolvedFont
    ) -> ResolvedFont? {
        func usable(_ candidate: ResolvedFont?) -> ResolvedFont? {
            candidate.flatMap { $0.file.hasGlyph(for: scalar) ? $0 : nil }
        }
        if let cjk = PinnedFonts.cjk(script: script, language: language, bold: font.isBold),
            let found = usable(fallback(path: cjk.path, index: cjk.index, for: font))
        {
            return found
        }
        if let name = PinnedFonts.scripts[script], let found = usable(noto(name, for: font)) {
            return found
        }
        for name in PinnedFonts.symbols {
            if let found = usable(noto(name, for: font)) { return found }
        }
        if let han = PinnedFonts.cjk(script: "Hani", language: language, bold: font.isBold),
            let found = usable(fallback(path: han.path, index: han.index, for: font))
        {
            return found
        }
        return usable(emoji(for: font))
    }

    private func noto(_ name: String, for font: ResolvedFont) -> ResolvedFont? {
        if font.isBold,
            let bold = fallback(path: PinnedFonts.noto(name, bold: true), index: 0, for: font)
        {
            return bold
        }
        return fallback(path: PinnedFonts.noto(name, bold: false), index: 0, for: font)
    }

    /// A line keeps the measures of the font that was asked for, whatever represents it.
    private func fallback(path: String, index: Int, for font: ResolvedFont) -> ResolvedFont? {
        let key = FallbackKey(
            path: path, index: index, metrics: font.metrics, size: font.size, isBold: font.isBold,
            stretch: font.face.stretch)
        if let known = fallbacks[key] { return known }
        let made = open(path, index: index).map {
            ResolvedFont(
                file: $0, size: font.size, metrics: font.metrics, stretch: font.face.stretch, isBold: font.isBold)
        }
        fallbacks[key] = .some(made)
        return made
    }
}
