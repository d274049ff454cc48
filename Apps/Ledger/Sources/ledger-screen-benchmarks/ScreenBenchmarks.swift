import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore
import LedgerUI

/// Measures what people wait for on the screens: from a touch or a key to the painted frame. Fails where a bound does not hold.
///
/// With the argument `bounds` the documents' bounds at 1,000 entities are tried and nothing else, which a debug build may do. What
/// it computes counts then, since CI does other things at the same time.
@main
@MainActor
struct ScreenBenchmarks {
    static func main() async throws {
        let folder = NSTemporaryDirectory() + "ledger-screen-benchmarks"
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }

        print("| | median | slowest | with its picture | bound | aim |\n|---|---|---|---|---|---|")
        if CommandLine.arguments.dropFirst().first == "bounds" {
            UsedScreen.isComputingMeasured = true
            try await measureScreens(
                of: Firm(folder: folder, name: "bounds", projects: 1, items: 860), repeats: 5, aims: [:])
        } else {
            try await measureLargeProject(folder)
            try await measureScreens(
                of: Firm(folder: folder, name: "firm", projects: 50, items: 85_714), repeats: 11,
                aims: ["project": "60 ms", "tab": "30 ms", "edit": "20 ms", "key": "30 ms"])
        }
        guard broken.isEmpty else {
            FileHandle.standardError.write(Data("Bounds that do not hold: \(broken.joined(separator: "; "))\n".utf8))
            exit(1)
        }
    }

    /// What took longer than it may.
    private static var broken: [String] = []

    private static func measureLargeProject(_ folder: String) async throws {
        let large = try Firm(folder: folder, name: "project", projects: 1, items: 5_556)
        let base = Memory.now
        let alone = try await large.open()
        try await measure("tap on a project of 5,000 items → its first frame", bound: .seconds(1), aim: "60 ms") {
            try await large.openProject(on: alone)
        }
        try await alone.tap("“\(large.project)")
        try await alone.tap("“Items”")
        let held = Memory.now - base
        print("| memory of the session with that project's items open, over the base | \(Int(held)) MB | | | | 60 MB |")
    }

    private static func measureScreens(of firm: Firm, repeats: Int, aims: [String: String]) async throws {
        let screen = try await firm.open()
        try await measure(
            "tap on a project → its first frame", bound: .seconds(1), aim: aims["project"], repeats: repeats
        ) {
            try await firm.openProject(on: screen)
        }
        try await screen.tap("“\(firm.project)")
        try await measure(
            "tap on a tab → its first frame", bound: .milliseconds(200), aim: aims["tab"], repeats: repeats
        ) {
            let answer = try await screen.answer(toTapOn: "“Items”", with: "“Select All”")
            await screen.settle()
            try await screen.tap("“Budget”")
            return answer
        }
        var number = 0
        try await measure(
            "saving an edit → the open project shows it", bound: .milliseconds(200), aim: aims["edit"], repeats: repeats
        ) {
            number += 1
            let name = "Renamed \(number)"
            let answer = try await screen.answer(with: name) { try firm.rename(name) }
            await screen.settle()
            return answer
        }
        try await screen.tap("button “Projects”")
        try await screen.tap("tab “Search”")
        try await screen.tap("searchField")
        var typed = ""
        try await measure(
            "a key in the search field → its results, the pause of 400 ms left out", bound: .milliseconds(500),
            aim: aims["key"], repeats: repeats
        ) {
            if typed == "lamp" {
                try await screen.tap("“Clear search”")
                typed = ""
            }
            typed = String("lamp".prefix(typed.count + 1))
            let (letter, hits) = (String(typed.suffix(1)), try firm.hits(typed))
            let answer = try await screen.answer(with: "“Items (\(hits))”", pause: 0.401) { screen.type(letter) }
            await screen.settle()
            return answer
        }
    }

    /// Prints the median and the slowest of some runs, after one that does not count.
    private static func measure(
        _ title: String, bound: Duration, aim: String?, repeats: Int = 11,
        _ run: @MainActor () async throws -> UsedScreen.Answer
    ) async throws {
        var answers: [UsedScreen.Answer] = []
        for index in 0...repeats {
            let answer = try await run()
            if index > 0 { answers.append(answer) }
        }
        func label(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }
        func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
        let frames = answers.map(\.frame)
        if median(frames) > bound / .seconds(1) { broken.append(title) }
        print(
            "| \(title) | \(label(median(frames))) | \(label(frames.max() ?? 0)) | \(label(median(answers.map(\.picture)))) "
                + "| \(bound.formatted(.units(allowed: [.seconds, .milliseconds], width: .narrow))) | \(aim ?? "") |")
    }
}

/// The megabytes that the process holds for itself; the pages of programs and files, which processes share, are left out.
private enum Memory {
    static var now: Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon") }
        return (line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) } ?? 0) / 1024
    }
}

/// A sample firm in a file.
@MainActor private struct Firm {
    private let store: LocalStore
    private let folder: String
    /// What the first project is called.
    let project: String
    private let projectID: String

    init(folder: String, name: String, projects: Int, items: Int) throws {
        self.folder = folder
        store = try LocalStore(path: "\(folder)/\(name).ledger")
        try SampleFirm(size: .init(projects: projects, items: items)).load(into: store)
        let projects = try store.value(of: DocumentsQuery<Project>(accountID: SampleFirm.accountID))
        let first = ProjectListCalculations.list(projects, archived: false).first
        (project, projectID) = (first?.name ?? "", first?.id ?? "")
    }

    /// The app with its owner signed in.
    func open() async throws -> UsedScreen {
        let ledger = LedgerEnvironment(
            store: store, storage: LocalMediaStorage(folder: URL(filePath: folder + "/media")), auth: Owner())
        let screen = try UsedScreen(PreviewRoot(ledger))
        try await screen.tap("“Email")
        screen.type("owner@example.com")
        try await screen.tap("“Password")
        screen.type("password")
        try await screen.tap("button “Sign In”")
        try await screen.expect("“\(project)")
        return screen
    }

    func openProject(on screen: UsedScreen) async throws -> UsedScreen.Answer {
        let answer = try await screen.answer(toTapOn: "“\(project)", with: "“Budget”")
        await screen.settle()
        try await screen.tap("button “Projects”")
        return answer
    }

    /// How many items a search finds.
    func hits(_ query: String) throws -> Int {
        try store.search(query, accountID: SampleFirm.accountID).items.count
    }

    func rename(_ name: String) throws {
        try store.write(as: Session(userID: SampleFirm.ownerID, accountID: SampleFirm.accountID)) {
            try $0.update(Project.self, projectID) { $0.clientName = name }
        }
    }
}

/// Takes every person who signs in for the firm's owner.
private struct Owner: AuthService {
    private let user = SignedInUser(id: SampleFirm.ownerID, email: "owner@example.com")

    func user(token: String) async -> SignedInUser? { user }
    func signIn(email: String, password: String) async throws -> SignIn { SignIn(user: user) }
    func signUp(email: String, password: String) async throws -> SignIn { SignIn(user: user) }
    func signOut(token: String) {}
}
