import Foundation

/// A QR code of bytes, by ISO/IEC 18004: the smallest version that holds them, with the mask that reads best.
struct QRCode {
    /// How much of a code may be damaged.
    enum Level: String {
        case low = "L"
        case medium = "M"
        case quartile = "Q"
        case high = "H"

        /// The two bits that represent the level.
        var bits: Int {
            switch self {
            case .low: 1
            case .medium: 0
            case .quartile: 3
            case .high: 2
            }
        }
    }

    /// Modules of a side.
    let size: Int
    private let version: Int
    private var dark: [Bool]
    /// Modules that are not data: finders, timing, alignment, format and version.
    private var isFixed: [Bool]

    /// Nil where there are more bytes than the largest code holds.
    init?(_ message: Data, _ level: Level) {
        guard let version = (1...40).first(where: { Self.holds(message.count, $0, level) }) else { return nil }
        self.version = version
        size = version * 4 + 17
        dark = Array(repeating: false, count: size * size)
        isFixed = dark
        drawPatterns()
        let words = Self.interleaved(Self.dataWords(message, version, level), version, level)
        drawWords(words)
        chooseMask(level)
    }

    func isDark(column: Int, row: Int) -> Bool {
        (0..<size).contains(column) && (0..<size).contains(row) && dark[row * size + column]
    }

    // MARK: How much fits

