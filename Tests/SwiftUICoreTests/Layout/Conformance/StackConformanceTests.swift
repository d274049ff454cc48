import Foundation
import Testing

@testable import SwiftUICore

/// How stacks hand out room. Where an expectation comes from is in each case: `apple` is the documentation, `objc` is
/// objc.io's "Thinking in SwiftUI", `hws` is hackingwithswift.com, `wwdc19` is the talk "Building Custom Views with
/// SwiftUI", `lab` is swiftui-lab.com.
@MainActor struct StackConformanceTests {
    /// A child of a stack: its length along the stack lies between limits.
    struct Child: Sendable, CustomStringConvertible {
        var least: CGFloat
        var most: CGFloat
        var priority: Double = 0
        var description: String { "\(least)…\(most)" + (priority == 0 ? "" : " p\(priority)") }

        static func fixed(_ length: CGFloat, _ priority: Double = 0) -> Child {
            Child(least: length, most: length, priority: priority)
        }
        static func flexible(_ least: CGFloat = 0, _ most: CGFloat = .infinity, _ priority: Double = 0) -> Child {
            Child(least: least, most: most, priority: priority)
        }
    }

    struct Case: Sendable, CustomStringConvertible {
        var source: String
        var offer: CGFloat
        var spacing: CGFloat
        var children: [Child]
        var lengths: [CGFloat]
        var description: String { "\(source): \(children) in \(offer)" }

        init(_ source: String, _ offer: CGFloat, _ spacing: CGFloat, _ children: [Child], _ lengths: [CGFloat]) {
            self.source = source
            self.offer = offer
            self.spacing = spacing
            self.children = children
            self.lengths = lengths
        }
    }

    nonisolated static let distribution: [Case] = [
        Case("wwdc19 equal shares", 300, 0, [.flexible(), .flexible(), .flexible()], [100, 100, 100]),
        Case("wwdc19 least flexible first", 300, 0, [.fixed(50), .flexible()], [50, 250]),
        Case("wwdc19 rest is shared", 300, 0, [.fixed(50), .flexible(), .flexible()], [50, 125, 125]),
        Case("wwdc19 order does not matter", 300, 0, [.flexible(), .fixed(50), .flexible()], [125, 50, 125]),
        Case("wwdc19 spacing is taken off first", 320, 10, [.flexible(), .flexible(), .flexible()], [100, 100, 100]),
        Case("objc limited child gives back", 300, 0, [.flexible(0, 60), .flexible()], [60, 240]),
        Case("objc limited child, last in source", 300, 0, [.flexible(), .flexible(0, 60)], [240, 60]),
        Case("objc two limits", 300, 0, [.flexible(0, 40), .flexible(0, 80), .flexible()], [40, 80, 180]),
        Case("objc limit above the share", 300, 0, [.flexible(0, 200), .flexible()], [150, 150]),
        Case("objc least length wins over the share", 100, 0, [.flexible(80), .flexible()], [80, 20]),
        Case("objc overflow", 100, 0, [.fixed(80), .fixed(80)], [80, 80]),
        Case("objc flexible child gets nothing", 100, 0, [.fixed(80), .fixed(40), .flexible()], [80, 40, 0]),
        Case("hws higher priority takes all", 300, 0, [.flexible(0, .infinity, 1), .flexible()], [300, 0]),
        Case("hws lower priority keeps its least", 300, 0, [.flexible(0, .infinity, 1), .flexible(30)], [270, 30]),
        Case(
            "hws fixed of lower priority keeps its length", 300, 0, [.flexible(0, .infinity, 1), .fixed(50)], [250, 50]),
        Case("hws negative priority goes last", 300, 0, [.flexible(), .flexible(20, .infinity, -1)], [280, 20]),
        Case(
            "apple equal priorities share", 300, 0, [.flexible(0, .infinity, 2), .flexible(0, .infinity, 2)],
            [150, 150]),
        Case(
            "apple three priorities", 300, 0, [.flexible(10, 100, 0), .flexible(10, 100, 1), .flexible(10, 150, 2)],
            [50, 100, 150]),
        Case("apple limited priority leaves the rest", 300, 0, [.flexible(0, 100, 1), .flexible()], [100, 200]),
        Case("lab spacing with priorities", 310, 10, [.flexible(0, .infinity, 1), .fixed(50)], [250, 50]),
        Case("objc single child gets all", 300, 20, [.flexible()], [300]),
        Case("objc single limited child", 300, 20, [.flexible(0, 70)], [70]),
        Case("objc spacing larger than the offer", 10, 20, [.flexible(), .flexible()], [0, 0]),
        Case("objc zero offer", 0, 0, [.flexible(15), .flexible(25)], [15, 25]),
        Case(
            "objc flexibility decides, not the least length", 300, 0, [.flexible(100, 200), .flexible(0, 50)],
            [200, 50]),
        Case("objc same flexibility, source order", 100, 0, [.flexible(0, 60), .flexible(0, 60)], [50, 50]),
        Case(
            "objc later children share what the first left", 90, 0, [.flexible(50), .flexible(), .flexible()],
            [50, 20, 20]),
    ]

