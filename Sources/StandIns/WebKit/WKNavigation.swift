@_exported import Foundation
@_exported import FoundationNetworking

/// A page on its way.
@MainActor @preconcurrency open class WKNavigation: NSObject {}

/// Constants that describe what leads to a page.
public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    case other = -1
}

/// Constants that indicate whether a page is shown.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    case download = 2
}

/// Constants that indicate whether an answer is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    case download = 2
}

/// A page that is asked for.
@MainActor @preconcurrency open class WKNavigationAction: NSObject {
    /// The request.
    public let request: URLRequest
    /// The navigation type: what leads to the page.
    open var navigationType: WKNavigationType { .other }

    init(request: URLRequest) { self.request = request }
}

/// The answer to a request.
@MainActor @preconcurrency open class WKNavigationResponse: NSObject {
    /// The answer.
    public let response: URLResponse

    init(response: URLResponse) { self.response = response }
}

/// Decides about pages, and is notified of their progress.
@MainActor @preconcurrency public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Decides whether a page is shown.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    /// Decides whether an answer is shown. There are no answers here.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    /// Called when a page is asked for.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// A page arrives.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Called when a page is complete.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// A page could not be shown.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// A page could not be loaded.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// Called when the page's process ended.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    /// Allows the page.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Allows the answer.
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

/// Opens windows and shows alerts of pages. Pages ask for none here.
@MainActor @preconcurrency public protocol WKUIDelegate: NSObjectProtocol {}

/// A type that describes what went wrong with a page.
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
