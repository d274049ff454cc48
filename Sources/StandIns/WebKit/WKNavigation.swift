@_exported import Foundation
@_exported import FoundationNetworking

/// A page on its way.
@MainActor @preconcurrency open class WKNavigation: NSObject {}

/// Constants that describe the cause of a navigation.
public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    case other = -1
}

/// Constants that indicate whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    case download = 2
}

/// Constants that indicate whether a response is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    case download = 2
}

/// A requested navigation.
@MainActor @preconcurrency open class WKNavigationAction: NSObject {
    /// The request.
    public let request: URLRequest
    /// The cause of the navigation.
    open var navigationType: WKNavigationType { .other }

    init(request: URLRequest) { self.request = request }
}

/// The answer to a request.
@MainActor @preconcurrency open class WKNavigationResponse: NSObject {
    /// The answer.
    public let response: URLResponse

    init(response: URLResponse) { self.response = response }
}

/// A delegate that decides about navigations and is notified of their progress.
@MainActor @preconcurrency public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Decides whether a page is loaded.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    /// Decides whether a response is shown. In Perch, there are no responses.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    /// Called when a navigation begins.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Called when content begins to arrive.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Called when a navigation is complete.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Called when a navigation has failed.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called when a page could not be loaded.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// Called when the process of the page has ended.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    /// Allows the navigation.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Allows the response.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    /// Does nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// A delegate that opens windows and shows alerts of pages. In Perch, pages request none.
@MainActor @preconcurrency public protocol WKUIDelegate: NSObjectProtocol {}

/// An error of a page.
public struct WKError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated = 2
        case webViewInvalidated = 3
        case javaScriptExceptionOccurred = 4
        case javaScriptResultTypeIsUnsupported = 5
    }

    /// The reason.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    public static let errorDomain = "WKErrorDomain"
    public var errorCode: Int { code.rawValue }
}
