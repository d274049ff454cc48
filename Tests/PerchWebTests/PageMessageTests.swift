import DisplayList
import Foundation
import PerchHost
import SwiftUI
import Testing

@testable import PerchWeb

@Suite("What pages say")
struct PageMessageTests {
    private func message(_ write: (inout WireWriter) -> Void) -> [UInt8] {
        var writer = WireWriter()
        write(&writer)
        return writer.bytes
    }

    private var tap: [UInt8] {
        message { w in
            w.byte(UpKind.events.rawValue)
            w.unsigned(7)
            w.count(2)
            for phase in [UInt8(0), 2] {
                for byte in [UInt8(0), phase] { w.byte(byte) }
                w.unsigned(3)
                for byte in [UInt8(1), 1, 9] { w.byte(byte) }
                for number in [12.5, 40, 1000] as [Float] { w.float(number) }
            }
        }
    }

    @Test("events are read as they were meant")
    func events() throws {
        func pointer(_ phase: PageEvent.Pointer.Phase) -> PageEvent {
            .pointer(
                .init(phase: phase, id: 3, kind: .mouse, buttons: 1, modifiers: [.shift, .command], x: 12.5, y: 40))
        }
        #expect(try PageMessage(tap) == .events(7, [pointer(.down), pointer(.up)]))
        let key = message { w in
            w.byte(UpKind.events.rawValue)
            w.unsigned(1)
            w.count(1)
            for byte in [UInt8(2), 1, 2] { w.byte(byte) }
            w.string("ArrowUp")
        }
        #expect(try PageMessage(key) == .events(1, [.key("ArrowUp", .again, .control)]))
        let wheel = message { w in
            w.byte(UpKind.events.rawValue)
            w.unsigned(1)
            w.count(1)
            for byte in [UInt8(1), 0] { w.byte(byte) }
            for number in [1, 2, 3, -4, 5] as [Float] { w.float(number) }
        }
        #expect(try PageMessage(wheel) == .events(1, [.wheel(x: 1, y: 2, dx: 3, dy: -4, [])]))
    }

    @Test("places that are none are refused", arguments: [Float.nan, .infinity, 1e20])
    func impossiblePlaces(place: Float) {
        let bytes = message { w in
            w.byte(UpKind.events.rawValue)
            w.unsigned(1)
            w.count(1)
            for byte in [UInt8(1), 0] { w.byte(byte) }
            for number in [place, 2, 3, -4, 5] { w.float(number) }
        }
        #expect(throws: WireError.invalid("place")) { try PageMessage(bytes) }
    }

