import Foundation
import PerchStandIns
import StandInViews
import SwiftUI

/// A view of a web page. In Perch, it shows the title and the URL over hatching. Pages are not loaded or run.
@MainActor @preconcurrency public struct WebView: View {
    private enum Source { case page(WebPage), address(URL?) }
    private let source: Source

    /// Creates a page.
    public init(_ page: WebPage) { source = .page(page) }
    /// Creates the page at an address. Another address shows another page.
    public init(url: URL?) { source = .address(url) }

    public var body: some View {
        switch source {
        case .page(let page):
            StandInPage("WebKit", symbol: "globe", title: page.title, detail: page.url?.absoluteString ?? "")
        case .address(let url):
            StandInPage("WebKit", symbol: "globe", title: url?.host() ?? "", detail: url?.absoluteString ?? "")
        }
    }

    /// A type that indicates whether links have previews.
    public struct LinkPreviewBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = LinkPreviewBehavior(name: "automatic")
        public static let enabled = LinkPreviewBehavior(name: "enabled")
        public static let disabled = LinkPreviewBehavior(name: "disabled")
    }

    /// A behavior that indicates whether a swipe goes back to the previous page.
    public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = BackForwardNavigationGesturesBehavior(name: "automatic")
        public static let enabled = BackForwardNavigationGesturesBehavior(name: "enabled")
        public static let disabled = BackForwardNavigationGesturesBehavior(name: "disabled")
    }

    /// A behavior that indicates whether gestures magnify the page.
    public struct MagnificationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = MagnificationGesturesBehavior(name: "automatic")
        public static let enabled = MagnificationGesturesBehavior(name: "enabled")
        public static let disabled = MagnificationGesturesBehavior(name: "disabled")
    }

    /// A behavior that indicates whether an element of the page can fill the screen.
    public struct ElementFullscreenBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = ElementFullscreenBehavior(name: "automatic")
        public static let enabled = ElementFullscreenBehavior(name: "enabled")
        public static let disabled = ElementFullscreenBehavior(name: "disabled")
    }
}

private let reason = "pages are not loaded"

extension View {
    /// Sets whether a swipe goes back to the previous page. In Perch, this method has no effect.
    nonisolated public func webViewBackForwardNavigationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
    ) -> some View {
        inert("View.webViewBackForwardNavigationGestures(_:)", reason)
        return self
    }
    /// Sets whether gestures magnify the page. In Perch, this method has no effect.
    nonisolated public func webViewMagnificationGestures(
        _ value: WebView.MagnificationGesturesBehavior
    ) -> some View {
        inert("View.webViewMagnificationGestures(_:)", reason)
        return self
    }
    /// Sets whether links have previews. In Perch, this method has no effect.
    nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
        inert("View.webViewLinkPreviews(_:)", reason)
        return self
    }
    /// Sets whether an element of the page can fill the screen. In Perch, this method has no effect.
    nonisolated public func webViewElementFullscreenBehavior(
        _ value: WebView.ElementFullscreenBehavior
    ) -> some View {
        inert("View.webViewElementFullscreenBehavior(_:)", reason)
        return self
    }
    /// Sets whether the user can select text. In Perch, this method has no effect.
    nonisolated public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View {
        inert("View.webViewTextSelection(_:)", reason)
        return self
    }
    /// Sets whether the page has a background. In Perch, this method has no effect.
    nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View {
        inert("View.webViewContentBackground(_:)", reason)
        return self
    }
}
