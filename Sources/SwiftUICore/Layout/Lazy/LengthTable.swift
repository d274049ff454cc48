import Foundation

/// The lengths of a lazy container's lines: those that were measured, and the mean of them for all others.
///
/// Sums over blocks of lines make questions about places cheap even where there are very many lines.
struct LengthTable {
    private static let blockSize = 256

    private var lengths: [CGFloat?]
    private var blockSums: [CGFloat]
    private var blockKnown: [Int]
    private var sum: CGFloat = 0
    private(set) var known = 0
    /// The distance between lines.
    var spacing: CGFloat

    init(count: Int, spacing: CGFloat) {
        lengths = Array(repeating: nil, count: count)
        let blocks = (count + LengthTable.blockSize - 1) / LengthTable.blockSize
        blockSums = Array(repeating: 0, count: blocks)
        blockKnown = Array(repeating: 0, count: blocks)
        self.spacing = spacing
    }

    var count: Int { lengths.count }

    /// The length that is taken for lines that were not measured.
    var mean: CGFloat { known > 0 ? sum / CGFloat(known) : 0 }

    subscript(line: Int) -> CGFloat? {
        get { lengths[line] }
        set {
            let block = line / LengthTable.blockSize
            if let old = lengths[line] {
                sum -= old
                blockSums[block] -= old
                known -= 1
                blockKnown[block] -= 1
            }
            lengths[line] = newValue
            if let newValue {
                sum += newValue
                blockSums[block] += newValue
                known += 1
                blockKnown[block] += 1
            }
        }
    }

    /// The length of all lines, with the distances between them; negative distances never make it less than nothing.
    var total: CGFloat {
        guard count > 0 else { return 0 }
        return max(0, sum + CGFloat(count - known) * mean + CGFloat(count - 1) * spacing)
    }

    private func blockLength(_ block: Int) -> CGFloat {
        let lines = min(LengthTable.blockSize, count - block * LengthTable.blockSize)
        return blockSums[block] + CGFloat(lines - blockKnown[block]) * mean + CGFloat(lines) * spacing
    }

    /// Where a line begins.
    func start(of line: Int) -> CGFloat {
        let block = min(line, count) / LengthTable.blockSize
        var start: CGFloat = 0
        for before in 0..<block { start += blockLength(before) }
        let mean = mean
        for before in (block * LengthTable.blockSize)..<max(block * LengthTable.blockSize, min(line, count)) {
            start += (lengths[before] ?? mean) + spacing
        }
        return start
    }

    /// The first line that ends behind `place`; nil if all end before.
    func firstLine(endingAfter place: CGFloat) -> Int? {
        var start: CGFloat = 0
        let mean = mean
        for block in blockSums.indices {
            let length = blockLength(block)
            // The spacing after the last line of a block belongs to neither line.
            guard start + length - spacing > place else {
                start += length
                continue
            }
            let first = block * LengthTable.blockSize
            for line in first..<min(count, first + LengthTable.blockSize) {
                let end = start + (lengths[line] ?? mean)
                if end > place { return line }
                start = end + spacing
            }
        }
        return nil
    }
}
