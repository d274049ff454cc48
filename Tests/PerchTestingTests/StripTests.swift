import DisplayList
import Foundation
import PerchTesting
import Rasterizer
import Testing

@MainActor
@Suite struct StripTests {
    /// Goes from left to right as soon as it is there.
    private struct Mover: View {
        var animation: Animation
        @State private var isThere = false

        var body: some View {
            VStack(alignment: isThere ? .trailing : .leading, spacing: 6) {
                Color.clear.frame(width: 90, height: 0)
                Circle().fill(isThere ? .orange : .blue).frame(width: 30, height: 30)
                if isThere { Text("Here").font(.caption).transition(.scale.combined(with: .opacity)) }
            }
            .frame(width: 100, height: 70)
            .onAppear { withAnimation(animation) { isThere = true } }
        }
    }

    @Test(arguments: Scheme.allCases) func aSpringOvershoots(_ scheme: Scheme) {
        assertSnapshot(
            of: Mover(animation: .spring(duration: 0.5, bounce: 0.4)),
            as: .strip(0...0.8, frames: 9, Variant.component.with(scheme: scheme)), named: scheme.rawValue)
    }

    @Test func aStripIsItsFramesSideBySide() throws {
        let view = Mover(animation: .linear(duration: 1))
        let canvas = try ViewCanvas(view, variant: Variant(layout: .sizeThatFits, scale: 1))
        let strip = try #require(ImageData.decode(try canvas.file(.png, of: Strip(0...1, frames: 3))))
        #expect(strip.width == 316)
        #expect(strip.height == 70)
        for (index, moment) in [0, 0.5, 1].enumerated() {
            let single = try ViewCanvas(view, variant: Variant(layout: .sizeThatFits, scale: 1))
            single.draw(at: moment)
            let frame = try #require(ImageData.decode(try single.file(.png)))
            for y in [0, 20, 40, 69] {
                let start = (y * strip.width + index * 108) * 4
                let row = Array(strip.pixels[start..<start + 400])
                let expected = Array(frame.pixels[y * 400..<y * 400 + 400])
                #expect(row == expected, "frame \(index), row \(y)")
            }
        }
    }

    @Test func momentsBelongToTheRange() {
        #expect(Strip(0...1, frames: 5).moments == [0, 0.25, 0.5, 0.75, 1])
        #expect(Strip(0.5...2, frames: 1).moments == [0.5])
        #expect(Strip(-1...0, frames: 0).moments == [0])
        #expect(Strip(0...(.infinity), frames: 10_000).count == Strip.longest)
    }

    @Test func aPlayingPictureHasAllItsFrames() throws {
        let canvas = try ViewCanvas(
            Mover(animation: .linear(duration: 1)), variant: Variant(layout: .sizeThatFits, scale: 1))
        let file = try canvas.file(.apng, of: Strip(0...1, frames: 4))
        #expect(file.ranges(of: Data("fcTL".utf8)).count == 4)
        #expect(file.ranges(of: Data("fdAT".utf8)).count == 3)
        // A reader that does not know the format reads the first frame.
        let first = try #require(ImageData.decode(file))
        #expect(first.width == 100)
        #expect(first.height == 70)
    }

    @Test func aStripThatIsTooWideSaysSo() throws {
        let canvas = try ViewCanvas(Color.red, variant: Variant(layout: .fixed(width: 1000, height: 10), scale: 3))
        #expect {
            try canvas.file(.png, of: Strip(0...1, frames: 8))
        } throws: { String(describing: $0).contains("16384") }
    }
}
