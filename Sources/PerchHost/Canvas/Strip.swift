import CoreGraphics
import DisplayList
import Foundation

/// Moments at equal intervals, whose pictures are drawn side by side or as an animation.
public struct Strip: Codable, Hashable, Sendable {
    /// The range in seconds since the first frame of the view; never below zero.
    public let range: ClosedRange<TimeInterval>
    /// The number of moments, the first and the last included.
    public let count: Int

    /// The maximum number of moments. More would not fit into memory.
    public static let longest = 240

    /// Creates moments in a range. Invalid numbers become the nearest valid ones.
    public init(_ range: ClosedRange<TimeInterval>, frames count: Int = 8) {
        func sane(_ time: TimeInterval) -> TimeInterval { time.isFinite ? max(0, time) : 0 }
        let start = sane(range.lowerBound)
        self.range = start...max(start, sane(range.upperBound))
        self.count = min(max(count, 1), Self.longest)
    }

    /// The moments, in seconds since the view was first drawn.
    public var moments: [TimeInterval] {
        let length = range.upperBound - range.lowerBound
        return (0..<count).map { index in
            count == 1 ? range.lowerBound : range.lowerBound + length * Double(index) / Double(count - 1)
        }
    }

    /// The time from one moment to the next, in seconds.
    var interval: TimeInterval {
        count == 1 ? 1 : (range.upperBound - range.lowerBound) / Double(count - 1)
    }

    /// Between the pictures, in points.
    private static let gap = 8.0

    /// The size of the frames side by side, in points.
    func canvasSize(_ frame: CGSize) -> CGSize {
        CGSize(width: frame.width * Double(count) + Self.gap * Double(count - 1), height: frame.height)
    }

    /// Where a frame of that size lies among them.
    fileprivate static func origin(of index: Int, _ frame: CGSize) -> CGPoint {
        CGPoint(x: (frame.width + gap) * Double(index), y: 0)
    }

    /// For file names: `strip-0-1s-8`.
    package var label: String {
        "strip-\(Moment.text(range.lowerBound))-\(Moment.text(range.upperBound))s-\(count)"
    }
}

extension Strip {
    /// Reads `0…1s:8`, `0...1s:8` or `0.2s…0.5s`.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2 else { return nil }
        let ends = parts[0].replacing("...", with: "…").split(separator: "…", omittingEmptySubsequences: false)
        guard ends.count == 2, let start = Moment.seconds(ends[0]), let end = Moment.seconds(ends[1]), start <= end
        else {
            return nil
        }
        guard parts.count == 2 else {
            self.init(start...end)
            return
        }
        guard let count = Int(parts[1]), (1...Self.longest).contains(count) else { return nil }
        self.init(start...end, frames: count)
    }
}

/// When a picture is of, where it is not the first moment.
package enum PictureTime: Codable, Hashable, Sendable {
    /// In seconds since the view was first drawn.
    case moment(TimeInterval)
    case strip(Strip)

    /// For file names.
    package var label: String {
        switch self {
        case .moment(let time): "at-\(Moment.text(time))s"
        case .strip(let strip): strip.label
        }
    }
}

/// Moments as people write them.
package enum Moment {
    /// The longest time that is stepped to, in seconds: a day.
    private static let latest: TimeInterval = 86_400

    /// Reads `0.15s`, `0.15` or `150ms` as seconds.
    package static func seconds(_ text: some StringProtocol) -> TimeInterval? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        let (number, factor) =
            text.hasSuffix("ms")
            ? (text.dropLast(2), 0.001) : text.hasSuffix("s") ? (text.dropLast(), 1) : (text[...], 1)
        // Digits alone: a number may also be written as “inf”, or in hexadecimal.
        guard !number.isEmpty, number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
            let value = Double(number),
            value * factor <= latest
        else { return nil }
        return value * factor
    }

    /// Seconds without needless zeros.
    package static func text(_ seconds: TimeInterval) -> String {
        let text = String(format: "%.3f", seconds)
        let whole = text.hasSuffix("000") ? String(text.dropLast(4)) : text
        return whole.contains(".") ? String(whole.reversed().drop { $0 == "0" }.reversed()) : whole
    }
}

extension DisplayList {
    /// Neither of a light canvas nor of a dark one.
    private static let gapColor = RGBA(red: 0.56, green: 0.56, blue: 0.58)

    /// Several frames side by side, the first on the left.
    init(strip frames: [DisplayList]) {
        let size = frames.first?.size ?? .zero
        let nodes = frames.enumerated().map { index, frame -> DisplayNode.Item in
            let area = PathData.rect(CGRect(origin: .zero, size: frame.size))
            var items: [DisplayNode.Item] = [.node(frame.root)]
            if let background = frame.background {
                items.insert(.draw(.fill(area, .color(background), evenOdd: false, antialiased: false)), at: 0)
            }
            return .node(
                DisplayNode(
                    id: 0, origin: Strip.origin(of: index, size),
                    effects: [.clip(area, evenOdd: false, antialiased: false)], items: items))
        }
        self.init(
            size: Strip(0...0, frames: frames.count).canvasSize(size), background: Self.gapColor,
            root: DisplayNode(id: 0, origin: .zero, items: nodes))
    }
}
