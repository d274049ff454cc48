import Foundation
import PerchTesting
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

/// What views ask of their host, and what comes back.
@MainActor struct RequestTests {
    private let page = URL(string: "https://example.com/page")!

    // MARK: Addresses

    private struct Opener: View {
        let url: URL
        @Environment(\.openURL) private var openURL
        @State private var accepted = "unknown"
        var body: some View {
            Button("Open \(accepted)") { openURL(url) { accepted = $0 ? "yes" : "no" } }
        }
    }

    @Test func addressesGoToTheHost() throws {
        let view = try RenderedView(Opener(url: page))
        try view.update { try view.element(label: "Open unknown").activate() }
        #expect(view.requests.map(\.kind) == [.openURL(page)])
        #expect(view.elements.map(\.label) == ["Open yes"])
    }

    @Test func noHostOpensAddressesOfUnknownKinds() throws {
        let view = try RenderedView(Opener(url: URL(string: "nobody-has-this://x")!))
        try view.update { try view.element(label: "Open unknown").activate() }
        #expect(view.elements.map(\.label) == ["Open no"])
    }

    @Test func aHandlerMayKeepAddressesFromTheHost() throws {
        let view = try RenderedView(Opener(url: page).environment(\.openURL, OpenURLAction { _ in .handled }))
        try view.update { try view.element(label: "Open unknown").activate() }
        #expect(view.requests.isEmpty)
        #expect(view.elements.map(\.label) == ["Open yes"])
    }

    @Test func aHandlerMaySendTheHostElsewhere() throws {
        let other = URL(string: "https://example.com/other")!
        let view = try RenderedView(
            Link("Go", destination: page).environment(\.openURL, OpenURLAction { _ in .systemAction(other) }))
        try view.update { try view.element(label: "Go").activate() }
        #expect(view.requests.map(\.kind) == [.openURL(other)])
    }

    @Test func sessionsDoNotHearOfEachOther() throws {
        let (first, second) = (try RenderedView(Opener(url: page)), try RenderedView(Opener(url: page)))
        try first.update { try first.element(label: "Open unknown").activate() }
        #expect(first.requests.count == 1 && second.requests.isEmpty)
    }

    @Test func applicationsOpenAddressesOfTheSession() throws {
        let page = page
        let view = try RenderedView(
            Button("Open") { UIApplication.shared.open(page) }.onAppear { _ = UIApplication.shared.canOpenURL(page) })
        try view.update { try view.element(label: "Open").activate() }
        #expect(view.requests.map(\.kind) == [.openURL(page)])
        #expect(UIApplication.shared.canOpenURL(page))
    }

    // MARK: Files

    private struct Importer: View {
        let severalAtOnce: Bool
        @State private var isShown = false
        @State private var outcome = "none"
        var body: some View {
            Button("Import \(outcome) \(isShown)") { isShown = true }
                .fileImporter(
                    isPresented: $isShown, allowedContentTypes: [.png, .plainText],
                    allowsMultipleSelection: severalAtOnce
                ) { result in
                    switch result {
                    case .success(let files): outcome = files.map(\.lastPathComponent).joined(separator: "+")
                    case .failure: outcome = "failed"
                    }
                } onCancellation: {
                    outcome = "cancelled"
                }
        }
    }

