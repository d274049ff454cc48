import Foundation
import SwiftUI
import Testing

extension RenderedView {
    /// Fails the test with what is on the screen: the accessibility tree, and the path of a picture.
    func fail(_ message: String, _ location: SourceLocation) {
        var lines = [message, "On the screen there are:", canvas.accessibility]
        let name = Test.current.map { $0.name.prefix { $0 != "(" } } ?? "screen"
        let file = SnapshotFile(
            test: String(name), name: "line-\(location.line)", fileExtension: "png", location)
        if let picture = try? canvas.file(.png), let path = try? file.writeFailure(picture, as: "screen") {
            lines.append("A picture is in \(path).")
        }
        Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: location)
    }

    /// Fails the test because an attribute cannot be read; within a condition that is waited for, notes it instead.
    func failRead(_ message: String, _ location: SourceLocation) {
        if isWaiting { failedRead = (message, location) } else { fail(message, location) }
    }

    /// Evaluates a condition that may hold later. Returns also the reading that it could not make, if there was one.
    func readingPatiently(
        _ condition: @MainActor () -> Bool
    ) -> (holds: Bool, failedRead: (message: String, location: SourceLocation)?) {
        let outer = (isWaiting, failedRead)
        (isWaiting, failedRead) = (true, nil)
        defer { (isWaiting, failedRead) = outer }
        return (condition(), failedRead)
    }
}
