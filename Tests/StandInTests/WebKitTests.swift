import AppTrackingTransparency
import PerchStandIns
import PerchTesting
import StoreKit
import SwiftUI
import Testing
import WebKit

@MainActor @Suite struct WebKitTests {
    private final class Delegate: NSObject, WKNavigationDelegate {
        var finished = 0
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
        ) { decisionHandler(navigationAction.request.url?.host == "blocked.example.com" ? .cancel : .allow) }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished += 1 }
    }

    private func request(_ address: String) -> URLRequest { URLRequest(url: URL(string: address)!) }

    @Test func pagesComeAndGo() {
        let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        let delegate = Delegate()
        page.navigationDelegate = delegate
        page.load(request("https://one.example.com"))
        page.load(request("https://two.example.com"))
        page.load(request("https://blocked.example.com"))
        #expect(page.url?.host == "two.example.com")
        #expect(delegate.finished == 2)
        #expect(page.canGoBack && !page.canGoForward)
        page.goBack()
        #expect(page.title == "one.example.com")
        #expect(page.canGoForward)
        page.loadHTMLString("<html><title> Terms </title></html>", baseURL: nil)
        #expect(page.title == "Terms")
    }

    @Test func scriptsDoNotRun() async {
        var code: WKError.Code?
        do {
            _ = try await WKWebView().evaluateJavaScript("1 + 1")
        } catch {
            code = (error as? WKError)?.code
        }
        #expect(code == .javaScriptExceptionOccurred)
    }

    @Test func aPageShowsItsAddress() {
        struct Page: UIViewRepresentable {
            func makeUIView(context: Context) -> WKWebView {
                let page = WKWebView()
                page.load(URLRequest(url: URL(string: "https://example.com/terms")!))
                return page
            }
            func updateUIView(_ view: WKWebView, context: Context) {}
        }
        #expect(render(Page()).text("https://example.com/terms").exists)
        assertSnapshot(of: Page().frame(width: 300, height: 200), as: .image())
    }

    @Test func peopleAreAskedOnceForTracking() async {
        await DeviceState().perform {
            #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
            #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
            #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
        }
    }

    @Test func aReviewIsNotAskedFor() {
        struct Screen: View {
            @Environment(\.requestReview) private var requestReview
            @State private var count = 0
            var body: some View {
                Button("Rate \(count)") {
                    requestReview()
                    count += 1
                }
            }
        }
        let screen = render(Screen())
        screen.button("Rate 0").tap()
        #expect(screen.button("Rate 1").exists)
    }
}
