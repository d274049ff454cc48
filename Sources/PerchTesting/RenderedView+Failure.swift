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
}
