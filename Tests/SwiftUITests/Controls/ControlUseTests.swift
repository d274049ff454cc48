import DisplayList
import EngineTesting
import Foundation
import Testing

@testable import SwiftUI

/// Controls under a finger. Names begin with the section of the facts about iOS that a test is about, and how sure it is.
@MainActor struct ControlUseTests {
    @Observable final class Model {
        var value = 0.5
        var number = 0
        var flag = false
        var choice = 0
        var log: [String] = []
    }

    private let model = Model()

    private func drag(_ screen: TypingScreen, from start: CGPoint, by way: CGSize, lifts: Bool = true) {
        screen.touch(.down, start, after: 1)
        for step in 1...4 {
            let share = CGFloat(step) / 4
            screen.touch(
                .moved, CGPoint(x: start.x + way.width * share, y: start.y + way.height * share))
        }
        if lifts { screen.touch(.up, CGPoint(x: start.x + way.width, y: start.y + way.height), after: 0.3) }
    }

    /// Where a finger touches a control.
    private func place(_ node: ElementOnScreen?) -> CGPoint {
        guard let node else { return .zero }
        return CGPoint(
            x: node.frame.minX + node.frame.width * node.activationPoint.x,
            y: node.frame.minY + node.frame.height * node.activationPoint.y)
    }

    // MARK: Slider

    private func sliderScreen(step: Double? = nil, direction: LayoutDirection = .leftToRight) -> TypingScreen {
        let (binding, model) = (Bindable(model).value, model)
        let editing: (Bool) -> Void = { model.log.append("\($0)") }
        return TypingScreen(
            Group {
                if let step {
                    Slider(value: binding, in: 0...1, step: step, onEditingChanged: editing)
                } else {
                    Slider(value: binding, in: 0...1, onEditingChanged: editing)
                }
            }
            .frame(width: 228)
        ) { $0.layoutDirection = direction }
    }

    private func slider(_ screen: TypingScreen) -> ElementOnScreen? { screen.elements.first { $0.role == .slider } }

    @Test("4 L: a touch of a slider's bare track does nothing")
    func bareTrack() throws {
        let screen = sliderScreen()
        let frame = try #require(slider(screen)).frame
        screen.tap(CGPoint(x: frame.minX + 20, y: frame.midY))
        drag(screen, from: CGPoint(x: frame.maxX - 20, y: frame.midY), by: CGSize(width: -60, height: 0))
        #expect(model.value == 0.5 && model.log == [])
    }

    @Test("4 L: the thumb keeps its distance to the finger; how high the finger is does not matter")
    func thumbFollows() {
        let screen = sliderScreen()
        let thumb = place(slider(screen))
        drag(screen, from: CGPoint(x: thumb.x + 8, y: thumb.y), by: CGSize(width: 50, height: 120))
        #expect(abs(model.value - 0.75) < 1e-9)
    }

    @Test("4 S: a slider is true at the start of a drag, false at its end")
    func sliderTellsOfEditing() {
        let screen = sliderScreen()
        drag(screen, from: place(slider(screen)), by: CGSize(width: 20, height: 0))
        #expect(model.log == ["true", "false"])
    }

    @Test("4 S: with a step a slider takes the nearest, and stays in its range")
    func steps() {
        let screen = sliderScreen(step: 0.25)
        drag(screen, from: place(slider(screen)), by: CGSize(width: 60, height: 0))
        #expect(model.value == 0.75)
        drag(screen, from: place(slider(screen)), by: CGSize(width: 400, height: 0))
        #expect(model.value == 1)
    }

    @Test func slidersAreMirrored() {
        let screen = sliderScreen(direction: .rightToLeft)
        drag(screen, from: place(slider(screen)), by: CGSize(width: -50, height: 0))
        #expect(abs(model.value - 0.75) < 1e-9)
    }

    // MARK: Stepper

    private func stepperScreen(_ range: ClosedRange<Int>) -> TypingScreen {
        TypingScreen(Stepper("Count", value: Bindable(model).number, in: range).frame(width: 200))
    }

    private func half(_ screen: TypingScreen, isPlus: Bool) -> CGPoint {
        guard let frame = screen.element("Count")?.frame else { return .zero }
        return CGPoint(x: frame.maxX - (isPlus ? 20 : 74), y: frame.midY)
    }