    @Test("what is cut off, goes on too long or is of no kind is refused")
    func malformed() {
        for length in 0..<tap.count { #expect(throws: WireError.self) { try PageMessage(Array(tap.prefix(length))) } }
        #expect(throws: WireError.invalid("bytes after the message")) { try PageMessage(tap + [0]) }
        #expect(throws: WireError.self) { try PageMessage([200]) }
        // More events are promised than there is room for.
        #expect(throws: WireError.truncated) { try PageMessage([UpKind.events.rawValue, 1, 255, 255, 255, 127]) }
        let many = message { w in
            w.byte(UpKind.settings.rawValue)
            w.strings(Dictionary(uniqueKeysWithValues: (0..<65).map { ("name\($0)", "") }))
        }
        #expect(throws: WireError.invalid("settings")) { try PageMessage(many) }
    }

    private func field(_ text: String, _ places: [UInt64], over known: [UInt64] = []) -> [UInt8] {
        message { w in
            w.byte(UpKind.text.rawValue)
            w.unsigned(3)
            w.unsigned(512)
            w.flag(!known.isEmpty)
            for number in known { w.unsigned(number) }
            w.string(text)
            for place in places { w.unsigned(place) }
        }
    }

    private func edit(_ bytes: [UInt8]) throws -> FieldEdit {
        guard case .text(3, element: 512, let edit) = try PageMessage(bytes) else { throw WireError.truncated }
        return edit
    }

    @Test("a field tells its text, what is selected and what is only proposed")
    func field() throws {
        let whole = try edit(field("a😀b", [1, 3, 0, 0]))
        #expect(whole.state(after: []) == FieldState(text: "a😀b", selection: 1..<3))
        #expect(throws: WireError.invalid("range")) { try PageMessage(field("a😀b", [0, 5, 0, 0])) }
        #expect(throws: WireError.invalid("range")) { try PageMessage(field("a😀b", [0, 0, 3, 1])) }
    }

    @Test("a field tells what changed in a text that is known")
    func change() throws {
        let hash = UInt64(FieldEdit.hash("one 😀 three"))
        let typed = try edit(field("two ", [7, 7, 0, 0], over: [12, hash, 4, 8]))
        #expect(typed.state(after: ["other", "one 😀 three"])?.text == "one two 😀 three")
        // It is another text, or the change would cut a character in two.
        #expect(typed.state(after: ["one 😀 thred"]) == nil)
        let halved = try edit(field("", [5, 5, 0, 0], over: [12, hash, 5, 7]))
        #expect(halved.state(after: ["one 😀 three"]) == nil)
        #expect(throws: WireError.invalid("text")) {
            try PageMessage(field("", [0, 0, 0, 0], over: [12, hash, 8, 5]))
        }
        #expect(FieldEdit.hash("") == 0x811c_9dc5 && FieldEdit.hash("a") == 0xe40c_292c)
    }

    @Test("files come in pieces")
    func pieces() throws {
        let bytes = message { w in
            w.byte(UpKind.file.rawValue)
            for number: UInt64 in [9, 2, 100, 64] { w.unsigned(number) }
            w.string("a.txt")
            w.string("text/plain")
            w.count(3)
            w.raw([1, 2, 3])
        }
        guard case .file(let piece) = try PageMessage(bytes) else { throw WireError.truncated }
        #expect(piece.request == 9 && piece.file == 2 && piece.size == 100 && piece.offset == 64)
        #expect(piece.name == "a.txt" && piece.bytes == [1, 2, 3])
        #expect(throws: WireError.self) { try PageMessage(Array(bytes.dropLast())) }
    }

    @Test(
        "names of files lead nowhere",
        arguments: [
            ("../../etc/passwd", "passwd"), ("..", "Untitled"), ("a\\b.txt", "b.txt"), ("", "Untitled"),
            (".bashrc", "bashrc"), ("a\u{0}b\n.txt", "ab.txt"),
        ])
    @MainActor func names(name: String, kept: String) { #expect(PageRequests.fileName(name) == kept) }

    private func drag(_ phase: UInt8, _ types: [String]) -> [UInt8] {
        message { w in
            w.byte(UpKind.drag.rawValue)
            w.byte(phase)
            w.float(12)
            w.float(34)
            w.count(types.count)
            for type in types { w.string(type) }
        }
    }

    @Test("tell of files that come from outside, as many as people drag")
    func drags() throws {
        guard case .drag(let drag) = try PageMessage(drag(2, ["text/plain", ""])) else {
            Issue.record("not a drag")
            return
        }
        #expect(drag.phase == .dropped && drag.x == 12 && drag.y == 34 && drag.types == ["text/plain", ""])
        #expect(throws: WireError.self) { try PageMessage(self.drag(3, [])) }
        #expect(throws: WireError.self) { try PageMessage(self.drag(0, Array(repeating: "", count: 101))) }
    }

    @Test("places in UTF-16 and in bytes find each other")
    func places() {
        let text = "é😀n"
        #expect([0, 1, 3, 4].map(text.byteOffset(ofUTF16:)) == [0, 2, 6, 7])
        #expect([0, 2, 6, 7].map(text.utf16Offset(ofByte:)) == [0, 1, 3, 4])
        #expect(text.byteOffset(ofUTF16: 99) == 7 && text.utf16Offset(ofByte: -1) == 0)
    }

    /// `make nightly ONLY=fuzz` sets more, and others each time.
    private static let seeds =
        ProcessInfo.processInfo.environment["PERCH_FUZZ_EVENTS"].flatMap { Int($0) }.map {
            let first = Int.random(in: 0..<1 << 30)
            return first..<first + $0 / 2000
        } ?? 0..<50

    @Test("random bytes do no harm", arguments: seeds)
    func fuzz(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func random() -> UInt8 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return UInt8(truncatingIfNeeded: state >> 32)
        }
        for _ in 0..<2000 {
            var bytes = random() & 1 == 0 ? tap : (0..<Int(random() % 60)).map { _ in random() }
            if !bytes.isEmpty { bytes[Int(random()) % bytes.count] = random() }
            _ = try? PageMessage(bytes)
        }
    }
}

