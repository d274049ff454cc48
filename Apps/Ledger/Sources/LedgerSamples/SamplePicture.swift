import Foundation
import LedgerStore

/// A small picture of a piece of furniture in a color: the same bytes for the same piece, drawn of a few flat shapes.
struct SamplePicture: Hashable {
    private let shape: Int
    private let colour: Int

    /// - Parameters:
    ///   - thing: the place of a word among ``SampleWords/things``.
    ///   - color: the place of a word among ``SampleWords/colors``.
    init(thing: Int, colour: Int) {
        shape = Self.shapeOfThing[thing % Self.shapeOfThing.count]
        self.colour = colour % Self.colours.count
    }

    private static let pixels = 192

    /// All there are, drawn once.
    private static let drawn: [SamplePicture: (data: Data, address: String)] = {
        var drawn: [SamplePicture: (data: Data, address: String)] = [:]
        for thing in SampleWords.things.indices {
            for colour in SampleWords.colours.indices {
                let picture = SamplePicture(thing: thing, colour: colour)
                guard drawn[picture] == nil else { continue }
                let data = picture.draw()
                drawn[picture] = (data, LocalMediaStorage.address(ofPNG: data))
            }
        }
        return drawn
    }()

    static var all: [(data: Data, address: String)] { Array(drawn.values) }

    /// By what documents name it.
    var address: String { Self.drawn[self]?.address ?? "" }

    private func draw() -> Data {
        let side = Self.pixels
        var pixels = [UInt8](repeating: 0, count: side * side)
        for part in Self.shapes[shape] {
            for y in 0..<side {
                guard let span = part.span(at: (Double(y) + 0.5) / Double(side)) else { continue }
                let (from, to) = (Int(span.lowerBound * Double(side)), Int(span.upperBound * Double(side)))
                for x in max(0, from)..<min(side, max(from, to)) { pixels[y * side + x] = part.tone.rawValue }
            }
        }
        return PalettePNG.data(side: side, pixels: pixels, palette: palette)
    }

    /// The wall, and the piece in three tones.
    private var palette: [UInt32] {
        let main = Self.colours[colour]
        return [0xF3EEE6, main, Self.mix(main, 0x000000, 30), Self.mix(main, 0xFFFFFF, 45)]
    }

    private static func mix(_ colour: UInt32, _ other: UInt32, _ percent: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0) { mixed, shift in
            let (a, b) = (colour >> shift & 0xFF, other >> shift & 0xFF)
            return mixed | ((a * (100 - percent) + b * percent) / 100) << shift
        }
    }

    /// By the words for colors.
    private static let colours: [UInt32] = [
        0x6B4A2F, 0xE3D9C3, 0x4A4A4D, 0xB58A3A, 0xCFC2AA, 0x6E7043, 0xA7512E, 0x2C3E5C, 0xB08A5B, 0xD8CFC4, 0xBDBDB8,
        0x93A58A, 0xE8DFC8, 0x57504A, 0xC19A64,
    ]
}

// MARK: What pieces look like

extension SamplePicture {
    fileprivate enum Tone: UInt8 { case wall, main, dark, light }

    /// A part of a piece, in a square whose sides are 1 long.
    fileprivate struct Shape {
        var isRound = false
        let (x, y, width, height): (Double, Double, Double, Double)
        let tone: Tone

        init(_ tone: Tone, _ x: Double, _ y: Double, _ width: Double, _ height: Double, isRound: Bool = false) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
            self.tone = tone
            self.isRound = isRound
        }

