import Foundation
import Testing

@testable import SwiftUICore

/// Sizes of frames, paddings, fixed sizes and aspect ratios. Sources as in `StackConformanceTests`.
@MainActor struct FrameConformanceTests {
    struct Limits: Sendable, CustomStringConvertible {
        var source: String
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?
        /// The child's limits.
        var child: ClosedRange<CGFloat>
        var offer: CGFloat?
        var frame: CGFloat
        var childLength: CGFloat
        var description: String { source }

        init(
            _ source: String, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, child: ClosedRange<CGFloat>,
            offer: CGFloat?, frame: CGFloat, childLength: CGFloat
        ) {
            self.source = source
            self.least = least
            self.ideal = ideal
            self.most = most
            self.child = child
            self.offer = offer
            self.frame = frame
            self.childLength = childLength
        }
    }

    nonisolated static let limits: [Limits] = [
        Limits(
            "objc: maxWidth infinity fills", nil, nil, .infinity, child: 50...50, offer: 300, frame: 300,
            childLength: 50),
        Limits(
            "objc: maxWidth infinity hugs where nothing is offered", nil, nil, .infinity, child: 50...50, offer: nil,
            frame: 50, childLength: 50),
        Limits(
            "objc: maxWidth caps the offer", nil, nil, 100, child: 0...(.infinity), offer: 300, frame: 100,
            childLength: 100),
        Limits(
            "objc: maxWidth takes the offer below it", nil, nil, 100, child: 50...50, offer: 80, frame: 80,
            childLength: 50),
        Limits(
            "objc: maxWidth is not passed by a larger child", nil, nil, 100, child: 150...150, offer: 300, frame: 100,
            childLength: 150),
        Limits(
            "objc: maxWidth with a child larger than the offer", nil, nil, 200, child: 150...150, offer: 100,
            frame: 150, childLength: 150),
        Limits(
            "objc: minWidth lifts the offer", 100, nil, nil, child: 0...(.infinity), offer: 50, frame: 100,
            childLength: 100),
        Limits(
            "objc: minWidth round a smaller child", 100, nil, nil, child: 50...50, offer: 300, frame: 100,
            childLength: 50),
        Limits(
            "objc: minWidth round a flexible child", 100, nil, nil, child: 0...(.infinity), offer: 300, frame: 300,
            childLength: 300),
        Limits(
            "objc: minWidth round a larger child", 100, nil, nil, child: 150...150, offer: 300, frame: 150,
            childLength: 150),
        Limits(
            "objc: minWidth lets a larger child overflow", 50, nil, nil, child: 150...150, offer: 100, frame: 100,
            childLength: 150),
        Limits(
            "objc: minWidth where nothing is offered", 100, nil, nil, child: 30...30, offer: nil, frame: 100,
            childLength: 30),
        Limits(
            "objc: both limits take the offer", 50, nil, 200, child: 20...20, offer: 120, frame: 120, childLength: 20),
        Limits(
            "objc: both limits, offer too small", 50, nil, 200, child: 20...20, offer: 10, frame: 50, childLength: 20),
        Limits(
            "objc: both limits, offer too large", 50, nil, 200, child: 20...20, offer: 400, frame: 200, childLength: 20),
        Limits(
            "objc: zero to infinity always takes the offer", 0, nil, .infinity, child: 500...500, offer: 120,
            frame: 120, childLength: 500),
        Limits(
            "apple: idealWidth where nothing is offered", nil, 80, nil, child: 0...(.infinity), offer: nil, frame: 80,
            childLength: 80),
        Limits(
            "apple: idealWidth does not bear on an offer", nil, 80, nil, child: 0...(.infinity), offer: 300, frame: 300,
            childLength: 300),
        Limits(
            "apple: idealWidth within limits", 20, 80, 100, child: 0...(.infinity), offer: nil, frame: 80,
            childLength: 80),
        Limits(
            "apple: equal limits make a fixed frame", 70, 70, 70, child: 0...(.infinity), offer: 300, frame: 70,
            childLength: 70),
        Limits(
            "apple: contradictory limits, the least wins", 100, nil, 50, child: 0...(.infinity), offer: 300, frame: 100,
            childLength: 100),
        Limits("apple: minWidth of zero", 0, nil, nil, child: 30...30, offer: 10, frame: 10, childLength: 30),
        Limits(
            "apple: negative limits count as zero", -5, nil, .infinity, child: 30...30, offer: 100, frame: 100,
            childLength: 30),
        Limits(
            "apple: NaN limits count as missing", .nan, nil, .nan, child: 30...30, offer: 100, frame: 30,
            childLength: 30),
    ]

