import Foundation
import UIKit

/// What a switch shows.
struct SwitchContent: View {
    private let isOn: Binding<Bool>
    private let tint: Color?
    private let isEnabled: Bool

    init(_ control: UISwitch) {
        isOn = Binding(control, control.isOn) { $0.turn($1) }
        tint = control.onTintColor.map { Color(uiColor: $0) }
        isEnabled = control.isEnabled
    }

    var body: some View {
        Toggle("", isOn: isOn).labelsHidden().toggleStyle(.switch).tint(tint).disabled(!isEnabled)
    }
}

/// What a slider shows.
struct SliderContent: View {
    private let value: Binding<Float>
    private let range: ClosedRange<Float>
    private let tint: Color
    private let images: (low: UIImage?, high: UIImage?)
    private let isEnabled: Bool
    private weak var slider: UISlider?

    init(_ slider: UISlider) {
        self.slider = slider
        value = Binding(slider, slider.value) { $0.slide(to: $1) }
        // A slider without a way still has one to draw.
        range = slider.minimumValue...max(slider.maximumValue, slider.minimumValue.nextUp)
        tint = Color(uiColor: slider.minimumTrackTintColor ?? slider.tintColor)
        images = (slider.minimumValueImage, slider.maximumValueImage)
        isEnabled = slider.isEnabled
    }

    var body: some View {
        HStack {
            if let low = images.low { Image(uiImage: low).asDecoration }
            Slider(value: value, in: range) { [weak slider] isEditing in
                if !isEditing { slider?.endSliding() }
            }
            if let high = images.high { Image(uiImage: high).asDecoration }
        }
        .tint(tint)
        .disabled(!isEnabled)
    }
}

/// What a stepper shows.
struct StepperContent: View {
    private let canStep: (up: Bool, down: Bool)
    private let isEnabled: Bool
    private weak var stepper: UIStepper?

    init(_ stepper: UIStepper) {
        self.stepper = stepper
        canStep = (stepper.canStep(true), stepper.canStep(false))
        isEnabled = stepper.isEnabled
    }

    var body: some View {
        Stepper(
            "", onIncrement: canStep.up ? { [weak stepper] in stepper?.step(true) } : nil,
            onDecrement: canStep.down ? { [weak stepper] in stepper?.step(false) } : nil
        )
        .labelsHidden()
        .disabled(!isEnabled)
    }
}

/// What a row of choices shows.
struct SegmentsContent: View {
    private let selection: Binding<Int>
    private let segments: [UISegmentedControl.Segment]
    private let thumbTint: Color?
    private let isEnabled: Bool

    init(_ control: UISegmentedControl) {
        selection = Binding(control, control.selectedSegmentIndex) { $0.choose($1) }
        segments = control.segments
        thumbTint = control.selectedSegmentTintColor.map { Color(uiColor: $0) }
        isEnabled = control.isEnabled
    }

    var body: some View {
        Picker("", selection: selection) {
            ForEach(segments.indices, id: \.self) { index in
                if let image = segments[index].image {
                    Image(uiImage: image).tag(index)
                } else {
                    Text(verbatim: segments[index].title ?? "").tag(index)
                }
            }
        }
        .pickerStyle(.segmented)
        .environment(\.segmentThumbTint, thumbTint)
        .labelsHidden()
        .disabled(!isEnabled)
    }
}

/// What a control of pages shows.
struct PagesContent: View {
    private let count: Int
    private let page: Int
    private let colors: (other: Color, current: Color)
    private weak var control: UIPageControl?
    @Environment(\.appearance) private var appearance

    init(_ control: UIPageControl) {
        self.control = control
        count = control.hidesForSinglePage && control.numberOfPages == 1 ? 0 : control.numberOfPages
        page = control.currentPage
        colors = (
            Color(uiColor: control.pageIndicatorTintColor ?? .tertiaryLabel),
            Color(uiColor: control.currentPageIndicatorTintColor ?? .label)
        )
    }

    var body: some View {
        let look = appearance.pageControl
        HStack(spacing: look.spacing) {
            ForEach(0..<count, id: \.self) { index in
                Circle().fill(index == page ? colors.current : colors.other)
                    .frame(width: look.dot, height: look.dot)
            }
        }
        .frame(height: PageControlMetrics.height)
        .frame(maxWidth: .infinity)
        .contentShape(Rectangle())
        .gesture(
            SpatialTapGesture().onEnded { [weak control] tap in
                guard let control else { return }
                control.turn(to: page + (tap.location.x < control.bounds.midX ? -1 : 1))
            })
    }
}

/// What a picker of dates shows.
struct DatePickerContent: View {
    private let date: Binding<Date>
    private let mode: UIDatePicker.Mode
    private let style: UIDatePicker.Style
    private let range: ClosedRange<Date>
    private let isEnabled: Bool
    private let locale: Locale?
    private let calendar: Calendar?
    private let timeZone: TimeZone?

    init(_ picker: UIDatePicker) {
        date = Binding(picker, picker.date) { $0.pick($1) }
        mode = picker.datePickerMode
        style = picker.preferredDatePickerStyle
        let first = picker.minimumDate ?? .distantPast
        range = first...max(picker.maximumDate ?? .distantFuture, first)
        isEnabled = picker.isEnabled
        (locale, calendar, timeZone) = (picker.locale, picker.calendar, picker.timeZone)
    }

    var body: some View {
        let picker = DatePicker("", selection: date, in: range, displayedComponents: components).labelsHidden()
        Group {
            switch style {
            case .wheels: picker.datePickerStyle(.wheel)
            case .inline: picker.datePickerStyle(.graphical)
            case .automatic, .compact: picker.datePickerStyle(.compact)
            }
        }
        .transformEnvironment(\.locale) { if let locale { $0 = locale } }
        .transformEnvironment(\.calendar) { if let calendar { $0 = calendar } }
        .transformEnvironment(\.timeZone) { if let timeZone { $0 = timeZone } }
        .disabled(!isEnabled)
    }

    private var components: DatePickerComponents {
        switch mode {
        case .time, .countDownTimer: .hourAndMinute
        case .date: .date
        case .dateAndTime: [.date, .hourAndMinute]
        }
    }
}

/// What a bar that fills up shows.
struct ProgressContent: View {
    private let progress: Float
    private let tint: Color

    init(_ bar: UIProgressView) {
        progress = bar.progress
        tint = Color(uiColor: bar.progressTintColor ?? bar.tintColor)
    }

    var body: some View { ProgressView(value: progress).tint(tint) }
}

/// What a wheel that turns shows.
struct ActivityContent: View {
    private let isShown: Bool
    private let isLarge: Bool
    private let color: Color?

    init(_ wheel: UIActivityIndicatorView) {
        isShown = wheel.isAnimating || !wheel.hidesWhenStopped
        isLarge = wheel.style == .large
        color = wheel.color.map { Color(uiColor: $0) }
    }

    var body: some View {
        if isShown {
            ProgressView().progressViewStyle(.circular).tint(color).controlSize(isLarge ? .large : .regular)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}
