import Foundation
import ProjectModel
import Testing

@testable import SourceRewriting

@Suite struct ReplacerTests {
    private let card = """
        struct Card: View {
            @Injected var store: Store
            let price: Decimal = Price.none
            var body: some View {
                VStack {
                    Text("a")
                    Missing(1) {
                        Text("b")
                    }
                    Text("c").glow(2).bold()
                }
            }
            func pay() -> Int {
                Bank.pay()
            }
            func log() { Bank.log() }
        }
        """

    private func mend(_ mark: String, _ message: String = "cannot find 'X' in scope") throws -> (String, [Replacement])
    {
        let result = try Copies().mend(card, at: mark, message: message)
        // Whatever is left out, the lines below keep their numbers.
        #expect(result.text.split(separator: "\n", omittingEmptySubsequences: false).count == 17)
        return (result.text, result.reply.replacements)
    }

    @Test func aProgramKeepsAScene() throws {
        let source = """
            @main struct MyApp: App {
                var body: some Scene {
                    WindowGroup {
                        Text("Home")
                    }
                    .missing()
                    Settings { Text("Settings") }
                }
            }
            """
        let scene = try Copies().mend(source, at: "WindowGroup", message: "wrong").text
        #expect(scene.contains("WindowGroup { _PerchReplacedView(\"Card.swift:3: wrong\") }"))
        #expect(scene.contains("Settings { Text(\"Settings\") }"))
        let modifier = try Copies().mend(source, at: "missing", message: "has no member 'missing'").text
        #expect(modifier.contains("Text(\"Home\")") && modifier.contains("._perchWithout("))
    }

    /// What follows a declaration needs it, so nothing of the body can stay.
    @Test func aProgramWhoseBodyIsLeftOutHasAScene() throws {
        let source = """
            @main struct MyApp: App {
                var body: some Scene {
                    let title = missing
                    WindowGroup { Text(title) }
                }
            }
            """
        let (text, reply) = try Copies().mend(source, at: "missing", message: "wrong")
        #expect(text.contains("var body: some Scene { WindowGroup { _PerchReplacedView(\"Card.swift:3: wrong\") }"))
        #expect(!text.contains("Text(title)"))
        #expect(reply.replacements.map(\.kind) == [.body])
    }

    @Test func replacesTheViewThatCannotBeMade() throws {
        let (text, replacements) = try mend("Missing")
        #expect(text.contains("_PerchReplacedView(\"Card.swift:7: cannot find 'X' in scope\")"))
        #expect(text.contains("Text(\"a\")") && text.contains("Text(\"c\")"))
        #expect(replacements.map(\.kind) == [.view])
    }

    @Test func leavesOutTheModifierThatIsNotThere() throws {
        let (text, replacements) = try mend("glow", "value of type 'Text' has no member 'glow'")
        #expect(text.contains("Text(\"c\")._perchWithout("))
        #expect(text.contains(").bold()"))
        #expect(replacements.map(\.name) == [".glow"])
    }

