import EngineTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor struct KeyCommandTests {
    private final class Page: UIViewController {
        var log: [String] = []
        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(input: "f", modifierFlags: .command) { responder, command in
                    (responder as? Page)?.log.append(command.input ?? "")
                }
            ]
        }
    }

    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    @Test("A key does what a controller in sight has it for")
    func keys() {
        let page = Page()
        let screen = TestScreen(Shown(controller: page), size: CGSize(width: 300, height: 400))
        screen.advance(by: 0)
        #expect(screen.host.send(KeyPress("f", modifiers: .command)) && page.log == ["f"])
        #expect(!screen.host.send(KeyPress("f")) && page.log == ["f"])
    }
}