    /// Error correction words of each block, by level and version.
    private static let correctionWords: [Level: [Int]] = [
        .low: [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .medium: [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
            28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        .quartile: [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .high: [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    /// Blocks, by level and version.
    private static let blocks: [Level: [Int]] = [
        .low: [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
            19, 19, 20, 21, 22, 24, 25,
        ],
        .medium: [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31,
            33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        .quartile: [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
            43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        .high: [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48,
            51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    /// Modules that are left for data and error correction.
    private static func dataModules(_ version: Int) -> Int {
        var count = (16 * version + 128) * version + 64
        if version >= 2 {
            let alignments = version / 7 + 2
            count -= (25 * alignments - 10) * alignments - 55
            if version >= 7 { count -= 36 }
        }
        return count
    }

    private static func capacity(_ version: Int, _ level: Level) -> Int {
        dataModules(version) / 8 - correctionWords[level]![version - 1] * blocks[level]![version - 1]
    }

    private static func holds(_ count: Int, _ version: Int, _ level: Level) -> Bool {
        4 + (version < 10 ? 8 : 16) + count * 8 <= capacity(version, level) * 8
    }

    // MARK: Words

    private static func dataWords(_ message: Data, _ version: Int, _ level: Level) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for place in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> place & 1 == 1) }
        }
        append(0b0100, 4)
        append(message.count, version < 10 ? 8 : 16)
        for byte in message { append(Int(byte), 8) }
        let room = capacity(version, level) * 8
        append(0, min(4, room - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        for filler in [0xEC, 0x11].cycled() {
            guard words.count < room / 8 else { break }
            words.append(filler)
        }
        return words
    }

    private static func interleaved(_ words: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        let count = blocks[level]![version - 1]
        let correction = correctionWords[level]![version - 1]
        let total = dataModules(version) / 8
        let shortBlocks = count - total % count
        let shortLength = total / count - correction
        let divisor = ReedSolomon.divisor(correction)
        var data: [[UInt8]] = []
        var start = 0
        for block in 0..<count {
            let length = shortLength + (block < shortBlocks ? 0 : 1)
            data.append(Array(words[start..<start + length]))
            start += length
        }
        let corrections = data.map { ReedSolomon.remainder($0, divisor) }
        var result: [UInt8] = []
        for place in 0...shortLength { for block in data where place < block.count { result.append(block[place]) } }
        for place in 0..<correction { for block in corrections { result.append(block[place]) } }
        return result
    }

    // MARK: Modules

    private mutating func set(_ column: Int, _ row: Int, _ isDark: Bool) {
        guard (0..<size).contains(column), (0..<size).contains(row) else { return }
        dark[row * size + column] = isDark
        isFixed[row * size + column] = true
    }

    private mutating func drawPatterns() {
        for place in 0..<size {
            set(6, place, place % 2 == 0)
            set(place, 6, place % 2 == 0)
        }
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for y in -4...4 {
                for x in -4...4 {
                    let distance = max(abs(x), abs(y))
                    set(column + x, row + y, distance != 2 && distance != 4)
                }
            }
        }
        let places = alignments
        for (first, row) in places.enumerated() {
            for (second, column) in places.enumerated() {
                let last = places.count - 1
                // Where the finders are.
                if (first, second) == (0, 0) || (first, second) == (0, last) || (first, second) == (last, 0) {
                    continue
                }
                for y in -2...2 { for x in -2...2 { set(column + x, row + y, max(abs(x), abs(y)) != 1) } }
            }
        }
        drawFormat(0, .low)
        drawVersion()
    }

    private var alignments: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    }

    private mutating func drawFormat(_ mask: Int, _ level: Level) {
        let data = level.bits << 3 | mask
        var remainder = data
        for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
        let bits = (data << 10 | remainder) ^ 0x5412
        func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
        for place in 0...5 { set(8, place, bit(place)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for place in 9..<15 { set(14 - place, 8, bit(place)) }
        for place in 0..<8 { set(size - 1 - place, 8, bit(place)) }
        for place in 8..<15 { set(8, size - 15 + place, bit(place)) }
        set(8, size - 8, true)
    }

    private mutating func drawVersion() {
        guard version >= 7 else { return }
        var remainder = version
        for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
        let bits = version << 12 | remainder
        for place in 0..<18 {
            let isDark = bits >> place & 1 == 1
            set(size - 11 + place % 3, place / 3, isDark)
            set(place / 3, size - 11 + place % 3, isDark)
        }
    }

    /// Two columns at a time, up and down by turns, from the right.
    private mutating func drawWords(_ words: [UInt8]) {
        var place = 0
        for right in [Int](stride(from: size - 1, through: 8, by: -2)) + [5, 3, 1] {
            for step in 0..<size {
                let goesUp = (right + 1) & 2 == 0
                for column in [right, right - 1] {
                    let row = goesUp ? size - 1 - step : step
                    guard !isFixed[row * size + column], place < words.count * 8 else { continue }
                    dark[row * size + column] = words[place / 8] >> (7 - place % 8) & 1 == 1
                    place += 1
                }
            }
        }
    }

    // MARK: Masks

    private static func flips(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }

    private mutating func chooseMask(_ level: Level) {
        let plain = self
        var best = (penalty: Int.max, code: self)
        for mask in 0..<8 {
            var code = plain
            for y in 0..<size {
                for x in 0..<size where !isFixed[y * size + x] && Self.flips(mask, x, y) {
                    code.dark[y * size + x].toggle()
                }
            }
            code.drawFormat(mask, level)
            let penalty = code.penalty
            if penalty < best.penalty { best = (penalty, code) }
        }
        self = best.code
    }

    /// What makes a code hard to read: long runs, squares, what looks like a finder, and too much of one color.
    private var penalty: Int {
        var result = 0
        for line in 0..<size {
            result += Self.penalty((0..<size).map { dark[line * size + $0] })
            result += Self.penalty((0..<size).map { dark[$0 * size + line] })
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 {
                let color = dark[y * size + x]
                if color == dark[y * size + x + 1], color == dark[(y + 1) * size + x],
                    color == dark[(y + 1) * size + x + 1]
                {
                    result += 3
                }
            }
        }
        let count = dark.count { $0 }
        return result + abs(count * 20 - size * size * 10) / (size * size) * 10
    }

    private static let finders: [[Bool]] = {
        let finder = [true, false, true, true, true, false, true]
        let room = [false, false, false, false]
        return [finder + room, room + finder]
    }()

    private static func penalty(_ line: [Bool]) -> Int {
        var result = 0
        var run = 0
        for (place, color) in line.enumerated() {
            run = place > 0 && line[place - 1] == color ? run + 1 : 1
            if run == 5 { result += 3 } else if run > 5 { result += 1 }
        }
        for start in 0...line.count - 11 where finders.contains(Array(line[start..<start + 11])) { result += 40 }
        return result
    }
}

extension [Int] {
    fileprivate func cycled() -> some Sequence<UInt8> {
        sequence(state: 0) { place in
            defer { place += 1 }
            return UInt8(self[place % count])
        }
    }
}

/// Error correction over the field of 256 elements.
private enum ReedSolomon {
    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result = 0
        for place in stride(from: 7, through: 0, by: -1) {
            result = result << 1 ^ (result >> 7) * 0x11D
            if b >> place & 1 == 1 { result ^= Int(a) }
        }
        return UInt8(result)
    }

    static func divisor(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for place in 0..<degree {
                result[place] = product(result[place], root) ^ (place + 1 < degree ? result[place + 1] : 0)
            }
            root = product(root, 2)
        }
        return result
    }

    static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for word in data {
            let factor = word ^ result.removeFirst()
            result.append(0)
            for place in result.indices { result[place] ^= product(divisor[place], factor) }
        }
        return result
    }
}
