import Foundation
import PerchHost
import PerchTesting
import Testing

@testable import SwiftUI

@MainActor struct PresentationTests {
    private func labels(_ view: RenderedView) -> [String] { view.elements.map(\.label) }

    @Test func sheetOpensAndClosesByItsBindingAndByDismiss() throws {
        struct Sheet: View {
            @Environment(\.dismiss) var dismiss
            @Environment(\.isPresented) var isPresented
            var body: some View { Button("Close \(isPresented)") { dismiss() } }
        }
        struct Screen: View {
            @State var isOpen = false
            let dismissals: Handle<Int>
            var body: some View {
                Button("Open") { isOpen = true }
                    .sheet(isPresented: $isOpen, onDismiss: { dismissals.value = (dismissals.value ?? 0) + 1 }) {
                        Sheet()
                    }
            }
        }
        let dismissals = Handle<Int>()
        let view = try RenderedView(Screen(dismissals: dismissals), variant: Variant())
        let open = try view.element(label: "Open")
        view.update { open.activate() }
        view.advance(to: 1)
        #expect(labels(view).contains("Close true"))
        // What is under a sheet is out of reach.
        #expect(!labels(view).contains("Open"))
        let close = try view.element(label: "Close true")
        view.update { close.activate() }
        #expect(labels(view).contains("Open") && dismissals.value == nil)
        view.advance(to: 2)
        #expect(dismissals.value == 1)
    }

    @Test func alertButtonsActAndClose() throws {
        struct Screen: View {
            @State var isOpen = true
            @State var deleted = 0
            var body: some View {
                Text("Deleted \(deleted)")
                    .alert("Delete?", isPresented: $isOpen) {
                        Button("Delete", role: .destructive) { deleted += 1 }
                        Button("Cancel", role: .cancel) {}
                    }
            }
        }
        let view = try RenderedView(Screen(), variant: Variant())
        let (cancel, delete) = (try view.element(label: "Cancel"), try view.element(label: "Delete"))
        // Two buttons stand side by side, cancel first.
        #expect(cancel.frame.minY == delete.frame.minY && cancel.frame.maxX <= delete.frame.minX)
        view.update { delete.activate() }
        #expect(labels(view) == ["Deleted 1"])
    }

    @Test func alertWithoutButtonsHasOne() throws {
        let view = try RenderedView(
            Text("Under").alert("Note", isPresented: .constant(true)) {}, variant: Variant())
        #expect(labels(view).contains("OK"))
    }

    @Test func dialogHasACancelButtonOfItsOwn() throws {
        let view = try RenderedView(
            Text("Under").confirmationDialog("Choose", isPresented: .constant(true), titleVisibility: .visible) {
                Button("First") {}
            }, variant: Variant())
        #expect(labels(view).contains("Choose"))
        let (first, cancel) = (try view.element(label: "First"), try view.element(label: "Cancel"))
        #expect(cancel.frame.minY > first.frame.maxY)
        #expect(cancel.frame.maxY == CGFloat(818))
    }

    @Test func detentsDecideTheHeight() {
        let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        let canvas = SheetCanvas(
            size: CGSize(width: 393, height: 852), insets: insets, isCompactHeight: false,
            environment: EnvironmentValues())
        #expect(PresentationDetent.large.height(on: canvas) == CGFloat(783))
        #expect(PresentationDetent.medium.height(on: canvas) == 426)
        #expect(PresentationDetent.height(200).height(on: canvas) == 234)
        #expect(PresentationDetent.height(5_000).height(on: canvas) == canvas.largestHeight)
        #expect(PresentationDetent.fraction(.nan).height(on: canvas) == canvas.largestHeight)
        struct Third: CustomPresentationDetent {
            static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
        }
        #expect(PresentationDetent.custom(Third.self).height(on: canvas) == (canvas.largestHeight - 34) / 3 + 34)
    }
}
