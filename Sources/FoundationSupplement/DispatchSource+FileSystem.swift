import Dispatch
import Foundation

/// A flag of `open` for a file that is only watched. On Linux, it opens the file for reading.
public let O_EVTONLY: Int32 = O_RDONLY

/// Names the file of a source.
nonisolated(unsafe) private let fileKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

/// The file of a source and what is watched.
private struct WatchedFile {
    var descriptor: Int32
    var events: DispatchSource.FileSystemEvent
}

extension DispatchSource {
    /// Returns a source that watches a file.
    ///
    /// Dispatch does not watch files on Linux, so the event handler is never called. Registration and cancellation handlers are
    /// called as usual.
    ///
    /// - Parameters:
    ///   - fileDescriptor: The open file. The source does not close it.
    ///   - eventMask: The events to watch.
    ///   - queue: The queue on which the handlers run. The default is a global queue.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        let source = silent(queue)
        let file = WatchedFile(descriptor: fileDescriptor, events: eventMask)
        objc_setAssociatedObject(source, fileKey, file, .OBJC_ASSOCIATION_RETAIN)
        return source
    }
}

/// A source that watches a file. Its event handler is never called on Linux.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}

extension DispatchSourceFileSystemObject {
    private var file: WatchedFile? { objc_getAssociatedObject(self, fileKey) as? WatchedFile }

    /// The open file; -1 for a source of another kind.
    public var handle: Int32 { file?.descriptor ?? -1 }
    /// The events that the handler is called for. They are empty on Linux.
    public var data: DispatchSource.FileSystemEvent { [] }
    /// The events that are watched.
    public var mask: DispatchSource.FileSystemEvent { file?.events ?? [] }
}

extension DispatchSource: DispatchSourceFileSystemObject {}