    @Test(arguments: distribution)
    func horizontal(_ test: Case) {
        let view = LaidOutView(test.offer, 50) {
            HStack(spacing: test.spacing) {
                ForEach(test.children.indices, id: \.self) { index in
                    let child = test.children[index]
                    Box(width: child.least...child.most).layoutPriority(child.priority).id(index)
                }
            }
        }
        #expect(test.children.indices.map { view.size($0)?.width } == test.lengths)
    }

    @Test(arguments: distribution)
    func vertical(_ test: Case) {
        let view = LaidOutView(50, test.offer) {
            VStack(spacing: test.spacing) {
                ForEach(test.children.indices, id: \.self) { index in
                    let child = test.children[index]
                    Box(height: child.least...child.most).layoutPriority(child.priority).id(index)
                }
            }
        }
        #expect(test.children.indices.map { view.size($0)?.height } == test.lengths)
    }

    @Test("apple: a stack hugs its children across, and takes the highest of them")
    func hugging() {
        let view = LaidOutView(300, 300) {
            HStack(spacing: 0) {
                Box(20, 30); Box(40, 80)
            }.id("stack")
        }
        #expect(view.size("stack") == CGSize(width: 60, height: 80))
    }

    @Test("apple: the default distance is 8 between plain views")
    func defaultSpacing() {
        let view = LaidOutView {
            HStack {
                Box(10, 10).id(0); Box(10, 10).id(1)
            }
        }
        #expect((view.frame(1)?.minX ?? 0) - (view.frame(0)?.maxX ?? 0) == 8)
    }

    @Test("objc: a spacer puts no distance round itself")
    func spacerSpacing() {
        let view = LaidOutView(100, 10) {
            HStack {
                Box(10, 10).id(0); Spacer().id("s"); Box(10, 10).id(1)
            }
        }
        #expect(view.frame("s") == rect(10, 0 + 5, 80, 0))
    }

    @Test("apple: a spacer is at least 8 points long")
    func spacerLeast() {
        let view = LaidOutView(20, 10) {
            HStack {
                Box(10, 10); Spacer().id("s"); Box(10, 10)
            }
        }
        #expect(view.size("s")?.width == 8)
    }

    @Test("hws: spacers share what is left")
    func spacersShare() {
        let view = LaidOutView(100, 10) {
            HStack {
                Spacer().id(0); Box(20, 10); Spacer().id(1); Spacer().id(2)
            }
        }
        #expect([0, 1, 2].map { view.size($0)?.width }.allSatisfy { abs(($0 ?? 0) - 80 / 3) < 0.001 })
    }

