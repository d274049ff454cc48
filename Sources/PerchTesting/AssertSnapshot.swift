import DisplayList
import Foundation
import Rasterizer
import Testing

/// Compares a view with its reference, which is stored beside the test in `__Snapshots__/<file of the
/// test>/<test>.<name>.<extension>`.
///
/// If the view and its reference differ, the test fails. The expected output, the actual output, and, for pictures, the
/// difference are written to `out/snapshot-failures`, and the failure contains their paths. With the environment
/// variable `PERCH_RECORD=1`, or `record: true`, the reference is written instead.
///
/// - Parameters:
///   - view: The view.
///   - strategy: The form in which the snapshot is stored, and the canvas.
///   - name: A name that distinguishes several snapshots of a test. The default is the label of the variant.
///   - record: Whether to write the reference. Nil for the value of the environment variable.
@MainActor
public func assertSnapshot(
    of view: some View, as strategy: SnapshotStrategy, named name: String? = nil, record: Bool? = nil,
    fileID: String = #fileID, filePath: String = #filePath, function: String = #function, line: Int = #line,
    column: Int = #column
) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let file = SnapshotFile(
        test: function, name: name ?? strategy.variant.label, fileExtension: strategy.fileExtension, location)
    SnapshotAssertion(
        strategy: strategy, file: file, isRecording: record ?? SnapshotAssertion.isRecordingByDefault
    )
    .check { try ViewCanvas(view, variant: strategy.variant) }
}

/// Compares a `#Preview` with its reference; see
/// ``assertSnapshot(of:as:named:record:fileID:filePath:function:line:column:)``.
@MainActor
public func assertSnapshot(
    of preview: PreviewEntry, as strategy: SnapshotStrategy, named name: String? = nil, record: Bool? = nil,
    fileID: String = #fileID, filePath: String = #filePath, function: String = #function, line: Int = #line,
    column: Int = #column
) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let file = SnapshotFile(
        test: function, name: name ?? "\(preview.title)-\(strategy.variant.label)",
        fileExtension: strategy.fileExtension, location)
    SnapshotAssertion(
        strategy: strategy, file: file, isRecording: record ?? SnapshotAssertion.isRecordingByDefault
    )
    .check { try ViewCanvas(preview, variant: strategy.variant) }
}

/// Compares the current state of a screen with its reference; see
/// ``assertSnapshot(of:as:named:record:fileID:filePath:function:line:column:)``.
///
/// The screen already has a variant, so only the form of the strategy has an effect. The moments of a strip are
/// relative to the current time.
@MainActor
public func assertSnapshot(
    of screen: RenderedView, as strategy: SnapshotStrategy = .image(), named name: String, record: Bool? = nil,
    fileID: String = #fileID, filePath: String = #filePath, function: String = #function, line: Int = #line,
    column: Int = #column
) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let file = SnapshotFile(test: function, name: name, fileExtension: strategy.fileExtension, location)
    let assertion = SnapshotAssertion(
        strategy: strategy.starting(at: screen.time), file: file,
        isRecording: record ?? SnapshotAssertion.isRecordingByDefault)
    assertion.check { screen.canvas }
    if case .strip(let strip, _) = assertion.strategy.kind { screen.advance(to: strip.range.upperBound) }
}

/// One comparison with a golden.
@MainActor
struct SnapshotAssertion {
    let strategy: SnapshotStrategy
    let file: SnapshotFile
    let isRecording: Bool

    static var isRecordingByDefault: Bool {
        ["1", "true", "yes"].contains(ProcessInfo.processInfo.environment["PERCH_RECORD"]?.lowercased())
    }

    func check(_ makeCanvas: () throws -> ViewCanvas) {
        do {
            let actual = try contents(of: try makeCanvas())
            if isRecording {
                try file.record(actual)
                return
            }
            guard let expected = file.golden else {
                let path = try file.writeFailure(actual, as: "actual")
                fail(
                    "There is no golden \(file.goldenPath). What was drawn is in \(path); if it is right, record it with PERCH_RECORD=1."
                )
                return
            }
            if expected != actual, let difference = try describeDifference(expected, actual) {
                fail(difference)
            }
        } catch {
            fail(String(describing: error))
        }
    }

    private func fail(_ message: String) {
        Issue.record(Comment(rawValue: message), sourceLocation: file.location)
    }

    private func contents(of canvas: ViewCanvas) throws -> Data {
        switch strategy.kind {
        case .image: try canvas.file(.png)
        case .strip(let strip, _): try canvas.file(.png, of: strip)
        case .pdf: try canvas.file(.pdf)
        case .svg: try canvas.file(.svg)
        case .tree: Data((canvas.tree + "\n").utf8)
        case .accessibility: Data((canvas.accessibility + "\n").utf8)
        }
    }

    /// Writes both sides for people to look at; nil if nobody could see the difference.
    private func describeDifference(_ expected: Data, _ actual: Data) throws -> String? {
        var what = "It is not as the golden \(file.goldenPath) has it."
        var picture: Data?
        switch strategy.kind {
        case .image(let tolerance), .strip(_, let tolerance):
            guard let old = ImageData.decode(expected) else {
                return "The golden \(file.goldenPath) is not a PNG."
            }
            guard let new = ImageData.decode(actual) else { return "What was drawn could not be read again." }
            let comparison = ImageComparison(expected: old, actual: new, tolerance: tolerance)
            if comparison.isEqual { return nil }
            if comparison.sizesDiffer {
                what += " It is \(new.width) × \(new.height) pixels instead of \(old.width) × \(old.height)."
            } else {
                what +=
                    " \(comparison.differentPixels) of \(old.width * old.height) pixels differ, by a color "
                    + "distance of up to \(String(format: "%.1f", comparison.largestDistance))."
            }
            picture = comparison.difference.flatMap { PNG.encode($0) }
        case .pdf, .svg: break
        case .tree, .accessibility:
            what += "\n" + LineDifference(expected.text, actual.text).description
        }
        var files = [
            try file.writeFailure(expected, as: "expected"), try file.writeFailure(actual, as: "actual"),
        ]
        if let picture { files.append(try file.writeFailure(picture, as: "difference")) }
        return what + "\n" + files.joined(separator: "\n")
    }
}

extension Data {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}

/// Lines that only one of two texts has.
struct LineDifference: CustomStringConvertible {
    let description: String

    init(_ expected: String, _ actual: String) {
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        description = new.difference(from: old).map { change in
            switch change {
            case .remove(let offset, let line, _): (offset, "- " + line)
            case .insert(let offset, let line, _): (offset, "+ " + line)
            }
        }
        .sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n")
    }
}
