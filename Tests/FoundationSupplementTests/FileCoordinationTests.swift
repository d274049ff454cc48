import Foundation
import FoundationSupplement
import Testing

/// Coordinated access to files.
struct FileCoordinationTests {
    private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
        let presentedItemURL: URL?
        let presentedItemOperationQueue = OperationQueue()
        private let lock = NSLock()
        private var changes: [String] = []

        init(url: URL) { presentedItemURL = url }

        var said: [String] {
            presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
            return lock.withLock { changes }
        }
        func presentedItemDidChange() { lock.withLock { changes.append("change") } }
        func presentedItemDidMove(to newURL: URL) { lock.withLock { changes.append("move to \(newURL.path)") } }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var file: URL { folder.appendingPathComponent("note.txt") }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("text".utf8).write(to: file)
    }

    @Test func anAccessRunsBeforeTheCallReturns() throws {
        var error: NSError?
        var read = ""
        NSFileCoordinator().coordinate(readingItemAt: file, options: [], error: &error) {
            read = (try? String(contentsOf: $0, encoding: .utf8)) ?? ""
        }
        #expect(read == "text")
        NSFileCoordinator(filePresenter: nil).coordinate(
            readingItemAt: file, writingItemAt: folder.appendingPathComponent("copy.txt"), error: nil
        ) { try? FileManager.default.copyItem(at: $0, to: $1) }
        #expect(FileManager.default.contents(atPath: folder.path + "/copy.txt") == Data("text".utf8))
        #expect(error == nil)
    }

    @Test func theOtherPresentersOfTheItemAreTold() {
        let (own, other, stranger) = (Presenter(url: file), Presenter(url: file), Presenter(url: folder))
        for presenter in [own, other, stranger] { NSFileCoordinator.addFilePresenter(presenter) }
        let coordinator = NSFileCoordinator(filePresenter: own)
        coordinator.coordinate(writingItemAt: file, error: nil) { try? Data("new".utf8).write(to: $0) }
        coordinator.item(at: file, didMoveTo: URL(fileURLWithPath: "/elsewhere"))
        for presenter in [own, other, stranger] { NSFileCoordinator.removeFilePresenter(presenter) }
        coordinator.coordinate(writingItemAt: file, error: nil) { _ in }
        #expect(own.said == [])
        #expect(other.said.sorted() == ["change", "move to /elsewhere"])
        #expect(stranger.said == [])
    }

    @Test func aFileIsUploadedFromACopy() {
        var place: URL?
        var read = ""
        NSFileCoordinator().coordinate(readingItemAt: file, options: .forUploading, error: nil) {
            place = $0
            read = (try? String(contentsOf: $0, encoding: .utf8)) ?? ""
        }
        #expect(read == "text" && place?.lastPathComponent == "note.txt" && place != file)
        #expect(place.map { FileManager.default.fileExists(atPath: $0.path) } == false)
    }

    @Test func aFolderCannotBeUploaded() {
        var error: NSError?
        var isCalled = false
        NSFileCoordinator().coordinate(readingItemAt: folder, options: .forUploading, error: &error) { _ in
            isCalled = true
        }
        #expect(error.map { CocoaError.Code(rawValue: $0.code) } == .featureUnsupported)
        #expect(!isCalled)
    }

    @Test func aCanceledCoordinatorReportsThat() async {
        let coordinator = NSFileCoordinator()
        coordinator.cancel()
        var error: NSError?
        coordinator.coordinate(writingItemAt: file, error: &error) { _ in Issue.record("The accessor was called.") }
        #expect(error?.code == CocoaError.userCancelled.rawValue)
        let intent = NSFileAccessIntent.readingIntent(with: file)
        let later = await withCheckedContinuation { done in
            coordinator.coordinate(with: [intent], queue: OperationQueue()) { done.resume(returning: $0) }
        }
        #expect((later as? CocoaError)?.code == .userCancelled)
        let none = await withCheckedContinuation { done in
            NSFileCoordinator().coordinate(with: [intent], queue: OperationQueue()) { done.resume(returning: $0) }
        }
        #expect(none == nil)
    }
}
