import Foundation
import PerchRelease
import TextHashing

/// What one machine drew, for the machine that merges.
struct ShardRecord: Codable {
    static let file = "shard.json"

    /// The comparison with the earlier pictures, as one machine made it.
    struct Comparison: Codable {
        var entries: [BaselineComparison.Entry]
        var tolerance: Double
        /// The folder, as the command named it.
        var baseline: String
    }

    /// The digest of all that the machines must agree on.
    var plan: String
    /// From 1.
    var index: Int
    var total: Int
    /// How many pictures the whole plan has.
    var count: Int
    /// The places in the plan of the pictures that were drawn, of those that could not be, and of those that the sources of
    /// their previews rule out.
    var drawn: [Int] = []
    var failed: [Int] = []
    var ignored: [Int] = []
    var manifest: Manifest
    /// Providers that could not be asked. Every machine finds all of them.
    var broken: [Manifest.Failure] = []
    /// Milliseconds by file.
    var times: [String: Double] = [:]
    var comparison: Comparison?
    /// The command, without the shard.
    var arguments: [String]

    /// The manifest with the providers that could not be asked.
    var whole: Manifest {
        var whole = manifest
        whole.failures += broken
        return whole
    }

    mutating func add(_ picture: Picture, at place: Int, _ result: WorkerPool.Result) {
        manifest.add(picture, result)
        switch result {
        case .reply(.drawn(let picture), _) where picture.isIgnored == true: ignored.append(place)
        case .reply(.drawn(let drawing), _):
            drawn.append(place)
            times[picture.file] = drawing.milliseconds
        default: failed.append(place)
        }
    }

    /// A digest of the plan; it finds mistakes, and does not guard against people who mean harm.
    static func digest(_ plan: [Picture], format: PictureFormat, options: [String]) throws -> String {
        struct Item: Encodable {
            var id: String
            var variant: Variant
            var time: PictureTime?
            var file: String
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let items = plan.map {
            Item(id: "\($0.entry.id)", variant: $0.variant, time: $0.time, file: $0.file)
        }
        let text = try encoder.encode(items) + encoder.encode([PerchVersion.current, format.rawValue] + options)
        return String(TextHash.of(text), radix: 16)
    }

    /// The arguments without the option, or with another value of it.
    static func replacing(_ option: String, with value: String?, in arguments: [String]) -> [String] {
        var result: [String] = []
        var isValue = false
        for argument in arguments {
            if isValue {
                if let value { result.append(value) }
                isValue = false
            } else if argument == option {
                if value != nil { result.append(argument) }
                isValue = true
            } else if argument.hasPrefix(option + "=") {
                if let value { result.append(option + "=" + value) }
            } else {
                result.append(argument)
            }
        }
        return result
    }
}
