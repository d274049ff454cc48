import PerchTesting
import SwiftUI
import Testing
import UIKit

/// What names do that came with iOS 26, beside those of glass.
@MainActor @Suite struct TodayNameTests {
    // MARK: Symbols

    private struct Drawn: View {
        let isHidden: Bool

        var body: some View {
            Image(systemName: "square.fill").resizable().frame(width: 80, height: 80).foregroundStyle(Paint.red)
                .symbolEffect(.drawOn, isActive: isHidden)
        }
    }

    @Observable final class Switch { var isOn = true }

    private struct Switched: View {
        let model: Switch
        var body: some View { Drawn(isHidden: model.isOn) }
    }

    @Test func aSymbolIsDrawnFromTheLeadingEdgeOn() {
        #expect(DrawnView(Drawn(isHidden: true)).ink.isNull)
        let whole = DrawnView(Drawn(isHidden: false)).bounds(of: Pixel.red)
        let model = Switch()
        let view = DrawnView(Switched(model: model))
        #expect(view.ink.isNull)
        model.isOn = false
        view.advance(by: 0.1)
        let part = view.bounds(of: Pixel.red)
        #expect(part.minX == whole.minX && part.width > 0 && part.width < whole.width)
        view.advance(by: 3)
        #expect(view.bounds(of: Pixel.red) == whole)
    }

    @Test func aVariableValueDrawsAPartOfASymbol() {
        let symbol = Image(systemName: "square.fill", variableValue: 0.5).resizable().frame(width: 80, height: 80)
            .foregroundStyle(Paint.red)
        let whole = DrawnView(symbol.symbolVariableValueMode(.color)).bounds(of: Pixel.red)
        let part = DrawnView(symbol.symbolVariableValueMode(.draw)).bounds(of: Pixel.red)
        #expect(part.minX == whole.minX && abs(part.width - 40) <= 6)
    }

    @Test func aGradientOfASymbolIsLighterAtTheTop() {
        let symbol = Image(systemName: "square.fill").resizable().frame(width: 80, height: 80)
            .foregroundStyle(Color(red: 0.2, green: 0.3, blue: 0.6))
        let (flat, gradient) = (DrawnView(symbol), DrawnView(symbol.symbolColorRenderingMode(.gradient)))
        #expect(flat.color(50, 25) == flat.color(50, 75))
        #expect(gradient.color(50, 25) & 255 > gradient.color(50, 75) & 255)
    }

    // MARK: Corners of UIKit's views

    private struct Hosted: UIViewRepresentable {
        let configuration: UICornerConfiguration

        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            view.cornerConfiguration = configuration
            return view
        }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    /// Where the red of a row begins.
    private func start(_ view: some View, row: Int = 0) -> Int? {
        let view = DrawnView(view)
        return (0..<100).first { Pixel.areNear(view.color($0, row), Pixel.red, within: 120) }
    }

    @Test func theCornersOfAViewFollowItsSize() {
        #expect(start(Hosted(configuration: .corners(radius: 0))) == 0)
        #expect(start(Hosted(configuration: .capsule())) == start(RoundedRectangle(cornerRadius: 50).fill(Paint.red)))
        #expect(
            start(Hosted(configuration: .capsule(maximumRadius: 20)))
                == start(RoundedRectangle(cornerRadius: 20).fill(Paint.red)))
        // A corner that is given none is square.
        #expect(start(Hosted(configuration: .corners(topRightRadius: 30))) == 0)
    }

    @Test func aCornerIsConcentricToThatOfTheViewAround() {
        let outer = UICornerConfiguration.corners(radius: 30)
        let size = CGSize(width: 100, height: 100)
        let inner = UICornerConfiguration.corners(radius: .containerConcentric())
            .radii(
                in: CGSize(width: 80, height: 80), frame: CGRect(x: 10, y: 10, width: 80, height: 80),
                container: (size, outer.radii(in: size)))
        #expect(inner == [20, 20, 20, 20])
    }

    // MARK: Menus

    private func menu(_ appearance: Appearance) -> DrawnView {
        let view = DrawnView(
            VStack {
                Menu("Open") {
                    Button("First", systemImage: "star") {}
                    Button("Second") {}
                }
                Spacer()
            }
            .environment(\.appearance, appearance), width: 375, height: 667)
        view.tap("Open")
        view.advance(by: 1)
        return view
    }

    @Test func aMenuGrowsOverItsButton() {
        let (old, new) = (menu(.iOS18), menu(.iOS26))
        let button = CGRect(x: 0, y: 0, width: 375, height: 30)
        #expect(old.frame("First").minY >= button.maxY - 5)
        #expect(new.frame("First").minY < old.frame("First").minY - 10)
        #expect(new.frame("Second").minY == new.frame("First").maxY)
    }

    // MARK: Edges

    private func scrolled(_ hidden: Bool) -> DrawnView {
        DrawnView(
            NavigationStack {
                ScrollView { Color.white.frame(height: 3000) }
                    .scrollEdgeEffectHidden(hidden, for: .bottom)
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text("Item") } }
            }
            .environment(\.appearance, .iOS26), width: 375, height: 667)
    }

    @Test func contentFadesUnderABarAtTheBottomUnlessThatIsHidden() {
        #expect(scrolled(false).color(2, 666) != Pixel.white)
        #expect(scrolled(false).color(2, 400) == Pixel.white)
        #expect(scrolled(true).color(2, 666) == Pixel.white)
    }

    // MARK: Large text

    @Test func theWordsOfAnAlertGrow() {
        func height(_ size: DynamicTypeSize) -> CGFloat {
            let view = DrawnView(
                Text("Page").alert("Title", isPresented: .constant(true)) { Button("OK") {} }
                    .environment(\.appearance, .iOS26).environment(\.dynamicTypeSize, size), width: 375, height: 667)
            view.advance(by: 1)
            return view.frame("Title").height
        }
        #expect(height(.accessibility3) > 1.5 * height(.large))
    }
}