    @Test(arguments: limits)
    func width(_ test: Limits) {
        let view = LaidOutView(test.offer ?? 1000, 10) {
            Box(width: test.child).id("child")
                .frame(minWidth: test.least, idealWidth: test.ideal, maxWidth: test.most)
                .id("frame").fixedSize(horizontal: test.offer == nil, vertical: false)
        }
        #expect(view.size("frame")?.width == test.frame)
        #expect(view.size("child")?.width == test.childLength)
    }

    @Test(arguments: limits)
    func height(_ test: Limits) {
        let view = LaidOutView(10, test.offer ?? 1000) {
            Box(height: test.child).id("child")
                .frame(minHeight: test.least, idealHeight: test.ideal, maxHeight: test.most)
                .id("frame").fixedSize(horizontal: false, vertical: test.offer == nil)
        }
        #expect(view.size("frame")?.height == test.frame)
        #expect(view.size("child")?.height == test.childLength)
    }

    struct Fixed: Sendable {
        var source: String
        var width: CGFloat?
        var height: CGFloat?
        var size: CGSize
    }

    nonisolated static let fixed: [Fixed] = [
        Fixed(source: "apple", width: 50, height: 60, size: CGSize(width: 50, height: 60)),
        Fixed(source: "apple: one length", width: 50, height: nil, size: CGSize(width: 50, height: 200)),
        Fixed(source: "apple: none", width: nil, height: nil, size: CGSize(width: 200, height: 200)),
        Fixed(source: "apple: zero", width: 0, height: 0, size: .zero),
        Fixed(source: "apple logs: negative", width: -10, height: 20, size: CGSize(width: 0, height: 20)),
        Fixed(source: "apple logs: NaN", width: .nan, height: 20, size: CGSize(width: 200, height: 20)),
        Fixed(source: "apple logs: infinite", width: .infinity, height: 20, size: CGSize(width: 200, height: 20)),
        Fixed(source: "apple: larger than the offer", width: 500, height: 500, size: CGSize(width: 500, height: 500)),
    ]

    @Test(arguments: fixed)
    func fixedFrame(_ test: Fixed) {
        let view = LaidOutView(200, 200) { Box().id("child").frame(width: test.width, height: test.height).id("frame") }
        #expect(view.size("frame") == test.size)
        #expect(view.size("child") == test.size)
    }

    @Test("objc: a frame does not clip or shrink a child that is larger")
    func overflow() {
        let view = LaidOutView(200, 200) { Box(100, 100).id("child").frame(width: 40, height: 40).id("frame") }
        #expect(view.frame("child") == rect(50, 50, 100, 100))
        #expect(view.frame("frame") == rect(80, 80, 40, 40))
    }

    struct Pad: Sendable {
        var source: String
        var insets: EdgeInsets
        var direction = LayoutDirection.leftToRight
        var child: CGRect
    }

    nonisolated static let paddings: [Pad] = [
        Pad(source: "apple", insets: EdgeInsets(.all, 10), child: rect(10, 10, 80, 80)),
        Pad(source: "apple", insets: EdgeInsets(.horizontal, 10), child: rect(10, 0, 80, 100)),
        Pad(source: "apple", insets: EdgeInsets(.top, 10), child: rect(0, 10, 100, 90)),
        Pad(source: "apple", insets: EdgeInsets(.leading, 10), child: rect(10, 0, 90, 100)),
        Pad(source: "apple", insets: EdgeInsets(.leading, 10), direction: .rightToLeft, child: rect(0, 0, 90, 100)),
        Pad(source: "apple", insets: EdgeInsets(.trailing, 10), direction: .rightToLeft, child: rect(10, 0, 90, 100)),
        Pad(source: "hws: negative padding grows over", insets: EdgeInsets(.all, -10), child: rect(-10, -10, 120, 120)),
        Pad(source: "more padding than room", insets: EdgeInsets(.all, 60), child: rect(50, 50, 0, 0)),
        Pad(source: "NaN counts as 0", insets: EdgeInsets(.all, .nan), child: rect(0, 0, 100, 100)),
        Pad(source: "infinity counts as 0", insets: EdgeInsets(.leading, .infinity), child: rect(0, 0, 100, 100)),
    ]

