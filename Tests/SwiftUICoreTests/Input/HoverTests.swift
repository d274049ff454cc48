import EngineTesting
import Foundation
import Testing

@testable import SwiftUICore

/// What a pointer does that nothing holds down. A case names what is known, and who says so.
@MainActor struct HoverTests {
    private let journal = Journal()

    private func hover(_ view: TouchedView, _ x: CGFloat, _ y: CGFloat) {
        view.host.send(HoverEvent(location: CGPoint(x: x, y: y), time: view.time))
        view.wait(0.02)
    }

    private func leave(_ view: TouchedView) {
        view.host.send(HoverEvent(location: nil, time: view.time))
        view.wait(0.02)
    }

    @Test("7 S: onHover tells of a pointer that comes over the view's frame and leaves it (DOC onHover)")
    func comesAndLeaves() {
        let view = TouchedView(Color.red.frame(width: 40, height: 40).onHover { journal.note("\($0)") })
        hover(view, 5, 5)
        #expect(journal.entries == [])
        hover(view, 50, 50)
        hover(view, 55, 50)
        #expect(journal.entries == ["true"])
        hover(view, 5, 5)
        hover(view, 50, 50)
        leave(view)
        #expect(journal.entries == ["true", "false", "true", "false"])
    }

    @Test("7 S: onContinuousHover tells the place, and the end (DOC onContinuousHover)")
    func continuous() {
        let view = TouchedView(
            Color.red.frame(width: 40, height: 40).onContinuousHover { phase in
                switch phase {
                case .active(let place): journal.note("\(Int(place.x)), \(Int(place.y))")
                case .ended: journal.note("ended")
                }
            })
        hover(view, 50, 60)
        hover(view, 51, 60)
        hover(view, 5, 5)
        #expect(journal.entries == ["20, 30", "21, 30", "ended"])
    }

    @Test("7 S: a pointer that holds a button down hovers over nothing (UIHoverGestureRecognizer)")
    func held() {
        let view = TouchedView(Color.red.onContinuousHover { _ in journal.note("hover") })
        view.down(50, 50)
        hover(view, 60, 50)
        #expect(journal.entries == [])
    }

    @Test("7 S: a finger is no pointer")
    func finger() {
        let view = TouchedView(Color.red.onHover { journal.note("\($0)") })
        view.tap()
        #expect(journal.entries == [])
    }

    @Test("a view that is covered is not hovered over")
    func covered() {
        let view = TouchedView(
            ZStack {
                Color.red.onHover { journal.note("below \($0)") }
                Color.blue.onHover { journal.note("above \($0)") }
            })
        hover(view, 50, 50)
        #expect(journal.entries == ["above true"])
    }

    @Test("7 S: gaps of a view belong to its frame")
    func gaps() {
        let view = TouchedView(
            VStack(spacing: 40) {
                Color.red.frame(width: 100, height: 20)
                Color.red.frame(width: 100, height: 20)
            }
            .onHover { journal.note("\($0)") })
        hover(view, 50, 50)
        #expect(journal.entries == ["true"])
    }

    @Test("7 S: a lifted view grows under the pointer and comes back (DOC HoverEffect)")
    func lift() {
        let view = TouchedView(Color.red.frame(width: 40, height: 40).hoverEffect(.lift))
        let before = view.host.frame(at: view.time).displayList
        hover(view, 50, 50)
        view.wait(1)
        let lifted = view.host.frame(at: view.time).displayList
        #expect(lifted != before)
        leave(view)
        view.wait(1)
        #expect(view.host.frame(at: view.time).displayList == before)
    }

    @Test("a hover effect that is disabled shows nothing (DOC hoverEffectDisabled)")
    func disabledEffect() {
        let view = TouchedView(Color.red.frame(width: 40, height: 40).hoverEffect(.lift).hoverEffectDisabled())
        let before = view.host.frame(at: view.time).displayList
        hover(view, 50, 50)
        view.wait(1)
        #expect(view.host.frame(at: view.time).displayList == before)
    }
}
