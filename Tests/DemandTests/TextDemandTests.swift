import SwiftUI
import Testing

/// Text and images, as public code uses them most.
@MainActor @Suite struct TextDemandTests {
    private func ink(_ view: some View, width: CGFloat = 300) -> CGRect { DrawnView(view, width: width).ink }

    @Test(.shows("Text(_:)", "Text(verbatim:)", "Text(_:comment:)", "LocalizedStringKey(_:)", "LocalizedStringKey"))
    func textSaysWhatItIsMadeFrom() {
        let count = 3
        #expect(DrawnView(Text("Oak **bold**")).labels == ["Oak bold"])
        #expect(DrawnView(Text(verbatim: "Oak **bold**")).labels == ["Oak **bold**"])
        #expect(DrawnView(Text("\(count) chairs", comment: "How many")).labels == ["3 chairs"])
        #expect(DrawnView(Text(LocalizedStringKey("Oak"))).labels == ["Oak"])
        let name = "Ash *tree*"
        #expect(DrawnView(Text(name)).labels == ["Ash *tree*"])
    }

    @Test(.shows("Text(_:format:)", "Text(_:style:)"))
    func valuesAreWrittenInTheirFormat() {
        #expect(DrawnView(Text(1234.5, format: .currency(code: "USD"))).labels == ["$1,234.50"])
        #expect(DrawnView(Text(0.25, format: .percent)).labels == ["25%"])
        let moment = Date(timeIntervalSince1970: 0)
        let year = DrawnView(Text(moment, style: .date).environment(\.timeZone, TimeZone(identifier: "GMT")!))
        #expect(year.labels == ["January 1, 1970"])
    }

    @Test(
        .shows(
            "View.font(_:)", "Font", "Font.weight(_:)", "View.fontWeight(_:)", "View.bold()",
            "View.fontDesign(_:)"))
    func fontsChangeSizeAndWeight() {
        let large = Font.largeTitle
        #expect(ink(Text("Oak").font(large)).height > ink(Text("Oak").font(.caption)).height * 2)
        let regular = ink(Text("Weight").font(.system(size: 20))).width
        #expect(ink(Text("Weight").font(.system(size: 20).weight(.heavy))).width > regular)
        #expect(ink(Text("Weight").fontWeight(.heavy).font(.system(size: 20))).width > regular)
        #expect(ink(VStack { Text("Weight") }.bold().font(.system(size: 20))).width > regular)
        let mono = Text("iiii").font(.system(size: 20))
        #expect(ink(mono.fontDesign(.monospaced)).width > ink(mono).width)
    }

    @Test(.shows("View.multilineTextAlignment(_:)"))
    func linesAlignWithEachOther() {
        let text = Text("A first line\nand").foregroundColor(Paint.red).fixedSize()
        func second(_ alignment: TextAlignment) -> CGFloat {
            let view = DrawnView(text.multilineTextAlignment(alignment).frame(width: 100, height: 100), width: 300)
            var first = CGFloat.infinity
            for y in 52..<75 {
                for x in 0..<300 where view.color(x, y) != Pixel.white { first = min(first, CGFloat(x)) }
            }
            return first
        }
        #expect(second(.leading) < second(.center))
        #expect(second(.center) < second(.trailing))
    }

    @Test(.shows("View.lineLimit(_:)", "View.truncationMode(_:)", "View.minimumScaleFactor(_:)"))
    func textThatDoesNotFitIsCutOrShrunk() {
        let text = Text("Walnut, oak, ash, beech and maple")
        let lines = DrawnView(text.background(Paint.red)).bounds(of: Pixel.red).height
        let one = DrawnView(text.lineLimit(1).background(Paint.red)).bounds(of: Pixel.red).height
        #expect(lines > one * 2)
        let cut = DrawnView(text.lineLimit(1))
        #expect(DrawnView(text.lineLimit(1).truncationMode(.head)).pixels != cut.pixels)
        let small = DrawnView(text.lineLimit(1).minimumScaleFactor(0.3))
        #expect(small.ink.height < cut.ink.height)
    }

