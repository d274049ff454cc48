import EngineTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// Rows of lazy containers and lists, inserted, removed and moved.
@MainActor struct RowMotionTests {
    private let second = Animation.linear(duration: 1)

    private struct Row: Identifiable, Equatable {
        let id: Int
        static let colors: [Color] = [.red, .green, .blue, .orange, .purple, .pink, .yellow, .mint, .teal, .indigo]
        var color: Color { Self.colors[id] }
    }

    private func rows(_ ids: Int...) -> [Row] { ids.map(Row.init) }

    private func stack(_ knob: Knob<[Row]>, height: CGFloat = 100) -> MovingView {
        MovingView(100, height) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(knob.value) { $0.color.frame(height: 20) }
                }
            }
        }
    }

    /// "List insert/delete/move: row fades/slides, others shift."
    @Test func aRowThatGoesFadesWhereItWasAndOthersShift() throws {
        let data = Knob(rows(0, 1, 2))
        let view = stack(data)
        view.change { withAnimation(second) { data.value = rows(0, 2) } }
        #expect(view.paint(.green)?.opacity == 1)
        view.advance(by: 0.25)
        #expect(abs(try #require(view.paint(.green)).opacity - 0.75) < 1e-6)
        #expect(view.box(.green)?.minY == 20)
        #expect(try #require(view.box(.blue)).minY.isNear(35))
        #expect(view.box(.red)?.minY == 0)
        view.advance(by: 0.75)
        #expect(view.box(.green) == nil)
        #expect(view.box(.blue)?.minY == 20)
        #expect(!view.isMoving)
    }

    @Test func aRowThatComesFadesInWhereItIsAndOthersShift() throws {
        let data = Knob(rows(0, 2))
        let view = stack(data)
        view.change { withAnimation(second) { data.value.insert(Row(id: 1), at: 1) } }
        #expect(view.paint(.green)?.opacity == 0)
        view.advance(by: 0.5)
        #expect(abs(try #require(view.paint(.green)).opacity - 0.5) < 1e-6)
        #expect(view.box(.green)?.minY == 20)
        #expect(try #require(view.box(.blue)).minY.isNear(30))
        view.advance(by: 0.5)
        #expect(view.paint(.green)?.opacity == 1)
        #expect(view.box(.blue)?.minY == 40)
        #expect(!view.isMoving)
    }

    /// "ForEach with stable ids: moves are frame animations of the same leaves."
    @Test func rowsThatChangePlacesPassEachOther() throws {
        let data = Knob(rows(0, 1, 2))
        let view = stack(data)
        view.change { withAnimation(second) { data.value = rows(2, 1, 0) } }
        view.advance(by: 0.25)
        #expect(try #require(view.box(.red)).minY.isNear(10))
        #expect(view.box(.green)?.minY == 20)
        #expect(try #require(view.box(.blue)).minY.isNear(30))
    }

    @Test func withoutAnAnimationRowsComeAndGoAtOnce() {
        let data = Knob(rows(0, 1, 2))
        let view = stack(data)
        view.change { data.value = rows(0, 2, 3) }
        #expect(view.box(.green) == nil)
        #expect(view.box(.blue)?.minY == 20)
        #expect(view.paint(.orange)?.opacity == 1)
        #expect(!view.isMoving)
    }

    /// What was out of sight comes along with the rows before it, and what is pushed out goes with them.
    @Test func rowsComeIntoSightWithTheirNeighbours() throws {
        let data = Knob(rows(0, 1, 2, 3, 4, 5, 6, 7, 8, 9))
        let view = stack(data, height: 60)
        #expect(view.box(.orange) == nil)
        view.change { withAnimation(second) { data.value = rows(1, 2, 3, 4, 5, 6, 7, 8, 9) } }
        #expect(view.box(.orange)?.minY == 60)
        view.advance(by: 0.5)
        #expect(try #require(view.box(.orange)).minY.isNear(50))
        #expect(view.paint(.orange)?.opacity == 1)
        view.advance(by: 0.5)
        #expect(view.box(.orange)?.minY == 40)
        view.change { withAnimation(second) { data.value.insert(Row(id: 0), at: 0) } }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.orange)).minY.isNear(50))
    }

    @Test func aRowThatComesBackIsTheSameOne() throws {
        struct Counted: View {
            let color: Color
            @State private var width = 50.0
            var body: some View { color.frame(width: width, height: 20).onAppear { width -= 10 } }
        }
        let data = Knob(rows(0, 1))
        let view = MovingView(100, 100) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(data.value) { Counted(color: $0.color) } } }
        }
        #expect(view.box(.green)?.width == 40)
        view.change { withAnimation(second) { data.value = rows(0) } }
        view.advance(by: 0.5)
        view.change { withAnimation(second) { data.value.append(Row(id: 1)) } }
        #expect(abs(try #require(view.paint(.green)).opacity - 0.5) < 1e-6)
        view.advance(by: 1)
        #expect(view.paint(.green)?.opacity == 1)
        #expect(view.box(.green)?.width == 40)
    }

    @Test func aTransitionOfARowIsItsOwn() throws {
        let data = Knob(rows(0, 1))
        let view = MovingView(100, 100) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(data.value) { $0.color.frame(height: 20).transition(.move(edge: .leading)) }
                }
            }
        }
        view.change { withAnimation(second) { data.value = rows(0) } }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.green)).minX.isNear(-50))
        #expect(view.paint(.green)?.opacity == 1)
        view.advance(by: 0.5)
        #expect(view.box(.green) == nil)
    }

    @Test func cellsOfAGridShift() throws {
        let data = Knob(rows(0, 1, 2, 3))
        let view = MovingView(100, 100) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))], spacing: 0) {
                    ForEach(data.value) { $0.color.frame(height: 20) }
                }
            }
        }
        view.change { withAnimation(second) { data.value = rows(1, 2, 3) } }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.green)).minX.isNear(25))
        let blue = try #require(view.box(.blue))
        #expect(blue.minX.isNear(25) && blue.minY.isNear(10))
    }

    // MARK: Lists

    private func list(_ knob: Knob<[Row]>) -> MovingView {
        MovingView(300, 400) {
            List(knob.value) { $0.color.frame(height: 20) }
        }
    }

    /// "List/Form rows: by UIKit's own animation, only when the transaction animates."
    @Test func aRowOfAListFadesAsAWhole() throws {
        let data = Knob(rows(0, 1, 2))
        let view = list(data)
        let (green, blue) = (try #require(view.box(.green)), try #require(view.box(.blue)))
        view.change { withAnimation(second) { data.value = rows(0, 2) } }
        view.advance(by: 0.5)
        #expect(abs(try #require(view.paint(.green)).opacity - 0.5) < 1e-6)
        #expect(view.box(.green) == green)
        #expect(try #require(view.box(.blue)).minY.isNear((green.minY + blue.minY) / 2))
        view.advance(by: 0.5)
        #expect(view.box(.green) == nil)
        #expect(view.box(.blue)?.minY == green.minY)
        view.change { withAnimation(second) { data.value.insert(Row(id: 1), at: 1) } }
        #expect(view.paint(.green)?.opacity == 0)
        view.advance(by: 0.5)
        #expect(abs(try #require(view.paint(.green)).opacity - 0.5) < 1e-6)
        view.advance(by: 0.5)
        #expect(view.paint(.green)?.opacity == 1)
        #expect(!view.isMoving)
    }

    @Test func rowsOfASectionFadeAsWell() throws {
        let data = Knob(rows(0, 1, 2))
        let view = MovingView(300, 400) {
            List { Section("Colours") { ForEach(data.value) { $0.color.frame(height: 20) } } }
        }
        let red = try #require(view.box(.red))
        view.change { withAnimation(second) { data.value = rows(1, 2) } }
        view.advance(by: 0.5)
        #expect(abs(try #require(view.paint(.red)).opacity - 0.5) < 1e-6)
        #expect(view.box(.red) == red)
        view.advance(by: 0.5)
        #expect(view.box(.red) == nil)
        #expect(!view.isMoving)
    }

    @Test func rowsOfAListChangePlaces() throws {
        let data = Knob(rows(0, 1))
        let view = list(data)
        let (red, green) = (try #require(view.box(.red)), try #require(view.box(.green)))
        view.change { withAnimation(second) { data.value.reverse() } }
        view.advance(by: 0.25)
        #expect(try #require(view.box(.red)).minY.isNear(red.minY * 0.75 + green.minY * 0.25))
        view.advance(by: 0.75)
        #expect(view.box(.red) == green)
    }

    @Test func withoutAnAnimationAListChangesAtOnce() {
        let data = Knob(rows(0, 1, 2))
        let view = list(data)
        view.change { data.value = rows(0, 2) }
        #expect(view.box(.green) == nil)
        #expect(!view.isMoving)
    }

    /// Content that is shown by something built round each of its elements fades once, not twice.
    @Test func whatIsBuiltRoundAnElementFadesWithIt() throws {
        let data = Knob(rows(0, 1))
        let view = MovingView(100, 100) {
            ElementReader(ForEach(data.value) { $0.color.frame(height: 20) }) { elements in
                VStack(spacing: 0) {
                    ForEach(elements) { element in HStack { element } }
                }
            }
        }
        view.change { withAnimation(second) { data.value = rows(0) } }
        view.advance(by: 0.5)
        #expect(abs(try #require(view.paint(.green)).opacity - 0.5) < 1e-6)
        view.change { withAnimation(second) { data.value = rows(0, 1, 2) } }
        #expect(abs(try #require(view.paint(.green)).opacity - 0.5) < 1e-6)
        view.advance(by: 0.5)
        #expect(abs(try #require(view.paint(.blue)).opacity - 0.5) < 1e-6)
        view.advance(by: 0.5)
        #expect(view.paint(.green)?.opacity == 1)
    }
}
