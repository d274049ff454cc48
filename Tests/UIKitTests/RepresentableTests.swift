import SwiftUI
import Testing
import UIKit

@testable import PerchTesting

/// Views and controllers of UIKit's in SwiftUI's hierarchies.
@MainActor struct RepresentableTests {
    /// What happened to a representable, in order.
    final class Log {
        var lines: [String] = []
    }

    final class Probe: UIView {
        var log: Log?
        override func didMoveToWindow() { log?.lines.append(window == nil ? "left" : "in window") }
        override func layoutSubviews() {
            super.layoutSubviews()
            log?.lines.append("laid out \(Int(bounds.width))×\(Int(bounds.height))")
        }
    }

    struct Wrapped: UIViewRepresentable {
        @Binding var number: Int
        let log: Log

        final class Coordinator {
            var updates = 0
        }

        func makeCoordinator() -> Coordinator {
            log.lines.append("coordinator \(number)")
            return Coordinator()
        }

        func makeUIView(context: Context) -> Probe {
            log.lines.append("make")
            let view = Probe()
            view.log = log
            return view
        }

        func updateUIView(_ uiView: Probe, context: Context) {
            context.coordinator.updates += 1
            log.lines.append("update \(number) #\(context.coordinator.updates)")
        }

        static func dismantleUIView(_ uiView: Probe, coordinator: Coordinator) {
            uiView.log?.lines.append("dismantle after \(coordinator.updates)")
        }
    }

    struct Screen: View {
        @State var number = 1
        @State var isShown = true
        let log: Log

        var body: some View {
            VStack {
                Button("More") { number += 1 }
                Button("Hide") { isShown = false }
                if isShown { Wrapped(number: $number, log: log).frame(width: 40, height: 30) }
            }
        }
    }

    @Test func aViewIsMadeUpdatedAndDismantled() {
        let log = Log()
        let screen = render(Screen(log: log))
        #expect(log.lines == ["coordinator 1", "make", "in window", "update 1 #1", "laid out 40×30"])
        log.lines = []
        screen.button("More").tap()
        #expect(log.lines == ["update 2 #2"])
        log.lines = []
        screen.button("Hide").tap()
        #expect(log.lines == ["left", "dismantle after 2"])
    }

    private struct Scheme: UIViewRepresentable {
        let log: Log
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {
            log.lines.append("\(context.environment.colorScheme)")
        }
    }

    @Test func whatIsReadOfTheEnvironmentBringsAnUpdate() {
        struct Screen: View {
            @State var isDark = false
            let log: Log
            var body: some View {
                VStack {
                    Button("Dark") { isDark = true }
                    Scheme(log: log).environment(\.colorScheme, isDark ? .dark : .light)
                }
            }
        }
        let log = Log()
        let screen = render(Screen(log: log))
        screen.button("Dark").tap()
        #expect(log.lines == ["light", "dark"])
    }

    // MARK: Sizes

