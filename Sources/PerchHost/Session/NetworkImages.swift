import Foundation
import FoundationNetworking
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
    private let session: URLSession

    init(limits: Limits = Limits(), configuration: URLSessionConfiguration = .ephemeral) {
        self.limits = limits
        configuration.timeoutIntervalForRequest = limits.duration
        configuration.timeoutIntervalForResource = limits.duration
        configuration.httpMaximumConnectionsPerHost = limits.connections
        configuration.urlCache = URLCache(memoryCapacity: limits.memory, diskCapacity: 0, diskPath: nil)
        session = URLSession(configuration: configuration)
    }

    deinit { session.invalidateAndCancel() }

    func data(from url: URL) async throws -> Data {
        guard ["http", "https"].contains(url.scheme?.lowercased()) else { throw URLError(.unsupportedURL) }
        let download = Download(limit: limits.size)
        let task = session.dataTask(with: url)
        task.delegate = download
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                download.begin(task, continuation)
            }
        } onCancel: {
            task.cancel()
        }
    }
}

/// One image on its way, given up where it is too large.
private final class Download: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    // Unchecked because a session calls its delegates one after the other.
    private let limit: Int
    private var data = Data()
    private var problem: (any Error)?
    private var continuation: CheckedContinuation<Data, any Error>?

    init(limit: Int) { self.limit = limit }

    func begin(_ task: URLSessionDataTask, _ continuation: CheckedContinuation<Data, any Error>) {
        self.continuation = continuation
        task.resume()
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            problem = URLError(.badServerResponse)
        } else if response.expectedContentLength > Int64(limit) {
            problem = URLError(.dataLengthExceedsMaximum)
        }
        completionHandler(problem == nil ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard problem == nil else { return }
        self.data.append(data)
        if self.data.count > limit {
            problem = URLError(.dataLengthExceedsMaximum)
            dataTask.cancel()
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let problem = problem ?? error {
            continuation?.resume(throwing: problem)
        } else {
            continuation?.resume(returning: data)
        }
        continuation = nil
    }
}
