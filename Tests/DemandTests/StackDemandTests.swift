import SwiftUI
import Testing

/// Containers that arrange, as public code uses them most.
@MainActor @Suite struct StackDemandTests {
    private struct Tiles: View {
        var body: some View {
            Group {
                Tile(color: Paint.red)
                Tile(color: Paint.green)
            }
        }
    }

    @Test(.shows("HStack {}", "HStack(spacing:) {}", "View"))
    func rowsAreCentredWithEightPointsBetween() {
        let standard = DrawnView(HStack { Tiles() })
        #expect(standard.bounds(of: Pixel.red) == CGRect(x: 26, y: 45, width: 20, height: 10))
        #expect(standard.bounds(of: Pixel.green) == CGRect(x: 54, y: 45, width: 20, height: 10))
        let close = DrawnView(HStack(spacing: 0) { Tiles() })
        #expect(close.bounds(of: Pixel.red).maxX == close.bounds(of: Pixel.green).minX)
    }

    @Test(.shows("HStack(alignment:) {}", "HStack(alignment:spacing:) {}"))
    func rowsAlignTheirViews() {
        let top = DrawnView(
            HStack(alignment: .top) {
                Tile(color: Paint.red, height: 40)
                Tile(color: Paint.green)
            })
        #expect(top.bounds(of: Pixel.green).minY == top.bounds(of: Pixel.red).minY)
        let bottom = DrawnView(
            HStack(alignment: .bottom, spacing: 2) {
                Tile(color: Paint.red, height: 40)
                Tile(color: Paint.green)
            })
        #expect(bottom.bounds(of: Pixel.green).maxY == bottom.bounds(of: Pixel.red).maxY)
        #expect(bottom.bounds(of: Pixel.green).minX == bottom.bounds(of: Pixel.red).maxX + 2)
    }

    @Test(.shows("VStack {}", "VStack(spacing:) {}"))
    func columnsAreCentredWithEightPointsBetween() {
        let standard = DrawnView(VStack { Tiles() })
        #expect(standard.bounds(of: Pixel.red) == CGRect(x: 40, y: 36, width: 20, height: 10))
        #expect(standard.bounds(of: Pixel.green) == CGRect(x: 40, y: 54, width: 20, height: 10))
        let wide = DrawnView(VStack(spacing: 20) { Tiles() })
        #expect(wide.bounds(of: Pixel.green).minY == wide.bounds(of: Pixel.red).maxY + 20)
    }

    @Test(.shows("VStack(alignment:) {}", "VStack(alignment:spacing:) {}"))
    func columnsAlignTheirViews() {
        let leading = DrawnView(
            VStack(alignment: .leading) {
                Tile(color: Paint.red, width: 60)
                Tile(color: Paint.green)
            })
        #expect(leading.bounds(of: Pixel.green).minX == leading.bounds(of: Pixel.red).minX)
        let trailing = DrawnView(
            VStack(alignment: .trailing, spacing: 3) {
                Tile(color: Paint.red, width: 60)
                Tile(color: Paint.green)
            })
        #expect(trailing.bounds(of: Pixel.green).maxX == trailing.bounds(of: Pixel.red).maxX)
        #expect(trailing.bounds(of: Pixel.green).minY == trailing.bounds(of: Pixel.red).maxY + 3)
    }

    @Test(.shows("ZStack {}", "ZStack(alignment:) {}", "Alignment", "Alignment(horizontal:vertical:)"))
    func layersLieOnEachOther() {
        let centred = DrawnView(
            ZStack {
                Tile(color: Paint.red, width: 60, height: 60)
                Tile(color: Paint.green)
            })
        #expect(centred.bounds(of: Pixel.green) == CGRect(x: 40, y: 45, width: 20, height: 10))
        let alignment = Alignment(horizontal: .trailing, vertical: .bottom)
        let corner = DrawnView(
            ZStack(alignment: alignment) {
                Tile(color: Paint.red, width: 60, height: 60)
                Tile(color: Paint.green)
            })
        #expect(corner.bounds(of: Pixel.green) == CGRect(x: 60, y: 70, width: 20, height: 10))
    }