    @Test(.shows("View.monospacedDigit()", "View.textCase(_:)", "View.baselineOffset(_:)"))
    func digitsCasesAndBaselines() {
        func width(_ text: Text) -> CGFloat { DrawnView(text.background(Paint.red), width: 300).ink.width }
        #expect(width(Text("1111").monospacedDigit()) == width(Text("0000").monospacedDigit()))
        #expect(width(Text("1111")) < width(Text("0000")))
        let upper = DrawnView(Text("oak").textCase(.uppercase))
        #expect(upper.pixels == DrawnView(Text("OAK")).pixels)
        let raised = DrawnView(Text("x").baselineOffset(10) + Text("x")).ink
        #expect(abs(raised.height - DrawnView(Text("xx")).ink.height - 10) <= 1)
    }

    @Test(.shows("View.dynamicTypeSize(_:)"))
    func typeSizesScaleText() {
        let text = Text("Oak")
        #expect(ink(text.dynamicTypeSize(.accessibility3)).height > ink(text).height * 1.5)
    }

    // MARK: Images

    @Test(.shows("Image(systemName:)", "View.imageScale(_:)", "View.symbolRenderingMode(_:)"))
    func symbolsAreAsLargeAsTheTextAroundThem() {
        let heart = Image(systemName: "heart.fill")
        #expect(ink(heart.font(.largeTitle)).width > ink(heart.font(.caption)).width * 1.8)
        #expect(ink(heart.imageScale(.large)).width > ink(heart.imageScale(.small)).width)
        let view = DrawnView(heart.font(.system(size: 60)).foregroundColor(Paint.red))
        #expect(view.color(50, 50) == Pixel.red)
        #expect(view.color(30, 75) == Pixel.white)
        let warning = Image(systemName: "exclamationmark.triangle.fill").font(.system(size: 80))
            .foregroundStyle(Paint.red, Paint.green)
        #expect(DrawnView(warning.symbolRenderingMode(.palette)).color(30, 75) == Pixel.green)
        #expect(DrawnView(warning.symbolRenderingMode(.monochrome)).color(30, 75) == Pixel.red)
    }

    @Test(
        .shows("Image(uiImage:)", "Image.resizable()", "Image.renderingMode(_:)", "Image(_:)", "Image(_:bundle:)"))
    func picturesAreDrawn() throws {
        let renderer = ImageRenderer(content: Tile(color: Paint.red, width: 30, height: 10))
        let picture = try #require(renderer.uiImage)
        let natural = DrawnView(Image(uiImage: picture)).bounds(of: Pixel.red)
        #expect(natural.size == CGSize(width: 30, height: 10))
        let stretched = DrawnView(Image(uiImage: picture).resizable()).bounds(of: Pixel.red)
        #expect(stretched.size == CGSize(width: 100, height: 100))
        let template = Image(uiImage: picture).renderingMode(.template).foregroundColor(Paint.green)
        #expect(DrawnView(template).bounds(of: Pixel.green).size == CGSize(width: 30, height: 10))

        let folder = FileManager.default.temporaryDirectory.appending(path: "Demand-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try #require(picture.pngData()).write(to: folder.appending(path: "plank.png"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(DrawnView(Image("plank", bundle: bundle)).bounds(of: Pixel.red).size == CGSize(width: 30, height: 10))
        let name = "Demand-\(UUID().uuidString)"
        let file = try #require(Bundle.main.resourceURL).appending(path: name + ".png")
        defer { try? FileManager.default.removeItem(at: file) }
        try #require(picture.pngData()).write(to: file)
        #expect(DrawnView(Image(name)).bounds(of: Pixel.red).size == CGSize(width: 30, height: 10))
        // An image that is not there takes no room, and says so in the log.
        #expect(DrawnView(Image("no such image")).bounds(of: Pixel.red).isNull)
    }
}
