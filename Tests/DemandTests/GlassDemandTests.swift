import PerchTesting
import SwiftUI
import Testing

/// Glass, and what came with it.
@MainActor @Suite struct GlassDemandTests {
    @Test func glassLiesBehindTheViewInACapsuleRoundItsPadding() {
        let view = DrawnView(
            ZStack {
                Paint.red
                Color.clear.frame(width: 40, height: 20).padding(10).glassEffect()
            }, width: 100, height: 100)
        // The middle of the ground is lighter than the red around it, and so is what lies in the padding.
        #expect(view.color(50, 50) != Pixel.red)
        #expect(view.color(50, 33) != Pixel.red)
        // A corner of the box lies outside of the capsule.
        #expect(Pixel.areNear(view.color(21, 31), Pixel.red, within: 30))
    }

    @Test func identityDrawsNoGlass() {
        func view(_ glass: Glass?) -> DrawnView {
            DrawnView(
                ZStack {
                    Paint.red
                    if let glass {
                        Tile(color: Paint.blue).padding(10).glassEffect(glass)
                    } else {
                        Tile(color: Paint.blue).padding(10)
                    }
                }, width: 100, height: 100)
        }
        #expect(view(.identity).pixels == view(nil).pixels)
        #expect(view(.regular).pixels != view(nil).pixels)
        #expect(view(.clear).pixels != view(.regular).pixels)
    }

    @Test func aTintColorsTheGlass() {
        let view = DrawnView(
            Color.clear.frame(width: 60, height: 60).glassEffect(.regular.tint(Paint.green), in: .rect))
        #expect(view.bounds(of: Pixel.green).width >= 55)
    }

    /// Between two shapes, 20 points apart.
    private func between(spacing: CGFloat) -> Int {
        DrawnView(
            ZStack {
                Paint.red
                GlassEffectContainer(spacing: spacing) {
                    HStack(spacing: 20) {
                        Color.clear.frame(width: 30, height: 30).glassEffect()
                        Color.clear.frame(width: 30, height: 30).glassEffect()
                    }
                }
            }, width: 100, height: 100
        ).color(50, 50)
    }

    @Test func shapesBlendThatAreNearerThanTheContainersSpacing() {
        #expect(Pixel.areNear(between(spacing: 10), Pixel.red, within: 30))
        #expect(!Pixel.areNear(between(spacing: 80), Pixel.red, within: 30))
    }

    @Test func lessTransparencyMakesGlassOpaque() {
        func color(_ reduces: Bool) -> Int {
            let view = ZStack {
                Paint.red
                Color.clear.frame(width: 60, height: 60).glassEffect(in: .rect)
            }
            .transformEnvironment(\.accessibilitySettings) { $0.reducesTransparency = reduces }
            return DrawnView(view).color(50, 50)
        }
        #expect(Pixel.areNear(color(true), 0xFAFA_FA, within: 12))
        #expect(!Pixel.areNear(color(false), 0xFAFA_FA, within: 12))
    }

    @Test func aConcentricCornerHasTheContainersRadiusLessTheDistance() {
        func start(_ shape: some Shape) -> Int? {
            let view = DrawnView(
                shape.fill(Paint.red).padding(10).containerShape(.rect(cornerRadius: 30)), width: 100, height: 100)
            return (10..<90).first { Pixel.areNear(view.color($0, 10), Pixel.red, within: 120) }
        }
        func rounded(_ radius: CGFloat) -> Int? { start(RoundedRectangle(cornerRadius: radius)) }
        #expect(start(ConcentricRectangle()) == rounded(20))
        #expect(start(.rect(corners: .concentric(minimum: 25))) == rounded(25))
        #expect(start(ConcentricRectangle(corners: .fixed(5))) == rounded(5))
        let alone = DrawnView(ConcentricRectangle().fill(Paint.red), width: 100, height: 100)
        #expect(Pixel.areNear(alone.color(0, 0), Pixel.red, within: 5))
    }

    @Test func aGlassButtonActsAndCloseAndConfirmHaveLabels() {
        var taps = 0
        let view = DrawnView(
            VStack {
                Button("Glass") { taps += 1 }.buttonStyle(.glass)
                Button("Prominent") { taps += 10 }.buttonStyle(.glassProminent)
                Button(role: .close) { taps += 100 }
                Button(role: .confirm) { taps += 1000 }
            }, width: 200, height: 300)
        for label in ["Glass", "Prominent", "Close", "Done"] { view.tap(label) }
        #expect(taps == 1111)
    }

