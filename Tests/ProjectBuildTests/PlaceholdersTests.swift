import ProjectModel
import Testing

@testable import ProjectBuild

@Suite struct PlaceholdersTests {
    @Test(
        arguments: [
            ("cannot find type 'Store' in scope", "Store"), ("cannot find 'KFImage' in scope", "KFImage"),
            ("unknown attribute 'Injected'", "Injected"), ("cannot find 'db' in scope", nil),
            ("cannot find '$user' in scope", nil), ("value of type 'Text' has no member 'glow'", nil),
        ] as [(String, String?)])
    func findsNamesThatCouldBeTypes(_ message: String, _ name: String?) {
        #expect(Placeholders.name(in: message) == name)
    }

    private func source(_ name: String, _ change: (inout NameUsage) -> Void) -> String {
        var usage = NameUsage()
        usage.isType = true
        change(&usage)
        return Placeholders(names: [name: usage]).source
    }

    @Test func makesWhatTheUseAsksFor() {
        #expect(source("Store") { $0.genericArguments = 2 }.contains("public struct Store<T0, T1>: _PerchPlaceholder"))
        #expect(source("Base") { $0.isInherited = true }.contains("public protocol Base {}"))
        #expect(source("Owner") { $0.isClass = true }.contains("public final class Owner: _PerchPlaceholder"))
        #expect(
            source("Owner") { $0.isClass = true }.contains("Error, Observable, ObservableObject, @unchecked Sendable"))
        #expect(source("Stack") { $0.members = ["Path"] }.contains("    public final class Path: _PerchPlaceholder"))
        let nested = source("Lexicon") { $0.members = ["Feed", "Feed.Post", "Feed.Post.Label"] }
        #expect(nested.contains("    public final class Feed:") && nested.contains("        public final class Post:"))
        #expect(nested.contains("            public final class Label:"))
        #expect(nested.contains("static func == (a: Lexicon.Feed.Post, b: Lexicon.Feed.Post) -> Bool"))
        #expect(
            source("Insight") { $0.members = ["ID"] }.contains("public var id: ID { get { ID() } nonmutating set {} }"))
        #expect(source("Player") { $0.superclass = "UIView" }.contains("open class Player: UIView {"))
        #expect(source("CameraViewController") { _ in }.contains("open class CameraViewController: UIViewController {"))
        #expect(source("Injected") { $0.isWrapper = true }.contains("@propertyWrapper public struct Injected<Value>"))
        let view = source("Photo") {
            $0.isView = true
            $0.calls = [[.init(label: "url"), .init(label: nil, closureParameters: 0)]]
        }
        #expect(view.contains("public struct Photo: View, _PerchPlaceholder"))
        #expect(view.contains("init<C1: View>(url p0: Any? = nil, @ViewBuilder _ p1: () -> C1)"))
    }

    /// `@Injected(\.store) var store`, whose type only the wrapper knows.
    @Test func aWrappedPropertyWithoutATypeHasMembersOfAnyKind() {
        let wrapper = source("Injected") {
            $0.isWrapper = true
            $0.calls = [[.init(label: nil)]]
        }
        #expect(
            wrapper.contains(
                "extension Injected where Value == _PerchUnknown {\n    public init(_ p0: Any? = nil) {}\n}"))
    }

    /// Two imported modules that both lack a package have placeholders of the same name.
    @Test func oneOfSeveralImportedPlaceholdersIsUsed() {
        let source = Placeholders(names: [:], aliases: ["Post": "Models"]).source
        #expect(source.contains("import Models\n") && source.contains("public typealias Post = Models.Post\n"))
    }

    @Test func knowsWhichPlaceholderALineBelongsTo() {
        let placeholders = Placeholders(
            names: ["A": NameUsage(), "B": NameUsage()])
        let lines = placeholders.source.split(separator: "\n", omittingEmptySubsequences: false)
        for name in ["A", "B"] {
            let line = lines.firstIndex { $0.hasPrefix("public struct \(name):") }! + 1
            #expect(placeholders.name(atLine: line) == name)
            #expect(placeholders.name(atLine: line + 1) == name)
        }
    }
}