        /// From where to where it reaches at a height; `nil` above and below it.
        func span(at height: Double) -> ClosedRange<Double>? {
            guard height >= y, height <= y + self.height else { return nil }
            guard isRound else { return x...x + width }
            let distance = (height - y) / self.height * 2 - 1
            let half = width / 2 * (1 - distance * distance).squareRoot()
            return x + width / 2 - half...x + width / 2 + half
        }
    }

    private static let sofa = [
        Shape(.main, 0.12, 0.36, 0.76, 0.28), Shape(.dark, 0.12, 0.6, 0.76, 0.12),
        Shape(.light, 0.22, 0.48, 0.27, 0.13),
        Shape(.light, 0.51, 0.48, 0.27, 0.13), Shape(.dark, 0.1, 0.45, 0.1, 0.27), Shape(.dark, 0.8, 0.45, 0.1, 0.27),
        Shape(.dark, 0.16, 0.72, 0.04, 0.07), Shape(.dark, 0.8, 0.72, 0.04, 0.07),
    ]
    private static let chair = [
        Shape(.main, 0.32, 0.18, 0.36, 0.36), Shape(.light, 0.28, 0.5, 0.44, 0.1), Shape(.dark, 0.3, 0.6, 0.05, 0.24),
        Shape(.dark, 0.65, 0.6, 0.05, 0.24),
    ]
    private static let table = [
        Shape(.main, 0.14, 0.44, 0.72, 0.07), Shape(.dark, 0.19, 0.51, 0.05, 0.29),
        Shape(.dark, 0.76, 0.51, 0.05, 0.29),
        Shape(.light, 0.14, 0.44, 0.72, 0.02),
    ]
    private static let lamp = [
        Shape(.light, 0.32, 0.14, 0.36, 0.24), Shape(.main, 0.32, 0.34, 0.36, 0.04),
        Shape(.dark, 0.48, 0.38, 0.04, 0.42),
        Shape(.dark, 0.38, 0.8, 0.24, 0.05, isRound: true),
    ]
    private static let rug = [
        Shape(.main, 0.1, 0.28, 0.8, 0.44), Shape(.light, 0.15, 0.33, 0.7, 0.34), Shape(.main, 0.19, 0.37, 0.62, 0.26),
        Shape(.dark, 0.38, 0.41, 0.24, 0.18, isRound: true),
    ]
    private static let bed = [
        Shape(.dark, 0.1, 0.26, 0.07, 0.5), Shape(.main, 0.12, 0.5, 0.78, 0.18), Shape(.light, 0.18, 0.42, 0.2, 0.1),
        Shape(.dark, 0.12, 0.66, 0.78, 0.05), Shape(.dark, 0.85, 0.7, 0.05, 0.08),
    ]
    private static let cabinet = [
        Shape(.main, 0.22, 0.24, 0.56, 0.54), Shape(.light, 0.26, 0.29, 0.48, 0.13),
        Shape(.light, 0.26, 0.45, 0.48, 0.13),
        Shape(.light, 0.26, 0.61, 0.48, 0.13), Shape(.dark, 0.47, 0.345, 0.06, 0.02),
        Shape(.dark, 0.47, 0.505, 0.06, 0.02),
        Shape(.dark, 0.47, 0.665, 0.06, 0.02), Shape(.dark, 0.25, 0.78, 0.04, 0.06),
        Shape(.dark, 0.71, 0.78, 0.04, 0.06),
    ]
    private static let frame = [
        Shape(.dark, 0.27, 0.16, 0.46, 0.62), Shape(.light, 0.31, 0.2, 0.38, 0.54),
        Shape(.main, 0.37, 0.36, 0.26, 0.26, isRound: true),
    ]
    private static let cushion = [
        Shape(.main, 0.2, 0.24, 0.6, 0.52, isRound: true), Shape(.light, 0.32, 0.34, 0.3, 0.2, isRound: true),
    ]
    private static let vase = [
        Shape(.main, 0.34, 0.4, 0.32, 0.42, isRound: true), Shape(.main, 0.43, 0.22, 0.14, 0.26),
        Shape(.dark, 0.4, 0.2, 0.2, 0.04), Shape(.light, 0.4, 0.48, 0.07, 0.2, isRound: true),
    ]
    private static let bench = [
        Shape(.light, 0.14, 0.5, 0.72, 0.06), Shape(.main, 0.14, 0.55, 0.72, 0.09),
        Shape(.dark, 0.19, 0.64, 0.05, 0.16),
        Shape(.dark, 0.76, 0.64, 0.05, 0.16),
    ]

    private static let shapes = [sofa, chair, table, lamp, rug, bed, cabinet, frame, cushion, vase, bench]

    /// By the words for things.
    fileprivate static let shapeOfThing = [
        0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 9, 2, 1, 1, 3, 3, 10, 10, 6, 9, 7,
    ]
}

extension SampleFirm {
    /// Keeps the pictures that documents of a store show, if they are a sample firm's.
    public static func keepPictures(shownBy store: LocalStore, in storage: LocalMediaStorage) throws {
        let shown = try store.mediaAddresses()
        for picture in SamplePicture.all where shown.contains(picture.address) {
            try storage.keep(picture.data, fileName: nil)
        }
    }
}