    @Test(.shows("View.zIndex(_:)"))
    func zIndexBringsForward() {
        let view = DrawnView(
            ZStack {
                Tile(color: Paint.green).zIndex(1)
                Tile(color: Paint.red, width: 60, height: 60)
            })
        #expect(view.color(50, 50) == Pixel.green)
        // A row that reaches over its neighbor, as one that is being moved.
        let row = DrawnView(
            LazyVStack(spacing: 0) {
                Tile(color: Paint.green).offset(y: 5).zIndex(1)
                Tile(color: Paint.red)
            })
        #expect(row.bounds(of: Pixel.green).height == 10)
    }

    @Test(.shows("Spacer()", "Spacer(minLength:)"))
    func spacersTakeWhatIsLeft() {
        let pushed = DrawnView(
            HStack(spacing: 0) {
                Tile(color: Paint.red)
                Spacer()
                Tile(color: Paint.green)
            })
        #expect(pushed.bounds(of: Pixel.red).minX == 0)
        #expect(pushed.bounds(of: Pixel.green).maxX == 100)
        let least = DrawnView(
            HStack(spacing: 0) {
                Tile(color: Paint.red)
                Spacer(minLength: 30)
                Tile(color: Paint.green)
            }.fixedSize())
        #expect(least.bounds(of: Pixel.green).minX == least.bounds(of: Pixel.red).maxX + 30)
    }

    @Test(.shows("Divider()"))
    func dividersCrossTheStack() {
        let column = DrawnView(
            VStack(spacing: 0) {
                Tile()
                Divider()
                Tile()
            })
        let line = column.color(2, 50)
        #expect(line != Pixel.white && column.color(97, 50) == line)
        let row = DrawnView(
            HStack(spacing: 0) {
                Tile()
                Divider()
                Tile()
            })
        #expect(row.color(50, 2) != Pixel.white && row.color(50, 97) != Pixel.white)
    }

    @Test(.shows("Group {}"))
    func groupsAddNoLevel() {
        let grouped = DrawnView(HStack { Tiles() })
        let plain = DrawnView(
            HStack {
                Tile(color: Paint.red)
                Tile(color: Paint.green)
            })
        #expect(grouped.pixels == plain.pixels)
    }

    private struct Wood: Identifiable {
        let id: Int
        let name: String
    }

    @Test(.shows("ForEach(_:) {}", "ForEach(_:id:) {}"))
    func forEachMakesAViewOfEachElement() {
        let woods = [Wood(id: 1, name: "Oak"), Wood(id: 2, name: "Ash")]
        #expect(DrawnView(VStack { ForEach(woods) { Text($0.name) } }).labels == ["Oak", "Ash"])
        #expect(DrawnView(VStack { ForEach(["a", "b"], id: \.self) { Text($0) } }).labels == ["a", "b"])
        #expect(DrawnView(VStack { ForEach(0..<3) { Text("\($0)") } }).labels == ["0", "1", "2"])
        let indexed = DrawnView(
            VStack { ForEach(Array(woods.enumerated()), id: \.offset) { Text("\($0) \($1.name)") } })
        #expect(indexed.labels == ["0 Oak", "1 Ash"])
    }

    @Test(.shows("AnyView(_:)"))
    func erasedViewsLookTheSame() {
        #expect(DrawnView(AnyView(Tile())).pixels == DrawnView(Tile()).pixels)
    }

    @Test(.shows("EmptyView()"))
    func emptyViewsTakeNoRoom() {
        let view = DrawnView(
            HStack {
                Tile(color: Paint.red)
                EmptyView()
                Tile(color: Paint.green)
            })
        #expect(view.bounds(of: Pixel.green).minX == view.bounds(of: Pixel.red).maxX + 8)
    }

