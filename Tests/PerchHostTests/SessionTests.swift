import Foundation
import FoundationNetworking
import PerchTesting
import Sessions
import Testing

@testable import PerchHost

@MainActor
@Suite struct SessionTests {
    private struct Counter: View {
        @State private var count = 0
        @Environment(\.colorScheme) private var scheme
        @Environment(\.locale) private var locale

        var body: some View {
            Button("\(count) \(scheme == .dark ? "dark" : "light") \(locale.identifier)") { count += 1 }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func label(_ session: Session) -> String {
        session.accessibility().flatMap(\.flattened).first { $0.role == .button }?.label ?? ""
    }

    private func press(_ session: Session) {
        let middle = CGPoint(x: session.size.width / 2, y: session.size.height / 2)
        for phase in [PointerEvent.Phase.down, .up] {
            session.send(PointerEvent(phase: phase, location: middle, time: 0))
        }
    }

    private struct Clock: View {
        @Environment(\.timeZone) private var zone
        @Environment(\.calendar) private var calendar

        var body: some View {
            Button(
                [zone, calendar.timeZone, .current, Calendar.current.timeZone].map(\.identifier).joined(separator: " ")
            ) {
            }
        }
    }

    /// Sessions of one process take turns, each in its own time zone; a picture is in UTC.
    @Test func eachSessionHasItsTimeZone() throws {
        let zones = [nil, "Asia/Tokyo", "America/New_York", "Nowhere/Here"]
        let sessions = try zones.map { try Session(Clock(), variant: Variant(timeZone: $0)) }
        for (session, zone) in zip(sessions, ["GMT", "Asia/Tokyo", "America/New_York", "GMT"]) {
            #expect(label(session) == Array(repeating: zone, count: 4).joined(separator: " "))
        }
        #expect(sessions[1].perform { TimeZone.current.identifier } == "Asia/Tokyo")
        try sessions[1].change(to: Variant(timeZone: "Europe/Vienna"))
        #expect(label(sessions[1]) == Array(repeating: "Europe/Vienna", count: 4).joined(separator: " "))
        #expect(sessions[0].perform { TimeZone.current.identifier } == "GMT")
    }

    private struct Greeting: View {
        var body: some View {
            // What a program takes for its current locale.
            Button(LocalizedStringResource("Greeting").locale.identifier) {}
        }
    }

    /// The current locale is the session's for texts that are looked up by `String(localized:)`.
    @Test func eachSessionHasItsLocale() async throws {
        let sessions = try ["en_US", "de_CH"].map { try Session(Greeting(), variant: Variant(locale: $0)) }
        #expect(sessions.map(label) == ["en_US", "de_CH"])
        #expect(sessions[1].perform { String(localized: "\(1.5, format: .number)") } == "1.5")
        #expect(
            sessions[1].perform { String(localized: "\(1.5, format: .number)", locale: Locale(identifier: "fr")) }
                == "1,5")
        try sessions[1].change(to: Variant(locale: "de_AT"))
        #expect(sessions[1].perform { LocalizedStringResource("Greeting").locale.identifier } == "de_AT")
        let child = sessions[1].perform { Task { LocalizedStringResource("Greeting").locale.identifier } }
        #expect(await child.value == "de_AT")
        sessions[1].setEnvironment { $0.locale = Locale(identifier: "fr_FR") }
        #expect(sessions[1].perform { String(localized: "\(1.5, format: .number)") } == "1,5")
    }

    private static let greeting: LocalizedStringResource = "Greeting"

    /// Sessions share static properties, so a resource must not keep the language of the session that read it first.
    @Test func aSharedResourceHasTheLocaleOfEachSession() throws {
        let sessions = try ["de_CH", "en_US"].map {
            try Session(EmptyView(), variant: Variant(locale: $0))
        }
        #expect(sessions.map { $0.perform { Self.greeting.locale.identifier } } == ["de_CH", "en_US"])
    }

    @Test func eventsComeInAndFramesAreAskedFor() throws {
        let session = try Session(Counter(), variant: Variant(layout: .fixed(width: 200, height: 100)))
        #expect(label(session) == "0 light en_US")
        var asked = 0
        session.onNeedsFrame = { asked += 1 }
        press(session)
        #expect(asked > 0)
        #expect(label(session) == "1 light en_US")
    }

    @Test func anotherVariantKeepsWhatTheViewsKnow() throws {
        let session = try Session(Counter(), variant: Variant(layout: .fixed(width: 200, height: 100)))
        _ = session.frame()
        press(session)
        try session.change(
            to: Variant(scheme: .dark, layout: .fixed(width: 300, height: 120), scale: 2, locale: "de_AT"))
        #expect(label(session) == "1 dark de_AT")
        #expect(session.size == CGSize(width: 300, height: 120))
        #expect(session.scale == 2)
        #expect(session.frame().displayList.size == session.size)
        press(session)
        #expect(label(session) == "2 dark de_AT")
    }

