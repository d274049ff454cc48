import SwiftUI
import Testing

/// A row that was dragged goes to its place when it is let go; the others have made room before, and stay.
@MainActor struct RowMovingTests {
    @Observable final class Model {
        var rows = [Pixel.red, Pixel.green, Pixel.blue]
    }

    private struct Rows: View {
        let model: Model

        var body: some View {
            List {
                ForEach(model.rows, id: \.self) { color in
                    [Pixel.red: Paint.red, Pixel.green: Paint.green, Pixel.blue: Paint.blue][color]?
                        .frame(width: 40, height: 40)
                        .listRowInsets(EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20))
                        .accessibilityElement()
                        .accessibilityLabel("row \(color)")
                }
                .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.plain)
        }
    }

    @Test("3: a row that is let go goes on from where it was held") func settles() {
        let model = Model()
        let view = DrawnView(Rows(model: model), width: 200, height: 300)
        let (first, second, third) = (
            view.bounds(of: Pixel.red), view.bounds(of: Pixel.green), view.bounds(of: Pixel.blue)
        )
        let finger = CGPoint(x: first.midX, y: first.midY)
        view.send(.down, finger)
        view.advance(by: 1)
        view.send(.moved, CGPoint(x: finger.x, y: finger.y + 40))
        view.send(.moved, CGPoint(x: finger.x, y: finger.y + 80))
        view.advance(by: 1)
        #expect(view.bounds(of: Pixel.green).minY == first.minY)
        #expect(view.bounds(of: Pixel.red).minY == first.minY + 80)

        // It is let go twenty points below its new place.
        view.send(.up, CGPoint(x: finger.x, y: finger.y + 80), after: 0)
        #expect(model.rows == [Pixel.green, Pixel.red, Pixel.blue])
        var places: [CGFloat] = []
        for _ in 0..<10 {
            places.append(view.bounds(of: Pixel.red).minY)
            #expect(view.bounds(of: Pixel.green).minY == first.minY)
            #expect(view.bounds(of: Pixel.blue).maxY == third.maxY)
            view.advance(by: 0.05)
        }
        #expect(places.first == first.minY + 80)
        #expect(places.contains { $0 > second.minY + 1 && $0 < first.minY + 79 })
        #expect(places == places.sorted(by: >))
        #expect(places.last == second.minY)
    }

    @Test("3: a row that is let go beside its own place goes back to it") func goesBack() {
        let model = Model()
        let view = DrawnView(Rows(model: model), width: 200, height: 300)
        let first = view.bounds(of: Pixel.red)
        let finger = CGPoint(x: first.midX, y: first.midY)
        view.send(.down, finger)
        view.advance(by: 1)
        view.send(.moved, CGPoint(x: finger.x, y: finger.y + 20))
        view.send(.up, CGPoint(x: finger.x, y: finger.y + 20), after: 0)
        #expect(view.bounds(of: Pixel.red).minY == first.minY + 20)
        view.advance(by: 0.125)
        #expect((first.minY + 5...first.minY + 15).contains(view.bounds(of: Pixel.red).minY))
        view.advance(by: 1)
        #expect(view.bounds(of: Pixel.red) == first)
        #expect(model.rows == [Pixel.red, Pixel.green, Pixel.blue])
    }
}