@Suite("What a page may ask for")
struct PageSettingsTests {
    @Test("what it says is what is shown")
    func values() {
        let settings = PageSettings([
            "preview": "A/B.swift:1", "scheme": "dark", "text": "xxLarge", "device": "iPhone 16 Pro", "locale": "de-AT",
            "rtl": "1", "landscape": "1", "scale": "3", "contrast": "1", "motion": "1", "bold": "1",
        ])
        #expect(settings.preview == "A/B.swift:1")
        #expect(settings.variant.scheme == .dark)
        #expect(settings.variant.typeSize == .xxLarge)
        #expect(settings.variant.device == "iPhone 16 Pro")
        #expect(settings.variant.locale == "de-AT")
        #expect(settings.variant.isRightToLeft == true && settings.variant.isLandscape == true)
        #expect(settings.variant.scale == 3)
        #expect(settings.increasesContrast && settings.reducesMotion && settings.hasBoldText)
    }

    @Test("what cannot be is left at what is usual")
    func nonsense() {
        let settings = PageSettings([
            "scheme": "pink", "text": "huge", "device": "Toaster", "locale": "../../etc/passwd", "scale": "nan",
            "layout": "window", "width": "1e99", "height": "-4",
        ])
        var usual = PageSettings([:])
        // The page says so.
        usual.unknownLocale = "../../etc/passwd"
        #expect(settings == usual)
        for locale in ["xx", "xx_YY", "de_QQ", "german", "a b"] {
            #expect(PageSettings(["locale": locale]).unknownLocale == locale)
        }
        for locale in ["de", "en-GB", "zh-Hant_TW", "ar_SA", ""] {
            #expect(PageSettings(["locale": locale]).unknownLocale == nil)
        }
    }

    @Test("a page has the locale and time zone of its browser, and Locale.current is the server's")
    @MainActor func localeAndTimeZone() throws {
        struct Place: View {
            @Environment(\.locale) private var locale
            @Environment(\.timeZone) private var zone
            @Environment(\.calendar) private var calendar

            var body: some View {
                let zones = [zone, calendar.timeZone, .current, Calendar.current.timeZone].map(\.identifier)
                Text(verbatim: ([locale.identifier, calendar.locale?.identifier ?? ""] + zones).joined(separator: " "))
            }
        }
        func shown(_ values: [String: String]) throws -> [String]? {
            let session = try Session(Place(), variant: PageSettings(values).variant)
            return session.accessibility().flatMap(\.flattened).first?.label.split(separator: " ").map(
                String.init)
        }
        let machine = Locale.current
        #expect(
            try shown(["locale": "de_AT", "zone": "Asia/Tokyo"]) == ["de_AT", "de_AT"]
                + Array(repeating: "Asia/Tokyo", count: 4))
        #expect(try shown([:]) == ["en_US", "en_US"] + Array(repeating: "GMT", count: 4))
        #expect(Locale.current == machine)
    }

    @Test("a time zone is one of those that there are, and no place on the disk")
    func timeZones() {
        #expect(
            PageSettings(["zone": "America/Argentina/Buenos_Aires"]).variant.timeZone
                == "America/Argentina/Buenos_Aires")
        for zone in [
            "", "Nowhere/Here", "../../../etc/localtime", ":/etc/localtime", "/etc/localtime", "Europe/../UTC",
        ] {
            #expect(PageSettings(["zone": zone]).variant.timeZone == nil)
        }
    }

    @Test("a window has its own size")
    func window() {
        let settings = PageSettings(["layout": "window", "width": "1024", "height": "700"])
        #expect(settings.variant.layout == .fixed(width: 1024, height: 700))
    }
}

