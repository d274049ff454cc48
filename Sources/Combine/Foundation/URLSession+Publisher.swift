@preconcurrency import Foundation
@_exported import FoundationNetworking
import OpenCombine

extension URLSession {
    /// Publishes what a URL answers, once.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == URLError, S.Input == Output {
            let (request, session) = (request, session)
            let answer = Future<Output, URLError> { promise in
                let promise = Unchecked(promise)
                session.dataTask(with: request) { data, response, error in
                    if let response, error == nil {
                        promise.value(.success((data ?? Data(), response)))
                    } else {
                        promise.value(.failure(error as? URLError ?? URLError(.unknown)))
                    }
                }
                .resume()
            }
            answer.receive(subscriber: subscriber)
        }
    }

    /// A publisher of what a URL answers.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// A publisher of what a request is answered.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}
