import SwiftUI
import Testing

/// Shapes, paints and effects, as public code uses them most.
@MainActor @Suite struct DrawingDemandTests {
    private func box(_ view: some View) -> CGRect { DrawnView(view).bounds(of: Pixel.red) }
    private func middle(_ view: some View, scheme: ColorScheme = .light) -> Int {
        DrawnView(view, scheme: scheme).color(50, 50)
    }

    // MARK: Colors

    @Test(
        .shows(
            "Color(red:green:blue:)", "Color(red:green:blue:opacity:)", "Color(hue:saturation:brightness:)",
            "Color(uiColor:)", "Color(_:)"))
    func coloursAreMadeFromTheirParts() {
        #expect(middle(Color(red: 1, green: 0, blue: 0)) == Pixel.red)
        #expect(Pixel.areNear(middle(Color(red: 1, green: 0, blue: 0, opacity: 0.5)), 0xFF_8080))
        #expect(middle(Color(hue: 1 / 3, saturation: 1, brightness: 1)) == Pixel.green)
        #expect(middle(Color(uiColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1))) == Pixel.blue)
        #expect(middle(Color(UIColor.systemBackground), scheme: .dark) == Pixel.black)
        #expect(middle(Color(UIColor.systemBlue)) == 0x00_7AFF)
        #expect(middle(Color(.displayP3, white: 0, opacity: 1)) == Pixel.black)
        #expect(middle(Color.blue) == 0x00_7AFF)
        #expect(middle(Color.blue, scheme: .dark) == 0x0A_84FF)
    }

    @Test(.shows("View.foregroundColor(_:)", "View.foregroundStyle(_:)", "View.foregroundStyle(_:_:)"))
    func foregroundsColourShapesAndText() {
        #expect(middle(Rectangle().foregroundColor(Paint.red)) == Pixel.red)
        #expect(middle(Rectangle().foregroundStyle(Paint.green)) == Pixel.green)
        #expect(middle(Rectangle().fill(.secondary).foregroundStyle(Paint.red, Paint.blue)) == Pixel.blue)
        #expect(!box(Text("Wood").foregroundColor(Paint.red)).isNull)
    }

    @Test(.shows("View.opacity(_:)", "View.hidden()"))
    func opacityLetsTheBackgroundThrough() {
        #expect(Pixel.areNear(middle(Color.black.opacity(0.5)), 0x80_8080))
        #expect(box(Paint.red.opacity(0)).isNull)
        let hidden = DrawnView(
            HStack(spacing: 0) {
                Tile().hidden(); Tile(color: Paint.green)
            })
        #expect(hidden.bounds(of: Pixel.red).isNull && hidden.bounds(of: Pixel.green).minX == 50)
    }

    @Test(.shows("View.tint(_:)", "View.accentColor(_:)"))
    func tintsColourControls() {
        #expect(!box(Button("Press") {}.tint(Paint.red)).isNull)
        #expect(!box(Button("Press") {}.accentColor(Paint.red)).isNull)
        #expect(middle(Rectangle().fill(.tint).tint(Paint.green)) == Pixel.green)
    }

    // MARK: Shapes

    @Test(.shows("Rectangle()", "Circle()", "Capsule()", "Shape.fill(_:)", "Shape.fill()"))
    func shapesFillTheirRoom() {
        let rectangle = DrawnView(Rectangle().fill(Paint.red))
        #expect(rectangle.bounds(of: Pixel.red).size == CGSize(width: 100, height: 100))
        #expect(rectangle.color(0, 0) == Pixel.red)
        let circle = DrawnView(Circle().fill(Paint.red).frame(width: 60, height: 100))
        #expect(circle.bounds(of: Pixel.red).height <= 60 && circle.color(22, 22) == Pixel.white)
        let capsule = DrawnView(Capsule().fill(Paint.red).frame(width: 80, height: 20))
        #expect(capsule.color(50, 50) == Pixel.red && capsule.color(10, 40) == Pixel.white)
        #expect(middle(Rectangle().fill().foregroundColor(Paint.green)) == Pixel.green)
    }

