import Foundation
import PerchTesting
import SwiftUI
import Testing

@MainActor struct UIViewTests {
    private final class Probe: UIView {
        var calls: [String] = []
        override func didMoveToSuperview() { calls.append("superview \(superview != nil)") }
        override func didMoveToWindow() { calls.append("window \(window != nil)") }
        override func layoutSubviews() { calls.append("layout \(Int(bounds.width))") }
        override func traitCollectionDidChange(_ old: UITraitCollection?) { calls.append("traits") }
    }

    @Test func viewsAreToldWhereTheyAre() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let probe = Probe()
        outer.addSubview(probe)
        #expect(probe.calls == ["superview true"])
        let window = UIWindow(frame: outer.frame)
        window.addSubview(outer)
        #expect(probe.calls == ["superview true", "window true"] && probe.window === window)
        outer.removeFromSuperview()
        #expect(probe.calls.last == "window false")
        // A view cannot hold itself.
        probe.addSubview(outer)
        outer.addSubview(outer)
        #expect(outer.superview == nil && outer.subviews == [probe])
    }

    @Test func layoutRunsOnceForManyChanges() {
        let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        probe.frame.size.width = 20
        probe.bounds.size.width = 30
        probe.setNeedsLayout()
        probe.layoutIfNeeded()
        probe.layoutIfNeeded()
        #expect(probe.calls == ["layout 30"])
        #expect(probe.center == CGPoint(x: 10, y: 5) && probe.layer.frame == probe.frame)
    }

    private nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
        ([], CGRect(x: 10, y: 10, width: 50, height: 50)),
        ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 150, height: 50)),
        ([.flexibleLeftMargin], CGRect(x: 110, y: 10, width: 50, height: 50)),
        // 10 at the left and 40 at the right grow in proportion.
        ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 30, y: 10, width: 50, height: 50)),
    ]

    @Test(arguments: masks)
    func subviewsFollowTheSize(_ mask: UIView.AutoresizingMask, _ expected: CGRect) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame.size.width = 200
        #expect(inner.frame == expected)
    }

    @Test func placesAreConverted() {
        let outer = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
        let middle = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
        outer.addSubview(middle)
        middle.addSubview(inner)
        middle.bounds.origin = CGPoint(x: 0, y: 10)
        #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 11, y: 12))
        #expect(inner.convert(CGRect(x: 11, y: 12, width: 1, height: 1), from: outer).origin == .zero)
    }

    @Test func traitsComeFromTheWindowAndTheNearestStyle() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        let probe = Probe()
        controller.view.addSubview(probe)
        window.adapt(
            to: CGSize(width: 10, height: 10), insets: .zero, traits: UITraitCollection(userInterfaceStyle: .dark))
        #expect(probe.traitCollection.userInterfaceStyle == .dark)
        controller.overrideUserInterfaceStyle = .light
        #expect(probe.traitCollection.userInterfaceStyle == .light)
        #expect(window.traitCollection.userInterfaceStyle == .dark)
        window.adapt(
            to: CGSize(width: 10, height: 10), insets: .zero, traits: UITraitCollection(userInterfaceStyle: .light))
        #expect(probe.calls.contains("traits"))
    }

    @Test func safeAreasReachTheViewsThatTouchThem() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        let low = UIView(frame: CGRect(x: 0, y: 150, width: 100, height: 40))
        controller.view.addSubview(low)
        window.adapt(
            to: CGSize(width: 100, height: 200), insets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            traits: .current)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(low.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0))
    }

    private final class Cross: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.systemBlue.setStroke()
            let path = UIBezierPath()
            path.lineWidth = 4
            path.move(to: rect.origin)
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.stroke()
        }
    }

    private final class Root: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemGroupedBackground
            let card = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 60))
            card.backgroundColor = .secondarySystemGroupedBackground
            card.layer.cornerRadius = 12
            card.layer.borderWidth = 2
            card.layer.borderColor = UIColor.red.cgColor
            card.clipsToBounds = true
            card.addSubview(Cross(frame: CGRect(x: 30, y: 10, width: 80, height: 40)))
            view.addSubview(card)
            let host = UIHostingController(rootView: Label("Hosted", systemImage: "star.fill"))
            addChild(host)
            host.view.backgroundColor = .clear
            host.view.frame = CGRect(x: 100, y: 10, width: 110, height: 60)
            view.addSubview(host.view)
            host.didMove(toParent: self)
        }
    }

    @Test func aWindowIsDrawnWithAllThatIsInIt() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 220, height: 80))
        window.rootViewController = Root()
        window.isHidden = false
        for scheme in [Scheme.light, .dark] {
            assertSnapshot(
                of: WindowView(window),
                as: .image(layout: .fixed(width: 220, height: 80), scheme: scheme), named: "\(scheme)")
        }
        let view = try RenderedView(
            WindowView(window), variant: Variant(layout: .fixed(width: 220, height: 80)))
        #expect(view.elements.map(\.label) == ["Hosted"])
        #expect(try #require(view.elements.first).frame.minX >= 100)
    }

    @Test
    func screensAreThoseOfTheDeviceThatIsDrawn() throws {
        struct Width: View {
            var body: some View {
                Text(
                    "\(Int(UIScreen.main.bounds.width)) \(UIDevice.current.model) \(UITraitCollection.current.userInterfaceStyle.rawValue)"
                )
            }
        }
        let phone = try RenderedView(Width(), variant: Variant(device: "iPhone SE"))
        #expect(phone.elements.map(\.label) == ["375 iPhone 1"])
        let pad = try RenderedView(Width(), variant: Variant(scheme: .dark, device: "iPad Pro 11-inch"))
        #expect(pad.elements.map(\.label) == ["834 iPad 2"])
    }
}