    @Test func anUnknownDeviceChangesNothing() throws {
        let session = try Session(Counter(), variant: Variant(device: "iPhone SE"))
        #expect(throws: UsageProblem.self) { try session.change(to: Variant(device: "iPhone 99")) }
        #expect(session.size == CGSize(width: 375, height: 667))
        #expect(session.variant.device == "iPhone SE")
    }

    @Test func turningADeviceSwapsItsSides() throws {
        let session = try Session(Counter(), variant: Variant(device: "iPhone SE"))
        try session.change(to: Variant(device: "iPhone SE", isLandscape: true))
        #expect(session.size == CGSize(width: 667, height: 375))
    }

    @Test func aCanvasThatFitsFollowsTheView() throws {
        let session = try Session(Text("Wide"), variant: Variant(layout: .sizeThatFits, scale: 1))
        let before = session.size
        try session.change(to: Variant(typeSize: .accessibility5, layout: .sizeThatFits, scale: 1))
        #expect(session.size.height > before.height && session.size.width > before.width)
    }

    /// UIKit's screen is the session's while its code runs, and nobody's afterwards.
    @Test func theScreenIsTheSessions() throws {
        struct ScreenSize: View {
            var body: some View { Text("\(Int(UIScreen.main.bounds.width))") }
        }
        let small = try Session(ScreenSize(), variant: Variant(device: "iPhone SE"))
        let large = try Session(ScreenSize(), variant: Variant(device: "iPhone 16 Pro Max"))
        let outside = UIScreen.main.bounds
        #expect(small.accessibility().flatMap(\.flattened).contains { $0.label == "375" })
        #expect(large.accessibility().flatMap(\.flattened).contains { $0.label == "440" })
        #expect(UIScreen.main.bounds == outside)
    }
}

/// What UIKit's functions, which have no environment, take from the session whose code calls them.
@MainActor
@Suite struct SessionServicesTests {
    /// Asks for several things, after it has waited.
    private struct Asking: View {
        let name: String

        var body: some View {
            Text(name).task {
                await Task.yield()
                await withCheckedContinuation { continuation in
                    DispatchQueue.global().async { continuation.resume() }
                }
                _ = await UIApplication.shared.open(URL(string: "https://example.com/\(name)")!)
                UIAccessibility.post(notification: .announcement, argument: name)
                UINotificationFeedbackGenerator().notificationOccurred(.success)
                UIPasteboard.general.string = name
            }
        }
    }

    private func kinds(_ session: Session) -> [String] {
        session.requests.all.map { request in
            switch request.kind {
            case .openURL(let url): url.lastPathComponent
            case .announce(let announcement): announcement.text ?? ""
            case .haptic: "haptic"
            case .copied: "copied"
            default: "?"
            }
        }
    }

    @Test("what a live session asks after an await goes to its own host")
    func requestsAfterWaiting() async throws {
        let sessions = try ["one", "two"].map {
            try Session(Asking(name: $0), variant: Variant(layout: .sizeThatFits), time: .live)
        }
        for session in sessions { _ = session.frame() }
        for _ in 0..<5_000 where sessions.contains(where: { $0.requests.all.count < 4 }) {
            try await Task.sleep(for: .milliseconds(1))
        }
        #expect(kinds(sessions[0]) == ["one", "one", "haptic", "copied"])
        #expect(kinds(sessions[1]) == ["two", "two", "haptic", "copied"])
        #expect(sessions[0].perform { UIPasteboard.general.string } == "one")
    }

    @Test("an answer comes in the session that asked, whoever gives it")
    func answersInTheSession() throws {
        let session = try Session(Text("A"), variant: Variant(device: "iPhone SE"), time: .live)
        var width: CGFloat?
        let id = session.perform {
            HostRequests.current.ask(.moveFiles([])) { _ in width = UIScreen.main.bounds.width }
        }
        session.requests.answer(id, .done)
        #expect(width == 375)
    }

    @Test("UIKit's accessibility settings are those of the session's environment")
    func accessibilitySettings() throws {
        let sessions = try (0..<2).map { _ in try Session(Text("A"), variant: Variant(), time: .live) }
        func settings(_ session: Session) -> [Bool] {
            session.perform {
                [
                    UIAccessibility.isReduceMotionEnabled, UIAccessibility.isReduceTransparencyEnabled,
                    UIAccessibility.isDarkerSystemColorsEnabled, UIAccessibility.isBoldTextEnabled,
                    UIAccessibility.isInvertColorsEnabled, UIAccessibility.shouldDifferentiateWithoutColor,
                    UIAccessibility.isVoiceOverRunning, UIAccessibility.isSwitchControlRunning,
                    UIAccessibility.buttonShapesEnabled, UIAccessibility.prefersCrossFadeTransitions,
                ]
            }
        }
        sessions[0].setEnvironment {
            $0.accessibilitySettings.reducesMotion = true
            $0.accessibilitySettings.reducesTransparency = true
            $0._colorSchemeContrast = .increased
            $0.legibilityWeight = .bold
            $0.accessibilitySettings.invertsColors = true
            $0.accessibilitySettings.differentiatesWithoutColor = true
            $0.accessibilitySettings.usesVoiceOver = true
            $0.accessibilitySettings.usesSwitchControl = true
            $0.accessibilitySettings.showsButtonShapes = true
        }
        #expect(settings(sessions[0]) == Array(repeating: true, count: 10))
        #expect(settings(sessions[1]) == Array(repeating: false, count: 10))
        try sessions[0].change(to: Variant(scheme: .dark))
        #expect(settings(sessions[0]) == Array(repeating: true, count: 10))
        sessions[0].setEnvironment { $0.accessibilitySettings.reducesMotion = false }
        #expect(settings(sessions[0]).first == false)
    }