    @Test(.shows("RoundedRectangle(cornerRadius:)", "RoundedRectangle(cornerRadius:style:)", "View.cornerRadius(_:)"))
    func roundedCornersAreCutOff() {
        for view in [
            DrawnView(RoundedRectangle(cornerRadius: 20).fill(Paint.red)),
            DrawnView(RoundedRectangle(cornerRadius: 20, style: .continuous).fill(Paint.red)),
            DrawnView(Rectangle().fill(Paint.red).cornerRadius(20)),
        ] {
            #expect(view.color(1, 1) == Pixel.white)
            #expect(view.color(98, 98) == Pixel.white)
            #expect(view.color(8, 8) == Pixel.red)
            #expect(view.color(50, 0) == Pixel.red)
        }
        let circular = RoundedRectangle(cornerRadius: 20, style: .circular).fill(Paint.red)
        #expect(DrawnView(circular).pixels != DrawnView(RoundedRectangle(cornerRadius: 20).fill(Paint.red)).pixels)
    }

    @Test(
        .shows(
            "Shape.stroke(_:lineWidth:)", "Shape.stroke(_:style:)", "Shape.stroke()", "Shape.stroke(lineWidth:)",
            "Shape.stroke(style:)", "Shape.stroke(_:)", "StrokeStyle(lineWidth:dash:)"))
    func strokesLieOverTheEdge() {
        let shape = Rectangle().size(width: 40, height: 40).offset(x: 30, y: 30)
        #expect(box(shape.stroke(Paint.red, lineWidth: 10)) == CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(box(shape.stroke(lineWidth: 10).fill(Paint.red)).width == 50)
        let dashed = DrawnView(shape.stroke(Paint.red, style: StrokeStyle(lineWidth: 10, dash: [5])))
        let row = (25..<75).map { dashed.color($0, 30) }
        #expect(row.contains(Pixel.red) && row.contains(Pixel.white))
        let round = DrawnView(
            shape.stroke(style: StrokeStyle(lineWidth: 10, lineJoin: .round)).foregroundColor(Paint.red))
        #expect(round.color(25, 25) == Pixel.white && round.color(50, 25) == Pixel.red)
        #expect(DrawnView(shape.stroke()).ink.width == 42)
        #expect(DrawnView(shape.stroke(Paint.red)).ink.width == 42)
    }

    @Test(.shows("InsettableShape.strokeBorder(_:lineWidth:)", "InsettableShape.inset(by:)"))
    func bordersLieInside() {
        let border = DrawnView(Rectangle().strokeBorder(Paint.red, lineWidth: 6).padding(20))
        #expect(border.bounds(of: Pixel.red).width == 60)
        #expect(border.color(25, 50) == Pixel.red && border.color(26, 50) == Pixel.white)
        #expect(box(Rectangle().inset(by: 12).fill(Paint.red)).width == 76)
    }

