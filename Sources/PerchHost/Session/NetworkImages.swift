import Foundation
import FoundationNetworking
import Locking
import SwiftUI

/// Loads the images of one live session from the network, within limits.
final class NetworkImages: RemoteImages.Loader {
    /// What a program's images may cost the server.
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

    func data(for request: URLRequest, in chosen: URLSession?) async throws -> Data {
        guard ["http", "https"].contains(request.url?.scheme?.lowercased()) else { throw URLError(.unsupportedURL) }
        if let chosen { return try await data(for: request, of: chosen) }
        let task = session.dataTask(with: request)
        let (downloads, limit) = (downloads, limits.size)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { downloads.begin(task, limit: limit, $0) }
        } onCancel: {
            downloads.giveUp(task)
        }
    }

    /// What a session of the program loads. Its delegate and its cache are the program's; the limit of size is the host's.
    private func data(for request: URLRequest, of session: URLSession) async throws -> Data {
        let (data, response) = try await session.data(for: request)
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            throw URLError(.badServerResponse)
        }
        guard data.count <= limits.size else { throw URLError(.dataLengthExceedsMaximum) }
        return data
    }
}

/// The images on their way. One that is too large is given up.
private final class Downloads: NSObject, URLSessionDataDelegate {
    private struct Download {
        let limit: Int
        let continuation: CheckedContinuation<Data, any Error>
        var data = Data()
    }

    private let underWay = Locked<[Int: Download]>([:])

    func begin(_ task: URLSessionDataTask, limit: Int, _ continuation: CheckedContinuation<Data, any Error>) {
        underWay.withLock { $0[task.taskIdentifier] = Download(limit: limit, continuation: continuation) }
        task.resume()
        // Anyone who asked may have been cancelled before there was anything to give up.
        if Task.isCancelled { giveUp(task) }
    }

    func giveUp(_ task: URLSessionTask) { fail(task, CancellationError()) }

    private func fail(_ task: URLSessionTask, _ problem: any Error) {
        end(task)?.continuation.resume(throwing: problem)
        task.cancel()
    }

    private func end(_ task: URLSessionTask) -> Download? {
        underWay.withLock { $0.removeValue(forKey: task.taskIdentifier) }
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
        let isTooLarge = underWay.withLock { underWay in
            underWay[dataTask.taskIdentifier]?.data.append(data)
            return underWay[dataTask.taskIdentifier].map { $0.data.count > $0.limit } ?? false
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
