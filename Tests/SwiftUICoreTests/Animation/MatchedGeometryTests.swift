import EngineTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// Views that take over each other's place.
@MainActor struct MatchedGeometryTests {
    private let second = Animation.linear(duration: 1)

    /// "Incoming starts at the outgoing frame, outgoing ends at the incoming"; "rendered by their own transition (default:
    /// cross-fade)."
    @Test func whatComesStartsWhereWhatGoesIs() throws {
        let isOn = Knob(false)
        let view = MovingView { FadingPair(isOn: isOn.value) }
        #expect(view.box(.blue) == CGRect(x: 0, y: 0, width: 20, height: 20))
        view.change { withAnimation(second) { isOn.value = true } }
        #expect(view.box(.red) == CGRect(x: 0, y: 0, width: 20, height: 20))
        view.advance(by: 0.5)
        let middle = CGRect(x: 40, y: 70, width: 60, height: 40)
        #expect(view.box(.red) == middle)
        #expect(view.box(.blue) == middle)
        #expect(view.paint(.red)?.opacity == 0.5)
        #expect(view.paint(.blue)?.opacity == 0.5)
        view.advance(by: 0.5)
        #expect(view.box(.red) == CGRect(x: 80, y: 140, width: 100, height: 60))
        #expect(view.box(.blue) == nil)
        #expect(!view.isMoving)
    }

    private struct FadingPair: View {
        let isOn: Bool
        @Namespace private var space

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                if isOn {
                    Color.clear.frame(width: 1, height: 140)
                    Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 60)
                        .padding(.leading, 80)
                } else {
                    Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
                }
            }
            .frame(width: 200, height: 200, alignment: .topLeading)
        }
    }

    @Test func turnedRoundHalfwayTheyGoBackFromWhereTheyAre() throws {
        let isOn = Knob(false)
        let view = MovingView { FadingPair(isOn: isOn.value) }
        view.change { withAnimation(second) { isOn.value = true } }
        view.advance(by: 0.5)
        view.change { withAnimation(.spring(duration: 1)) { isOn.value = false } }
        let blue = try #require(view.box(.blue))
        #expect(blue.minX.isNear(40) && blue.minY.isNear(70) && blue.width.isNear(60))
        view.play(3)
        #expect(view.box(.blue) == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(view.box(.red) == nil)
        #expect(!view.isMoving)
    }

    @Test func withoutAnAnimationEachIsAtItsPlace() {
        let isOn = Knob(false)
        let view = MovingView { FadingPair(isOn: isOn.value) }
        view.change { isOn.value = true }
        #expect(view.box(.red) == CGRect(x: 80, y: 140, width: 100, height: 60))
        #expect(view.box(.blue) == nil)
        #expect(!view.isMoving)
    }

    private struct Follower: View {
        let x: Double
        var properties = MatchedGeometryProperties.frame
        var anchor = UnitPoint.center
        var hasSource = true
        @Namespace private var space

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.blue
                    .matchedGeometryEffect(
                        id: "a", in: space, properties: properties, anchor: anchor, isSource: false
                    )
                    .frame(width: 20, height: 20)
                Color.green.frame(width: 10, height: 10)
                if hasSource {
                    Color.red.matchedGeometryEffect(id: "a", in: space).frame(width: 60, height: 40)
                        .padding(.leading, x)
                }
            }
            .frame(width: 200, height: 200, alignment: .topLeading)
        }
    }

    /// "Non-sources take the source's frame: `.position`, `.size` (proposed size), `.frame` both (default). They keep their own
    /// layout place."
    @Test func othersTakeTheFrameOfTheSource() {
        let view = MovingView { Follower(x: 100) }
        #expect(view.box(.red) == CGRect(x: 100, y: 30, width: 60, height: 40))
        #expect(view.box(.blue) == view.box(.red))
        #expect(view.box(.green) == CGRect(x: 0, y: 20, width: 10, height: 10))
    }

    @Test func aPropertyAloneIsTakenOverAlone() {
        let size = MovingView { Follower(x: 100, properties: .size) }
        #expect(size.box(.blue) == CGRect(x: 0, y: 0, width: 60, height: 40))
        let center = MovingView { Follower(x: 100, properties: .position) }
        #expect(center.box(.blue) == CGRect(x: 120, y: 40, width: 20, height: 20))
        let corner = MovingView { Follower(x: 100, properties: .position, anchor: .bottomTrailing) }
        #expect(corner.box(.blue) == CGRect(x: 140, y: 50, width: 20, height: 20))
    }

    /// "No source present: modifier has no effect."
    @Test func withoutASourceNothingHappens() {
        let view = MovingView { Follower(x: 100, hasSource: false) }
        #expect(view.box(.blue) == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test func othersGoWithTheSource() throws {
        let x = Knob(0.0)
        let view = MovingView { Follower(x: x.value) }
        view.change { withAnimation(second) { x.value = 100 } }
        view.advance(by: 0.25)
        #expect(try #require(view.box(.red)).minX.isNear(25))
        #expect(try #require(view.box(.blue)).minX.isNear(25))
        view.advance(by: 0.75)
        #expect(view.box(.blue)?.minX == 100)
        #expect(!view.isMoving)
    }

    /// The line under the chosen one of several tabs: a view that goes in one place and comes in another.
    @Test func aMarkSlidesFromTabToTab() throws {
        struct Tabs: View {
            let chosen: Int
            @Namespace private var space
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(0..<3) { tab in
                        ZStack(alignment: .bottom) {
                            Color.clear
                            if chosen == tab {
                                Color.red.matchedGeometryEffect(id: "mark", in: space).frame(height: 2)
                                    .transition(.identity)
                            }
                        }
                        .frame(width: 50, height: 20)
                    }
                }
            }
        }
        let chosen = Knob(0)
        let view = MovingView(150, 20) { Tabs(chosen: chosen.value) }
        #expect(view.box(.red) == CGRect(x: 0, y: 18, width: 50, height: 2))
        view.change { withAnimation(second) { chosen.value = 2 } }
        view.advance(by: 0.5)
        #expect(view.box(.red) == CGRect(x: 50, y: 18, width: 50, height: 2))
        view.advance(by: 0.5)
        #expect(view.box(.red) == CGRect(x: 100, y: 18, width: 50, height: 2))
        #expect(view.host.matchedGeometry.count == 1)
    }
}
