/// What was drawn, for programs that look at the pictures.
struct Manifest: Codable {
    struct Entry: Codable {
        /// The preview's name, or its place if it has none.
        var name: String
        var module: String
        /// The source file.
        var file: String
        var line: Int?
        var variant: Variant
        /// The moment, in seconds since the first, where another was asked for than that.
        var moment: Double?
        /// The moments that are side by side, or play.
        var strip: Strip?
        /// The file that was written, beside the manifest.
        var picture: String
        var pixelWidth: Int
        var pixelHeight: Int
        /// Pixels for each point.
        var scale: Double
        /// What the engine had to say.
        var messages: [String]
        /// The part of the pixels that must match the baseline, and how alike matching pixels are, if the source says so.
        var precision: Double?
        var perceptualPrecision: Double?
    }

    struct Failure: Codable {
        var name: String
        var file: String
        var line: Int?
        var variant: Variant?
        var reason: String
    }

    var format: PictureFormat
    var pictures: [Entry] = []
    var failures: [Failure] = []

    init(format: PictureFormat) { self.format = format }

    mutating func add(_ picture: Picture, _ result: WorkerPool.Result) {
        let entry = picture.entry
        switch result {
        case .reply(.drawn(let drawn), _) where drawn.isIgnored == true: break
        case .reply(.drawn(let drawn), _):
            var (moment, strip): (Double?, Strip?) = (nil, nil)
            switch picture.time {
            case .moment(let time)?: moment = time
            case .strip(let moments)?: strip = moments
            case nil: break
            }
            pictures.append(
                Entry(
                    name: entry.title, module: entry.module, file: entry.file, line: entry.line,
                    variant: picture.variant, moment: moment, strip: strip, picture: picture.file,
                    pixelWidth: drawn.pixelWidth,
                    pixelHeight: drawn.pixelHeight, scale: drawn.scale,
                    messages: drawn.messages, precision: drawn.precision,
                    perceptualPrecision: drawn.perceptualPrecision))
        case .reply(.failed(let reason), _), .failed(let reason):
            failures.append(
                Failure(
                    name: entry.title, file: entry.file, line: entry.line, variant: picture.variant,
                    reason: reason))
        case .reply: break
        }
    }
}
