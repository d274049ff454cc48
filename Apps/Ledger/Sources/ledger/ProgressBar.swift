import Foundation

/// A bar on the terminal for work that takes a while. Says nothing where nobody is watching.
struct ProgressBar {
    private let title: String
    private let isShown: Bool
    private var lastPercent = -1

    init(_ title: String) {
        self.title = title
        isShown = isatty(STDERR_FILENO) == 1
    }

    mutating func show(_ done: Int, of total: Int) {
        guard isShown, total > 0 else { return }
        let percent = min(done * 100 / total, 100)
        guard percent != lastPercent else { return }
        lastPercent = percent
        let filled = percent * 30 / 100
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
        FileHandle.standardError.write(Data("\r\(title) \(bar) \(percent) %".utf8))
        if percent == 100 { FileHandle.standardError.write(Data("\n".utf8)) }
    }
}
