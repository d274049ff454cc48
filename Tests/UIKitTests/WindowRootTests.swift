import PerchHost
import PerchTesting
@testable import SwiftUI
import Testing
import UIKit

/// SwiftUI's views at the root of a program's window are used as views are that are shown without a window.
@Suite(.serialized) @MainActor struct WindowRootTests {
    private func screen<Content: View>(_ content: Content) throws -> (RenderedView, UIWindow) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIHostingController(rootView: content)
        window.makeKeyAndVisible()
        return (try RenderedView(WindowView(window)), window)
    }

    private struct Rows: View {
        var body: some View {
            ScrollView { ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(height: 40) } }
        }
    }

    @Test func theWheelScrolls() throws {
        let (screen, _) = try screen(Rows())
        let before = screen.text("Row 4").frame.minY
        #expect(before >= 59)
        screen.text("Row 4").scroll(byDeltaX: 0, deltaY: -30)
        #expect(abs(screen.text("Row 4").frame.minY - (before - 30)) < 1)
    }

    private struct Keys: View {
        @State private var saved = 0
        @State private var name = ""
        @FocusState private var isNamed: Bool
        var body: some View {
            VStack {
                Text("Saved \(saved), \(isNamed ? "named" : "free")")
                TextField("Name", text: $name).focused($isNamed)
                Button("Save") { saved += 1 }.keyboardShortcut("s")
                Color.clear.frame(height: 300)
                Text("Lower edge")
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    @Test func keysAndShortcutsReachTheViews() throws {
        let (screen, window) = try screen(Keys())
        _ = screen.typeKey("s", modifierFlags: .command)
        #expect(screen.text("Saved 1, free").exists)
        screen.textFields["Name"].type("Ada")
        #expect(screen.textFields["Name"].value == "Ada" && screen.text("Saved 1, named").exists)
        screen.update { window.endEditing(true) }
        #expect(screen.text("Saved 1, free").exists)
    }

    @Test func theWindowDecidesOnLightAndDark() throws {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let (screen, window) = try screen(Scheme())
        #expect(screen.text("light").exists)
        screen.update { window.overrideUserInterfaceStyle = .dark }
        #expect(screen.text("dark").exists)
    }

    @Test func anotherRootTakesOver() throws {
        final class Log { var lines: [String] = [] }
        let log = Log()
        let (screen, window) = try screen(
            Text("First").onAppear { log.lines.append("first") }.onDisappear { log.lines.append("first is gone") })
        screen.update {
            window.rootViewController = UIHostingController(
                rootView: Text("Second").onAppear { log.lines.append("second") })
        }
        #expect(screen.elements.map(\.label) == ["Second"])
        #expect(
            log.lines == ["first", "first is gone", "second"] || log.lines == ["first", "second", "first is gone"])
        screen.update { window.rootViewController = UIViewController() }
        #expect(screen.elements.isEmpty)
    }

    @Test func whatUIKitPresentsLiesOverTheViews() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        let (screen, window) = try screen(Counter())
        screen.button("Count 0").tap()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        screen.update { window.rootViewController?.present(alert, animated: false) }
        #expect(screen.text("Sure?").exists && !screen.button("Count 1").exists)
        screen.button("Yes").tap()
        screen.settle()
        #expect(!screen.text("Sure?").exists)
        screen.button("Count 1").tap()
        #expect(screen.button("Count 2").exists)
    }

    @Test func sheetsAndStoredValuesBelongToTheWindow() throws {
        struct Stored: View {
            @SceneStorage("draft") private var draft = "empty"
            @State private var isShown = false
            @State private var opened = "nothing"
            var body: some View {
                Button("\(draft), \(opened)") { isShown = true }
                    .onOpenURL { opened = $0.absoluteString }
                    .sheet(isPresented: $isShown) {
                        Button("Write") {
                            draft = "written"; isShown = false
                        }
                    }
            }
        }
        let (screen, _) = try screen(Stored())
        screen.button("empty, nothing").tap()
        screen.settle()
        screen.button("Write").tap()
        screen.settle()
        let url = try #require(URL(string: "perch:open"))
        screen.update { #expect(screen.open(url)) }
        #expect(screen.button("written, perch:open").exists)
    }
}
