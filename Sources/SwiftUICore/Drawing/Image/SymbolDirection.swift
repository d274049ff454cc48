import Foundation

extension String {
    /// The name of the symbol that means the same to readers of a direction: "forward" points left for those who read
    /// from the right. The names of playback symbols, which begin with the word, mean the tape and stay.
    func symbolName(for direction: LayoutDirection) -> String {
        guard direction == .rightToLeft, contains(".forward") || contains(".backward") else { return self }
        let parts = split(separator: ".", omittingEmptySubsequences: false).enumerated().map { index, part in
            switch part {
            case "forward" where index > 0: "backward"
            case "backward" where index > 0: "forward"
            default: String(part)
            }
        }
        return parts.joined(separator: ".")
    }
}