    @Test func aSubtitleStandsUnderTheTitle() {
        let view = DrawnView(
            NavigationStack {
                Text("Page").navigationTitle("Title").navigationSubtitle("Subtitle")
                    .navigationBarTitleDisplayMode(.inline)
            }, width: 390, height: 844)
        #expect(view.frame("Subtitle").minY >= view.frame("Title").maxY - 1)
        #expect(view.frame("Subtitle").midX == view.frame("Title").midX)
    }

    @Test func aFlexibleButtonTakesTheWidth() {
        let button = Button("Button") {}.buttonStyle(.borderedProminent).tint(Paint.red)
        #expect(DrawnView(button.buttonSizing(.flexible), width: 200).bounds(of: Pixel.red).width == 200)
        #expect(DrawnView(button.buttonSizing(.fitted), width: 200).bounds(of: Pixel.red).width < 120)
    }

    @Test func aSectionsMarginsAreItsOwn() {
        let row = Text("Row").listRowBackground(Paint.red)
        let view = DrawnView(List { Section { row }.listSectionMargins(.horizontal, 40) }, width: 390, height: 844)
        let card = view.bounds(of: Pixel.red)
        #expect((card.minX, card.maxX) == (40, 350))
    }

    @Observable final class Chosen {
        var item: String? = "Item"
        var amount = 0.0
    }

    @Test func anAlertIsShownForAnItem() {
        let model = Chosen()
        let binding = Binding(get: { model.item }, set: { model.item = $0 })
        let view = DrawnView(
            Text("Page").alert("Title", item: binding) { item in
                Button("About \(item)") {}
            }, width: 390, height: 844)
        view.advance(by: 1)
        #expect(view.element("Title") != nil)
        view.tap("About Item")
        #expect(model.item == nil)
    }

    @Test func aSliderStopsAtItsTicks() {
        let model = Chosen()
        let binding = Binding(get: { model.amount }, set: { model.amount = $0 })
        let view = DrawnView(
            Slider(value: binding) {
                Text("Amount")
            } ticks: {
                SliderTick(0)
                SliderTick(0.5)
                SliderTick(1)
            }, width: 228, height: 60)
        view.drag([CGPoint(x: 14, y: 30), CGPoint(x: 60, y: 30), CGPoint(x: 100, y: 30)])
        #expect(model.amount == 0.5)
    }

    @Test func animatablePropertiesMakeTheData() {
        let shape = Wave(height: 3, phase: .radians(2), isFilled: true)
        #expect(shape.animatableData.value.0 == 3)
        var moved = shape
        moved.animatableData = AnimatableValues(5, shape.animatableData.value.1)
        #expect(moved.height == 5 && moved.phase == shape.phase && moved.isFilled)
        var sum = shape.animatableData + shape.animatableData
        sum.scale(by: 0.5)
        #expect(sum == shape.animatableData)
    }

    @Test func hiddenToolbarContentIsNotThere() {
        let view = DrawnView(
            NavigationStack {
                Text("Page").toolbar {
                    ToolbarItem { Button("Seen") {} }
                    ToolbarSpacer(.fixed)
                    ToolbarItem { Button("Hidden") {} }.hidden()
                }
            }, width: 390, height: 844)
        #expect(view.element("Seen") != nil)
        #expect(view.element("Hidden") == nil)
    }

    @Test func anAccessoryStandsAboveTheTabBar() {
        for appearance in Appearance.all {
            let view = DrawnView(
                TabView { Tab("One", systemImage: "1.circle") { Text("Page") } }
                    .tabViewBottomAccessory { Text("Playing") }
                    .environment(\.appearance, appearance), width: 390, height: 844)
            #expect(view.frame("Playing").maxY <= view.frame("One").minY + 1)
        }
    }
}

@Animatable
private struct Wave: Shape {
    var height: Double
    var phase: Angle
    @AnimatableIgnored var isFilled: Bool

    func path(in rect: CGRect) -> Path { Path(rect) }
}
