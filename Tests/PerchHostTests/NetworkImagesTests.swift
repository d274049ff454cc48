import Foundation
import FoundationNetworking
import SwiftUI
import Testing

@testable import PerchHost

/// Images that a live session loads, from a network that the test plays.
@Suite struct NetworkImagesTests {
    /// Answers by the address's path.
    private final class Network: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

        override func startLoading() {
            guard let url = request.url, url.lastPathComponent != "never" else { return }
            let status = url.lastPathComponent == "missing" ? 404 : 200
            let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: [:])!
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            for _ in 0..<4 { client?.urlProtocol(self, didLoad: Data(repeating: 7, count: 100)) }
            client?.urlProtocolDidFinishLoading(self)
        }

        override func stopLoading() {}
    }

    private func images(_ limits: NetworkImages.Limits = NetworkImages.Limits()) -> NetworkImages {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Network.self]
        return NetworkImages(limits: limits, configuration: configuration)
    }

    private func url(_ path: String) throws -> URL { try #require(URL(string: "http://images.example/\(path)")) }

    @Test func bytesComeAsTheyAreSent() async throws {
        #expect(try await images().data(from: url("good")) == Data(repeating: 7, count: 400))
    }

    @Test func whatIsNotThereFails() async throws {
        await #expect(throws: URLError(.badServerResponse)) { try await images().data(from: url("missing")) }
    }

    @Test func whatIsTooLargeIsGivenUp() async throws {
        var limits = NetworkImages.Limits()
        limits.size = 399
        await #expect(throws: URLError(.dataLengthExceedsMaximum)) { try await images(limits).data(from: url("good")) }
    }

    @Test func otherSchemesAreRefused() async throws {
        let address = try #require(URL(string: "ftp://images.example/good"))
        await #expect(throws: URLError(.unsupportedURL)) { try await images().data(from: address) }
    }

    @Test func aLoadIsGivenUpWithItsTask() async throws {
        let images = images()
        let address = try url("never")
        let load = Task { try await images.data(from: address) }
        load.cancel()
        await #expect(throws: (any Error).self) { try await load.value }
    }
}