    @Test("hws: a spacer gets only what a flexible text or view leaves")
    func spacerGoesLast() {
        let view = LaidOutView(200, 10) {
            HStack(spacing: 0) {
                Box(width: 20...150).id(0); Spacer().id(1)
            }
        }
        #expect(view.size(0)?.width == 150)
        #expect(view.size(1)?.width == 50)
    }

    @Test("hws: with nothing offered across, views of unlimited breadth become as broad as the broadest")
    func equalBreadths() {
        let view = LaidOutView(300, 300) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10).id("color")
                Divider().id("line")
                Box(20, 70)
                Box(width: 30...30, height: 5...50).id("limited")
            }
            .fixedSize(horizontal: false, vertical: true).id("stack")
        }
        #expect(view.size("stack")?.height == 70)
        #expect(view.size("color")?.height == 70)
        #expect(view.size("line")?.height == 70)
        #expect(view.size("limited")?.height == 50)
        #expect((view.frame("limited")?.midY ?? 0) == (view.frame("stack")?.midY ?? 1))
    }

    @Test("apple: conditional content and groups are children of their own")
    func groups() {
        let shows = true
        let view = LaidOutView(100, 100) {
            HStack(spacing: 0) {
                Group {
                    Box(10, 10).id(0); Box(10, 10).id(1)
                }
                if shows { Box(10, 10).id(2) }
                EmptyView()
                Box(10, 10).id(3)
            }
        }
        #expect((0..<4).map { view.frame($0)?.minX } == [30, 40, 50, 60])
    }

    @Test("apple: in right-to-left order an HStack runs from the right")
    func rightToLeft() {
        let view = LaidOutView(100, 10, direction: .rightToLeft) {
            HStack(spacing: 0) {
                Box(30, 10).id(0); Spacer(); Box(20, 10).id(1)
            }
        }
        #expect(view.frame(0)?.minX == 70)
        #expect(view.frame(1)?.minX == 0)
    }

    @Test("objc: an offer of nothing asks each child for its ideal")
    func ideal() {
        let view = LaidOutView(50, 50) {
            HStack(spacing: 5) {
                Box(30, 10); Box(40, 20); Box(width: 7...500)
            }.fixedSize().id("stack")
        }
        #expect(view.size("stack")?.width == 87)
    }

    @Test("apple: a nested stack is as flexible as its children together")
    func nested() {
        let view = LaidOutView(300, 10) {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    Box(30, 10); Box().id("inner")
                }.id("nested")
                Box(width: 0...100).id("other")
            }
        }
        #expect(view.size("other")?.width == 100)
        #expect(view.size("nested")?.width == 200)
        #expect(view.size("inner")?.width == 170)
    }

    @Test("apple: zero children take no room")
    func empty() {
        let view = LaidOutView { VStack { EmptyView() }.id("stack") }
        #expect(view.size("stack") == .zero)
    }

    @Test("apple: spacing may be negative")
    func negativeSpacing() {
        let view = LaidOutView(100, 100) {
            HStack(spacing: -5) {
                Box(20, 10).id(0); Box(20, 10).id(1)
            }.id("s")
        }
        #expect(view.size("s")?.width == 35)
        #expect(view.frame(1)?.minX == (view.frame(0)?.maxX ?? 0) - 5)
    }
}

/// How stacks line their children up.
@MainActor struct AlignmentConformanceTests {
    struct VerticalCase: Sendable {
        var source: String
        var alignment: VerticalAlignment
        var y: [CGFloat]
    }

    nonisolated static let vertical: [VerticalCase] = [
        VerticalCase(source: "apple", alignment: .top, y: [0, 0]),
        VerticalCase(source: "apple", alignment: .center, y: [20, 0]),
        VerticalCase(source: "apple", alignment: .bottom, y: [40, 0]),
        VerticalCase(source: "objc: no text, so the bottom edge", alignment: .firstTextBaseline, y: [40, 0]),
        VerticalCase(source: "objc: no text, so the bottom edge", alignment: .lastTextBaseline, y: [40, 0]),
    ]