    @Test("animations of UIKit are switched off for one session only")
    func animations() throws {
        let sessions = try (0..<2).map { _ in try Session(Text("A"), variant: Variant(), time: .live) }
        sessions[0].perform { UIView.setAnimationsEnabled(false) }
        #expect(sessions.map { $0.perform { UIView.areAnimationsEnabled } } == [false, true])
        #expect(UIView.areAnimationsEnabled)
        sessions[0].perform { UIView.setAnimationsEnabled(true) }
        #expect(sessions[0].perform { UIView.areAnimationsEnabled })
    }
}

/// What a session's images come from.
@MainActor
@Suite struct SessionImageTests {
    /// Has any image after a second.
    private struct Network: RemoteImages.Loader {
        func data(for request: URLRequest, in session: URLSession?) async throws -> Data {
            try await Task.sleep(for: .seconds(1))
            guard request.url?.lastPathComponent == "good.png" else { throw URLError(.badServerResponse) }
            let png =
                "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=="
            return try #require(Data(base64Encoded: png))
        }
    }

    private struct Remote: View {
        let name: String
        var body: some View {
            AsyncImage(url: URL(string: "https://images.example/\(name)")) { phase in
                switch phase {
                case .empty: Text("empty")
                case .success(let image): image.accessibilityLabel("image")
                case .failure: Text("failure")
                @unknown default: EmptyView()
                }
            }
        }
    }

    private func labels(_ name: String, loader: (any RemoteImages.Loader)?) throws -> [String?] {
        let session = try Session(Remote(name: name), variant: Variant(layout: .fixed(width: 50, height: 50)))
        session.perform { SessionScope.current?[RemoteImages.self] = loader }
        return [0, 0.9, 1.1].map { session.accessibility(at: $0).flatMap(\.flattened).first?.label }
    }

    @Test func imagesOfTheNetworkComeInTime() throws {
        #expect(try labels("good.png", loader: Network()) == ["empty", "empty", "image"])
        #expect(try labels("bad.png", loader: Network()) == ["empty", "empty", "failure"])
    }

    @Test func withoutANetworkTheyFailAtOnce() throws {
        #expect(try labels("good.png", loader: nil) == ["failure", "failure", "failure"])
    }

    @Test func aLiveSessionLoadsThem() throws {
        let session = try Session(Remote(name: "good.png"), variant: .component, time: .live)
        #expect(session.perform { SessionScope[RemoteImages.self] } is NetworkImages)
    }
}

@MainActor
@Suite struct SessionTimeTests {
    private struct Waiting: View {
        @State private var text = "waits"
        var body: some View {
            Text(text).task {
                try? await Task.sleep(for: .milliseconds(20))
                text = "done"
            }
        }
    }

    private func label(_ session: Session, at time: TimeInterval? = nil) -> String {
        session.accessibility(at: time).flatMap(\.flattened).first?.label ?? ""
    }

    @Test func aSteppedSessionSaysWhenItWantsToBeWoken() throws {
        let session = try Session(Waiting(), variant: .component)
        #expect(label(session) == "waits")
        #expect(session.nextWake == 0.02)
        #expect(label(session, at: 0.02) == "done")
        #expect(session.nextWake == nil)
    }

    /// A task that sleeps by the machine's clock goes on when the main actor is free, which beside other tests may be never.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["PERCH_ALONE"] != nil, "It needs the main actor to itself."))
    func aLiveSessionHasTheMachinesTime() async throws {
        let session = try Session(Waiting(), variant: .component, time: .live)
        #expect(label(session, at: 5) == "waits")
        var asked = 0
        session.onNeedsFrame = { asked += 1 }
        #expect(session.perform { Date() }.timeIntervalSinceNow > -10)
        let start = ContinuousClock.now
        while asked == 0, ContinuousClock.now - start < .seconds(60) { try await Task.sleep(for: .milliseconds(5)) }
        #expect(ContinuousClock.now - start >= .milliseconds(15))
        #expect(label(session, at: 5) == "done")
    }
}
