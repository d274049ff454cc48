import Foundation
import PerchStandIns

/// The configuration of a web view.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
    /// The scripts and handlers that pages have.
    open var userContentController = WKUserContentController()
    /// The types of media that play only after a tap.
    public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Media with sound.
        public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
        /// Media with pictures.
        public static let video = WKAudiovisualMediaTypes(rawValue: 2)
        /// All media.
        public static let all: WKAudiovisualMediaTypes = [.audio, .video]
    }

    /// The types of data in text that become links.
    public struct WKDataDetectorTypes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Phone numbers.
        public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
        /// Addresses of pages and people.
        public static let link = WKDataDetectorTypes(rawValue: 2)
        /// Addresses of places.
        public static let address = WKDataDetectorTypes(rawValue: 4)
        /// Dates and times.
        public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
        /// Numbers of parcels.
        public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
        /// Numbers of flights.
        public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
        /// Terms that can be looked up.
        public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
        /// All types.
        public static let all = WKDataDetectorTypes(rawValue: .max)
    }

    /// A pool of processes of pages. In Perch, pages do not run.
    @MainActor @preconcurrency open class WKProcessPool: NSObject {
        public override init() { super.init() }
    }

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
    /// The pool of processes of pages. In Perch, it has no effect, because pages do not run.
    open var processPool = WKProcessPool()
    /// The types of media that play only after a tap. In Perch, media do not play.
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
    /// The types of data in text that become links. In Perch, pages have no text.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// A Boolean value that indicates whether videos play in a separate window. In Perch, media do not play.
    open var allowsPictureInPictureMediaPlayback = true
    /// A Boolean value that indicates whether media play on other devices. In Perch, media do not play.
    open var allowsAirPlayForMediaPlayback = true
    /// A Boolean value that indicates whether a page is shown only once it is complete. In Perch, it has no effect.
    open var suppressesIncrementalRendering = false
    /// A Boolean value that indicates whether the user can always zoom. In Perch, pages do not zoom.
    open var ignoresViewportScaleLimits = false
    /// A Boolean value that indicates whether only domains of the app are loaded. In Perch, it has no effect.
    open var limitsNavigationsToAppBoundDomains = false
    /// A Boolean value that indicates whether known servers are reached over secure connections. In Perch, it has no
    /// effect.
    open var upgradeKnownHostsToHTTPS = true
    private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

    /// Creates the usual configuration.
    public override init() { super.init() }

    /// Sets the handler of a scheme. Perch stores the handler, but it has no effect, because pages are not loaded.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        inert("WKWebViewConfiguration.setURLSchemeHandler(_:forURLScheme:)", "pages are not loaded")
        schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler
    }

    /// Returns the handler of a scheme. Nil if it was not set.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        schemeHandlers[urlScheme.lowercased()]
    }
}

/// The preferences of pages.
@MainActor @preconcurrency open class WKPreferences: NSObject {
    /// The smallest font size, in points.
    open var minimumFontSize: CGFloat = 0
    /// A Boolean value that indicates whether scripts open windows.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// A Boolean value that indicates whether scripts run. This is an older API. In Perch, they never run.
    open var javaScriptEnabled = true
    /// A Boolean value that indicates whether an element of a page can fill the screen. In Perch, pages have none.
    open var isElementFullscreenEnabled = false
    /// A Boolean value that indicates whether the user is warned of fraud. In Perch, pages are not loaded.
    open var isFraudulentWebsiteWarningEnabled = true
    /// A Boolean value that indicates whether the user can select text. In Perch, pages have no text.
    open var isTextInteractionEnabled = true
    /// A Boolean value that indicates whether backgrounds are printed. In Perch, pages are not printed.
    open var shouldPrintBackgrounds = false
    /// Creates the usual preferences.
    public override init() { super.init() }
}

/// The preferences of each page.
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
    /// Constants that describe kinds of pages.
    public enum ContentMode: Int, Sendable {
        /// The kinds: recommended for the device, for phones, and for computers.
        case recommended, mobile, desktop
    }

    /// A Boolean value that indicates whether scripts run. In Perch, they never run.
    open var allowsContentJavaScript = true
    /// The kind of page that is preferred. In Perch, pages are not loaded.
    open var preferredContentMode = ContentMode.recommended
    /// Creates the usual preferences.
    public override init() { super.init() }
}

/// The scripts and handlers of pages. Perch stores them, but scripts do not run.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
    /// The scripts.
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]
    private var replyHandlers: [String: any WKScriptMessageHandlerWithReply] = [:]

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
    /// Adds a handler of messages from a world. In Perch, this method has no effect, because pages send no messages.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String)
    {
        inert("WKUserContentController.add(_:name:)", "scripts do not run")
        handlers[name] = scriptMessageHandler
    }
    /// Adds a handler that replies to messages. In Perch, this method has no effect, because pages send no messages.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        inert("WKUserContentController.addScriptMessageHandler(_:contentWorld:name:)", "scripts do not run")
        replyHandlers[name] = scriptMessageHandlerWithReply
    }
    /// Removes a handler.
    open func removeScriptMessageHandler(forName name: String) {
        handlers[name] = nil
        replyHandlers[name] = nil
    }
    /// Removes a handler of messages from a world.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        removeScriptMessageHandler(forName: name)
    }
    /// Removes all handlers.
    open func removeAllScriptMessageHandlers() {
        handlers = [:]
        replyHandlers = [:]
    }
    /// Adds a list of rules. In Perch, this method has no effect, because pages are not loaded.
    open func add(_ contentRuleList: WKContentRuleList) {
        inert("WKUserContentController.add(_:)", "pages are not loaded")
    }
    /// Removes a list of rules.
    open func remove(_ contentRuleList: WKContentRuleList) {}
    /// Removes all lists of rules.
    open func removeAllContentRuleLists() {}
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

    /// Creates a script in a world.
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// A message of a page.
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
    /// The contents.
    public let body: Any
    /// The handler's name.
    public let name: String
    /// The world from which the message was sent.
    open var world: WKContentWorld { .page }
    /// The view of the page.
    open private(set) weak var webView: WKWebView?
    /// The frame of the page.
    public let frameInfo: WKFrameInfo

    init(body: Any, name: String, frame: WKFrameInfo) {
        self.body = body
        self.name = name
        frameInfo = frame
        webView = frame.webView
    }
}

/// A type that receives messages of pages and replies to them.
@MainActor @preconcurrency public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// Called when a page has sent a message. The handler receives the reply, or the text of an error.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    /// Called when a page has sent a message. Returns the reply, or the text of an error.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    /// Replies with nil.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) { replyHandler(nil, nil) }
    /// Replies with nil.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, nil) }
}

/// A type that receives messages of pages.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called when a page has sent a message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