    @Test(.shows("GridItem(_:)", "GridItem(_:spacing:)", "LazyVGrid(columns:) {}", "LazyVGrid(columns:spacing:) {}"))
    func gridsShareTheWidthAmongTheirColumns() {
        let columns = [GridItem(.fixed(40), spacing: 0), GridItem(.flexible())]
        let two = DrawnView(
            LazyVGrid(columns: columns, spacing: 4) {
                Color(red: 1, green: 0, blue: 0).frame(height: 10)
                Color(red: 0, green: 1, blue: 0).frame(height: 10)
                Color(red: 0, green: 0, blue: 1).frame(height: 10)
            })
        #expect(
            two.bounds(of: Pixel.red) == CGRect(x: 0, y: 0, width: 40, height: 10).offsetBy(dx: 0, dy: two.ink.minY))
        #expect(two.bounds(of: Pixel.green).minX == 40)
        #expect(two.bounds(of: Pixel.blue).minY == two.bounds(of: Pixel.red).maxY + 4)
        let fixed = DrawnView(
            LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.adaptive(minimum: 20))]) {
                Paint.red.frame(height: 10)
                Paint.green.frame(height: 10)
            })
        #expect(fixed.bounds(of: Pixel.red).width == 30)
        #expect(fixed.bounds(of: Pixel.green).width >= 20)
    }

    @Test(.shows("GridRow {}", "GridRow(alignment:) {}"))
    func gridRowsLineUpTheirCells() {
        let view = DrawnView(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Tile(color: Paint.red, width: 30, height: 20)
                    Tile(color: Paint.green)
                }
                GridRow(alignment: .top) {
                    Tile(color: Paint.blue, width: 10)
                    Tile(color: .black, height: 40)
                }
            })
        let (red, green, blue) = (
            view.bounds(of: Pixel.red), view.bounds(of: Pixel.green), view.bounds(of: Pixel.blue)
        )
        #expect(green.midY == red.midY)
        #expect(blue.midX == red.midX && blue.minY == red.maxY)
    }

    @Test(.shows("LazyVStack {}"))
    func lazyStacksMakeWhatIsSeen() {
        var made = 0
        func row(_ index: Int) -> some View {
            made += 1
            return Text("Row \(index)").frame(height: 20)
        }
        let view = DrawnView(
            ScrollView {
                LazyVStack { ForEach(0..<10_000) { row($0) } }
            })
        #expect(view.labels.first == "Row 0")
        #expect(made < 20)
    }

    @Test(.shows("ScrollView {}"))
    func scrollViewsOfferAllTheRoomAlongTheirAxis() {
        let column = DrawnView(
            ScrollView {
                Tile(color: Paint.red, width: 40, height: 300)
                Tile(color: Paint.green)
            })
        #expect(column.bounds(of: Pixel.red) == CGRect(x: 30, y: 0, width: 40, height: 100))
        column.drag([CGPoint(x: 50, y: 90), CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 10)])
        column.drag((1...9).reversed().map { CGPoint(x: 50, y: $0 * 10) })
        column.drag((1...9).reversed().map { CGPoint(x: 50, y: $0 * 10) })
        column.drag((1...9).reversed().map { CGPoint(x: 50, y: $0 * 10) })
        #expect(!column.bounds(of: Pixel.green).isNull)
    }

    @Test(.shows("ScrollView(_:) {}", "ScrollView(_:showsIndicators:) {}"))
    func scrollViewsScrollAlongTheirAxis() {
        let tiles = HStack(spacing: 0) {
            Tile(color: Paint.red, width: 110)
            Tile(color: Paint.green, width: 110)
        }
        let views = [
            DrawnView(ScrollView(.horizontal) { tiles }),
            DrawnView(ScrollView(.horizontal, showsIndicators: false) { tiles }),
        ]
        for view in views {
            #expect(view.bounds(of: Pixel.red).width == 100 && view.bounds(of: Pixel.green).isNull)
            view.send(.down, CGPoint(x: 90, y: 50))
            for x in [70.0, 40, 10] { view.send(.moved, CGPoint(x: x, y: 50)) }
            #expect(!view.bounds(of: Pixel.green).isNull)
        }
        // While the finger moves, the indicator is seen.
        #expect(views[0].pixels != views[1].pixels)
    }

    @Test(.shows("ScrollViewReader {}", "View.id(_:)"))
    func readersScrollToAnID() {
        let view = DrawnView(
            ScrollViewReader { reader in
                ScrollView {
                    Button("Jump") { reader.scrollTo("row 40", anchor: .top) }
                    ForEach(0..<80) { index in
                        Text("Row \(index)").id("row \(index)")
                    }
                }
            })
        view.tap("Jump")
        #expect(abs(view.frame("Row 40").minY) < 1)
    }

    @Test(.shows("GeometryReader {}", "GeometryProxy"))
    func readersTellTheRoomThereIs() {
        let view = DrawnView(
            GeometryReader { (proxy: GeometryProxy) in
                Paint.red.frame(width: proxy.size.width / 4, height: proxy.size.height / 2)
            })
        #expect(view.bounds(of: Pixel.red) == CGRect(x: 0, y: 0, width: 25, height: 50))
    }
}
