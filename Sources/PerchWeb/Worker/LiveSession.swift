import DisplayList
import Foundation
import PerchHost
import SwiftUI

/// A session that a page looks at: frames go out as long as the page keeps up, and what happens on the page comes in.
///
/// Frames are made when something changed or moves, at most sixty a second, and none while the page is hidden, gone or behind:
/// what it missed is in the next one. A session in which nothing happens costs nothing.
///
/// The session decides what is shown. What it knows of its page is kept by the objects below, a subject each.
@MainActor
final class LiveSession {
    let page: PageConnection
    private(set) var settings: PageSettings
    private(set) var session: Session?
    private var kept: KeptStates
    /// What the program keeps; previews keep nothing.
    private let defaults: SessionDefaults
    /// What the session may show and tell.
    let role: WorkerRole

    let presence = PagePresence()
    let elements: PageElements
    private(set) var schedule: FrameSchedule!
    private(set) var questions: PageQuestions!
    private let frames = PageFrames()
    private let pointers = PagePointers()
    private let address: PageAddress
    private let drop = PageDrop()
    private var requests: PageRequests?

    /// What the session's views hold, as far as it can be written down.
    var states: [String: Data] { kept.save() }

    /// - Parameters:
    ///   - states: what the session's views held in the build before.
    ///   - role: what the session may show and tell.
    ///   - defaults: what the program keeps.
    ///   - budget: the CPU time that the session may use.
    ///   - page: the way to the page.
    init(
        settings values: [String: String], role: WorkerRole, states: [String: Data] = [:],
        defaults: SessionDefaults = SessionDefaults(), budget: SessionBudget = SessionBudget(), page: PageConnection
    ) {
        self.defaults = defaults
        self.role = role
        self.page = page
        elements = PageElements(page)
        address = PageAddress(page: page)
        kept = KeptStates(states)
        settings = PageSettings(values)
        schedule = FrameSchedule(budget: budget, moments: { [weak self] in self?.moments }) { [weak self] in
            self?.makeFrame()
        }
        questions = PageQuestions(about: self, budget: budget)
        begin()
    }

    private func begin() {
        elements.beginSession()
        let isProgram = role.content == .program
        if isProgram, !settings.preview.isEmpty {
            return page.notice("Previews are not available", "Start the server with --previews.")
        }
        // Without a preview, all of them are listed.
        if !isProgram, settings.preview.isEmpty { return questions.answer(["what": "previews"]) }
        do {
            guard let entry = PreviewDirectory.entry(settings.preview)?.showing(settings.window) else {
                return page.notice("The preview does not exist", settings.preview)
            }
            // Previews are shown at the moment that their pictures are of, and continue from there; a program has the
            // machine's time.
            let session = try Session(
                entry, variant: settings.variant, time: isProgram ? .live : .stepped,
                defaults: isProgram ? defaults : SessionDefaults(), keptStates: kept,
                isRepeatable: PageLiterals.areChangeable)
            self.session = session
            questions.report.recordBodies(of: session)
            // The page has to know which frames are the new preview's.
            if !isProgram { questions.answer(["what": "shows"]) }
            requests = PageRequests(session.requests, send: page.send)
            session.setEnvironment { settings.describe(&$0) }
            session.onNeedsFrame = { [weak schedule] in schedule?.setNeedsFrame() }
            if isProgram { address.follow(session, from: settings.place, at: schedule.time) }
            checkSettings()
            schedule.setNeedsFrame()
        } catch {
            page.notice("The preview cannot be shown", "\(error)")
        }
    }

    private func checkSettings() {
        guard let locale = settings.unknownLocale else { return }
        page.notice("There is no language “\(locale.prefix(40))”", "Use a locale such as de, en_GB, or zh-Hant_TW.")
    }

    func end() {
        presence.setPhase(.background, of: session, at: schedule.clock)
        presence.endSession()
        schedule.cancel()
        questions.endSession()
        session?.onNeedsFrame = nil
        requests?.end()
        requests = nil
        session = nil
        pointers.endSession()
    }

    /// Takes what another session of the browser has changed of what the program keeps.
    func take(_ changes: [String: Data]) {
        guard let session else { return defaults.take(changes) }
        session.perform { defaults.take(changes) }
    }

    // MARK: The page appears and disappears

    /// A page is there again. It may have missed what was sent, so everything is sent again.
    func attach(_ values: [String: String]) {
        presence.attach()
        frames.startOver()
        elements.startOver()
        if session == nil {
            settings = PageSettings(values)
            return begin()
        }
        requests?.downloads.resume()
        change(values)
        presence.setPhase(.active, of: session, at: schedule.clock)
        schedule.setNeedsFrame()
    }

