import Foundation
import PerchTesting
import SwiftUI
import Testing
import WebKit

@MainActor @Suite struct WebPageTests {
    @Test func pagesComeAndGo() async throws {
        let page = WebPage()
        var events: [WebPage.NavigationEvent] = []
        for try await event in page.load(URL(string: "https://one.example.com/a")) { events.append(event) }
        #expect(events == [.startedProvisionalNavigation, .committed, .finished])
        page.load(URLRequest(url: try #require(URL(string: "https://two.example.com"))))
        #expect(page.title == "two.example.com" && page.hasOnlySecureContent && !page.isLoading)
        let first = try #require(page.backForwardList.backList.first)
        page.load(first)
        #expect(page.url == first.url && page.backForwardList.forwardList.count == 1)
        #expect(page.backForwardList[1]?.title == "two.example.com")
        page.load(html: "<title>Bird</title>")
        #expect(page.title == "Bird" && page.estimatedProgress == 1)
        await #expect(throws: WebPage.NavigationError.self) {
            for try await _ in page.load(nil as URL?) {}
        }
        await #expect(throws: WKError.self) { try await page.callJavaScript("return 1") }
    }

    @Test func aViewFollowsItsPage() throws {
        let page = WebPage()
        let view = WebView(page).webViewBackForwardNavigationGestures(.enabled).frame(width: 300, height: 200)
        let screen = try RenderedView(view)
        page.load(html: "<title>Bird</title>")
        screen.advance(by: .milliseconds(50))
        #expect(screen.allElements.containing(text: "Bird").count > 0)
        let other = try RenderedView(WebView(url: URL(string: "https://example.com")).frame(width: 300, height: 200))
        #expect(other.allElements.containing(text: "https://example.com").count > 0)
    }
}