    @Test func replacesBodies() throws {
        let (text, replacements) = try mend("Bank.pay")
        #expect(text.contains("func pay() -> Int { return _perchReplaced(\"Card.swift:14: "))
        #expect(
            replacements == [
                Replacement(
                    kind: .body, name: "pay", path: replacements[0].path, line: 14, reason: "cannot find 'X' in scope")
            ])
        #expect(try mend("Bank.log").0.contains("func log() { _perchSkipped(\""))
    }

    @Test func replacesTheValueOfAProperty() throws {
        #expect(try mend("Price.none").0.contains("let price: Decimal = _perchReplaced("))
    }

    /// What fails by its own means lets its callers go on, where a stop would take the picture.
    @Test func initializersAndFunctionsFailWhereTheyMay() throws {
        let source = """
            struct Key {
                init?(text: String) {
                    key = Missing.key
                }
                init(data: Data) throws {
                    key = Missing.data
                }
                init() {
                    key = Missing.none
                }
                func sign() throws -> Signature {
                    Missing.sign()
                }
                func print(_ body: () throws -> Text) rethrows -> Text {
                    Missing.print()
                }
            }
            """
        func mend(_ mark: String) throws -> String {
            let message = "return from initializer without initializing all stored properties"
            let result = try Copies().mend(source, at: mark, message: message)
            #expect(result.reply.replacements.map(\.kind) == [.body])
            return result.text
        }
        #expect(try mend("}\n    init(data").contains(#"init?(text: String) { _perchSkipped("Card.swift:4: return"#))
        #expect(try mend("}\n    init(data").contains("stored properties\"); return nil"))
        #expect(try mend("}\n    init() ").contains(#"init(data: Data) throws { try _perchThrown("Card.swift:7: "#))
        #expect(try mend("}\n    func sign").contains(#"init() { _perchStopped("Card.swift:10: "#))
        #expect(try mend("Missing.sign").contains("-> Signature { return try _perchReplacedOrThrown("))
        #expect(try mend("Missing.print").contains("-> Text { return _perchReplaced("))
    }

    /// Stacks in stacks, as deep as in apps, and each of them taken apart before something in it is left out.
    @Test func deepViewsKeepTheirBrackets() throws {
        let depth = 16
        let opening = (0..<depth).map { "        VStack(spacing: \($0)) {" }
        let closing = Array(repeating: "        }", count: depth)
        let lines = ["struct Deep: View {", "    var body: some View {"] + opening + ["        Missing()"] + closing
        let source = (lines + ["    }", "    let after = 1", "}"]).joined(separator: "\n")
        let split = try Copies().mend(source, at: "Missing", message: "slow", isSplitting: true).text
        #expect(split.contains("_perchPart15"))
        let mended = try Copies().mend(split, at: "Missing", message: "no").text
        #expect(mended.contains("_PerchReplacedView(\"Card.swift:19: no\")"))
        #expect(mended.hasSuffix("    let after = 1\n}"))
        #expect(mended.count { $0 == "{" } == mended.count { $0 == "}" })
    }

    @Test func leavesOutOneStatementOfAFunctionThatReturnsNothing() throws {
        let source = """
            struct Row: View {
                init() {
                    Firebase.configure()
                    count = 1
                }
                var body: some View {
                    Button("Buy") {
                        Shop.buy()
                        count += 1
                    }
                    .onAppear { Shop.log() }
                    if Shop.isOpen { Text("Open") }
                }
            }
            """
        func mend(_ mark: String) throws -> (text: String, kinds: [Replacement.Kind]) {
            let result = try Copies().mend(source, at: mark, message: "no")
            return (result.text, result.reply.replacements.map(\.kind))
        }
        let configured = try mend("Firebase")
        #expect(configured.text.contains("_perchSkipped(\"Card.swift:3: no\")\n        count = 1"))
        #expect(try mend("Shop.buy").text.contains("_perchSkipped(\"Card.swift:8: no\")\n            count += 1"))
        #expect(try mend("Shop.log").text.contains(".onAppear { _perchSkipped("))
        let condition = try mend("Shop.isOpen")
        #expect(condition.kinds == [.view])
        #expect(condition.text.contains("_PerchReplacedView(\"Card.swift:12: no\")"))
    }

    @Test func makesAPropertyOfAMissingWrapperAComputedOne() throws {
        let (text, replacements) = try mend("Injected", "unknown attribute 'Injected'")
        #expect(text.contains("var store: Store { get { return _perchReplaced("))
        #expect(replacements.map(\.name) == ["@Injected"])
    }

    @Test func takesTheNextLargerPartWhereOneIsStillWrong() throws {
        var text = card
        var kinds: [Replacement.Kind] = []
        for _ in 0..<3 {
            let result = try Copies().mend(
                text, at: text.contains("Missing") ? "Missing" : "_PerchReplacedView(\"Card.swift", message: "wrong")
            text = result.text
            kinds += result.reply.replacements.map(\.kind)
        }
        // The view, the stack around it, and the property: its body is nothing but the stack.
        #expect(kinds == [.view, .view, .declaration])
        #expect(!text.contains("var body"))
    }

    @Test func dropsConformancesAndInheritedTypes() throws {
        let source = "struct Row: View, Codable, Fancy {\n    var a = 1\n}\n"
        let inherited = try Copies().mend(source, at: "Fancy", message: "cannot find type 'Fancy' in scope")
        #expect(inherited.text.contains("struct Row: View, Codable {"))
        let conformance = try Copies().mend(
            source, at: "Row", message: "type 'Row' does not conform to protocol 'Decodable'")
        #expect(conformance.text.contains("struct Row: View, Fancy {"))
    }

    /// Where a module is far from compiling, one round leaves out what would take several.
    @Test func leavesBodiesOutWholeWhereToldTo() throws {
        let source = "struct A: View {\n    var body: some View {\n        VStack { missing }\n    }\n}\n"
        let diagnostic = SourceDiagnostic(path: "A.swift", line: 3, column: 18, message: "no")
        let fine = Replacer(path: "A.swift", source: source).replace([diagnostic])
        #expect(fine.replacements.map(\.kind) == [.view] && fine.source.contains("VStack"))
        let coarse = Replacer(path: "A.swift", source: source, isCoarse: true).replace([diagnostic])
        #expect(coarse.replacements.map(\.kind) == [.body] && !coarse.source.contains("VStack"))
    }

    @Test func keepsThePreviewOfAWidgetThatIsWrong() throws {
        let source = "#Preview(\"A\", as: .systemSmall) {\n    Card()\n} timeline: {\n    missing\n}\nstruct B {}\n"
        for mark in ["#Preview", "missing"] {
            let result = try Copies().mend(source, at: mark, message: "no")
            #expect(result.text.hasPrefix("#Preview(\"A\") { _PerchReplacedView("))
            #expect(result.text.hasSuffix("\nstruct B {}\n") && result.text.count { $0 == "\n" } == 6)
        }
    }

    @Test func keepsThePreviewWhoseBodyIsWrong() throws {
        let result = try Copies().mend(
            "#Preview(\"A\") {\n    let a = missing\n    Text(a)\n}\n", at: "missing", message: "no")
        #expect(result.text.hasPrefix("#Preview(\"A\") { _PerchReplacedView("))
    }

    @Test func writesMessagesAsLiterals() throws {
        let result = try Copies().mend("func f() { g() }", at: "g()", message: "\"a\" is \\(b)")
        #expect(result.text.contains(#"_perchSkipped("Card.swift:1: \"a\" is \\(b)")"#))
    }

    @Test func emptiesAFileThatCannotBeMended() throws {
        let result = try Copies().mend("}}}} let", at: "}}}}", message: "extraneous '}'")
        #expect(result.reply.replacements.count == 1)
    }

    /// What throws, waits, or sets something makes no views, whatever it is given to.
    @Test func closuresThatDoSomethingAreNotTakenForViews() throws {
        let source = """
            struct Store {
                func load() {
                    let result = Result {
                        try snapshot.data(as: Reminder.self)
                    }
                    Listener {
                        count = bank.missing()
                        log()
                    }
                }
            }
            """
        let message = "argument passed to call that takes no arguments"
        let loaded = try Copies().mend(source, at: "Reminder", message: message)
        #expect(loaded.reply.replacements.map(\.kind) == [.body])
        let set = try Copies().mend(source, at: "missing", message: message)
        #expect(set.reply.replacements.map(\.kind) == [.statement])
        #expect(!set.text.contains("_PerchReplacedView") && set.text.contains("log()"))
    }

    /// The real value would be optional, and what a placeholder gives is not.
    @Test func questionsWhetherAnUnknownValueIsNilAreMended() throws {
        func mended(_ source: String, at mark: String, _ message: String) throws -> String {
            let result = try Copies().mend(source, at: mark, message: "\(message) '_PerchUnknown'")
            #expect(result.reply.isChanged && result.reply.replacements.isEmpty)
            return result.text
        }
        let binding = "initializer for conditional binding must have Optional type, not"
        #expect(
            try mended("func f() { if let user = client.user { use(user) } }", at: "client", binding)
                == "func f() { if let user = Optional(client.user) { use(user) } }")
        #expect(
            try mended("func f() { guard let user else { return } }", at: "user else", binding)
                == "func f() { guard let user = Optional(user) else { return } }")
        #expect(
            try mended(
                "let a = client?.name", at: "?.name", "cannot use optional chaining on non-optional value of type")
                == "let a = client.name")
        #expect(
            try mended("let a = client!", at: "!", "cannot force unwrap value of non-optional type") == "let a = client"
        )
    }

    /// Foundation's protocols have no optional methods here.
    @Test func aCallOfAnOptionalMethodIsMended() throws {
        let result = try Copies().mend(
            "(delegate as? TaskDelegate)?.session?(session, error: nil)", at: "?(session",
            message: "cannot use optional chaining on non-optional value of type '(Session, (any Error)?) -> ()'")
        #expect(result.text == "(delegate as? TaskDelegate)?.session(session, error: nil)")
        #expect(result.reply.replacements.isEmpty)
    }

    @Test func aProgressGetsItsTotal() throws {
        let result = try Copies().mend(
            "let progress = Progress()", at: ")", message: "missing argument for parameter 'totalUnitCount' in call")
        #expect(result.text == "let progress = Progress(totalUnitCount: 0)" && result.reply.replacements.isEmpty)
    }

    /// Each pair is a call in an extension, and what it becomes.
    @Test(arguments: [
        (".init(recordName: \"a\")", "(CKRecord.ID(recordName: \"a\") as! Self)"),
        ("Self(recordName: \"a\")", "(CKRecord.ID(recordName: \"a\") as! Self)"),
        ("Self.init(recordName: \"a\")", "(CKRecord.ID(recordName: \"a\") as! Self)"),
        ("type(of: self).init(recordName: \"a\")", "(CKRecord.ID(recordName: \"a\") as! Self)"),
    ]) func selfIsMadeWithAnyInitializerOfAnExtendedClass(call: String, expected: String) throws {
        let message =
            "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"
        let place = call.hasPrefix("Self(") ? "Self(" : "init(record"
        let result = try Copies().mend(
            "extension CKRecord.ID { static var mock: Self { \(call) } }", at: place, message: message)
        #expect(result.text == "extension CKRecord.ID { static var mock: Self { \(expected) } }")
        #expect(result.reply.replacements.isEmpty)
    }

    @Test func aClassOfTheProgramsOwnIsNotMended() throws {
        let message =
            "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"
        let source = "class Own { init(a: Int) {}; static func make() -> Self { .init(a: 1) } }"
        let result = try Copies().mend(source, at: "init(a: 1)", message: message)
        #expect(!result.text.contains(" as! Self") && !result.reply.replacements.isEmpty)
    }

    @Test func aPathThatAPlaceholderIsGivenHasARoot() throws {
        let message = "cannot infer key path type from context; consider explicitly specifying a root type"
        let result = try Copies().mend("@Dependency(\\.analytics) var analytics", at: "\\.analytics", message: message)
        #expect(result.text == "@Dependency(\\_PerchUnknown.analytics) var analytics")
        #expect(result.reply.replacements.isEmpty)
    }
}
