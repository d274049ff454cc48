import Foundation
import PerchStandIns
import SwiftUI
import UIKit

/// An item of the history of a web view.
@MainActor @preconcurrency open class WKBackForwardListItem: NSObject {
    /// The address of the page.
    public let url: URL
    /// The address that was requested.
    open var initialURL: URL { url }
    /// The title of the page: the name of the server.
    open var title: String? { url.host ?? url.lastPathComponent }

    init(url: URL) { self.url = url }
}

/// The history of a web view.
@MainActor @preconcurrency open class WKBackForwardList: NSObject {
    private let items: [WKBackForwardListItem]
    private let place: Int

    init(_ addresses: [URL], place: Int) {
        items = addresses.map(WKBackForwardListItem.init)
        self.place = place
    }

    /// The current page. Nil if there is none.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before. Nil if there is none.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after. Nil if there is none.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// The pages before, in the order in which they were loaded.
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, place))) }
    /// The pages after, in their order.
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

    /// Returns the page at a distance from the current page. Nil if there is none.
    open func item(at index: Int) -> WKBackForwardListItem? {
        items.indices.contains(place + index) ? items[place + index] : nil
    }
}

/// The configuration of a picture of a web view.
@MainActor @preconcurrency open class WKSnapshotConfiguration: NSObject, NSCopying {
    /// The area of the view. An area without a size stands for the whole view.
    open var rect = CGRect.null
    /// The width of the picture, in points. Perch ignores this value: the picture has the size of the view.
    open var snapshotWidth: NSNumber?
    /// A Boolean value that indicates whether the picture is taken after pending changes. In Perch, it always is.
    open var afterScreenUpdates = true

    public override init() { super.init() }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension WKWebView {
    /// Constants that describe whether an element of the page fills the screen.
    public enum FullscreenState: Int, Sendable {
        /// The states: not in full screen, on the way to it, in full screen, and on the way back.
        case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
    }

    /// A value that indicates whether an element fills the screen. In Perch, pages have no elements.
    public var fullscreenState: FullscreenState { .notInFullscreen }
    /// A Boolean value that indicates whether all of the page came over secure connections. In Perch, nothing is loaded.
    public var hasOnlySecureContent: Bool { url?.scheme == "https" }
    /// The color that the page wishes for the bars around it. In Perch, it is always nil.
    public var themeColor: UIColor? { nil }

    /// Returns a Boolean value that indicates whether a web view handles a scheme itself.
    public class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob", "ws", "wss"].contains(urlScheme.lowercased())
    }

    /// Shows a page of the history.
    @discardableResult public func go(to item: WKBackForwardListItem) -> WKNavigation? {
        load(URLRequest(url: item.url))
    }

    /// Loads the page again from its server. In Perch, it is shown again.
    @discardableResult public func reloadFromOrigin() -> WKNavigation? { reload() }

    /// Shows the title of HTML data. Data of another type shows only its address.
    @discardableResult public func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        loadHTMLString(MIMEType.contains("html") ? String(decoding: data, as: UTF8.self) : "", baseURL: baseURL)
    }

    /// Calls a script with arguments. In Perch, scripts have no effect, and fail with
    /// `WKError.javaScriptExceptionOccurred`.
    @discardableResult public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        inert("WKWebView.callAsyncJavaScript(_:)", "scripts do not run")
        throw WKError(.javaScriptExceptionOccurred)
    }

    /// Calls a script with arguments. In Perch, scripts have no effect, and fail with
    /// `WKError.javaScriptExceptionOccurred`.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        inert("WKWebView.callAsyncJavaScript(_:)", "scripts do not run")
        completionHandler?(.failure(WKError(.javaScriptExceptionOccurred)))
    }

    /// Evaluates a script in a frame and a world. In Perch, scripts have no effect, and fail with
    /// `WKError.javaScriptExceptionOccurred`.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        inert("WKWebView.evaluateJavaScript(_:)", "scripts do not run")
        completionHandler?(.failure(WKError(.javaScriptExceptionOccurred)))
    }

    /// Passes a picture of the view to a handler. An error is passed if the view has no size.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        guard bounds.width > 0, bounds.height > 0 else { return completionHandler(nil, WKError(.unknown)) }
        let area = snapshotConfiguration.flatMap { $0.rect.isEmpty ? nil : $0.rect } ?? bounds
        let image = UIGraphicsImageRenderer(size: area.size).image { _ in
            drawHierarchy(in: bounds.offsetBy(dx: -area.minX, dy: -area.minY), afterScreenUpdates: true)
        }
        completionHandler(image, nil)
    }

    /// Closes videos that fill the screen. In Perch, there are none.
    public func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }

    /// Pauses the media of the page. In Perch, there are none.
    public func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }

    /// Suspends or continues the media of the page. In Perch, there are none.
    public func setAllMediaPlaybackSuspended(
        _ suspended: Bool, completionHandler: (@MainActor () -> Void)? = nil
    ) { completionHandler?() }
}
