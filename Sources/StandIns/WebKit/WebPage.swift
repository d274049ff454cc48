import Foundation
import FoundationNetworking
import Observation
import PerchStandIns
import SwiftUI

/// A web page for ``WebView``. Its URL and title are known. In Perch, it is not loaded or run.
@MainActor @Observable public final class WebPage {
    /// Constants that describe how far a navigation is.
    public enum NavigationEvent: Hashable, Sendable {
        case startedProvisionalNavigation, receivedServerRedirect, committed, finished
    }

    /// Constants that describe why a page was not loaded.
    public enum NavigationError: Error, Sendable {
        case failedProvisionalNavigation(any Error)
        case pageClosed
        case webContentProcessTerminated
        case invalidURL
    }

    /// The configuration of a page. Perch stores its values, but they have no effect.
    @MainActor public struct Configuration: Sendable {
        /// The name of the app in the user agent.
        public var applicationNameForUserAgent: String?
        /// A Boolean value that indicates whether pages lead to secure addresses.
        public var upgradeKnownHostsToHTTPS = true
        /// A Boolean value that indicates whether media of pages can use AirPlay.
        public var allowsAirPlayForMediaPlayback = true
        /// A Boolean value that indicates whether pages load their subresources.
        public var loadsSubresources = true
        /// Creates a configuration.
        public init() {}
    }

    /// The pages before and after.
    @MainActor public struct BackForwardList: Equatable, Sendable {
        /// A page.
        @MainActor public struct Item: Equatable, Identifiable, Sendable {
            /// The identifier of the item.
            nonisolated public let id: UUID
            /// The title.
            public let title: String?
            /// The address.
            public let url: URL
            /// The address that led to it.
            public var initialURL: URL { url }
        }

        fileprivate var items: [Item] = []
        fileprivate var place = -1

        /// The current page.
        public var currentItem: Item? { items.indices.contains(place) ? items[place] : nil }
        /// The pages before.
        public var backList: [Item] { place > 0 ? Array(items[..<place]) : [] }
        /// The pages after.
        public var forwardList: [Item] { place + 1 < items.count ? Array(items[(place + 1)...]) : [] }
        /// Accesses a page by its distance from the current page.
        public subscript(_ index: Int) -> Item? {
            items.indices.contains(place + index) ? items[place + index] : nil
        }
    }

    /// A sequence of the navigations of a page.
    public struct Navigations: AsyncSequence, Sendable {
        public typealias Element = NavigationEvent
        let stream: AsyncThrowingStream<NavigationEvent, any Error>
        public func makeAsyncIterator() -> AsyncThrowingStream<NavigationEvent, any Error>.Iterator {
            stream.makeAsyncIterator()
        }
    }

    /// The address. Nil before the first page.
    public private(set) var url: URL?
    /// The title: the title of HTML text, or the name of the server.
    public private(set) var title = ""
    /// The pages before and after.
    public private(set) var backForwardList = BackForwardList()
    /// The most recent event of the current navigation.
    public private(set) var currentNavigationEvent: NavigationEvent?
    /// The progress of loading, which is always complete.
    public var estimatedProgress: Double { currentNavigationEvent == nil ? 0 : 1 }
    /// A Boolean value that indicates whether a page is being loaded. It is always false.
    public var isLoading: Bool { false }
    /// A Boolean value that indicates whether all of the page is from secure addresses.
    public var hasOnlySecureContent: Bool { url?.scheme == "https" }
    /// The theme color of the page, which is unknown.
    public var themeColor: Color? { nil }
    /// The name of the browser that pages see.
    public var customUserAgent: String?
    /// A Boolean value that indicates whether developers can inspect the page.
    public var isInspectable = false
    @ObservationIgnored private let configuration: Configuration
    @ObservationIgnored private var followers: [UUID: AsyncThrowingStream<NavigationEvent, any Error>.Continuation] =
        [:]

    /// Creates an empty object.
    public init(configuration: Configuration = Configuration()) { self.configuration = configuration }

    /// The navigations from now on.
    public var navigations: Navigations {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: NavigationEvent.self)
        let id = UUID()
        followers[id] = continuation
        continuation.onTermination = { [weak self] _ in Task { @MainActor in self?.followers[id] = nil } }
        return Navigations(stream: stream)
    }

    /// Loads a URL. Without a URL, the navigation throws an error.
    @discardableResult public func load(_ url: URL?) -> Navigations {
        guard let url else {
            return Navigations(stream: AsyncThrowingStream { $0.finish(throwing: NavigationError.invalidURL) })
        }
        backForwardList.items = Array(backForwardList.items.prefix(backForwardList.place + 1))
        let item = BackForwardList.Item(id: UUID(), title: url.host() ?? url.lastPathComponent, url: url)
        backForwardList.items.append(item)
        backForwardList.place += 1
        return finish(url, item.title ?? "")
    }
    /// Shows the address of a request.
    @discardableResult public func load(_ request: URLRequest) -> Navigations { load(request.url) }
    /// Shows a page of the list.
    @discardableResult public func load(_ item: BackForwardList.Item) -> Navigations {
        guard let place = backForwardList.items.firstIndex(where: { $0.id == item.id }) else { return load(item.url) }
        backForwardList.place = place
        return finish(item.url, item.title ?? "")
    }
    /// Shows the title of HTML text.
    @discardableResult public func load(html: String, baseURL: URL? = nil) -> Navigations {
        finish(baseURL ?? URL(string: "about:blank"), WKWebView.title(of: html) ?? "")
    }
    /// Shows the title of HTML text in data.
    @discardableResult public func load(
        _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
    ) -> Navigations { load(html: String(data: data, encoding: characterEncoding) ?? "", baseURL: baseURL) }
    /// Shows the page again.
    @discardableResult public func reload(fromOrigin: Bool = false) -> Navigations { finish(url, title) }
    /// Stops loading. In Perch, there is nothing to stop.
    public func stopLoading() {}

    /// Calls a script. In Perch, scripts have no effect, and throw `WKError.javaScriptExceptionOccurred`.
    @discardableResult public func callJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:]
    ) async throws -> Any? {
        inert("WebPage.callJavaScript(_:arguments:)", "scripts do not run")
        throw WKError(.javaScriptExceptionOccurred)
    }

    private func finish(_ url: URL?, _ title: String) -> Navigations {
        self.url = url
        self.title = title
        currentNavigationEvent = .finished
        let events: [NavigationEvent] = [.startedProvisionalNavigation, .committed, .finished]
        for follower in followers.values { for event in events { follower.yield(event) } }
        return Navigations(
            stream: AsyncThrowingStream { continuation in
                for event in events { continuation.yield(event) }
                continuation.finish()
            })
    }
}
