import Foundation
import PerchTesting
import Testing
import UIKit

@testable import SwiftUI

/// Which of a program's windows is shown for a name, and with which value.
@MainActor struct WindowTests {
    private struct Notes: App {
        @State private var opened = 0

        var body: some Scene {
            WindowGroup { Text("Notes") }
            WindowGroup(for: Int.self) { $number in
                Button("Number \(number.map(String.init) ?? "none")") { number = (number ?? 0) + 1 }
            }
            WindowGroup("Named", id: "named", for: String.self) { $name in
                Text("Name \(name)")
            } defaultValue: {
                "unknown"
            }
            .environment(\.lineLimit, 1)
            WindowGroup("Help", id: "help") { Button("Help \(opened)") { opened += 1 } }
        }
    }

    private func window(_ name: HostRequest.WindowName?) throws -> RenderedView {
        try RenderedView(AppContent.of(Notes(), name))
    }

    private func labels(_ name: HostRequest.WindowName?) throws -> [String] { try window(name).elements.map(\.label) }

    @Test func aProgramStartsWithItsFirst() throws { #expect(try labels(nil) == ["Notes"]) }

    @Test func oneIsFoundByItsIdentifierAndHasTheProgramsState() throws {
        let view = try window(WindowNames.name("help", nil))
        try view.update { try view.element(label: "Help 0").activate() }
        #expect(view.elements.map(\.label) == ["Help 1"])
    }

    @Test func oneIsFoundByTheTypeOfItsValueAndMayChangeIt() throws {
        let view = try window(WindowNames.name(nil, 7))
        try view.update { try view.element(label: "Number 7").activate() }
        #expect(view.elements.map(\.label) == ["Number 8"])
        #expect(try labels(WindowNames.name("named", "Ada")) == ["Name Ada"])
        #expect(try labels(WindowNames.name(nil, "Ada")) == ["Name Ada"])
        #expect(try labels(WindowNames.name("named", nil)) == ["Name unknown"])
    }

    @Test func aValueThatCannotBeReadIsNone() throws {
        let type = WindowNames.type(Int.self)
        #expect(try labels(.init(id: nil, type: type, value: "\"seven\"")) == ["Number none"])
    }

    @Test func whatTheProgramDoesNotHaveIsNotShown() throws {
        for name in [WindowNames.name("unknown", nil), WindowNames.name(nil, 1.5), WindowNames.name("help", 7)] {
            #expect(try labels(name).isEmpty)
        }
    }

    @Test func onlyWindowsThatTheProgramHasAreAskedFor() throws {
        struct Front: View {
            @Environment(\.openWindow) private var openWindow
            var body: some View {
                Button("Go") {
                    openWindow(id: "unknown")
                    openWindow(value: 1.5)
                    openWindow(id: "help")
                    openWindow(value: 7)
                }
            }
        }
        struct Program: App {
            var body: some Scene {
                WindowGroup { Front() }
                WindowGroup(for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
                WindowGroup("Help", id: "help") { Text("Help") }
            }
        }
        let view = try RenderedView(AppContent.of(Program()))
        try view.update { try view.element(label: "Go").activate() }
        #expect(
            view.requests.map(\.kind) == [.openWindow(id: "help", value: nil), .openWindow(id: nil, value: "7")])
    }

    @Test func hostsSayWhetherThereCanBeSeveral() throws {
        struct Screen: View {
            @Environment(\.supportsMultipleWindows) private var hasSeveral
            var body: some View { Text(hasSeveral ? "several" : "one") }
        }
        #expect(try RenderedView(Screen()).elements.map(\.label) == ["one"])
        let several = try RenderedView(Screen().transformEnvironment(\.self) { $0._supportsMultipleWindows = true })
        #expect(several.elements.map(\.label) == ["several"])
    }
}
