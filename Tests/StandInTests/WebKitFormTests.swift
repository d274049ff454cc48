import Foundation
import Testing
import UIKit
import WebKit

/// What code that embeds pages declares and sets.
@MainActor @Suite struct WebKitFormTests {
    private final class Host: NSObject, WKUIDelegate, WKNavigationDelegate, WKScriptMessageHandler, WKURLSchemeHandler,
        WKHTTPCookieStoreObserver
    {
        var targets: [URL?] = []
        var changes = 0

        func webView(
            _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
            for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
        ) -> WKWebView? { navigationAction.targetFrame == nil ? WKWebView() : nil }
        func webView(
            _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
            initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
            decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
        ) { decisionHandler(.grant) }
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            preferences: WKWebpagePreferences,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
        ) {
            targets.append(navigationAction.targetFrame?.request.url)
            decisionHandler(.allow, preferences)
        }
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) {}
        func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) { urlSchemeTask.didFinish() }
        func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
        func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
    }

    private func request(_ address: String) -> URLRequest { URLRequest(url: URL(string: address)!) }

    private func cookie(_ name: String, _ domain: String, value: String = "1") throws -> HTTPCookie {
        try #require(HTTPCookie(properties: [.name: name, .value: value, .domain: domain, .path: "/"]))
    }

    @Test func aNavigationKnowsItsFrame() throws {
        let host = Host()
        let view = WKWebView()
        (view.uiDelegate, view.navigationDelegate) = (host, host)
        view.load(request("https://one.example.com:8443/a"))
        view.load(request("https://two.example.com"))
        #expect(host.targets.map { $0?.port } == [8443, nil])
        let list = view.backForwardList
        #expect(list.currentItem?.title == "two.example.com" && list.backItem?.url.port == 8443)
        #expect(list.forwardItem == nil && list.backList.count == 1 && list.forwardList.isEmpty)
        let frame = try #require(host.targets.first.flatMap { $0 })
        #expect(frame.host == "one.example.com")
    }

    @Test func aConfigurationKeepsItsHandlers() {
        let host = Host()
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(host, forURLScheme: "App")
        configuration.mediaTypesRequiringUserActionForPlayback = []
        configuration.userContentController.add(host, contentWorld: .page, name: "app")
        configuration.userContentController.addUserScript(
            WKUserScript(source: "", injectionTime: .atDocumentEnd, forMainFrameOnly: true, in: .world(name: "a")))
        #expect(configuration.urlSchemeHandler(forURLScheme: "app") === host)
        #expect(configuration.urlSchemeHandler(forURLScheme: "other") == nil)
        #expect(WKContentWorld.world(name: "a") === WKContentWorld.world(name: "a"))
        #expect(WKWebView.handlesURLScheme("HTTPS") && !WKWebView.handlesURLScheme("app"))
    }

    @Test func cookiesAreStored() async throws {
        let store = WKWebsiteDataStore.nonPersistent()
        let host = Host()
        store.httpCookieStore.add(host)
        store.httpCookieStore.setCookie(try cookie("a", "one.example.com")) {}
        await store.httpCookieStore.setCookie(try cookie("a", "one.example.com", value: "2"))
        await store.httpCookieStore.setCookie(try cookie("b", "two.example.com"))
        #expect(await store.httpCookieStore.allCookies().map(\.value) == ["2", "1"] && host.changes == 3)
        let records = await store.dataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes())
        #expect(records.map(\.displayName) == ["one.example.com", "two.example.com"])
        await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], for: [records[0]])
        #expect(await store.httpCookieStore.allCookies().map(\.name) == ["b"])
        store.removeData(ofTypes: [WKWebsiteDataTypeDiskCache], modifiedSince: .distantPast) {}
        #expect(await store.httpCookieStore.allCookies().count == 1)
        await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast)
        #expect(await store.httpCookieStore.allCookies().isEmpty)
        let identifier = UUID()
        #expect(
            WKWebsiteDataStore(forIdentifier: identifier).httpCookieStore
                === WKWebsiteDataStore(forIdentifier: identifier).httpCookieStore)
    }

    @Test func rulesAreKeptByTheirNames() async throws {
        let store = try #require(WKContentRuleListStore.default())
        let list = try await store.compileContentRuleList(forIdentifier: "ads", encodedContentRuleList: "[]")
        #expect(list?.identifier == "ads")
        #expect(try await store.contentRuleList(forIdentifier: "ads") === list)
        try await store.removeContentRuleList(forIdentifier: "ads")
        await #expect(throws: WKError.self) { try await store.contentRuleList(forIdentifier: "ads") }
        await #expect(throws: (any Error).self) {
            try await store.compileContentRuleList(forIdentifier: "bad", encodedContentRuleList: "no JSON")
        }
    }

    @Test func scriptsOfWorldsDoNotRun() async {
        let view = WKWebView()
        await #expect(throws: WKError.self) {
            try await view.callAsyncJavaScript("return 1", arguments: [:], contentWorld: .page)
        }
        let host = Host()
        view.evaluateJavaScript("1", in: nil, in: .defaultClient) { host.changes += (try? $0.get()) == nil ? 1 : 0 }
        view.takeSnapshot(with: nil) { image, error in host.changes += image == nil && error != nil ? 1 : 0 }
        #expect(host.changes == 2)
    }
}
