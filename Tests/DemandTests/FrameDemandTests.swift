import SwiftUI
import Testing

/// Modifiers that give views their place and size, as public code uses them most.
@MainActor @Suite struct FrameDemandTests {
    private func box(_ view: some View) -> CGRect { DrawnView(view).bounds(of: Pixel.red) }

    /// A red picture, twice as wide as high.
    private func wide() throws -> Image {
        Image(uiImage: try #require(ImageRenderer(content: Tile(width: 20, height: 10)).uiImage))
    }

    @Test(.shows("View.padding()", "View.padding(_:)", "View.padding(_:_:)"))
    func paddingIsSixteenOrWhatIsSaid() {
        #expect(box(Paint.red.padding()) == CGRect(x: 16, y: 16, width: 68, height: 68))
        #expect(box(Paint.red.padding(5)) == CGRect(x: 5, y: 5, width: 90, height: 90))
        #expect(box(Paint.red.padding(.horizontal)) == CGRect(x: 16, y: 0, width: 68, height: 100))
        #expect(box(Paint.red.padding(.top, 30)) == CGRect(x: 0, y: 30, width: 100, height: 70))
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(box(Paint.red.padding(insets)) == CGRect(x: 2, y: 1, width: 94, height: 96))
    }

    @Test(.shows("EdgeInsets(top:leading:bottom:trailing:)", "EdgeInsets()"))
    func insetsHaveFourSides() {
        #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        #expect(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).bottom == 3)
    }

    @Test(
        .shows(
            "View.frame(width:height:)", "View.frame(width:)", "View.frame(height:)",
            "View.frame(width:height:alignment:)", "View.frame(width:alignment:)"))
    func fixedFramesHaveTheirSize() {
        #expect(box(Paint.red.frame(width: 30, height: 20)) == CGRect(x: 35, y: 40, width: 30, height: 20))
        #expect(box(Paint.red.frame(width: 30)) == CGRect(x: 35, y: 0, width: 30, height: 100))
        #expect(box(Paint.red.frame(height: 20)) == CGRect(x: 0, y: 40, width: 100, height: 20))
        #expect(
            box(Tile().frame(width: 60, height: 60, alignment: .topLeading))
                == CGRect(x: 20, y: 20, width: 20, height: 10))
        #expect(box(Tile().frame(width: 60, alignment: .trailing)).maxX == 80)
    }