    @Test("4 S: each half of a stepper is a button; at a bound it does nothing")
    func stepperHalves() {
        let screen = stepperScreen(0...1)
        screen.tap(half(screen, isPlus: false))
        #expect(model.number == 0)
        screen.tap(half(screen, isPlus: true))
        screen.tap(half(screen, isPlus: true))
        #expect(model.number == 1)
    }

    @Test("4 S: a stepper that is held repeats, the faster the longer it is held")
    func stepperRepeats() {
        let screen = stepperScreen(0...1_000)
        screen.touch(.down, half(screen, isPlus: true), after: 1)
        for _ in 0..<10 { screen.frame(after: 0.2) }
        let first = model.number
        for _ in 0..<10 { screen.frame(after: 0.2) }
        let second = model.number - first
        #expect(first > 1 && second > first)
        screen.touch(.up, half(screen, isPlus: true))
        let last = model.number
        screen.frame(after: 2)
        #expect(model.number == last)
    }

    @Test("4 S: a stepper does not go round at its bounds")
    func stepperStops() {
        let screen = stepperScreen(0...3)
        screen.touch(.down, half(screen, isPlus: true), after: 1)
        for _ in 0..<20 { screen.frame(after: 0.2) }
        screen.touch(.up, half(screen, isPlus: true))
        #expect(model.number == 3)
    }

    // MARK: Toggle

    private func toggleScreen(direction: LayoutDirection = .leftToRight) -> TypingScreen {
        TypingScreen(Toggle("Airplane", isOn: Bindable(model).flag).frame(width: 250)) {
            $0.layoutDirection = direction
        }
    }

