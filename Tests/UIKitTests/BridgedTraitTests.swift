import SwiftUI
import Testing
import UIKit

@testable import PerchTesting

/// Traits of a program's own, and their way into SwiftUI's environment and back.
@MainActor struct BridgedTraitTests {
    struct Density: UITraitDefinition {
        static let defaultValue = 1
    }

    struct DensityKey: UITraitBridgedEnvironmentKey {
        static var defaultValue: Int { 1 }
        static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[Density.self] }
        static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
            mutableTraits[Density.self] = value
        }
    }

    /// Notes the densities that it finds itself in.
    final class Probe: UIView {
        var told: [Int] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            told.append(traitCollection[Density.self])
        }
    }

    private struct Wrapped: UIViewRepresentable {
        let probe: Probe
        func makeUIView(context: Context) -> Probe { probe }
        func updateUIView(_ uiView: Probe, context: Context) {}
    }

    private struct Said: View {
        @Environment(\.density) private var density
        var body: some View { Text("Density \(density)") }
    }

    @Test func collectionsHoldValuesOfTraits() {
        let traits = UITraitCollection { $0[Density.self] = 3 }
        #expect(traits[Density.self] == 3)
        #expect(UITraitCollection()[Density.self] == 1)
        #expect(traits != UITraitCollection())
        #expect(traits == UITraitCollection { $0[Density.self] = 3 })
        let both = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .dark)])
        #expect(both[Density.self] == 3 && both.userInterfaceStyle == .dark)
        let other = traits.modifyingTraits {
            $0[Density.self] = 4
            $0.userInterfaceStyle = .light
        }
        #expect(other[Density.self] == 4 && other.userInterfaceStyle == .light && traits[Density.self] == 3)
        #expect(Density.name == "Density" && !Density.affectsColorAppearance)
    }

    @Test func viewsOverrideTraitsForWhatIsInThem() {
        let (outer, inner) = (UIView(), Probe())
        outer.addSubview(inner)
        outer.traitOverrides[Density.self] = 5
        #expect(inner.traitCollection[Density.self] == 5)
        #expect(inner.told == [5])
        inner.traitOverrides[Density.self] = 6
        #expect(inner.traitCollection[Density.self] == 6 && outer.traitCollection[Density.self] == 5)
        #expect(inner.traitOverrides.contains(Density.self))
        inner.traitOverrides.remove(Density.self)
        #expect(inner.traitCollection[Density.self] == 5)
        outer.traitOverrides.userInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func theEnvironmentReachesViewsOfUIKit() throws {
        let probe = Probe()
        let view = try RenderedView(Wrapped(probe: probe).environment(\.density, 7))
        #expect(probe.traitCollection[Density.self] == 7)
        withExtendedLifetime(view) {}
    }

    @Test func aChangedValueIsTold() throws {
        @MainActor final class Model: ObservableObject { @Published var density = 2 }
        struct Screen: View {
            @ObservedObject var model: Model
            let probe: Probe
            var body: some View { Wrapped(probe: probe).environment(\.density, model.density) }
        }
        let (model, probe) = (Model(), Probe())
        let view = try RenderedView(Screen(model: model, probe: probe))
        view.update { model.density = 3 }
        #expect(probe.traitCollection[Density.self] == 3)
        #expect(probe.told == [3])
    }

    @Test func traitsReachSwiftUIInsideOfUIKit() throws {
        let controller = UIHostingController(rootView: Said())
        struct Shown: UIViewControllerRepresentable {
            let controller: UIViewController
            func makeUIViewController(context: Context) -> UIViewController { controller }
            func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        }
        controller.traitOverrides[Density.self] = 8
        let view = try RenderedView(Shown(controller: controller))
        #expect(view.elements.map(\.label).contains("Density 8"))
    }

    @Test func withoutAnybodyTheDefaultHolds() throws {
        #expect(try RenderedView(Said()).elements.map(\.label).contains("Density 1"))
    }
}

extension EnvironmentValues {
    fileprivate var density: Int {
        get { self[BridgedTraitTests.DensityKey.self] }
        set { self[BridgedTraitTests.DensityKey.self] = newValue }
    }
}