    @Test(arguments: vertical)
    func horizontalStack(_ test: VerticalCase) {
        let view = LaidOutView(100, 60) {
            HStack(alignment: test.alignment, spacing: 0) {
                Box(10, 20).id(0); Box(10, 60).id(1)
            }
        }
        #expect([0, 1].map { view.frame($0)?.minY } == test.y)
    }

    struct HorizontalCase: Sendable {
        var alignment: HorizontalAlignment
        var direction: LayoutDirection
        var x: [CGFloat]
    }

    nonisolated static let horizontal: [HorizontalCase] = [
        HorizontalCase(alignment: .leading, direction: .leftToRight, x: [0, 0]),
        HorizontalCase(alignment: .center, direction: .leftToRight, x: [20, 0]),
        HorizontalCase(alignment: .trailing, direction: .leftToRight, x: [40, 0]),
        HorizontalCase(alignment: .leading, direction: .rightToLeft, x: [40, 0]),
        HorizontalCase(alignment: .center, direction: .rightToLeft, x: [20, 0]),
        HorizontalCase(alignment: .trailing, direction: .rightToLeft, x: [0, 0]),
    ]

    @Test("apple", arguments: horizontal)
    func verticalStack(_ test: HorizontalCase) {
        let view = LaidOutView(60, 100, direction: test.direction) {
            VStack(alignment: test.alignment, spacing: 0) {
                Box(20, 10).id(0); Box(60, 10).id(1)
            }
        }
        #expect([0, 1].map { view.frame($0)?.minX } == test.x)
    }

    struct ZCase: Sendable {
        var alignment: Alignment
        var origin: CGPoint
    }

    nonisolated static let layers: [ZCase] = [
        ZCase(alignment: .topLeading, origin: CGPoint(x: 0, y: 0)),
        ZCase(alignment: .top, origin: CGPoint(x: 40, y: 0)),
        ZCase(alignment: .topTrailing, origin: CGPoint(x: 80, y: 0)),
        ZCase(alignment: .leading, origin: CGPoint(x: 0, y: 45)),
        ZCase(alignment: .center, origin: CGPoint(x: 40, y: 45)),
        ZCase(alignment: .trailing, origin: CGPoint(x: 80, y: 45)),
        ZCase(alignment: .bottomLeading, origin: CGPoint(x: 0, y: 90)),
        ZCase(alignment: .bottom, origin: CGPoint(x: 40, y: 90)),
        ZCase(alignment: .bottomTrailing, origin: CGPoint(x: 80, y: 90)),
    ]

    @Test("apple: ZStack", arguments: layers)
    func zStack(_ test: ZCase) {
        let view = LaidOutView(100, 100) {
            ZStack(alignment: test.alignment) {
                Box(); Box(20, 10).id(0)
            }
        }
        #expect(view.frame(0)?.origin == test.origin)
    }

    @Test("apple: frame", arguments: layers)
    func frame(_ test: ZCase) {
        let view = LaidOutView(100, 100) {
            Box(20, 10).id(0).frame(width: 100, height: 100, alignment: test.alignment)
        }
        #expect(view.frame(0)?.origin == test.origin)
    }

