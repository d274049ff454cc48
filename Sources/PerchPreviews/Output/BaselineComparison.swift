import DisplayList
import Foundation
import Rasterizer

/// Pictures beside those of before.
struct BaselineComparison {
    /// What became of a picture.
    enum Outcome: String, Codable, Sendable {
        case same, changed, new, removed
    }

    struct Entry: Codable, Sendable {
        /// The file's name, in the folder of the pictures and in that of the ones before.
        var file: String
        /// The preview's name and the variant; the file's name for pictures whose preview is gone.
        var title: String
        /// The module, for reports that group by it.
        var group: String
        var outcome: Outcome
        /// What differs, in a sentence.
        var detail = ""
        /// Whether there is a picture of the differences.
        var hasDifference = false
    }

    private(set) var entries: [Entry] = []
    /// The color distance that still counts as equal.
    let tolerance: Double

    func count(_ outcome: Outcome) -> Int { entries.count { $0.outcome == outcome } }

    /// What others compared.
    init(entries: [Entry], tolerance: Double) { (self.entries, self.tolerance) = (entries, tolerance) }

    /// Compares the pictures of a manifest, which lie in `folder`, with those of the same names in `baseline`. What a page needs
    /// to show both goes into `folder`: the earlier pictures into `expected`, the differences into `difference`.
    ///
    /// - Parameter isSelected: whether a file of `baseline` that was not drawn is among those that were asked for, so that its
    ///   preview is gone. What was not asked for is left alone.
    init(
        _ manifest: Manifest, in folder: URL, with baseline: URL, tolerance: Double, isSelected: (String) -> Bool
    ) throws {
        self.tolerance = tolerance
        let files = FileManager.default
        for name in ["expected", "difference"] {
            let place = folder.appendingPathComponent(name)
            try? files.removeItem(at: place)
            try files.createDirectory(at: place, withIntermediateDirectories: true)
        }
        for picture in manifest.pictures {
            let old = baseline.appendingPathComponent(picture.picture)
            var entry = Entry(
                file: picture.picture, title: "\(picture.name), \(picture.variant.label)", group: picture.module,
                outcome: .new)
            if files.fileExists(atPath: old.path) {
                try compare(&entry, old, folder, picture)
                try files.copyItem(at: old, to: folder.appendingPathComponent("expected/\(entry.file)"))
            }
            entries.append(entry)
        }
        let drawn = Set(manifest.pictures.map(\.picture))
        // A preview that could not be drawn this time is not gone.
        guard manifest.failures.isEmpty else { return }
        let known = (try? files.contentsOfDirectory(atPath: baseline.path)) ?? []
        for name in known.sorted() where isSelected(name) && !drawn.contains(name) {
            entries.append(Entry(file: name, title: name, group: "", outcome: .removed))
            try files.copyItem(
                at: baseline.appendingPathComponent(name), to: folder.appendingPathComponent("expected/\(name)"))
        }
    }

    private func compare(_ entry: inout Entry, _ old: URL, _ folder: URL, _ picture: Manifest.Entry) throws {
        let before = try Data(contentsOf: old)
        let after = try Data(contentsOf: folder.appendingPathComponent(entry.file))
        entry.outcome = .same
        if before == after { return }
        guard entry.file.hasSuffix(".png") else {
            entry.outcome = .changed
            entry.detail = "The files differ."
            return
        }
        guard let expected = ImageData.decode(before), let actual = ImageData.decode(after) else {
            entry.outcome = .changed
            entry.detail = "The previous picture cannot be read."
            return
        }
        // As snapshot tests measure it: 1 is a CIE76 distance of 0, and 0 one of 100.
        let own = picture.perceptualPrecision.map { (1 - min(max($0, 0), 1)) * 100 } ?? 0
        let comparison = ImageComparison(expected: expected, actual: actual, tolerance: max(tolerance, own))
        if comparison.isEqual { return }
        if let precision = picture.precision, !comparison.sizesDiffer,
            Double(comparison.differentPixels) <= (1 - precision) * Double(expected.width * expected.height)
        {
            return
        }
        entry.outcome = .changed
        guard !comparison.sizesDiffer else {
            entry.detail =
                "The size changed from \(expected.width) × \(expected.height) to \(actual.width) × \(actual.height) pixels."
            return
        }
        let share = Double(comparison.differentPixels) / Double(expected.width * expected.height)
        let distance = String(format: "%.1f", comparison.largestDistance)
        let pixels =
            counted(comparison.differentPixels, "pixel differs", plural: "pixels differ")
        entry.detail =
            "\(pixels) (\(String(format: "%.3f", share * 100)) %), "
            + "\(ConnectedAreas(expected, actual).largest) of them in one area, by a color distance of up to "
            + "\(distance)."
        if let difference = comparison.difference, let png = PNG.encode(difference) {
            try png.write(to: folder.appendingPathComponent("difference/\(entry.file)"))
            entry.hasDifference = true
        }
    }

    /// Makes the new pictures those that are compared with from now on. Pictures that are the same are left alone.
    func accept(from folder: URL, into baseline: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: baseline, withIntermediateDirectories: true)
        for entry in entries where entry.outcome != .same {
            let place = baseline.appendingPathComponent(entry.file)
            if entry.outcome == .removed {
                try files.removeItem(at: place)
            } else {
                // Beside it first: on a full disk the earlier picture stays.
                try Data(contentsOf: folder.appendingPathComponent(entry.file)).write(to: place, options: .atomic)
            }
        }
    }

    /// The files that were written to the baseline by ``accept(from:into:)``, and those that were removed from it.
    var changes: (changed: [String], removed: [String]) {
        (
            entries.filter { $0.outcome == .changed || $0.outcome == .new }.map(\.file),
            entries.filter { $0.outcome == .removed }.map(\.file)
        )
    }

    /// What the tool ends with: 0 if nothing differs, 1 where pictures changed, 3 where some only came or went.
    var exitCode: Int32 { count(.changed) > 0 ? 1 : count(.new) + count(.removed) > 0 ? 3 : 0 }
}

/// Different pixels that touch each other: a changed digit is a small share of a picture and a large area.
private struct ConnectedAreas {
    private(set) var largest = 0

    init(_ a: ImageData, _ b: ImageData) {
        let (width, height) = (a.width, a.height)
        var differs = [Bool](repeating: false, count: width * height)
        for i in 0..<(width * height) where (0..<4).contains(where: { a.pixels[4 * i + $0] != b.pixels[4 * i + $0] }) {
            differs[i] = true
        }
        var queue: [Int] = []
        for start in differs.indices where differs[start] {
            differs[start] = false
            queue.append(start)
            var size = 0
            while let place = queue.popLast() {
                size += 1
                let (x, y) = (place % width, place / width)
                for ny in max(0, y - 1)...min(height - 1, y + 1) {
                    for nx in max(0, x - 1)...min(width - 1, x + 1) where differs[ny * width + nx] {
                        differs[ny * width + nx] = false
                        queue.append(ny * width + nx)
                    }
                }
            }
            largest = max(largest, size)
        }
    }
}