    private struct Labelled: UIViewRepresentable {
        var text = "Hello"
        var configure: (UILabel) -> Void = { _ in }
        func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.text = text
            configure(label)
            return label
        }
        func updateUIView(_ uiView: UILabel, context: Context) {}
    }

    private func size(_ view: some View, in offered: CGSize) -> CGSize {
        let model = SizeReport()
        _ = render(
            view.onGeometryChange(for: CGSize.self, of: \.size) { model.size = $0 }
                .frame(width: offered.width, height: offered.height))
        return model.size
    }

    private final class SizeReport { var size = CGSize.zero }

    /// A label grows with the room unless its hugging priority is high, and is not squeezed unless its resistance is low.
    @Test func aLabelIsSizedByItsPriorities() {
        let natural = UILabel()
        natural.text = "Hello"
        let own = natural.intrinsicContentSize
        #expect(own.width > 20 && own.height > 15)
        let room = CGSize(width: 200, height: 100)
        #expect(size(Labelled(), in: room) == room)
        let hugging = Labelled { label in
            label.setContentHuggingPriority(.required, for: .horizontal)
            label.setContentHuggingPriority(.defaultHigh, for: .vertical)
        }
        #expect(size(hugging, in: room) == own)
        #expect(size(hugging, in: CGSize(width: 10, height: 100)).width == own.width)
        let yielding = Labelled { $0.setContentCompressionResistancePriority(.defaultLow, for: .horizontal) }
        #expect(size(yielding, in: CGSize(width: 10, height: 100)).width == 10)
        #expect(size(Labelled().fixedSize(), in: room) == own)
    }

    @Test func sizeThatFitsDecides() {
        struct Square: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ uiView: UIView, context: Context) {}
            func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
                let side = min(proposal.width ?? 50, proposal.height ?? 50)
                return CGSize(width: side, height: side)
            }
        }
        #expect(size(Square(), in: CGSize(width: 200, height: 80)) == CGSize(width: 80, height: 80))
    }

    @Test func constraintsGiveTheSize() {
        struct Padded: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let outer = UIView()
                let inner = UIView()
                inner.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(inner)
                NSLayoutConstraint.activate([
                    inner.widthAnchor.constraint(equalToConstant: 60),
                    inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
                    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
                    inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
                    outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 8),
                    outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 4),
                ])
                return outer
            }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        #expect(size(Padded().fixedSize(), in: CGSize(width: 300, height: 300)) == CGSize(width: 76, height: 38))
    }

    // MARK: Controllers

    private final class Controller: UIViewController {
        var log: Log?
        override func viewDidLoad() { log?.lines.append("load") }
        override func viewWillAppear(_ animated: Bool) { log?.lines.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { log?.lines.append("did appear") }
        override func viewDidDisappear(_ animated: Bool) { log?.lines.append("did disappear") }
    }

    private struct WrappedController: UIViewControllerRepresentable {
        let log: Log
        func makeUIViewController(context: Context) -> Controller {
            let controller = Controller()
            controller.log = log
            return controller
        }
        func updateUIViewController(_ uiViewController: Controller, context: Context) { log.lines.append("update") }
    }

    @Test func aControllerAppearsAndDisappears() {
        struct Screen: View {
            @State var isShown = true
            let log: Log
            var body: some View {
                VStack {
                    Button("Hide") { isShown = false }
                    if isShown { WrappedController(log: log) }
                }
            }
        }
        let log = Log()
        let screen = render(Screen(log: log))
        #expect(log.lines == ["load", "will appear", "did appear", "update"])
        log.lines = []
        screen.button("Hide").tap()
        #expect(log.lines == ["did disappear"])
    }

    // MARK: Controls

    @Test func controlsTellTheirCoordinator() {
        struct Switch: UIViewRepresentable {
            @Binding var isOn: Bool
            func makeUIView(context: Context) -> UISwitch {
                let control = UISwitch()
                control.addAction(
                    UIAction { action in isOn = (action.sender as? UISwitch)?.isOn ?? false }, for: .valueChanged)
                return control
            }
            func updateUIView(_ uiView: UISwitch, context: Context) { uiView.isOn = isOn }
        }
        struct Screen: View {
            @State var isOn = false
            var body: some View {
                VStack {
                    Text(isOn ? "on" : "off")
                    Switch(isOn: $isOn).fixedSize()
                }
            }
        }
        let screen = render(Screen())
        #expect(screen.text("off").exists)
        screen.switches.firstMatch.tap()
        #expect(screen.text("on").exists)
    }

    @Test func touchesReachAViewOfTheProgram() {
        final class Pad: UIView {
            var onTouch: (String) -> Void = { _ in }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first else { return }
                let place = touch.location(in: self)
                onTouch("began \(Int(place.x)), \(Int(place.y))")
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch("ended") }
        }
        struct Drawing: UIViewRepresentable {
            let log: Log
            func makeUIView(context: Context) -> Pad {
                let pad = Pad()
                pad.isAccessibilityElement = true
                pad.accessibilityIdentifier = "pad"
                pad.onTouch = { log.lines.append($0) }
                return pad
            }
            func updateUIView(_ uiView: Pad, context: Context) {}
        }
        let log = Log()
        let screen = render(Drawing(log: log).frame(width: 100, height: 60))
        screen.element("pad").tap()
        #expect(log.lines == ["began 50, 30", "ended"])
    }
}

/// SwiftUI in a view of UIKit's that is not the root of a window.
@MainActor struct HostedScrollingTests {
    private struct Hosted: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController {
            UIHostingController(
                rootView: ScrollView { ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(height: 40) } })
        }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    @Test func theWheelScrollsWhatIsHosted() {
        // What is hosted has its own state, which the representable of a host from nothing creates again.
        let wasEnabled = FrameOracle.isEnabled
        FrameOracle.isEnabled = false
        defer { FrameOracle.isEnabled = wasEnabled }
        let screen = render(Hosted().frame(height: 400))
        let before = screen.text("Row 2").frame.minY
        screen.text("Row 2").scroll(byDeltaX: 0, deltaY: -30)
        #expect(abs(screen.text("Row 2").frame.minY - (before - 30)) < 1)
    }
}
