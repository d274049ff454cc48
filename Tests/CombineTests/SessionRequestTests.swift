import Combine
import Foundation
import Testing

/// What programs use of `URLSession` through a protocol, so that tests can replace it.
private protocol Transport: Sendable {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
    func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Transport {}

struct SessionRequestTests {
    /// A network on which each address answers with its path.
    private final class Network: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

        override func startLoading() {
            guard let url = request.url else { return }
            let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(url.path.utf8))
            client?.urlProtocolDidFinishLoading(self)
        }

        override func stopLoading() {}
    }

    @Test func aSessionIsATransportOfTheProgram() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Network.self]
        let transport: any Transport = URLSession(configuration: configuration)
        let url = try #require(URL(string: "https://example.com/habits"))
        #expect(try await transport.data(from: url).0 == Data("/habits".utf8))
        #expect(try await transport.data(for: URLRequest(url: url)).0 == Data("/habits".utf8))
    }

    /// What a phone's connections need, and what has no effect here.
    @Test func hintsAboutConnectionsAreAccepted() throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.waitsForConnectivity = true
        configuration.allowsExpensiveNetworkAccess = false
        configuration.allowsConstrainedNetworkAccess = false
        configuration.sessionSendsLaunchEvents = true
        let task = URLSession(configuration: configuration).dataTask(
            with: try #require(URL(string: "https://example.com")))
        task.prefersIncrementalDelivery = false
        #expect(!configuration.waitsForConnectivity && configuration.allowsExpensiveNetworkAccess)
        #expect(task.prefersIncrementalDelivery)
    }
}
