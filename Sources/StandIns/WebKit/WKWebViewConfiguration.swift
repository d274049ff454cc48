import Foundation
import PerchStandIns

/// A type that describes how pages are shown.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
    /// The scripts and handlers that pages have.
    open var userContentController = WKUserContentController()
    /// The preferences of pages.
    open var preferences = WKPreferences()
    /// The preferences of each page.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The website data store: where pages keep their data.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// A Boolean value that indicates whether videos play inside the page.
    open var allowsInlineMediaPlayback = false
    /// The application name for user agent: what the browser is called.
    open var applicationNameForUserAgent: String?

    /// Creates the usual configuration.
    public override init() { super.init() }
}

/// The preferences of pages.
@MainActor @preconcurrency open class WKPreferences: NSObject {
    /// The smallest font size, in points.
    open var minimumFontSize: CGFloat = 0
    /// A Boolean value that indicates whether scripts open windows.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Creates the usual preferences.
    public override init() { super.init() }
}

/// The preferences of each page.
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
    /// A Boolean value that indicates whether scripts run. They never do here.
    open var allowsContentJavaScript = true
    /// Creates the usual preferences.
    public override init() { super.init() }
}

/// The scripts and handlers that pages have. They are kept; scripts do not run.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
    /// The scripts.
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]

    /// Creates a controller without scripts and handlers.
    public override init() { super.init() }

    /// Adds a script.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Removes all scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// Adds a handler of messages. In Perch, this method has no effect, because pages send no messages.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        inert("WKUserContentController.add(_:name:)", "scripts do not run")
        handlers[name] = scriptMessageHandler
    }
    /// Removes a handler.
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}

/// Constants that describe when a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart = 0
    case atDocumentEnd = 1
}

/// A script of the app.
@MainActor @preconcurrency open class WKUserScript: NSObject {
    /// The script.
    public let source: String
    /// The injection time: when it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// A Boolean value that indicates whether it runs in the main frame only.
    public let isForMainFrameOnly: Bool

    /// Creates a script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
    }
}

/// A type that describes what a page sends.
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
    /// The contents.
    public let body: Any
    /// The handler's name.
    public let name: String

    init(body: Any, name: String) {
        self.body = body
        self.name = name
    }
}

/// Receives what pages send.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called when a page has sent something.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A type that describes where pages keep their data: nowhere.
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()
    /// The data that lasts.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// Data that does not last.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// The kinds of data.
    open class func allWebsiteDataTypes() -> Set<String> { [] }
    /// Removes data. There is none.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
}