    private func importer(_ severalAtOnce: Bool = true) throws -> (RenderedView, RequestedAction) {
        let view = try RenderedView(Importer(severalAtOnce: severalAtOnce))
        try view.update { try view.element(label: "Import none false").activate() }
        return (view, try #require(view.requests.first))
    }

    @Test func filesAreAskedForAndHandedOn() throws {
        let (view, request) = try importer()
        #expect(request.kind == .importFiles([.png, .plainText], allowsMultipleSelection: true))
        #expect(request.isPending)
        #expect(view.elements.map(\.label) == ["Import none true"])
        view.update { request.choose(URL(filePath: "/a.png"), URL(filePath: "/b.txt")) }
        #expect(view.elements.map(\.label) == ["Import a.png+b.txt false"])
        #expect(!request.isPending && !request.cancel())
    }

    @Test func noFileIsACancellation() throws {
        let (view, request) = try importer(false)
        view.update { request.cancel() }
        #expect(view.elements.map(\.label) == ["Import cancelled false"])
    }

    @Test func whatGoesWrongIsHandedOn() throws {
        let (view, request) = try importer()
        view.update { request.fail(CocoaError(.fileReadNoPermission)) }
        #expect(view.elements.map(\.label) == ["Import failed false"])
    }

    @Test func aQuestionIsTakenBackWithItsView() throws {
        struct Screen: View {
            @State private var isThere = true
            var body: some View {
                if isThere {
                    Text("There").fileImporter(isPresented: .constant(true), allowedContentTypes: [.png]) { _ in }
                }
                Button("Leave") { isThere = false }
            }
        }
        let view = try RenderedView(Screen())
        let request = try #require(view.requests.first)
        #expect(request.isPending)
        try view.update { try view.element(label: "Leave").activate() }
        #expect(!request.isPending)
    }

    @Test func itemsAreSavedAsFiles() async throws {
        struct Exporter: View {
            @State private var isShown = false
            @State private var saved = "nothing"
            var body: some View {
                Button("Save \(saved)") { isShown = true }
                    .fileExporter(isPresented: $isShown, item: "Hello", defaultFilename: "Letter") { result in
                        saved = (try? result.get().path) ?? "failed"
                    }
            }
        }
        let view = try RenderedView(Exporter())
        try view.update { try view.element(label: "Save nothing").activate() }
        let request = try #require(view.requests.first)
        #expect(request.kind == .exportFiles(["Letter"]))
        #expect(try await request.data() == Data("Hello".utf8))
        view.update { request.choose(URL(filePath: "/Letter.txt")) }
        #expect(view.elements.map(\.label) == ["Save /Letter.txt"])
    }

    @Test func nothingToSaveIsNotAskedFor() throws {
        struct Exporter: View {
            @State private var isShown = true
            var body: some View {
                Text("\(isShown)").fileExporter(isPresented: $isShown, item: String?.none) { _ in }
            }
        }
        let view = try RenderedView(Exporter())
        #expect(view.requests.isEmpty)
        #expect(view.elements.map(\.label) == ["false"])
    }

    @Test func filesAreMoved() throws {
        struct Mover: View {
            @State private var isShown = true
            @State private var place = "old"
            var body: some View {
                Text(place).fileMover(isPresented: $isShown, file: URL(filePath: "/old")) { result in
                    place = (try? result.get().lastPathComponent) ?? "failed"
                }
            }
        }
        let view = try RenderedView(Mover())
        let request = try #require(view.requests.first)
        #expect(request.kind == .moveFiles([URL(filePath: "/old")]))
        view.update { request.choose(URL(filePath: "/new")) }
        #expect(view.elements.map(\.label) == ["new"])
    }

    // MARK: Sharing

    @Test func whatIsSharedIsTold() async throws {
        let view = try RenderedView(
            ShareLink(item: page, subject: Text("Oak"), message: Text("Look")), variant: Variant(scale: 1))
        try view.update { try view.element(label: "Share…").activate() }
        let request = try #require(view.requests.first)
        #expect(request.kind == .share(["https://example.com/page"], subject: "Oak", message: "Look"))
        // A host that shows nothing leaves it to the sheet.
        #expect(view.elements.contains { $0.label == "Copy" })
    }

    @Test func copyingIsTold() throws {
        let view = try RenderedView(Button("Copy") { UIPasteboard.general.string = "x" })
        try view.update { try view.element(label: "Copy").activate() }
        #expect(view.requests.map(\.kind) == [.copy])
    }

    // MARK: Feedback

    @Test func feedbackIsMadeWhenItsTriggerChanges() throws {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                Button("Count \(count)") { count += 1 }
                    .sensoryFeedback(.success, trigger: count)
                    .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { $1 == 2 }
                    .sensoryFeedback(trigger: count) { $0 < $1 ? .increase : nil }
            }
        }
        let view = try RenderedView(Screen())
        #expect(view.requests.isEmpty)
        try view.update { try view.element(label: "Count 0").activate() }
        #expect(Set(view.requests.map { "\($0.kind)" }) == ["haptic(\"success\")", "haptic(\"increase\")"])
        view.clearRequests()
        try view.update { try view.element(label: "Count 1").activate() }
        #expect(view.requests.contains { $0.kind == .haptic("impact heavy 0.5") })
    }

    @Test func generatorsAreTold() throws {
        let view = try RenderedView(
            Button("Knock") {
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
                UINotificationFeedbackGenerator().notificationOccurred(.error)
                UISelectionFeedbackGenerator().selectionChanged()
            })
        try view.update { try view.element(label: "Knock").activate() }
        #expect(view.requests.map(\.kind) == [.haptic("impact light 1.0"), .haptic("error"), .haptic("selection")])
    }

    @Test func announcementsAreTold() throws {
        let view = try RenderedView(
            Button("Say") {
                UIAccessibility.post(notification: .announcement, argument: "Saved")
                UIAccessibility.post(notification: .screenChanged, argument: nil)
            })
        try view.update { try view.element(label: "Say").activate() }
        #expect(view.requests.map(\.kind) == [.announcement("Saved"), .screenChange])
    }

    @Test func notificationsOfTheAccessibilityFrameworkReachTheHost() throws {
        var pitched = AttributedString("Squeak")
        pitched.accessibilitySpeechAdjustedPitch = 1
        #expect(pitched.accessibilitySpeechAdjustedPitch == 1)
        let view = try RenderedView(
            Button("Say") {
                AccessibilityNotification.Announcement("Saved").post()
                AccessibilityNotification.Announcement(pitched).post()
                AccessibilityNotification.Announcement(LocalizedStringResource("Done")).post()
                AccessibilityNotification.ScreenChanged().post()
                AccessibilityNotification.PageScrolled("Page 2 of 3").post()
            })
        try view.update { try view.element(label: "Say").activate() }
        #expect(
            view.requests.map(\.kind) == [
                .announcement("Saved"), .announcement("Squeak"), .announcement("Done"), .screenChange,
                .announcement("Page 2 of 3"),
            ])
    }

    // MARK: Windows

    @Test func windowsAreAskedFor() throws {
        struct Screen: View {
            @Environment(\.openWindow) private var openWindow
            @Environment(\.dismissWindow) private var dismissWindow
            var body: some View {
                Button("Go") {
                    openWindow(id: "help")
                    openWindow(value: 7)
                    openWindow(id: "note", value: "a")
                    dismissWindow()
                    dismissWindow(id: "help")
                }
            }
        }
        let view = try RenderedView(Screen())
        try view.update { try view.element(label: "Go").activate() }
        #expect(
            view.requests.map(\.kind) == [
                .openWindow(id: "help", value: nil), .openWindow(id: nil, value: "7"),
                .openWindow(id: "note", value: "\"a\""), .dismissWindow(id: nil, value: nil),
                .dismissWindow(id: "help", value: nil),
            ])
    }
}
