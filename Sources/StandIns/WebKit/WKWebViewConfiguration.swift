import Foundation
import PerchStandIns

/// The configuration of a web view.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
    /// The scripts and handlers that pages have.
    open var userContentController = WKUserContentController()
    /// The preferences of pages.
    open var preferences = WKPreferences()
    /// The preferences of each page.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The store for the data of pages.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// A Boolean value that indicates whether videos play inside the page.
    open var allowsInlineMediaPlayback = false
    /// The name of the app in the user agent.
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
    /// A Boolean value that indicates whether scripts run. In Perch, they never run.
    open var allowsContentJavaScript = true
    /// Creates the usual preferences.
    public override init() { super.init() }
}

/// The scripts and handlers of pages. Perch stores them, but scripts do not run.
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
    /// The time at which the script runs.
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

/// A message of a page.
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

/// A type that receives messages of pages.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called when a page has sent a message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The store for the data of pages. In Perch, nothing is stored.
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()
    /// The data that lasts.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// Returns a store that is not persistent.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// Returns the types of data.
    open class func allWebsiteDataTypes() -> Set<String> { [] }
    /// Removes data. In Perch, there is none.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
}
