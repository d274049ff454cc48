import Foundation

/// Where a function of Apple's Foundation reports its error. An argument can be `&error` or nil.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Coordinates the access of several objects and programs to files.
///
/// On Linux, no other program takes part, so each access begins at once. Presenters of this program are notified of writes, as far as
/// `NSFilePresenter` says.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    // Unchecked because the presenters are guarded by the lock, and each coordinator's own values by its own.

    /// Options of reading.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Presenters need not save what they have.
        public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
        /// Symbolic links are followed.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
        /// Only the metadata is read.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
        /// The item is sent elsewhere. The accessor receives a copy of a file. For a folder, Apple's coordinator makes an archive;
        /// this one reports `CocoaError.featureUnsupported`.
        public static let forUploading = ReadingOptions(rawValue: 1 << 3)
    }

    /// Options of writing.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The item is deleted.
        public static let forDeleting = WritingOptions(rawValue: 1 << 0)
        /// The item is moved.
        public static let forMoving = WritingOptions(rawValue: 1 << 1)
        /// Presenters save what they have first.
        public static let forMerging = WritingOptions(rawValue: 1 << 2)
        /// The item is replaced by another one.
        public static let forReplacing = WritingOptions(rawValue: 1 << 3)
        /// Only the metadata is written.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var presenters: [any NSFilePresenter] = []

    /// The presenters of this program.
    open class var filePresenters: [any NSFilePresenter] { lock.withLock { presenters } }

    /// Adds a presenter. It is kept until it is removed.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
        lock.withLock { presenters.append(filePresenter) }
    }

    /// Removes a presenter.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
        lock.withLock { presenters.removeAll { $0 === filePresenter } }
    }

    private weak var presenter: (any NSFilePresenter)?
    private let ownLock = NSLock()
    private var isCanceled = false

    /// A text that names who coordinates. Coordinators with the same text do not wait for each other.
    open var purposeIdentifier = UUID().uuidString

    /// Creates a coordinator.
    ///
    /// - Parameter filePresenter: The presenter on whose behalf files are accessed. It is not notified of these accesses.
    public init(filePresenter: (any NSFilePresenter)?) { presenter = filePresenter }

    /// Creates a coordinator without a presenter.
    public override convenience init() { self.init(filePresenter: nil) }

    // MARK: - One after the other

    /// Reads an item: calls the accessor before it returns. The accessor is not called after an error.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer = nil,
        byAccessor reader: (URL) -> Void
    ) {
        attempt(outError) {
            let (place, isCopy) = try prepare(url, options)
            defer { if isCopy { try? FileManager.default.removeItem(at: place.deletingLastPathComponent()) } }
            reader(place)
        }
    }

    /// Writes an item: calls the accessor before it returns, and then notifies the presenters of the item.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer = nil,
        byAccessor writer: (URL) -> Void
    ) {
        attempt(outError) {
            try announce(url, options)
            writer(url)
            if !options.contains(.forDeleting) { tell(of: url) }
        }
    }

    /// Reads one item and writes another one.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer = nil,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        coordinate(readingItemAt: readingURL, options: readingOptions, error: outError) { source in
            coordinate(writingItemAt: writingURL, options: writingOptions, error: outError) { readerWriter(source, $0) }
        }
    }

    /// Writes two items.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
        options options2: WritingOptions = [], error outError: NSErrorPointer = nil,
        byAccessor writer: (URL, URL) -> Void
    ) {
        coordinate(writingItemAt: url1, options: options1, error: outError) { first in
            coordinate(writingItemAt: url2, options: options2, error: outError) { writer(first, $0) }
        }
    }

    /// Calls an accessor for several accesses. On Linux, there is nothing to prepare.
    open func prepare(
        forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
        writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [],
        error outError: NSErrorPointer = nil, byAccessor batchAccessor: (@escaping () -> Void) -> Void
    ) {
        attempt(outError) { batchAccessor {} }
    }

    // MARK: - On a queue

    /// Calls an accessor on a queue, for items that it reads and writes.
    ///
    /// - Parameter accessor: Receives an error if the coordinator was canceled.
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        queue.addOperation { [self] in
            let isCanceled = ownLock.withLock { self.isCanceled }
            accessor(isCanceled ? CocoaError(.userCancelled) : nil)
            guard !isCanceled else { return }
            for intent in intents where intent.isWriting { tell(of: intent.url) }
        }
    }

    /// Keeps accesses from beginning.
    open func cancel() { ownLock.withLock { isCanceled = true } }

    // MARK: - Changes of items

    /// Announces that an item is moved. On Linux, nothing is prepared.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}

    /// Tells the presenters of an item that it was moved.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        for other in others(of: oldURL) { other.onQueue { $0.presentedItemDidMove(to: newURL) } }
    }

    // MARK: - Presenters

    private func attempt(_ outError: NSErrorPointer, _ access: () throws -> Void) {
        do {
            if ownLock.withLock({ isCanceled }) { throw CocoaError(.userCancelled) }
            try access()
        } catch {
            outError?.pointee = error as NSError
        }
    }

    /// The place that is read, and whether it is a copy in a separate folder.
    private func prepare(_ url: URL, _ options: ReadingOptions) throws -> (URL, isCopy: Bool) {
        guard options.contains(.forUploading) else {
            return (options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url, false)
        }
        if try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
            throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appendingPathComponent(url.lastPathComponent)
        try FileManager.default.copyItem(at: url, to: copy)
        return (copy, true)
    }

    /// The presenters of an item, without the one that accesses it.
    private func others(of url: URL) -> [any NSFilePresenter] {
        let path = url.standardizedFileURL.path
        return Self.filePresenters.filter { $0 !== presenter && $0.presentedItemURL?.standardizedFileURL.path == path }
    }

    private func announce(_ url: URL, _ options: WritingOptions) throws {
        guard options.contains(.forDeleting) else { return }
        for other in others(of: url) { other.onQueue { $0.accommodatePresentedItemDeletion { _ in } } }
    }

    private func tell(of url: URL) {
        for other in others(of: url) { other.onQueue { $0.presentedItemDidChange() } }
    }
}

/// An item that is read or written.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.

    /// The place of the item.
    public let url: URL
    let isWriting: Bool

    private init(url: URL, isWriting: Bool) {
        self.url = url
        self.isWriting = isWriting
    }

    /// An item that is read.
    ///
    /// - Parameter options: Without effect on Linux.
    open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url: url, isWriting: false)
    }

    /// An item that is written.
    ///
    /// - Parameter options: Without effect on Linux.
    open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url: url, isWriting: true)
    }
}