    @Test("4 S: only the switch reacts, not the label beside it")
    func onlyTheSwitch() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            model.flag = false
            let screen = toggleScreen(direction: direction)
            let frame = try #require(screen.element("Airplane")).frame
            screen.tap(CGPoint(x: direction == .leftToRight ? frame.minX + 20 : frame.maxX - 20, y: frame.midY))
            #expect(!model.flag)
            screen.tap(place(screen.element("Airplane")))
            #expect(model.flag)
        }
    }

    @Test("4 L: a drag past the middle flips a switch at once, and can flip it back")
    func switchesAreDragged() {
        let screen = toggleScreen()
        let start = place(screen.element("Airplane"))
        screen.touch(.down, CGPoint(x: start.x - 10, y: start.y), after: 1)
        screen.touch(.moved, CGPoint(x: start.x + 15, y: start.y))
        #expect(model.flag)
        screen.touch(.moved, CGPoint(x: start.x - 15, y: start.y))
        #expect(!model.flag)
        screen.touch(.up, CGPoint(x: start.x - 15, y: start.y))
        #expect(!model.flag)
    }

    // MARK: Buttons

    @Test("1.7 S: a button acts when the finger is lifted within 70 points of it, and not further away")
    func buttonReach() throws {
        let model = model
        let screen = TypingScreen(Button("Press") { model.number += 1 })
        let frame = try #require(screen.element("Press")).frame
        let start = CGPoint(x: frame.midX, y: frame.midY)
        drag(screen, from: start, by: CGSize(width: frame.width / 2 + 60, height: 0))
        #expect(model.number == 1)
        drag(screen, from: start, by: CGSize(width: frame.width / 2 + 80, height: 0))
        #expect(model.number == 1)
    }

    @Test("1.7 L: a button is fainter at once and comes back by an animation")
    func buttonLook() throws {
        let screen = TypingScreen(Button("Press") {})
        let rest = screen.frame().displayList
        let place = try #require(screen.element("Press")).center
        screen.touch(.down, place)
        let pressed = screen.frame().displayList
        #expect(pressed != rest)
        #expect(screen.frame(after: 1).displayList == pressed)
        screen.touch(.up, place)
        let midway = screen.frame(after: 0.05).displayList
        #expect(midway != pressed && midway != rest)
        #expect(screen.frame(after: 1).displayList == rest)
    }

    @Test("1.7 S: a button repeats while it is held only where that is asked for")
    func buttonRepeats() throws {
        let model = model
        func presses(_ behavior: ButtonRepeatBehavior) throws -> Int {
            model.number = 0
            let screen = TypingScreen(Button("Press") { model.number += 1 }.buttonRepeatBehavior(behavior))
            let place = try #require(screen.element("Press")).center
            screen.touch(.down, place)
            for _ in 0..<10 { screen.frame(after: 0.2) }
            screen.touch(.up, place)
            return model.number
        }
        #expect(try presses(.automatic) == 1)
        #expect(try presses(.enabled) > 3)
    }

    // MARK: Segments

    private func segments(direction: LayoutDirection = .leftToRight) -> TypingScreen {
        TypingScreen(
            Picker("Choice", selection: Bindable(model).choice) {
                ForEach(0..<3) { Text(verbatim: "Option \($0)").tag($0) }
            }
            .pickerStyle(.segmented).frame(width: 280)
        ) { $0.layoutDirection = direction }
    }

    @Test("4 L: a segment is chosen when the finger is lifted, in both directions")
    func segmentsAreTapped() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            model.choice = 0
            let screen = segments(direction: direction)
            let place = try #require(screen.element("Option 2")).center
            screen.touch(.down, place, after: 1)
            #expect(model.choice == 0)
            screen.touch(.up, place)
            #expect(model.choice == 2)
        }
    }

    @Test("4 L: the thumb can be slid to another segment")
    func thumbSlides() throws {
        let screen = segments()
        let (start, end) = (
            try #require(screen.element("Option 0")).center, try #require(screen.element("Option 2")).center
        )
        drag(screen, from: start, by: CGSize(width: end.x - start.x, height: 0))
        #expect(model.choice == 2)
    }

    @Test("4 L: a finger that leaves the segments chooses none")
    func leavingSegments() throws {
        let screen = segments()
        drag(screen, from: try #require(screen.element("Option 1")).center, by: CGSize(width: 0, height: 120))
        #expect(model.choice == 0)
    }

    // MARK: Wheels

    private func wheel(height: CGFloat? = nil, count: Int = 20) -> TypingScreen {
        TypingScreen(
            Picker("Choice", selection: Bindable(model).choice) {
                ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)").tag($0) }
            }
            .pickerStyle(.wheel).frame(width: 200, height: height))
    }

    @Test("4 L: the binding changes when the wheel has come to rest on a row, not on the way")
    func wheelsSettle() {
        let screen = wheel()
        drag(screen, from: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: -100), lifts: false)
        screen.frame(after: 1)
        #expect(model.choice == 0)
        screen.touch(.up, CGPoint(x: 150, y: 100), after: 0.5)
        for _ in 0..<30 { screen.frame(after: 0.1) }
        #expect([2, 3].contains(model.choice))
    }

    @Test("4 L: a wheel that is flung goes on, ends on a row and does not go round")
    func wheelsSpin() {
        let screen = wheel()
        screen.touch(.down, CGPoint(x: 150, y: 250), after: 1)
        for step in 1...5 { screen.touch(.moved, CGPoint(x: 150, y: 250 - CGFloat(step) * 25), after: 0.016) }
        screen.touch(.up, CGPoint(x: 150, y: 125), after: 0.016)
        for _ in 0..<60 { screen.frame(after: 0.1) }
        #expect(model.choice > 5 && model.choice < 20)
        screen.touch(.down, CGPoint(x: 150, y: 150), after: 1)
        for step in 1...8 { screen.touch(.moved, CGPoint(x: 150, y: 150 + CGFloat(step) * 60), after: 0.016) }
        screen.touch(.up, CGPoint(x: 150, y: 630), after: 0.016)
        for _ in 0..<60 { screen.frame(after: 0.1) }
        #expect(model.choice == 0)
    }

    @Test("4 L: a tap on a row that can be seen turns it to the middle")
    func wheelRowsAreTapped() {
        let screen = wheel()
        screen.tap(CGPoint(x: 150, y: 200 + 32))
        for _ in 0..<20 { screen.frame(after: 0.1) }
        #expect(model.choice == 1)
    }

    @Test func wheelsFitTheirFrame() throws {
        let screen = wheel(height: 110)
        let picker = try #require(screen.elements.first { $0.role == .picker })
        #expect(picker.frame.height == 110)
    }

    @Test("4 L: a wheel turns back from a date that is out of range")
    func dateWheelsTurnBack() throws {
        struct Dates: View {
            @State var date = Date(timeIntervalSinceReferenceDate: 0)
            var body: some View {
                DatePicker(
                    "Date", selection: $date, in: Date(timeIntervalSinceReferenceDate: 0)...,
                    displayedComponents: .date
                ).datePickerStyle(.wheel).labelsHidden()
                Text(verbatim: "\(Int(date.timeIntervalSinceReferenceDate))")
            }
        }
        let screen = TypingScreen(VStack { Dates() }) {
            $0.timeZone = .gmt
            $0.locale = Locale(identifier: "en_US")
        }
        let year = try #require(screen.elements.last { $0.role == .picker })
        screen.tap(CGPoint(x: year.frame.midX, y: year.frame.midY - 32))
        for _ in 0..<20 { screen.frame(after: 0.1) }
        #expect(screen.element("0") != nil)
        let turnedBack = try #require(screen.elements.last { $0.role == .picker })
        #expect(turnedBack.value == "2001")
    }

    // MARK: Calendar

    private struct Calendars: View {
        @State var date = Date(timeIntervalSinceReferenceDate: 3_600)
        var body: some View {
            VStack {
                DatePicker("Date", selection: $date, displayedComponents: .date)
                    .datePickerStyle(.graphical).frame(width: 320, height: 360)
                Text(verbatim: "\(Int(date.timeIntervalSinceReferenceDate))")
            }
        }
    }

    private func calendar() -> TypingScreen {
        TypingScreen(Calendars(), width: 360, height: 460) {
            $0.timeZone = .gmt
            $0.locale = Locale(identifier: "en_US")
        }
    }

    @Test("4 L: a horizontal swipe over the days turns the month")
    func calendarsAreSwiped() throws {
        let screen = calendar()
        #expect(screen.element("January 2001") != nil)
        let day = try #require(screen.element("Wednesday, January 17")).center
        drag(screen, from: day, by: CGSize(width: -150, height: 0))
        #expect(screen.element("February 2001") != nil)
        #expect(screen.element("3600") != nil)
    }

    @Test("4 L: the title of a month opens wheels for month and year")
    func monthWheels() throws {
        let screen = calendar()
        screen.tap("January 2001")
        screen.frame(after: 1)
        let wheels = screen.elements.filter { $0.role == .picker }
        #expect(wheels.map(\.value) == ["January", "2001"])
        let year = try #require(wheels.last)
        screen.tap(CGPoint(x: year.frame.midX, y: year.frame.midY + 32))
        for _ in 0..<20 { screen.frame(after: 0.1) }
        #expect(screen.element("January 2002") != nil)
        screen.tap("January 2002")
        screen.frame(after: 1)
        #expect(screen.element("Thursday, January 17") != nil)
    }

    @Test("4 L: a day that is chosen keeps the time of day")
    func daysKeepTheTime() {
        let screen = calendar()
        screen.tap("Tuesday, January 2")
        #expect(screen.element("\(86_400 + 3_600)") != nil)
    }

    // MARK: Colors

    private struct Colors: View {
        @State var color = Color(red: 1, green: 0, blue: 0)
        var supportsOpacity = true
        var body: some View { ColorPicker("Tint", selection: $color, supportsOpacity: supportsOpacity) }
    }

    @Test("4 S: the well opens a sheet with a grid, a spectrum and sliders")
    func colorPanel() {
        let screen = TypingScreen(Colors(), width: 390, height: 844)
        screen.tap(place(screen.element("Tint")))
        screen.frame(after: 2)
        #expect(screen.element("Grid") != nil && screen.element("Opacity") != nil)
        screen.tap("Sliders")
        #expect(screen.element("Red")?.value == "255")
        #expect(screen.element("Blue")?.value == "0")
        let blue = screen.element("Blue")?.frame ?? .zero
        drag(screen, from: CGPoint(x: blue.minX + 30, y: blue.maxY - 18), by: CGSize(width: 100, height: 0))
        #expect(screen.element("Blue")?.value != "0")
    }

    @Test("4 S: without opacity there is no slider for it")
    func colorPanelWithoutOpacity() {
        let screen = TypingScreen(Colors(supportsOpacity: false), width: 390, height: 844)
        screen.tap(place(screen.element("Tint")))
        screen.frame(after: 2)
        #expect(screen.element("Grid") != nil && screen.element("Opacity") == nil)
    }

    @Test func accentColoursLeaveSwitchesGreen() {
        func list(_ view: some View) -> DisplayList { TypingScreen(view).frame().displayList }
        let toggle = Toggle("A", isOn: .constant(true))
        #expect(list(toggle.accentColor(.red)) == list(toggle))
        #expect(list(toggle.tint(.red)) != list(toggle))
    }
}
