import PerchTesting
import SwiftUI
import Testing

@MainActor struct SplitViewTests {
    private struct Mail: View {
        @State var selection: String?
        @State var visibility: NavigationSplitViewVisibility = .automatic

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                List(["Inbox", "Sent"], id: \.self, selection: $selection) { name in
                    NavigationLink(name, value: name)
                }
                .navigationTitle("Folders")
                .navigationSplitViewColumnWidth(250)
            } detail: {
                Text(selection.map { "In \($0)" } ?? "Nothing")
            }
        }
    }

    private func labels(_ view: RenderedView) -> [String] { view.elements.map(\.label) }
    private func pad(landscape: Bool) -> Variant { Variant(device: "iPad Air 11-inch", isLandscape: landscape) }

    @Test func sidewaysThereIsRoomForTheSidebarUprightThereIsNot() throws {
        #expect(try labels(RenderedView(Mail(), variant: pad(landscape: true))).contains("Inbox"))
        #expect(try !labels(RenderedView(Mail(), variant: pad(landscape: false))).contains("Inbox"))
    }

    @Test func theButtonInTheBarHidesAndShowsTheSidebar() throws {
        let view = try RenderedView(Mail(), variant: pad(landscape: true))
        for isShown in [false, true] {
            let toggle = try view.element(role: .button, label: "Show or hide sidebar")
            view.update { toggle.activate() }
            #expect(labels(view).contains("Inbox") == isShown)
        }
    }

    @Test func columnsHaveTheWidthThatTheyAskFor() throws {
        let view = try RenderedView(Mail(), variant: pad(landscape: true))
        let detail = try view.element(label: "Nothing").frame
        #expect(abs(detail.midX - (250 + (1180 - 250) / 2)) < 1)
    }

    @Test func linksInTheSidebarSelect() throws {
        let view = try RenderedView(Mail(), variant: pad(landscape: true))
        let sent = try #require(view.elements.first { $0.label == "Sent" })
        view.update { sent.activate() }
        #expect(labels(view).contains("In Sent"))
        #expect(labels(view).contains("Inbox"))
    }

    @Test func onAPhoneASelectionPushesTheDetail() throws {
        let view = try RenderedView(Mail(), variant: Variant())
        #expect(!labels(view).contains("Nothing"))
        let sent = try #require(view.elements.first { $0.label == "Sent" })
        view.update { sent.activate() }
        #expect(labels(view).contains("In Sent"))
        let back = try view.element(role: .button, label: "Folders")
        view.update { back.activate() }
        #expect(labels(view).contains("Inbox"))
    }

    @Test func linksShowTheirScreenInTheLastColumnUnlessTheyAreNoDetailLinks() throws {
        struct Screen: View {
            let isDetail: Bool
            var body: some View {
                NavigationSplitView {
                    NavigationStack {
                        NavigationLink("Open") { Text("Opened") }.isDetailLink(isDetail)
                    }
                } detail: {
                    Text("Nothing")
                }
            }
        }
        for isDetail in [true, false] {
            let view = try RenderedView(Screen(isDetail: isDetail), variant: pad(landscape: true))
            let link = try #require(view.elements.first { $0.label == "Open" })
            view.update { link.activate() }
            view.advance(to: 5)
            #expect(labels(view).contains("Opened") && labels(view).contains("Nothing") != isDetail)
        }
    }
}