    @Test(arguments: paddings)
    func padding(_ test: Pad) {
        let view = LaidOutView(100, 100, direction: test.direction) { Box().id("child").padding(test.insets) }
        #expect(view.frame("child") == test.child)
    }

    @Test("apple: padding without a length is 16")
    func defaultPadding() {
        let view = LaidOutView(100, 100) { Box().id("child").padding() }
        #expect(view.frame("child") == rect(16, 16, 68, 68))
    }

    struct Ratio: Sendable {
        var source: String
        var ratio: CGFloat?
        var mode: ContentMode
        var offer: CGSize
        var size: CGSize
    }

    nonisolated static let ratios: [Ratio] = [
        Ratio(
            source: "apple", ratio: 2, mode: .fit, offer: CGSize(width: 200, height: 200),
            size: CGSize(width: 200, height: 100)),
        Ratio(
            source: "apple", ratio: 0.5, mode: .fit, offer: CGSize(width: 200, height: 200),
            size: CGSize(width: 100, height: 200)),
        Ratio(
            source: "apple", ratio: 1, mode: .fit, offer: CGSize(width: 300, height: 200),
            size: CGSize(width: 200, height: 200)),
        Ratio(
            source: "apple", ratio: 2, mode: .fill, offer: CGSize(width: 200, height: 200),
            size: CGSize(width: 400, height: 200)),
        Ratio(
            source: "apple", ratio: 0.5, mode: .fill, offer: CGSize(width: 200, height: 200),
            size: CGSize(width: 200, height: 400)),
        Ratio(
            source: "apple", ratio: 1, mode: .fill, offer: CGSize(width: 300, height: 200),
            size: CGSize(width: 300, height: 300)),
        Ratio(
            source: "objc: exact", ratio: 1.5, mode: .fit, offer: CGSize(width: 300, height: 200),
            size: CGSize(width: 300, height: 200)),
        Ratio(
            source: "zero means nothing", ratio: 0, mode: .fit, offer: CGSize(width: 300, height: 200),
            size: CGSize(width: 200, height: 200)),
        Ratio(
            source: "NaN means nothing", ratio: .nan, mode: .fit, offer: CGSize(width: 300, height: 200),
            size: CGSize(width: 200, height: 200)),
        Ratio(
            source: "negative means nothing", ratio: -2, mode: .fit, offer: CGSize(width: 300, height: 200),
            size: CGSize(width: 200, height: 200)),
        Ratio(
            source: "objc: nil takes the ideal size's", ratio: nil, mode: .fit, offer: CGSize(width: 300, height: 200),
            size: CGSize(width: 200, height: 200)),
    ]

    @Test(arguments: ratios)
    func aspectRatio(_ test: Ratio) {
        let view = LaidOutView(test.offer.width, test.offer.height) {
            Color.red.aspectRatio(test.ratio, contentMode: test.mode).id("view")
        }
        #expect(view.size("view") == test.size)
    }

    @Test("objc: with one dimension offered the other follows the ratio")
    func ratioOfOneDimension() {
        let view = LaidOutView(200, 1000) {
            VStack { Color.red.aspectRatio(2, contentMode: .fit).id("view") }.fixedSize(
                horizontal: false, vertical: true)
        }
        #expect(view.size("view") == CGSize(width: 200, height: 100))
    }

    @Test("objc: a fixed-size child does not follow the ratio")
    func ratioOfFixedChild() {
        let view = LaidOutView(200, 200) { Box(30, 30).aspectRatio(2, contentMode: .fit).id("view") }
        #expect(view.size("view") == CGSize(width: 30, height: 30))
    }

    @Test(
        "apple: fixedSize gives the ideal size, and may overflow",
        arguments: [(true, false), (false, true), (true, true)])
    func fixedSize(_ axes: (Bool, Bool)) {
        let view = LaidOutView(50, 50) {
            Color.red.frame(
                minWidth: 0, idealWidth: 80, maxWidth: .infinity, minHeight: 0, idealHeight: 90, maxHeight: .infinity
            )
            .fixedSize(horizontal: axes.0, vertical: axes.1).id("view")
        }
        #expect(view.size("view") == CGSize(width: axes.0 ? 80 : 50, height: axes.1 ? 90 : 50))
    }

