@preconcurrency import Foundation
@_exported import FoundationNetworking
import OpenCombine

extension URLSession {
    /// A publisher that emits the response of a URL once.
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

    /// Returns a publisher of the response of a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher of the response to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}
