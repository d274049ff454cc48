import Audit
import PerchAudit

/// What the tool asks of a worker process, one JSON value a line.
enum WorkerRequest: Codable, Sendable {
    /// The previews of the `PreviewProvider` at an index.
    case describeProvider(index: Int)
    case render(RenderJob)
    case audit(AuditJob)
    case mark(MarkJob)
}

/// One preview to audit.
struct AuditJob: Codable, Sendable, Hashable {
    var previewID: String
    var variants: [Variant]
    /// The rules to apply; all if there are none.
    var rules: [String]
}

/// One picture to draw with findings on it.
struct MarkJob: Codable, Sendable, Hashable {
    var previewID: String
    var variant: Variant
    var marks: [MarkedPicture.Mark]
    var path: String
}

/// One picture to draw.
struct RenderJob: Codable, Sendable, Hashable {
    var previewID: String
    var variant: Variant
    var time: PictureTime?
    var format: PictureFormat
    var path: String
    /// Whether the answer has the elements and what is read aloud.
    var tellsTrees = false
}

/// What a worker answers, one JSON value a line.
enum WorkerReply: Codable, Sendable {
    case provider([ProviderElement])
    case drawn(DrawnPicture)
    case audited(PreviewObservations)
    case marked
    case failed(String)
}

struct ProviderElement: Codable, Sendable {
    var name: String?
}

struct DrawnPicture: Codable, Sendable {
    var pixelWidth: Int
    var pixelHeight: Int
    /// Pixels for each point.
    var scale: Double
    var milliseconds: Double
    /// What the engine logged meanwhile.
    var messages: [String]
    /// How much of the picture must match its baseline, and how closely, if the preview's source says so.
    var precision: Double?
    var perceptualPrecision: Double?
    /// Whether the preview's source asks for no picture. Nothing was written.
    var isIgnored: Bool?
    /// The elements, and what is read aloud, where that was asked for.
    var tree: String?
    var accessibility: String?
}

extension DrawnPicture {
    /// The answer for a preview whose source asks for no picture.
    init(ignoring scale: Double) {
        self.init(pixelWidth: 0, pixelHeight: 0, scale: scale, milliseconds: 0, messages: [], isIgnored: true)
    }
}
