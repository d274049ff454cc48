import DisplayList
import Foundation
import LiteralValues
import PerchHost
import Rasterizer
import SwiftUI

/// A session that a page looks at: frames go out as long as the page keeps up, and what happens on the page comes in.
///
/// Frames are made when something changed or moves, at most sixty a second, and none while the page is hidden, gone or behind:
/// what it missed is in the next one. A session in which nothing happens costs nothing.
@MainActor
final class LiveSession {
    let send: ([UInt8]) -> Void
    /// Has another process answer a question of the page's.
    let draft: ([UInt8]) -> Void
    private(set) var settings: PageSettings
    private(set) var session: Session?
    private var kept: KeptStates
    /// What the program keeps; previews keep nothing.
    private let defaults: SessionDefaults
    /// What the session may show and tell.
    let role: WorkerRole
    private let budget: SessionBudget
    private let longQuestions: LongQuestions

    /// Whether a page shows the session to somebody.
    var isWatched: Bool { isAttached && isVisible }

    /// What the session's views hold, as far as it can be written down.
    var states: [String: Data] { kept.save() }

    private var clock = FrameClock()
    private var encoder = FrameEncoder(resources: PainterResources.shared)
    private var elements = PageAccessibilityTree()
    var spoken: [AccessibilityNode] { elements.roots }
    private var reading = ReadingPace()

    private var isAttached = true
    private var isVisible = true
    /// What views are notified: whether somebody looks.
    private var phase = ScenePhase.active
    /// Makes the scene one in the background when its page stays away.
    private var absence: DispatchWorkItem?
    private var needsFrame = false
    private let timer = FrameTimer()
    private var beat = FrameBeat()
    /// The last event that the session has taken in.
    private var sequence: UInt64 = 0
    private var wheel = WheelPlace()
    private var sentRooms: [ScrollRoom] = []
    /// The literals that said something else than was compiled when the session was last told.
    var savedLiterals: [Int: LiteralValue] = [:]
    /// The pointers that hold something down, with their last events.
    private var touches: [UInt64: PointerEvent] = [:]
    private var requests: PageRequests?
    private let drop = PageDrop()
    /// What the latest frames cost, where the page may ask.
    private(set) var frameLog = FrameLog()
    /// Whether the page shows whose bodies run.
    var showsBodies = false {
        didSet { recordBodies() }
    }

    /// Frames that may be on their way to the page.
    private static let mostUnacknowledged = 10
    /// For how long a lost connection is taken for a break, in seconds.
    private static let shortBreak = 5.0

    /// - Parameters:
    ///   - states: what the session's views held in the build before.
    ///   - role: what the session may show and tell.
    ///   - defaults: what the program keeps.
    ///   - budget: the CPU time that the session may use.
    ///   - draft: has another process answer a question of the page's, which runs code of previews that nobody has opened.
    init(
        settings values: [String: String], role: WorkerRole, states: [String: Data] = [:],
        defaults: SessionDefaults = SessionDefaults(), budget: SessionBudget = SessionBudget(),
        draft: @escaping ([UInt8]) -> Void = { _ in }, send: @escaping ([UInt8]) -> Void
    ) {
        self.defaults = defaults
        self.role = role
        self.budget = budget
        longQuestions = LongQuestions(budget: budget)
        self.send = send
        self.draft = draft
        kept = KeptStates(states)
        settings = PageSettings(values)
        begin()
    }

    private func begin() {
        reading = ReadingPace()
        let isProgram = role.content == .program
        if isProgram, !settings.preview.isEmpty {
            return notice("Previews are not available", "Start the server with --previews.")
        }
        // Without a preview, all of them are listed.
        if !isProgram, settings.preview.isEmpty { return answer(["what": "previews"]) }
        do {
            guard let entry = PreviewDirectory.entry(settings.preview)?.showing(settings.window) else {
                return notice("The preview does not exist", settings.preview)
            }
            // Previews are shown at the moment that their pictures are of, and continue from there; a program has the
            // machine's time.
            let session = try Session(
                entry, variant: settings.variant, time: isProgram ? .live : .stepped,
                defaults: isProgram ? defaults : SessionDefaults(), keptStates: kept, isRepeatable: Self.hasLiterals)
            self.session = session
            recordBodies()
            // The page has to know which frames are the new preview's.
            if !isProgram { answer(["what": "shows"]) }
            requests = PageRequests(session.requests, send: send)
            session.setEnvironment { settings.describe(&$0) }
            session.onNeedsFrame = { [weak self] in self?.setNeedsFrame() }
            if isProgram { followPlace(of: session) }
            checkSettings()
            setNeedsFrame()
        } catch {
            notice("The preview cannot be shown", "\(error)")
        }
    }