    private struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    @Test(
        .shows(
            "Shape", "Path {}", "Path()", "Path.addLine(to:)", "Path.closeSubpath()",
            "Shape.size(_:)", "Shape.sizeThatFits(_:)"))
    func shapesOfOnesOwnAreDrawn() {
        let view = DrawnView(Triangle().fill(Paint.red))
        #expect(view.color(50, 60) == Pixel.red && view.color(5, 20) == Pixel.white)
        // The line that closes it.
        let border = DrawnView(Triangle().stroke(Paint.red, lineWidth: 4).frame(width: 80, height: 80))
        #expect(border.color(30, 50) == Pixel.red)
        var path = Path()
        #expect(path.isEmpty)
        path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(box(path.fill(Paint.red)) == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(box(Rectangle().size(CGSize(width: 10, height: 10)).fill(Paint.red)).width == 10)
        #expect(Triangle().sizeThatFits(ProposedViewSize(width: 7, height: nil)) == CGSize(width: 7, height: 10))
    }

    @Test(
        .shows(
            "Path.addCurve(to:control1:control2:)", "Path.addQuadCurve(to:control:)",
            "Path.addArc(center:radius:startAngle:endAngle:clockwise:)"))
    func curvesBendTowardsTheirControls() {
        var curve = Path()
        curve.move(to: CGPoint(x: 0, y: 50))
        curve.addCurve(to: CGPoint(x: 100, y: 50), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 100, y: 10))
        #expect(abs(curve.boundingRect.minY - 20) < 1e-9)
        var bow = Path()
        bow.move(to: CGPoint(x: 0, y: 50))
        bow.addQuadCurve(to: CGPoint(x: 100, y: 50), control: CGPoint(x: 50, y: 10))
        #expect(abs(bow.boundingRect.minY - 30) < 1e-9)
        var arc = Path()
        // With y downwards, what Apple calls clockwise runs the other way on screen.
        arc.addArc(
            center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(30), endAngle: .degrees(180),
            clockwise: true)
        #expect(abs(arc.boundingRect.minY - 10) < 0.1 && abs(arc.boundingRect.maxY - 70) < 0.1)
    }

    // MARK: Gradients

