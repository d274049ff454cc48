import Foundation
import FoundationNetworking
import Locking
import SwiftUI

/// Loads the images of one live session from the network, within limits.
final class NetworkImages: RemoteImages.Loader {
    /// What a program's images may cost whoever serves it.
    struct Limits: Sendable {
        /// Of one image, in bytes.
        var size = 20_000_000
        /// How long an image may take, in seconds.
        var duration: TimeInterval = 30
        /// How many are loaded at once from one server; others wait.
        var connections = 6
        /// What is kept of images that were loaded, in bytes.
        var memory = 16_000_000
    }

    private let limits: Limits
    private let downloads = Downloads()
    private let session: URLSession

    init(limits: Limits = Limits(), configuration: URLSessionConfiguration = .ephemeral) {
        self.limits = limits
        configuration.timeoutIntervalForRequest = limits.duration
        configuration.timeoutIntervalForResource = limits.duration
        configuration.httpMaximumConnectionsPerHost = limits.connections
        configuration.urlCache = URLCache(memoryCapacity: limits.memory, diskCapacity: 0, diskPath: nil)
        session = URLSession(configuration: configuration, delegate: downloads, delegateQueue: nil)
    }

    deinit { session.invalidateAndCancel() }

    func data(from url: URL) async throws -> Data {
        guard ["http", "https"].contains(url.scheme?.lowercased()) else { throw URLError(.unsupportedURL) }
        let task = session.dataTask(with: url)
        let (downloads, limit) = (downloads, limits.size)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { downloads.begin(task, limit: limit, $0) }
        } onCancel: {
            downloads.giveUp(task)
        }
    }
}

/// The images on their way. One that is too large is given up.
private final class Downloads: NSObject, URLSessionDataDelegate {
    private struct Download {
        let limit: Int
        let continuation: CheckedContinuation<Data, any Error>
        var data = Data()
    }

    private struct State {
        var underWay: [Int: Download] = [:]
        /// What was given up before it began.
        var givenUp: Set<Int> = []
    }

    private let state = Locked(State())

    func begin(_ task: URLSessionDataTask, limit: Int, _ continuation: CheckedContinuation<Data, any Error>) {
        let begins = state.withLock { state in
            if state.givenUp.remove(task.taskIdentifier) != nil { return false }
            state.underWay[task.taskIdentifier] = Download(limit: limit, continuation: continuation)
            return true
        }
        if begins { task.resume() } else { continuation.resume(throwing: CancellationError()) }
    }

    func giveUp(_ task: URLSessionTask) {
        let isUnderWay = state.withLock { state in
            if state.underWay[task.taskIdentifier] != nil { return true }
            state.givenUp.insert(task.taskIdentifier)
            return false
        }
        if isUnderWay { fail(task, CancellationError()) }
    }

    private func fail(_ task: URLSessionTask, _ problem: any Error) {
        end(task)?.continuation.resume(throwing: problem)
        task.cancel()
    }

    private func end(_ task: URLSessionTask) -> Download? {
        state.withLock { $0.underWay.removeValue(forKey: task.taskIdentifier) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        completionHandler(.allow)
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            fail(dataTask, URLError(.badServerResponse))
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = state.withLock { state in
            guard var download = state.underWay.removeValue(forKey: dataTask.taskIdentifier) else { return false }
            download.data.append(data)
            state.underWay[dataTask.taskIdentifier] = download
            return download.data.count > download.limit
        }
        if isTooLarge { fail(dataTask, URLError(.dataLengthExceedsMaximum)) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let download = end(task) else { return }
        if let error {
            download.continuation.resume(throwing: error)
        } else {
            download.continuation.resume(returning: download.data)
        }
    }
}