    /// Shows what the address of the page asks for, and has the address follow what is shown.
    private func followPlace(of session: Session) {
        if settings.place != nil {
            // Views take an address once they are there.
            _ = session.frame(at: clock.time())
            open(settings.place)
        }
        session.currentPage.onChange = { [weak self] in self?.tellPlace($0) }
        tellPlace(session.currentPage.page)
    }

    private func tellPlace(_ url: URL?) {
        guard let url else { return }
        send(WireWriter.message(.request, ["kind": "place", "path": PageSettings.place(of: url)]))
    }

    private func open(_ place: String?) {
        guard let session, let place, place != session.currentPage.page.map(PageSettings.place),
            let url = PageSettings.url(of: place)
        else { return }
        _ = session.open(url)
    }

    private func checkSettings() {
        guard let locale = settings.unknownLocale else { return }
        notice("There is no language “\(locale.prefix(40))”", "Use a locale such as de, en_GB, or zh-Hant_TW.")
    }

    func notice(_ title: String, _ text: String) {
        send(WireWriter.message(.notice, ["kind": "error", "title": title, "text": text]))
    }

    func end() {
        setPhase(.background)
        phase = .active
        absence?.cancel()
        timer.cancel()
        longQuestions.end()
        session?.onNeedsFrame = nil
        requests?.end()
        requests = nil
        session = nil
        touches = [:]
    }

    // MARK: What the program keeps for the browser

    /// Takes what another session of the browser has changed.
    func take(_ changes: [String: Data]) {
        guard let session else { return defaults.take(changes) }
        session.perform { defaults.take(changes) }
    }

    func noted(_ keys: some Sequence<String>) { defaults.noted(keys) }

    // MARK: The page appears and disappears

    /// A page is there again. It may have missed what was sent, so everything is sent again.
    func attach(_ values: [String: String]) {
        absence?.cancel()
        isAttached = true
        isVisible = true
        encoder = FrameEncoder(resources: PainterResources.shared)
        told = [:]
        if session == nil {
            settings = PageSettings(values)
            return begin()
        }
        requests?.downloads.resume()
        change(values)
        setPhase(.active)
        setNeedsFrame()
    }

