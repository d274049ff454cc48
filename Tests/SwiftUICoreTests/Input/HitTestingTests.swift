import EngineTesting
import Foundation
import Testing

@testable import SwiftUICore

/// What a finger hits. A case names what is known, and who says so.
@MainActor struct HitTestingTests {
    private let journal = Journal()

    private func taps(_ view: some View, _ x: CGFloat, _ y: CGFloat) -> [String] {
        journal.clear()
        let view = TouchedView(view)
        view.tap(x, y)
        return journal.entries
    }

    private func note(_ entry: String) -> () -> Void { { [journal] in journal.note(entry) } }

    @Test("1.1 L: a later sibling is in front of an earlier one; zIndex moves drawing and hits together")
    func order() {
        let plain = ZStack {
            Color.red.onTapGesture(perform: note("first"))
            Color.blue.onTapGesture(perform: note("second"))
        }
        #expect(taps(plain, 50, 50) == ["second"])
        let raised = ZStack {
            Color.red.onTapGesture(perform: note("first")).zIndex(1)
            Color.blue.onTapGesture(perform: note("second"))
        }
        #expect(taps(raised, 50, 50) == ["first"])
    }

    @Test("1.1 L: an overlay is in front of the content, and a background behind it")
    func layers() {
        let view = Color.red.frame(width: 60, height: 60).onTapGesture(perform: note("content"))
            .overlay { Color.blue.frame(width: 20, height: 20).onTapGesture(perform: note("overlay")) }
            .background { Color.green.frame(width: 90, height: 90).onTapGesture(perform: note("background")) }
        #expect(taps(view, 50, 50) == ["overlay"])
        #expect(taps(view, 25, 50) == ["content"])
        #expect(taps(view, 8, 50) == ["background"])
    }

    @Test("1.1 S: gaps of stacks and frames are not hit (Qin)", arguments: [50.0])
    func gaps(y: Double) {
        let stack = VStack(spacing: 60) {
            Color.red.frame(width: 40, height: 20)
            Color.red.frame(width: 40, height: 20)
        }
        #expect(taps(stack.onTapGesture(perform: note("tap")), 50, y) == [])
        #expect(taps(stack.contentShape(Rectangle()).onTapGesture(perform: note("tap")), 50, y) == ["tap"])
    }

    @Test("1.1 S: a Spacer is not hit (Qin)")
    func spacer() {
        #expect(taps(Spacer().frame(width: 100, height: 100).onTapGesture(perform: note("tap")), 50, 50) == [])
    }

    @Test("1.1 S: a content shape makes the region smaller as well (DOC contentShape, Begemann)")
    func smallerShape() {
        let view = Color.red.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture(perform: note("tap"))
        #expect(taps(view, 50, 50) == ["tap"])
        #expect(taps(view, 4, 4) == [])
    }

    @Test("1.1 S: content shapes for other purposes leave touches alone (DOC contentShape(_:_:eoFill:))")
    func otherShapes() {
        let view = Color.red.frame(width: 100, height: 100).contentShape(.dragPreview, Circle())
            .onTapGesture(perform: note("tap"))
        #expect(taps(view, 4, 4) == ["tap"])
    }

    @Test("1.1 S: content that is larger than its frame is hit outside of it (Begemann)")
    func overflow() {
        let view = Color.red.frame(width: 80, height: 80).frame(width: 20, height: 20).onTapGesture(
            perform: note("tap"))
        #expect(taps(view, 20, 50) == ["tap"])
    }

    @Test("1.1 S: clipping does not clip hits (Begemann)")
    func clipping() {
        let view = Color.red.frame(width: 80, height: 80).frame(width: 20, height: 20).clipped()
            .onTapGesture(perform: note("tap"))
        #expect(taps(view, 20, 50) == ["tap"])
    }

    @Test("1.1 L: a filled shape is hit inside its path")
    func shape() {
        let view = Circle().fill(Color.red).frame(width: 100, height: 100).onTapGesture(perform: note("tap"))
        #expect(taps(view, 50, 50) == ["tap"])
        #expect(taps(view, 4, 4) == [])
    }

    @Test("1.1 L: hits follow what is drawn: offset, scale and rotation")
    func transforms() {
        let tile = Color.red.frame(width: 20, height: 20).onTapGesture(perform: note("tap"))
        #expect(taps(tile.offset(x: 30), 80, 50) == ["tap"])
        #expect(taps(tile.offset(x: 30), 50, 50) == [])
        #expect(taps(tile.scaleEffect(4), 15, 50) == ["tap"])
        let bar = Color.red.frame(width: 80, height: 10).onTapGesture(perform: note("tap"))
        #expect(taps(bar.rotationEffect(.degrees(90)), 50, 15) == ["tap"])
        #expect(taps(bar.rotationEffect(.degrees(90)), 15, 50) == [])
    }

    @Test(
        "1.1 S: without hit testing a view vanishes for touches, and what lies behind gets them (DOC allowsHitTesting)")
    func untouchable() {
        let view = ZStack {
            Color.red.onTapGesture(perform: note("behind"))
            Color.blue.onTapGesture(perform: note("front")).allowsHitTesting(false)
        }
        #expect(taps(view, 50, 50) == ["behind"])
    }

    @Test("1.1 S: a hidden view is not hit (DOC hidden)")
    func hidden() {
        let view = ZStack {
            Color.red.onTapGesture(perform: note("behind"))
            Color.blue.onTapGesture(perform: note("front")).hidden()
        }
        #expect(taps(view, 50, 50) == ["behind"])
    }

    @Test("1.1 L: a view without any gesture still covers its siblings")
    func cover() {
        let view = ZStack {
            Color.red.onTapGesture(perform: note("behind"))
            Color.blue
        }
        #expect(taps(view, 50, 50) == [])
    }

    @Test("1.1 L: the window of a scroll view clips hits as well")
    func scrollBounds() {
        let view = ScrollView { Color.red.frame(width: 100, height: 500).onTapGesture(perform: note("tap")) }
            .frame(width: 100, height: 40)
        #expect(taps(view, 50, 50) == ["tap"])
        #expect(taps(view, 50, 85) == [])
    }

    @Test("1.1 L: a gesture applied before a background does not cover it, one applied after does")
    func background() {
        let tile = Color.clear.frame(width: 20, height: 20)
        #expect(taps(tile.padding(30).background(Color.red).onTapGesture(perform: note("tap")), 20, 50) == ["tap"])
    }
}
