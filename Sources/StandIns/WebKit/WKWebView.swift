import Foundation
import FoundationNetworking
import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// A view of a web page. In Perch, it shows the URL over hatching. Pages are not loaded or run.
///
/// The delegate receives the calls of a page that was loaded at once, so that spinners end.
@MainActor @preconcurrency open class WKWebView: UIView {
    /// The configuration of the view.
    public let configuration: WKWebViewConfiguration
    /// The delegate, which decides about navigations and is notified of their progress.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The delegate for windows and alerts. In Perch, pages open none.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The address of the page.
    open private(set) var url: URL? { didSet { show() } }
    /// The title of the page: the title of HTML text, or the name of the server.
    open private(set) var title: String? { didSet { show() } }
    /// A Boolean value that indicates whether a page is being loaded. It is always false.
    open var isLoading: Bool { false }
    /// The progress of loading, which is always complete.
    open var estimatedProgress: Double { url == nil && title == nil ? 0 : 1 }
    /// A Boolean value that indicates whether a swipe goes back to the previous page.
    open var allowsBackForwardNavigationGestures = false
    /// The name of the browser that pages see.
    open var customUserAgent: String?
    /// A Boolean value that indicates whether developers can inspect the page.
    open var isInspectable = false
    /// A Boolean value that indicates whether a long press shows a preview of a link. In Perch, pages have no links.
    open var allowsLinkPreview = true
    /// A Boolean value that indicates whether the user can search the page. In Perch, pages have no text.
    open var isFindInteractionEnabled = false
    /// The color behind the page. In Perch, the hatching covers it.
    open var underPageBackgroundColor: UIColor! = .systemBackground
    /// The scale of the page. In Perch, the hatching does not scale.
    open var pageZoom: CGFloat = 1
    /// The type of media whose styles the page uses. In Perch, pages have no styles.
    open var mediaType: String?
    /// The state of the view, which can be set later. In Perch, setting it does not change the page.
    open var interactionState: Any?
    /// The scroll view of the page. In Perch, the hatching does not scroll.
    public let scrollView = UIScrollView()
    /// The history of the view.
    open var backForwardList: WKBackForwardList { WKBackForwardList(history, place: place) }

    private var history: [URL] = []
    private var place = -1

    /// Creates a view without a page.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        show()
    }

    /// Creates a view without a page.
    public convenience override init(frame: CGRect = .zero) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) { return nil }

    // MARK: Pages

    /// Shows the address of a request, if the delegate allows it.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        guard let address = request.url else { return nil }
        let navigation = WKNavigation()
        decide(request) { [weak self] in
            guard let self else { return }
            history = Array(history.prefix(place + 1)) + [address]
            place += 1
            finish(navigation, address, address.host ?? address.lastPathComponent)
        }
        return navigation
    }

    /// Shows the title of HTML text.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let navigation = WKNavigation()
        finish(navigation, baseURL, Self.title(of: string) ?? "")
        return navigation
    }

    /// Shows the address of a file.
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: URL))
    }

    /// Shows the page again.
    @discardableResult open func reload() -> WKNavigation? { url.flatMap { step(to: place, $0) } }
    /// Stops loading. In Perch, there is nothing to stop.
    open func stopLoading() {}
    /// A Boolean value that indicates whether there is a page before.
    open var canGoBack: Bool { place > 0 }
    /// A Boolean value that indicates whether there is a page after.
    open var canGoForward: Bool { place + 1 < history.count }
    /// Shows the page before.
    @discardableResult open func goBack() -> WKNavigation? {
        canGoBack ? step(to: place - 1, history[place - 1]) : nil
    }
    /// Shows the page after.
    @discardableResult open func goForward() -> WKNavigation? {
        canGoForward ? step(to: place + 1, history[place + 1]) : nil
    }

    /// Evaluates a script. In Perch, scripts have no effect, and fail with `WKError.javaScriptExceptionOccurred`.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        inert("WKWebView.evaluateJavaScript(_:)", "scripts do not run")
        completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
    }

    /// Evaluates a script. In Perch, scripts have no effect, and fail with `WKError.javaScriptExceptionOccurred`.
    @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        inert("WKWebView.evaluateJavaScript(_:)", "scripts do not run")
        throw WKError(.javaScriptExceptionOccurred)
    }

    private func step(to place: Int, _ address: URL) -> WKNavigation {
        let navigation = WKNavigation()
        self.place = place
        finish(navigation, address, address.host ?? address.lastPathComponent)
        return navigation
    }

    private func decide(_ request: URLRequest, _ go: @escaping @MainActor @Sendable () -> Void) {
        guard let navigationDelegate else { return go() }
        let action = WKNavigationAction(request: request, in: self)
        navigationDelegate.webView(
            self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences
        ) { policy, _ in if policy == .allow { go() } }
    }

    private func finish(_ navigation: WKNavigation, _ address: URL?, _ title: String) {
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        url = address
        self.title = title
        navigationDelegate?.webView(self, didCommit: navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
    }

    static func title(of html: String) -> String? {
        guard let start = html.range(of: "<title>", options: .caseInsensitive),
            let end = html.range(of: "</title>", options: .caseInsensitive), start.upperBound <= end.lowerBound
        else { return nil }
        return html[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func show() {
        for view in subviews { view.removeFromSuperview() }
        fill(with: StandInPage("WebKit", symbol: "globe", title: title ?? "", detail: url?.absoluteString ?? ""))
    }
}