    func detach() {
        isAttached = false
        cancelTouches()
        let absence = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.setPhase(.background) } }
        self.absence = absence
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.shortBreak, execute: absence)
    }

    /// Tells views whether somebody looks, so that they save what is to be saved then. Nobody makes frames meanwhile, so
    /// the views are brought up to date here.
    private func setPhase(_ new: ScenePhase) {
        guard let session, phase != new else { return }
        // What is between the front and the background is left out in neither direction.
        for step in phase == .inactive || new == .inactive ? [new] : [.inactive, new] {
            phase = step
            session.setEnvironment { $0.scenePhase = step }
            _ = session.frame(at: clock.time())
        }
    }

    private func cancelTouches() {
        for var touch in touches.values {
            touch.phase = .cancelled
            touch.time = clock.time()
            session?.send(touch)
        }
        touches = [:]
    }

    private func change(_ values: [String: String]) {
        let new = PageSettings(values)
        guard new != settings else { return }
        let isOther = new.preview != settings.preview || new.window != settings.window
        let isElsewhere = new.place != settings.place
        settings = new
        guard !isOther, let session else {
            end()
            clock = FrameClock()
            kept = KeptStates()
            return begin()
        }
        do { try session.change(to: new.variant) } catch { return notice("The setting cannot be used", "\(error)") }
        session.setEnvironment { new.describe(&$0) }
        if isElsewhere, role.content == .program { open(new.place) }
        checkSettings()
        setNeedsFrame()
    }

    // MARK: Frames

    func setNeedsFrame() {
        needsFrame = true
        schedule()
    }

    /// Sees that a frame is made as soon as one is due and the page wants one.
    private func schedule() {
        guard let session, isAttached, isVisible, encoder.unacknowledged.count < Self.mostUnacknowledged else { return }
        var due = Double.infinity
        let refresh = beat.wait(at: FrameTimer.uptime)
        if needsFrame {
            due = refresh
        } else if let wake = session.host.nextWake, let wait = clock.wait(until: wake) {
            due = max(wait, refresh)
        }
        if let wait = reading.wait(at: FrameTimer.uptime) { due = min(due, max(wait, refresh)) }
        guard due.isFinite else { return timer.cancel() }
        timer.set(max(due, budget.wait(at: FrameTimer.uptime))) { [weak self] in
            guard let self else { return }
            // Meanwhile the session may have used up its share.
            if budget.wait(at: FrameTimer.uptime) > 0 { return schedule() }
            budget.charge { self.makeFrame() }
        }
    }

    private func makeFrame() {
        guard let session, isAttached, isVisible else { return }
        hover(in: session)
        needsFrame = false
        session.host.tree.counters = FrameCounters()
        let start = FrameTimer.uptime
        beat.frame(at: start)
        let frame = session.frame(at: clock.time())
        let list = frame.displayList
        let input = session.host.focus.textInput
        let isRead = reading.begins(at: start, isPressing: isAwaited || input !== describedInput)
        if isRead {
            elements.update(session.host.accessibility, inputs: { session.host.focus.textInputs }, focused: input)
            if let place = wantedPlace.take() { elements.lead(to: place) }
            describedInput = input
            isAwaited = false
            reading.end(elements.tree.elements.count)
        }
        let last = encoder.unacknowledged.last ?? encoder.base
        let isSame = last.map {
            $0.list.root === list.root && $0.list.size == list.size && $0.list.background == list.background
                && $0.semantics == elements.tree
        }
        let rooms = wheel.rooms(in: session.host.rootElement, afresh: isRead)
        var bytes = 0
        if isSame != true || sequence != sentSequence || rooms != sentRooms {
            var writer = WireWriter()
            writer.byte(DownKind.frame.rawValue)
            writer.unsigned(sequence)
            sentSequence = sequence
            writer.count(rooms.count)
            for room in rooms { room.write(to: &writer) }
            sentRooms = rooms
            writer.raw(encoder.encode(list, semantics: elements.tree))
            send(writer.bytes)
            bytes = writer.bytes.count
        }
        if role.isInspected, bytes > 0 {
            frameLog.add(
                time: session.time, milliseconds: (FrameTimer.uptime - start) * 1000, bytes: bytes,
                session.host.tree.counters)
        }
        sendBodies()
        schedule()
    }

    // MARK: Bodies

    private func recordBodies() {
        let tree = session?.host.tree
        if showsBodies != (tree?.bodyRecord != nil) { tree?.bodyRecord = showsBodies ? BodyRecord() : nil }
    }

    private func sendBodies() {
        guard let record = session?.host.tree.bodyRecord else { return }
        let bodies = RunBodies(record)
        if !bodies.runs.isEmpty { send(WireWriter.answer(["question": "bodies", "bodies": bodies.values])) }
    }

    private var sentSequence: UInt64 = 0
    /// Whether the page has told what was done with an element, and so waits to hear of it.
    private var isAwaited = false
    /// The text input that had the focus when elements were read.
    private weak var describedInput: (any TextInputClient)?
    /// What an entry of a rotor leads to, until elements are read.
    private var wantedPlace: AccessibilityRotor.Entry?

    // MARK: From the page

    private func note(_ number: UInt64, isAwaited: Bool = false) {
        sequence = max(sequence, number)
        if isAwaited { self.isAwaited = true }
    }

    /// Reads a message of the page's. Returns the steps in which it is to be taken in.
    func read(_ bytes: [UInt8]) -> [PageMessage] {
        guard let message = try? PageMessage(bytes) else {
            notice("A message from the page cannot be read", "")
            return []
        }
        return message.steps
    }

    /// Takes in a step of a message.
    func take(_ message: PageMessage) {
        // What happens otherwise happens where the pointer is by now.
        if let session, !message.isHover { hover(in: session) }
        switch message {
        case .drawn(let number):
            encoder.acknowledge(number)
            schedule()
        case .events(let number, let events):
            note(number)
            for event in events { take(event) }
            setNeedsFrame()
        case .action(let number, let element, let action):
            note(number, isAwaited: true)
            perform(action, on: element)
            setNeedsFrame()
        case .text(let number, let element, let field):
            note(number, isAwaited: true)
            type(field, into: element)
            setNeedsFrame()
        case .file(let piece): requests?.receive(piece)
        case .reply(let request, let isDone):
            session?.perform { requests?.answered(request, isDone: isDone) }
            setNeedsFrame()
        case .drag(let drag):
            guard let session else { return }
            session.perform { drop.take(drag, session.host.drag, requests) }
            setNeedsFrame()
        case .pasted(let number, let text):
            note(number, isAwaited: true)
            session?.perform {
                requests?.paste(text)
                if let press = KeyPress("v", .down, .control) { _ = session?.host.send(press) }
            }
            setNeedsFrame()
        case .fetched(let file, let bytes): requests?.downloads.fetched(file, bytes)
        case .settings(let values): change(values)
        case .visible(let isVisible):
            self.isVisible = isVisible
            if !isVisible { cancelTouches() }
            setPhase(isVisible ? .active : .background)
            if isVisible { setNeedsFrame() }
        case .ask(let question): longQuestions.ask(question) { [weak self] in self?.answer($0) }
        case .clock(let mode, let value):
            switch mode {
            case "speed": clock.setSpeed(value)
            case "step":
                clock.step(by: value)
                setNeedsFrame()
            default: break
            }
            schedule()
        }
    }

    private func take(_ event: PageEvent) {
        guard let session else { return }
        switch event {
        case .pointer(let touch): take(touch, session)
        case .wheel(let x, let y, let dx, let dy, let modifiers):
            wheel.pointer = CGPoint(x: x, y: y)
            let turns = modifiers.contains(.shift) && dx == 0
            session.send(
                WheelEvent(
                    delta: turns ? CGSize(width: -dy, height: 0) : CGSize(width: -dx, height: -dy),
                    location: CGPoint(x: x, y: y), time: clock.time(), modifiers: modifiers.engine))
        case .key(let name, let phase, let modifiers):
            guard let press = KeyPress(name, phase, modifiers) else { return }
            session.perform {
                // Where nobody takes it, Escape leads out of what is in front, as two fingers do on the devices.
                if !session.host.send(press), press.key == .escape, press.phase == .down {
                    let escaped = spoken.flatMap(\.flattened).last { $0.actions.contains { $0.kind == .escape } }
                    if let escaped { session.host.accessibilityActions.perform(.escape, on: escaped) }
                }
            }
        }
    }

    private func take(_ touch: PageEvent.Pointer, _ session: Session) {
        let time = clock.time()
        let location = CGPoint(x: touch.x, y: touch.y)
        if touch.kind != .touch { wheel.pointer = touch.phase == .left ? nil : location }
        var event = PointerEvent(
            phase: .down, location: location, time: time, pointer: PointerID(Int(clamping: touch.id)),
            kind: touch.kind.touching, buttons: PointerButtons(rawValue: Int(touch.buttons)),
            modifiers: touch.modifiers.engine)
        guard let held = touches[touch.id] else {
            switch touch.phase {
            case .down where touches.count < Self.mostTouches:
                touches[touch.id] = event
                session.send(event)
            // A finger that holds nothing down is not there.
            case .moved where touch.kind != .touch:
                latestHover = HoverEvent(
                    location: location, time: time, kind: touch.kind.hovering, modifiers: event.modifiers)
            case .left where touch.kind != .touch:
                session.send(HoverEvent(location: nil, time: time, kind: touch.kind.hovering))
            default: break
            }
            return
        }
        switch touch.phase {
        // A further button of a mouse that holds one down already touches nothing.
        case .down, .left: return
        case .moved: event.phase = .moved
        case .up: event.phase = .up
        case .cancelled: event.phase = .cancelled
        }
        event.buttons = held.buttons
        touches[touch.id] = touch.phase == .moved ? event : nil
        session.send(event)
    }

    /// Where a pointer is that holds nothing down, if views do not know it yet. They receive it with the next frame, so a pointer
    /// that moves costs one search for what is under it a frame.
    private var latestHover: HoverEvent?

    private func hover(in session: Session) {
        guard let event = latestHover else { return }
        latestHover = nil
        session.send(event)
    }

    /// More fingers than people have are no fingers.
    private static let mostTouches = 10

    /// What the page has told of its fields since it came, by their elements.
    private var told: [UInt64: String] = [:]
    private static let mostTold = 4

    /// Takes what a field of the page holds. A field that has not the keyboard was filled in by the browser.
    private func type(_ edit: FieldEdit, into id: UInt64) {
        guard let session, elements[id] != nil else { return }
        let known = [told[id], elements.input(id)?.text, elements[id]?.value].compactMap(\.self)
        guard let field = edit.state(after: known) else {
            var writer = WireWriter()
            writer.byte(DownKind.unknown.rawValue)
            writer.unsigned(id)
            return send(writer.bytes)
        }
        // Of the fields that nobody types into any more, the program has the text.
        if told[id] == nil { told = told.count < Self.mostTold ? told : [:] }
        told[id] = field.text
        session.perform {
            guard let input = elements.input(id), input === session.host.focus.textInput else {
                if let node = elements[id] { session.host.accessibilityActions.replaceText(of: node, with: field.text) }
                return
            }
            input.take(field)
        }
    }

    private func perform(_ action: ElementAction, on id: UInt64) {
        guard let session, let node = elements[id] else { return }
        let actions = session.host.accessibilityActions
        session.perform {
            switch action {
            case .show: session.host.scrollToVisible(node) { _ = session.frame(at: clock.time()) }
            case .activate:
                if !actions.activate(node) { tap(node) }
            case .escape: actions.perform(.escape, on: node)
            case .named(let name): actions.perform(.named(name), on: node)
            case .increment: actions.adjust(node, .increment)
            case .decrement: actions.adjust(node, .decrement)
            case .place(let rotor, let entry): follow(rotor, entry, of: node, in: session)
            case .least: if let amount = node.amount { actions.set(node, to: amount.bounds.lowerBound) }
            case .most: if let amount = node.amount { actions.set(node, to: amount.bounds.upperBound) }
            case .focus:
                guard let input = elements.input(id) else { return tap(node) }
                if input !== session.host.focus.textInput { session.host.focus.focus(input) }
            case .blur:
                guard let input = elements.input(id), input === session.host.focus.textInput else { return }
                session.host.focus.focus(nil)
            }
        }
    }

    /// Leads to a place of a rotor, once the program has prepared it.
    private func follow(_ rotor: Int, _ entry: Int, of node: AccessibilityNode, in session: Session) {
        guard node.rotors.indices.contains(rotor), node.rotors[rotor].entries.indices.contains(entry) else { return }
        let place = node.rotors[rotor].entries[entry]
        session.host.accessibilityActions.perform(place.prepare)
        _ = session.frame(at: clock.time())
        guard let found = session.host.accessibility.flatMap(\.flattened).first(where: place.leads) else { return }
        session.host.scrollToVisible(found) { _ = session.frame(at: clock.time()) }
        wantedPlace = place
    }

    /// What a double tap does where an element has no action.
    private func tap(_ node: AccessibilityNode) {
        let place = node.activationPoint.point(in: node.frame)
        session?.host.tap(at: place)
    }
}