    func detach() {
        pointers.cancel(at: schedule.time, in: session)
        presence.detach { [weak self] in
            guard let self else { return }
            presence.setPhase(.background, of: session, at: schedule.clock)
        }
    }

    private func change(_ values: [String: String]) {
        let new = PageSettings(values)
        guard new != settings else { return }
        let isOther = new.preview != settings.preview || new.window != settings.window
        let isElsewhere = new.place != settings.place
        settings = new
        guard !isOther, let session else {
            end()
            schedule.restartClock()
            kept = KeptStates()
            return begin()
        }
        do { try session.change(to: new.variant) } catch {
            return page.notice("The setting cannot be used", "\(error)")
        }
        session.setEnvironment { new.describe(&$0) }
        if isElsewhere, role.content == .program { address.open(new.place, in: session) }
        checkSettings()
        schedule.setNeedsFrame()
    }

    // MARK: Frames

    /// What the next frame waits for; nil while the page wants none.
    private var moments: FrameSchedule.Moments? {
        guard let session, presence.isWatched, frames.hasRoom else { return nil }
        return FrameSchedule.Moments(
            wake: session.host.nextWake, reading: elements.wait(at: FrameTimer.uptime))
    }

    private func makeFrame() {
        guard let session, presence.isWatched else { return }
        pointers.hover(in: session)
        session.host.tree.counters = FrameCounters()
        let start = FrameTimer.uptime
        schedule.frameBegins(at: start)
        let frame = session.frame(at: schedule.time)
        let isRead = elements.read(session, at: start)
        let rooms = pointers.rooms(in: session.host.rootElement, afresh: isRead)
        let message = frames.message(frame.displayList, elements.tree, rooms)
        if let message { page.send(message) }
        questions.report.add(session, since: start, bytes: message?.count ?? 0)
        schedule.plan()
    }

    // MARK: From the page

    /// Reads a message of the page's. Returns the steps in which it is to be taken in.
    func read(_ bytes: [UInt8]) -> [PageMessage] {
        guard let message = try? PageMessage(bytes) else {
            page.notice("A message from the page cannot be read", "")
            return []
        }
        return message.steps
    }

    /// Takes in a step of a message.
    func take(_ message: PageMessage) {
        // What happens otherwise happens where the pointer is by now.
        if let session, !message.isHover { pointers.hover(in: session) }
        switch message {
        case .drawn(let number):
            frames.acknowledge(number)
            schedule.plan()
        case .events(let number, let events):
            frames.note(number)
            for event in events { take(event) }
            schedule.setNeedsFrame()
        case .action(let number, let element, let action):
            frames.note(number)
            elements.perform(action, on: element, in: session, at: schedule.clock)
            schedule.setNeedsFrame()
        case .text(let number, let element, let field):
            frames.note(number)
            elements.type(field, into: element, in: session)
            schedule.setNeedsFrame()
        case .file(let piece): requests?.receive(piece)
        case .reply(let request, let isDone):
            session?.perform { requests?.answered(request, isDone: isDone) }
            schedule.setNeedsFrame()
        case .drag(let drag):
            guard let session else { return }
            session.perform { drop.take(drag, session.host.drag, requests) }
            schedule.setNeedsFrame()
        case .pasted(let number, let text):
            frames.note(number)
            elements.expectReading()
            session?.perform {
                requests?.paste(text)
                if let press = KeyPress("v", .down, .control) { _ = session?.host.send(press) }
            }
            schedule.setNeedsFrame()
        case .fetched(let file, let bytes): requests?.downloads.fetched(file, bytes)
        case .settings(let values): change(values)
        case .visible(let isVisible):
            presence.setVisible(isVisible)
            if !isVisible { pointers.cancel(at: schedule.time, in: session) }
            presence.setPhase(isVisible ? .active : .background, of: session, at: schedule.clock)
            if isVisible { schedule.setNeedsFrame() }
        case .ask(let question): questions.ask(question)
        case .clock(let mode, let value): schedule.setClock(mode, to: value)
        }
    }

    private func take(_ event: PageEvent) {
        guard let session else { return }
        switch event {
        case .pointer(let touch): pointers.take(touch, at: schedule.time, in: session)
        case .wheel(let x, let y, let dx, let dy, let modifiers):
            pointers.turn(
                CGSize(width: dx, height: dy), at: CGPoint(x: x, y: y), modifiers, at: schedule.time, in: session)
        case .key(let name, let phase, let modifiers):
            if let press = KeyPress(name, phase, modifiers) { elements.press(press, in: session) }
        }
    }
}
