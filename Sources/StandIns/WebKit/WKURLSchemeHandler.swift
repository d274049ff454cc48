import Foundation
import FoundationNetworking

/// A request of a page for a resource with a scheme of the app.
@MainActor @preconcurrency public protocol WKURLSchemeTask: NSObjectProtocol {
    /// The request.
    var request: URLRequest { get }
    /// Passes the response to the page.
    func didReceive(_ response: URLResponse)
    /// Passes data to the page.
    func didReceive(_ data: Data)
    /// Completes the request.
    func didFinish()
    /// Completes the request with an error.
    func didFailWithError(_ error: any Error)
}

/// A handler of resources with a scheme of the app. In Perch, pages are not loaded, so it is not called.
@MainActor @preconcurrency public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Called when a page requests a resource.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Called when a page no longer needs a resource.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A download that a page started. In Perch, pages start none.
@MainActor @preconcurrency open class WKDownload: NSObject {
    /// Constants that describe whether a redirection is followed.
    public enum RedirectPolicy: Int, Sendable {
        /// The policies: canceling the download, and following the redirection.
        case cancel, allow
    }

    /// The request of the download.
    public let originalRequest: URLRequest?
    /// The view whose page started the download.
    open private(set) weak var webView: WKWebView?
    /// The delegate of the download.
    open weak var delegate: (any WKDownloadDelegate)?

    init(request: URLRequest, in webView: WKWebView) {
        originalRequest = request
        self.webView = webView
    }

    /// Cancels the download. The handler receives no data with which it could continue.
    open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) { completionHandler?(nil) }
}

/// A delegate that is notified of a download. In Perch, there are no downloads.
@MainActor @preconcurrency public protocol WKDownloadDelegate: NSObjectProtocol {
    /// Decides where the file goes. Nil cancels the download.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
    /// Called when the download is complete.
    func downloadDidFinish(_ download: WKDownload)
    /// Called when the download has failed.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    /// Cancels the download.
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) { completionHandler(nil) }
    /// Does nothing.
    public func downloadDidFinish(_ download: WKDownload) {}
    /// Does nothing.
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
