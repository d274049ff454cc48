import DisplayList
import EngineTesting
import Foundation
import PerchTesting
import Rasterizer
import SwiftUI

/// A view drawn with one pixel for each point, to ask which color lies where, what is read aloud, and to touch.
@MainActor final class DrawnView {
    private let screen: TestScreen
    private let painter = RasterPainter(scale: 1)
    private let background: RGBA

    init(
        _ view: some View, width: CGFloat = 100, height: CGFloat = 100, scheme: ColorScheme = .light,
        safeArea: EdgeInsets = EdgeInsets()
    ) {
        background = scheme == .dark ? .black : .white
        screen = TestScreen(view, size: CGSize(width: width, height: height), safeArea: safeArea) {
            $0.colorScheme = scheme
        }
    }

    private var frame: Frame {
        screen.draw()
        return screen.frame
    }

    private var picture: PixelBuffer {
        painter.paint(frame.displayList)
        return painter.picture!
    }

    // MARK: What is seen

    /// The color of a pixel, as 0xRRGGBB.
    func color(_ x: Int, _ y: Int) -> Int {
        let picture = picture
        return Int(picture.pixels[y * picture.width + x] & 0xFF_FFFF)
    }

    /// The smallest rectangle around the pixels that are more of a color than not; null where there are none.
    func bounds(of color: Int) -> CGRect { bounds { Pixel.areNear($0, color, within: 0x7F) } }

    /// The smallest rectangle around what differs from the background; null where nothing does.
    var ink: CGRect {
        let empty = background == .black ? 0 : 0xFF_FFFF
        return bounds { $0 != empty }
    }

    private func bounds(_ isWanted: (Int) -> Bool) -> CGRect {
        let picture = picture
        var bounds = CGRect.null
        for y in 0..<picture.height {
            for x in 0..<picture.width where isWanted(Int(picture.pixels[y * picture.width + x] & 0xFF_FFFF)) {
                bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return bounds
    }

    /// All pixels, to compare.
    var pixels: Data { picture.pngData() ?? Data() }

    // MARK: What is read aloud

    var elements: [ElementOnScreen] {
        screen.draw()
        return screen.elements
    }
    var labels: [String] { elements.map(\.label).filter { !$0.isEmpty } }
    func element(_ label: String) -> ElementOnScreen? { elements.first { $0.label == label } }

    /// Where the element with a label lies; null where there is none.
    func frame(_ label: String) -> CGRect { element(label)?.frame ?? .null }

    // MARK: What is done

    /// Lets time go by.
    func advance(by seconds: Double) { screen.advance(by: seconds) }

    /// Touches the middle of the element with a label.
    func tap(_ label: String) {
        let frame = frame(label)
        if !frame.isNull { tap(x: frame.midX, y: frame.midY) }
    }

    /// Holds a finger on the middle of the element with a label for a second.
    func press(_ label: String) {
        let frame = frame(label)
        if frame.isNull { return }
        send(.down, CGPoint(x: frame.midX, y: frame.midY))
        advance(by: 1)
        send(.up, CGPoint(x: frame.midX, y: frame.midY))
    }

    func tap(x: CGFloat, y: CGFloat) { drag([CGPoint(x: x, y: y)]) }

    /// Puts a finger down at the first place, moves it over the others and lifts it at the last.
    func drag(_ places: [CGPoint]) {
        screen.drag(places)
        // What a tap starts has ended by then.
        advance(by: 2)
    }

    /// A finger that comes down, moves or is lifted, some seconds after what was before.
    func send(_ phase: PointerEvent.Phase, _ location: CGPoint, after seconds: Double = 0.05) {
        screen.send(phase, location, after: seconds)
    }

    /// Presses a key; tells whether anything made use of it.
    func press(_ key: KeyPress) -> Bool {
        defer { screen.draw() }
        return screen.session.perform { screen.host.send(key) }
    }

    /// What a keyboard receives about the text that is typed; nil where nothing takes text.
    var typing: TextInputTraits? { screen.host.focus.textInput?.traits }

    /// Lets the tasks of `.task` run until each waits for something.
    func runTasks() async { await screen.runTasks() }
}

/// Colors that no text or control has, with what their pixels are.
enum Paint {
    static let red = Color(red: 1, green: 0, blue: 0)
    static let green = Color(red: 0, green: 1, blue: 0)
    static let blue = Color(red: 0, green: 0, blue: 1)
}

enum Pixel {
    static let red = 0xFF_0000
    static let green = 0x00_FF00
    static let blue = 0x00_00FF
    static let white = 0xFF_FFFF
    static let black = 0x00_0000

    /// Whether no part of two colors differs by more than a distance.
    static func areNear(_ a: Int, _ b: Int, within distance: Int = 1) -> Bool {
        [16, 8, 0].allSatisfy { abs((a >> $0) & 0xFF - (b >> $0) & 0xFF) <= distance }
    }
}

/// A rectangle of a color and a size.
struct Tile: View {
    var color = Paint.red
    var width: CGFloat = 20
    var height: CGFloat = 10

    var body: some View { color.frame(width: width, height: height) }
}