    @Test("objc: shapes and colours are 10 by 10 where nothing is offered")
    func idealOfColors() {
        let view = LaidOutView(100, 100) { Color.red.fixedSize().id("view") }
        #expect(view.size("view") == CGSize(width: 10, height: 10))
    }

    @Test("apple: position takes the offer and centres the view on the point")
    func position() {
        let view = LaidOutView(100, 100) { Box(20, 10).id("child").position(x: 30, y: 40).id("outer") }
        #expect(view.frame("child") == rect(20, 35, 20, 10))
        #expect(view.size("outer") == CGSize(width: 100, height: 100))
    }

    @Test("apple: offset moves the picture, not the place", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func offset(_ direction: LayoutDirection) {
        let view = LaidOutView(100, 100, direction: direction) {
            VStack(spacing: 0) {
                Box(20, 10).id("child").offset(x: 30, y: 5).id("outer"); Box(20, 10).id("next")
            }
        }
        let outer = view.frame("outer") ?? .zero
        #expect(view.frame("child") == outer.offsetBy(dx: 30, dy: 5))
        #expect(view.frame("next")?.minY == outer.maxY)
    }

    @Test("apple: an overlay and a background are offered the view's size and do not change it")
    func layers() {
        let view = LaidOutView(200, 200) {
            Box(50, 40).overlay { Color.red.id("over") }.background { Color.blue.id("under") }.id("view")
        }
        #expect(view.size("view") == CGSize(width: 50, height: 40))
        #expect(view.size("over") == CGSize(width: 50, height: 40))
        #expect(view.size("under") == CGSize(width: 50, height: 40))
    }

    @Test("objc: a larger background overflows on all sides")
    func largeBackground() {
        let view = LaidOutView(200, 200) { Box(50, 50).background { Box(80, 80).id("under") }.id("view") }
        #expect(view.frame("under") == rect(60, 60, 80, 80))
        #expect(view.frame("view") == rect(75, 75, 50, 50))
    }

    @Test("apple: several views in a background lie on top of each other")
    func stackedBackground() {
        let view = LaidOutView(200, 200) {
            Box(100, 100).background(alignment: .bottomTrailing) {
                Box(60, 60).id(0); Box(20, 20).id(1)
            }
        }
        #expect(view.frame(0) == rect(90, 90, 60, 60))
        #expect(view.frame(1) == rect(130, 130, 20, 20))
    }

    @Test("apple: a modifier on a group is applied to each member")
    func modifiedGroup() {
        let view = LaidOutView(200, 100) {
            HStack(spacing: 0) {
                Group {
                    Box(10, 10).id(0); Box(10, 10).id(1)
                }.padding(5).background { Color.red }
            }
        }
        #expect((view.frame(1)?.minX ?? 0) - (view.frame(0)?.minX ?? 0) == 20)
    }

    @Test("apple: hidden keeps the room")
    func hidden() {
        let view = LaidOutView(100, 100) {
            HStack(spacing: 0) {
                Color.red.frame(width: 30).hidden(); Box(10, 10).id(1)
            }
        }
        #expect(view.frame(1)?.minX == 60)
        let operations = view.host.frame().displayList.root.operationCount
        #expect(operations == 0)
    }

    struct DividerCase: Sendable {
        var scale: CGFloat
        var isUpright: Bool
        var size: CGSize
    }

    nonisolated static let dividers: [DividerCase] = [
        DividerCase(scale: 1, isUpright: false, size: CGSize(width: 100, height: 1)),
        DividerCase(scale: 2, isUpright: false, size: CGSize(width: 100, height: 0.5)),
        DividerCase(scale: 2, isUpright: true, size: CGSize(width: 0.5, height: 100)),
        DividerCase(scale: 1, isUpright: true, size: CGSize(width: 1, height: 100)),
    ]

    @Test("hws: a divider is a pixel thick and lies across its stack", arguments: dividers)
    func divider(_ test: DividerCase) {
        let layout = test.isUpright ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        let view = LaidOutView(100, 100, scale: test.scale) { layout { Divider().id("line") } }
        #expect(view.size("line") == test.size)
    }
}