    @Test("apple: flexible frame", arguments: layers)
    func flexibleFrame(_ test: ZCase) {
        let view = LaidOutView(100, 100) {
            Box(20, 10).id(0).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: test.alignment)
        }
        #expect(view.frame(0)?.origin == test.origin)
    }

    @Test("apple: overlay", arguments: layers)
    func overlay(_ test: ZCase) {
        let view = LaidOutView(100, 100) { Box().overlay(alignment: test.alignment) { Box(20, 10).id(0) } }
        #expect(view.frame(0)?.origin == test.origin)
    }

    @Test("apple: background", arguments: layers)
    func background(_ test: ZCase) {
        let view = LaidOutView(100, 100) { Box().background(alignment: test.alignment) { Box(20, 10).id(0) } }
        #expect(view.frame(0)?.origin == test.origin)
    }

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    @Test("objc: a guide of the program's own lines children up")
    func customGuide() {
        let view = LaidOutView(100, 100) {
            HStack(alignment: VerticalAlignment(Third.self), spacing: 0) {
                Box(10, 30).id(0); Box(10, 90).id(1)
            }
        }
        #expect((view.frame(0)?.minY ?? 0) - (view.frame(1)?.minY ?? 0) == 20)
    }

    @Test("apple: alignmentGuide moves a child against its siblings, and the stack grows")
    func movedGuide() {
        let view = LaidOutView(100, 100) {
            VStack(alignment: .leading, spacing: 0) {
                Box(20, 10).id(0)
                Box(20, 10).alignmentGuide(.leading) { _ in -15 }.id(1)
            }
            .id("stack")
        }
        #expect(view.size("stack")?.width == 35)
        #expect((view.frame(1)?.minX ?? 0) - (view.frame(0)?.minX ?? 0) == 15)
    }

    @Test("objc: a guide set deep inside reaches the outer stack through paddings and frames")
    func guideThroughWrappers() {
        let view = LaidOutView(100, 100) {
            HStack(alignment: VerticalAlignment(Third.self), spacing: 0) {
                Box(10, 20).alignmentGuide(VerticalAlignment(Third.self)) { $0[.bottom] }.padding(.top, 5).id(0)
                Box(10, 60).id(1)
            }
        }
        #expect((view.frame(0)?.minY ?? 0) + 25 == (view.frame(1)?.minY ?? 0) + 20)
    }

    @Test("apple: the guide of a stack is the mean of its children's explicit guides")
    func meanGuide() {
        let guide = VerticalAlignment(Third.self)
        let view = LaidOutView(100, 200) {
            HStack(alignment: guide, spacing: 0) {
                VStack(spacing: 0) {
                    Box(10, 20).alignmentGuide(guide) { _ in 0 }
                    Box(10, 20).alignmentGuide(guide) { _ in 20 }
                }
                .id(0)
                Box(10, 60).id(1)
            }
        }
        #expect((view.frame(0)?.minY ?? 0) + 20 == (view.frame(1)?.minY ?? 0) + 20)
    }

    @Test("apple: only children of the highest priority size a ZStack")
    func zStackPriority() {
        let view = LaidOutView(100, 100) {
            ZStack {
                Box(80, 80); Box(20, 10).layoutPriority(1)
            }.id("stack")
        }
        #expect(view.size("stack") == CGSize(width: 20, height: 10))
    }

    @Test("apple: a ZStack offers each child its own offer and takes their union")
    func zStackUnion() {
        let view = LaidOutView(100, 100) {
            ZStack {
                Box(80, 10); Box(20, 60)
            }.id("stack")
        }
        #expect(view.size("stack") == CGSize(width: 80, height: 60))
    }

    @Test("apple: what has no size fills a ZStack to which no height is proposed")
    func zStackWithoutProposal() {
        let view = LaidOutView(100, 100) {
            ZStack(alignment: .bottom) {
                Box().id(0); Box(20, 30).id(1)
                ZStack {
                    Box().id(2); Box(10, 10)
                }
            }.fixedSize(horizontal: false, vertical: true)
        }
        #expect(view.frame(0) == CGRect(x: 0, y: 35, width: 100, height: 30))
        #expect(view.frame(1) == CGRect(x: 40, y: 35, width: 20, height: 30))
        #expect(view.frame(2)?.size == CGSize(width: 100, height: 30))
    }

    @Test("apple: offset does not move guides")
    func offsetGuides() {
        let view = LaidOutView(100, 100) {
            HStack(alignment: .top, spacing: 0) {
                Box(10, 10).offset(y: 30).id(0); Box(10, 10).id(1)
            }
        }
        #expect(view.frame(0)?.minY == view.frame(1)?.minY)
    }
}