@Suite("The page's files")
struct PageFilesTests {
    @Test("weigh less than 60 kB of script, without a build step")
    func size() throws {
        let files = try PageFiles()
        #expect(files.scriptBytes(.plain) < 40_000)
        // The gallery's own part is not smaller than what it shows.
        #expect(files.scriptBytes(.gallery) < 64_000)
        #expect(files["/page/main.js"] != nil && files["/page/../Package.swift"] == nil && files["/etc/passwd"] == nil)
        for kind in PageFiles.Kind.allCases {
            let page = String(decoding: files.page(kind, nonce: "once").bytes, as: UTF8.self)
            #expect(page.contains("<script nonce=\"once\">") && page.contains("<style nonce=\"once\">"))
            #expect(page.contains("src=\"/page/\(kind.rawValue).js\""))
            for placeholder in ["{nonce}", "{start}", "{style}", "{version}", "{script}"] {
                #expect(!page.contains(placeholder))
            }
        }
    }

    @Test("are one file, in which modules come before those that import them")
    func bundle() throws {
        let modules = [
            "main": "import { a, b as c } from './one.js';\nimport {\n  d,\n} from './two-b.js';\nawait a(c, d);\n",
            "one": "import { d } from './two-b.js';\nexport const a = () => d;\nconst b = 2;\nexport { b };\n",
            "two-b": "export async function d() {}\n",
        ]
        let bundle = try PageBundle("main") { modules[$0, default: ""] }
        #expect(
            bundle.script == """
                const $two_b = (() => {
                async function d() {}
                return { d };
                })();
                const $one = (() => {
                const { d } = $two_b;
                const a = () => d;
                const b = 2;
                return { a, b };
                })();
                const { a, b: c } = $one;
                const { d } = $two_b;
                await a(c, d);

                """)
        #expect(throws: PageBundle.Problem.self) {
            try PageBundle("a") { "import { x } from './\($0 == "a" ? "b" : "a").js';\n" }
        }
    }

    @Test("lose their comments and nothing else")
    func comments() {
        let source = """
            // A line.
            /** @typedef {string} A */
            const a = /** @type {A} */ ('x // y'); // stays

              /**
               * More.
               */
              b();
            """
        #expect(PageFiles.withoutComments(source) == "const a = ('x // y'); // stays\nb();\n")
    }
}

@Suite("The frame clock")
struct FrameClockTests {
    private let start = ContinuousClock.now

    @Test("goes with real time, slower, or by steps, and never back")
    func speeds() {
        var clock = FrameClock(now: start)
        #expect(clock.time(start + .seconds(2)) == 2)
        clock.setSpeed(0.25, now: start + .seconds(2))
        #expect(clock.time(start + .seconds(6)) == 3)
        clock.setSpeed(0, now: start + .seconds(6))
        #expect(clock.time(start + .seconds(600)) == 3)
        #expect(clock.wait(until: 4) == nil)
        clock.step(by: 0.5)
        clock.step(by: -9)
        clock.step(by: .nan)
        #expect(clock.time(start + .seconds(600)) == 3.5)
        clock.setSpeed(.infinity, now: start + .seconds(600))
        #expect(clock.speed == 1)
    }
}