    @Test(
        .shows(
            "LinearGradient(gradient:startPoint:endPoint:)", "LinearGradient(colors:startPoint:endPoint:)",
            "Gradient(colors:)"))
    func gradientsRunFromColourToColour() {
        let colors = [Paint.red, Paint.blue]
        for gradient in [
            LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing),
            LinearGradient(gradient: Gradient(colors: colors), startPoint: .leading, endPoint: .trailing),
        ] {
            let view = DrawnView(gradient)
            let (first, last) = (view.color(0, 50), view.color(99, 50))
            #expect(first >> 16 > 0xF0 && first & 0xFF < 0x10)
            #expect(last >> 16 < 0x10 && last & 0xFF > 0xF0)
            #expect(view.color(30, 10) == view.color(30, 90))
        }
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    }

    @Test(.shows("AnyShapeStyle(_:)", "View.backgroundStyle(_:)"))
    func stylesCanBeErasedAndHandedDown() {
        #expect(middle(Rectangle().fill(AnyShapeStyle(Paint.red))) == Pixel.red)
        #expect(middle(Rectangle().fill(.background).backgroundStyle(Paint.green)) == Pixel.green)
    }

    // MARK: Clips and masks

    @Test(.shows("View.clipShape(_:)", "View.clipped()", "View.mask(_:)"))
    func clipsCutOffWhatIsOutside() {
        let round = DrawnView(Paint.red.clipShape(Circle()))
        #expect(round.color(3, 3) == Pixel.white && round.color(50, 50) == Pixel.red)
        let large = Tile(width: 80, height: 80).frame(width: 40, height: 40)
        #expect(box(large).width == 80)
        #expect(box(large.clipped()).width == 40)
        #expect(box(Paint.red.mask(Tile(color: .black, width: 30, height: 30))).width == 30)
    }

    // MARK: Effects

    @Test(
        .shows(
            "View.shadow(radius:)", "View.shadow(color:radius:x:y:)", "View.shadow(color:radius:)",
            "View.blur(radius:)"))
    func shadowsAndBlursReachOut() {
        let plain = DrawnView(Tile()).ink
        let soft = DrawnView(Tile().shadow(radius: 5)).ink
        #expect(soft.width > plain.width && soft.midX == plain.midX)
        let dropped = DrawnView(Tile().shadow(color: Paint.green, radius: 0, x: 30, y: 20))
        #expect(dropped.bounds(of: Pixel.green) == CGRect(x: 70, y: 65, width: 20, height: 10))
        #expect(DrawnView(Tile().shadow(color: Paint.green, radius: 5, x: 30, y: 20)).ink.maxX > 92)
        let black = DrawnView(Tile().shadow(color: .black, radius: 5))
        #expect(black.ink.height > plain.height)
        #expect(black.pixels != DrawnView(Tile().shadow(radius: 5)).pixels)
        #expect(DrawnView(Tile().blur(radius: 4)).ink.width > plain.width)
    }

    @Test(.shows("View.scaleEffect(_:)", "View.scaleEffect(_:anchor:)"))
    func scalingKeepsTheAnchor() {
        #expect(box(Tile().scaleEffect(2)) == CGRect(x: 30, y: 40, width: 40, height: 20))
        #expect(box(Tile().scaleEffect(2, anchor: .topLeading)) == CGRect(x: 40, y: 45, width: 40, height: 20))
        #expect(box(Tile().scaleEffect(CGSize(width: 2, height: 1))).size == CGSize(width: 40, height: 10))
    }

    @Test(.shows("View.rotationEffect(_:)", "View.rotationEffect(_:anchor:)", "Angle(degrees:)", "Angle"))
    func rotationsTurnClockwise() {
        #expect(box(Tile().rotationEffect(.degrees(90))) == CGRect(x: 45, y: 40, width: 10, height: 20))
        #expect(
            box(Tile().rotationEffect(Angle(degrees: 90), anchor: .topLeading))
                == CGRect(x: 30, y: 45, width: 10, height: 20))
        #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-12)
    }

    @Test(.shows("View.rotation3DEffect(_:axis:)"))
    func turningAboutAnAxisShortens() {
        let turned = DrawnView(
            Tile(width: 60, height: 60).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        ).ink
        #expect(turned.width < 45 && turned.height > 45)
    }

    @Test(.shows("View.hueRotation(_:)", "View.blendMode(_:)", "View.compositingGroup()"))
    func coloursAreChangedAfterwards() {
        let turned = middle(Paint.red.hueRotation(.degrees(120)))
        #expect((turned >> 8) & 0xFF > turned >> 16)
        let multiplied = ZStack {
            Color(red: 1, green: 1, blue: 0)
            Color(red: 0, green: 1, blue: 1).blendMode(.multiply)
        }
        #expect(middle(multiplied) == Pixel.green)
        // What is in a group meets nothing outside.
        let apart = ZStack {
            Color(red: 1, green: 1, blue: 0)
            ZStack { Color(red: 0, green: 1, blue: 1).blendMode(.multiply) }.compositingGroup()
        }
        #expect(middle(apart) == 0x00_FFFF)
    }

    @Test(.shows("View.border(_:)"))
    func bordersAreOnePointInside() {
        let view = DrawnView(Tile(color: Paint.green).border(Paint.red))
        #expect(view.bounds(of: Pixel.red) == CGRect(x: 40, y: 45, width: 20, height: 10))
        #expect(view.bounds(of: Pixel.green) == CGRect(x: 41, y: 46, width: 18, height: 8))
    }

    @Test(.shows("View.redacted(reason:)"))
    func redactedTextIsABlock() {
        let text = Text("Secret").foregroundColor(Paint.red)
        let (plain, redacted) = (DrawnView(text), DrawnView(text.redacted(reason: .placeholder)))
        #expect(plain.pixels != redacted.pixels)
        #expect(redacted.ink.width >= plain.ink.width - 2)
        #expect(redacted.color(50, 50) != Pixel.white)
    }

    /// A layer clips to what it has drawn, or with `.inverse` to all else.
    @Test(arguments: [false, true]) func layersClip(isInverse: Bool) {
        let view = DrawnView(
            Canvas { context, size in
                context.clipToLayer(options: isInverse ? .inverse : []) { layer in
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.black))
                }
                context.fill(
                    Path(CGRect(origin: .zero, size: size)), with: .color(Color(.sRGB, red: 1, green: 0, blue: 0)))
            }
            .frame(width: 20, height: 20), width: 20, height: 20)
        let (red, white) = (0xFF0000, 0xFFFFFF)
        #expect(view.color(5, 10) == (isInverse ? white : red))
        #expect(view.color(15, 10) == (isInverse ? red : white))
    }
}
