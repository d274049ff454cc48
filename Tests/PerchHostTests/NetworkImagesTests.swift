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
            let isLocked = url.lastPathComponent == "locked" && request.value(forHTTPHeaderField: "Key") != "open"
            let status = url.lastPathComponent == "missing" ? 404 : isLocked ? 403 : 200
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

    private func request(_ path: String) throws -> URLRequest {
        URLRequest(url: try #require(URL(string: "http://images.example/\(path)")))
    }

    @Test func bytesComeAsTheyAreSent() async throws {
        #expect(try await images().data(for: request("good"), in: nil) == Data(repeating: 7, count: 400))
    }

    @Test func whatIsNotThereFails() async throws {
        await #expect(throws: URLError(.badServerResponse)) {
            try await images().data(for: request("missing"), in: nil)
        }
    }

    @Test func whatIsTooLargeIsGivenUp() async throws {
        var limits = NetworkImages.Limits()
        limits.size = 399
        await #expect(throws: URLError(.dataLengthExceedsMaximum)) {
            try await images(limits).data(for: request("good"), in: nil)
        }
        await #expect(throws: URLError(.dataLengthExceedsMaximum)) {
            try await images(limits).data(for: request("good"), in: ownSession)
        }
    }

    /// What a session of the program answers with, in one piece: Foundation keeps only the last of several for such a protocol.
    private final class OwnNetwork: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

        override func startLoading() {
            guard let url = request.url else { return }
            let status = url.lastPathComponent == "missing" ? 404 : 200
            let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: [:])!
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(repeating: 9, count: 400))
            client?.urlProtocolDidFinishLoading(self)
        }

        override func stopLoading() {}
    }

    private var ownSession: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [OwnNetwork.self]
        return URLSession(configuration: configuration)
    }

    @Test func aSessionOfTheProgramLoadsInsteadOfTheHosts() async throws {
        #expect(try await images().data(for: request("good"), in: ownSession) == Data(repeating: 9, count: 400))
        await #expect(throws: URLError(.badServerResponse)) {
            try await images().data(for: request("missing"), in: ownSession)
        }
    }

    @Test func theHeadersOfARequestCount() async throws {
        var request = try request("locked")
        request.setValue("open", forHTTPHeaderField: "Key")
        #expect(try await images().data(for: request, in: nil).count == 400)
    }

    @Test func otherSchemesAreRefused() async throws {
        let address = URLRequest(url: try #require(URL(string: "ftp://images.example/good")))
        await #expect(throws: URLError(.unsupportedURL)) { try await images().data(for: address, in: nil) }
    }

    @Test func aLoadIsGivenUpWithItsTask() async throws {
        let images = images()
        let address = try request("never")
        let load = Task { try await images.data(for: address, in: nil) }
        load.cancel()
        await #expect(throws: (any Error).self) { try await load.value }
    }
}
