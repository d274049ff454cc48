import Foundation

/// An object that shows a file or a folder, and is notified of its changes.
///
/// On Linux, presenters are notified of writes, moves, and deletions that this program makes through an `NSFileCoordinator`. Changes by
/// other programs, and of files in a folder that a presenter shows, are not reported.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The item.
    var presentedItemURL: URL? { get }
    /// The queue on which the methods are called.
    var presentedItemOperationQueue: OperationQueue { get }
    /// The item was written.
    func presentedItemDidChange()
    /// The item was moved.
    func presentedItemDidMove(to newURL: URL)
    /// The item is deleted.
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// What is not saved has to be saved now. Never called on Linux.
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// An item within the folder was written. Never called on Linux.
    func presentedSubitemDidChange(at url: URL)
    /// An item has appeared within the folder. Never called on Linux.
    func presentedSubitemDidAppear(at url: URL)
}

extension NSFilePresenter {
    /// Does nothing.
    public func presentedItemDidChange() {}
    /// Does nothing.
    public func presentedItemDidMove(to newURL: URL) {}
    /// Agrees.
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Reports that everything is saved.
    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Does nothing.
    public func presentedSubitemDidChange(at url: URL) {}
    /// Does nothing.
    public func presentedSubitemDidAppear(at url: URL) {}

    func onQueue(_ call: @escaping (any NSFilePresenter) -> Void) {
        // A presenter names the queue on which it can be used.
        nonisolated(unsafe) let (presenter, call) = (self as any NSFilePresenter, call)
        presentedItemOperationQueue.addOperation { call(presenter) }
    }
}
