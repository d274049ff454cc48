import Foundation

/// A frame of a page. In Perch, each page is one frame.
@MainActor @preconcurrency open class WKFrameInfo: NSObject {
    /// A Boolean value that indicates whether the frame is that of the whole page. In Perch, it always is.
    open var isMainFrame: Bool { true }
    /// The request of the frame.
    public let request: URLRequest
    /// The origin of the frame: the scheme, host, and port of its request.
    public let securityOrigin: WKSecurityOrigin
    /// The web view of the frame.
    open private(set) weak var webView: WKWebView?

    init(request: URLRequest, in webView: WKWebView?) {
        self.request = request
        securityOrigin = WKSecurityOrigin(request.url)
        self.webView = webView
    }
}

/// The origin of a frame.
@MainActor @preconcurrency open class WKSecurityOrigin: NSObject {
    /// The scheme of the origin, such as `https`. Empty if there is none.
    public let `protocol`: String
    /// The host of the origin. Empty if there is none.
    public let host: String
    /// The port of the origin. 0 for the standard port of the scheme.
    public let port: Int

    init(_ url: URL?) {
        `protocol` = url?.scheme ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
    }
}

/// The wishes of a page for a window that it opens. In Perch, pages open none.
@MainActor @preconcurrency open class WKWindowFeatures: NSObject {
    override init() { super.init() }

    /// A number that is 1 if the menu bar is visible. Nil if the page did not specify it.
    open var menuBarVisibility: NSNumber? { nil }
    /// A number that is 1 if the status bar is visible. Nil if the page did not specify it.
    open var statusBarVisibility: NSNumber? { nil }
    /// A number that is 1 if toolbars are visible. Nil if the page did not specify it.
    open var toolbarsVisibility: NSNumber? { nil }
    /// A number that is 1 if the user can resize the window. Nil if the page did not specify it.
    open var allowsResizing: NSNumber? { nil }
    /// The horizontal position of the window. Nil if the page did not specify it.
    open var x: NSNumber? { nil }
    /// The vertical position of the window. Nil if the page did not specify it.
    open var y: NSNumber? { nil }
    /// The width of the window. Nil if the page did not specify it.
    open var width: NSNumber? { nil }
    /// The height of the window. Nil if the page did not specify it.
    open var height: NSNumber? { nil }
}

/// A world of scripts, whose variables other worlds do not see. In Perch, scripts do not run.
@MainActor @preconcurrency open class WKContentWorld: NSObject {
    /// The name of the world. Nil for the worlds of the page and the app.
    public let name: String?

    private init(name: String?) { self.name = name }

    /// The world of the page.
    public static let page = WKContentWorld(name: nil)
    /// The world of the app.
    public static let defaultClient = WKContentWorld(name: nil)
    private static var named: [String: WKContentWorld] = [:]

    /// Returns the world with a name.
    open class func world(name: String) -> WKContentWorld {
        if let known = named[name] { return known }
        let world = WKContentWorld(name: name)
        named[name] = world
        return world
    }
}