    @Test(
        .shows(
            "View.frame(maxWidth:)", "View.frame(maxHeight:)", "View.frame(maxWidth:alignment:)",
            "View.frame(maxWidth:maxHeight:)", "View.frame(maxWidth:maxHeight:alignment:)",
            "View.frame(minHeight:)", "View.frame(minWidth:maxWidth:)"))
    func flexibleFramesStretchWithinTheirLimits() {
        #expect(box(Paint.red.frame(maxWidth: 40)).width == 40)
        #expect(box(Paint.red.frame(maxHeight: 40)).height == 40)
        #expect(box(Tile().frame(maxWidth: .infinity, alignment: .leading)).minX == 0)
        #expect(
            box(Tile().frame(maxWidth: .infinity, maxHeight: .infinity).background(Paint.red)).size
                == CGSize(width: 100, height: 100))
        #expect(
            box(Tile().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing))
                == CGRect(x: 80, y: 90, width: 20, height: 10))
        #expect(box(Tile(color: Paint.green).frame(minHeight: 50).background(Paint.red)).height == 50)
        let limited = Tile(color: Paint.green).frame(minWidth: 50, maxWidth: 70)
        #expect(box(limited.background(Paint.red)).width == 70)
        #expect(box(limited.fixedSize().background(Paint.red)).width == 50)
    }

    @Test(.shows("View.offset(x:y:)", "View.offset(x:)", "View.offset(y:)", "View.offset(_:)"))
    func offsetsMoveThePictureOnly() {
        #expect(box(Tile().offset(x: 5, y: 7)).origin == CGPoint(x: 45, y: 52))
        #expect(box(Tile().offset(x: 5)).origin == CGPoint(x: 45, y: 45))
        #expect(box(Tile().offset(y: 7)).origin == CGPoint(x: 40, y: 52))
        #expect(box(Tile().offset(CGSize(width: -5, height: -7))).origin == CGPoint(x: 35, y: 38))
    }

    @Test(.shows("View.position(x:y:)", "View.position(_:)"))
    func positionsAreOfTheCentre() {
        #expect(box(Tile().position(x: 30, y: 25)) == CGRect(x: 20, y: 20, width: 20, height: 10))
        #expect(box(Tile().position(CGPoint(x: 30, y: 25))) == CGRect(x: 20, y: 20, width: 20, height: 10))
    }

    @Test(.shows("View.fixedSize()", "View.fixedSize(horizontal:vertical:)"))
    func fixedSizesAreIdealSizes() {
        let text = Text("A text that is too long for one line").background(Paint.red)
        let wrapped = DrawnView(text).ink
        let fixed = DrawnView(text.fixedSize().frame(width: 100), width: 400).ink
        #expect(fixed.width > 100 && fixed.height < wrapped.height)
        let free = DrawnView(text.fixedSize(horizontal: false, vertical: true).frame(height: 20))
        #expect(free.ink.height == wrapped.height)
    }

    @Test(.shows("View.layoutPriority(_:)"))
    func higherPriorityIsServedFirst() {
        let view = DrawnView(
            HStack(spacing: 0) {
                Text("The first of two long texts").lineLimit(1).background(Paint.red)
                Text("Short one").lineLimit(1).layoutPriority(1).background(Paint.green)
            })
        let whole = DrawnView(Text("Short one").lineLimit(1).background(Paint.green))
        #expect(view.bounds(of: Pixel.green).width == whole.bounds(of: Pixel.green).width)
    }

    @Test(.shows("View.aspectRatio(contentMode:)", "View.aspectRatio(_:contentMode:)"))
    func aspectRatiosFitOrFill() throws {
        #expect(box(Paint.red.aspectRatio(2, contentMode: .fit)).size == CGSize(width: 100, height: 50))
        let filled = DrawnView(
            Paint.red.aspectRatio(2, contentMode: .fill).frame(width: 40, height: 40).background(Paint.green))
        #expect(filled.bounds(of: Pixel.red).size == CGSize(width: 80, height: 40))
        #expect(box(try wide().resizable().aspectRatio(contentMode: .fit)).size == CGSize(width: 100, height: 50))
    }

    @Test(
        .shows(
            "View.ignoresSafeArea()", "View.ignoresSafeArea(edges:)", "View.edgesIgnoringSafeArea(_:)"))
    func safeAreasAreLeftFreeUnlessIgnored() {
        let safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        func box(_ view: some View) -> CGRect { DrawnView(view, safeArea: safeArea).bounds(of: Pixel.red) }
        // A color as a background would bleed; a framed shape does not.
        let shape = Rectangle().fill(Paint.red)
        #expect(box(shape) == CGRect(x: 0, y: 20, width: 100, height: 70))
        #expect(box(shape.ignoresSafeArea()) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(box(shape.ignoresSafeArea(edges: .top)) == CGRect(x: 0, y: 0, width: 100, height: 90))
        #expect(box(shape.edgesIgnoringSafeArea(.bottom)) == CGRect(x: 0, y: 20, width: 100, height: 80))
    }

    @Test(.shows("View.safeAreaInset(edge:) {}", "View.safeAreaInset(edge:spacing:) {}"))
    func insetsTakeFromTheSafeArea() {
        let view = DrawnView(
            Rectangle().fill(Paint.red).safeAreaInset(edge: .bottom, spacing: 0) { Tile(color: Paint.green) })
        #expect(view.bounds(of: Pixel.green).maxY == 100)
        #expect(view.bounds(of: Pixel.red).height == 90)
        let apart = DrawnView(Rectangle().fill(Paint.red).safeAreaInset(edge: .bottom) { Tile(color: Paint.green) })
        #expect(apart.bounds(of: Pixel.green).maxY == 100)
        #expect(apart.bounds(of: Pixel.red).height == 82)
    }

    @Test(.shows("View.background(_:)", "View.background {}", "View.background(_:in:)", "View.background()"))
    func backgroundsLieBehindAtTheSameSize() {
        let tile = Tile(color: Paint.green).padding(5)
        #expect(box(tile.background(Paint.red)) == CGRect(x: 35, y: 40, width: 30, height: 20))
        #expect(box(tile.background { Paint.red }) == CGRect(x: 35, y: 40, width: 30, height: 20))
        #expect(box(tile.background(Circle().fill(Paint.red))).height == 20)
        let rounded = DrawnView(tile.background(Paint.red, in: RoundedRectangle(cornerRadius: 8)))
        #expect(rounded.bounds(of: Pixel.red).size == CGSize(width: 30, height: 20))
        #expect(rounded.color(35, 40) == Pixel.white)
        let plain = DrawnView(tile.background().padding(5).background(Paint.red))
        #expect(plain.color(36, 41) == Pixel.white && plain.color(32, 37) == Pixel.red)
    }

    @Test(.shows("View.overlay(_:)", "View.overlay {}", "View.overlay(alignment:) {}"))
    func overlaysLieInFront() {
        let tile = Tile(color: Paint.green, width: 40, height: 40)
        #expect(box(tile.overlay(Tile())) == CGRect(x: 40, y: 45, width: 20, height: 10))
        #expect(box(tile.overlay { Tile() }) == CGRect(x: 40, y: 45, width: 20, height: 10))
        #expect(box(tile.overlay(alignment: .topTrailing) { Tile() }) == CGRect(x: 50, y: 30, width: 20, height: 10))
    }

    @Test(.shows("View.alignmentGuide(_:) {}"))
    func guidesMoveAViewAgainstItsNeighbours() {
        let view = DrawnView(
            VStack(alignment: .leading) {
                Tile(color: Paint.red)
                Tile(color: Paint.green).alignmentGuide(.leading) { $0[.trailing] }
            })
        #expect(view.bounds(of: Pixel.green).maxX == view.bounds(of: Pixel.red).minX)
    }

    @Test(.shows("View.scaledToFit()", "View.scaledToFill()"))
    func scalingKeepsTheRatio() throws {
        #expect(box(try wide().resizable().scaledToFit()).size == CGSize(width: 100, height: 50))
        let filled = try wide().resizable().scaledToFill().frame(width: 40, height: 40)
        #expect(box(filled).size == CGSize(width: 80, height: 40))
    }

    @Test(.shows("ProposedViewSize"))
    func proposalsHaveThreeSpecialSizes() {
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        #expect(ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
        #expect(ProposedViewSize.infinity.width == .infinity && ProposedViewSize.zero.height == 0)
    }

    @Test(.shows("UnitPoint(x:y:)"))
    func unitPointsAreShares() {
        #expect(UnitPoint(x: 0.5, y: 1) == .bottom)
    }
}
