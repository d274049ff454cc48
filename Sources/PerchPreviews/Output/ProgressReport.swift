import Foundation

/// Tells on the terminal how drawing goes: failures and messages at once, a summary at the end.
struct ProgressReport: Sendable {
    let pictures: [Picture]
    private let start = ContinuousClock.now

    init(pictures: [Picture]) { self.pictures = pictures }

    func tell(_ index: Int, _ result: WorkerPool.Result) {
        let picture = pictures[index]
        let title = "\(picture.entry.title) (\(picture.variant.label))"
        switch result {
        case .reply(.drawn(let drawn), let said):
            for message in drawn.messages { Self.write("\(title): \(message)") }
            for line in said { Self.write("\(title) wrote: \(line)") }
        case .reply(.failed(let reason), _), .failed(let reason):
            Self.write("FAILED \(title), \(picture.entry.module)/\(picture.entry.place): \(reason)")
        case .reply: break
        }
    }

    func finish(_ manifest: Manifest, folder: String) {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        var text =
            "Drew \(counted(manifest.pictures.count, "picture")) into \(folder) in \(String(format: "%.1f", seconds)) s."
        if !manifest.failures.isEmpty { text += " \(manifest.failures.count) could not be drawn:" }
        print(text)
        for failure in manifest.failures {
            let place = failure.line.map { "\(failure.file):\($0)" } ?? failure.file
            print("  \(failure.name) (\(place)\(failure.variant.map { ", " + $0.label } ?? ""))")
        }
    }

    static func write(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
