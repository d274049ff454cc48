import Foundation
import SwiftUI
import UIKit

// What public code calls of the SDKs of iOS 26 and 27, in the forms that it uses.

@Animatable
struct RingForm: Shape {
    var start: Angle
    var end = 1.0
    var width: CGFloat
    @AnimatableIgnored var isOpaque: Bool
    let lines = 2

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: width, startAngle: start,
                endAngle: .radians(end), clockwise: false)
        }
    }
}

struct GlassForms: View {
    @Namespace private var namespace
    @State private var isExpanded = false

    var body: some View {
        GlassEffectContainer(spacing: 40) {
            HStack(spacing: 40) {
                Image(systemName: "scribble.variable")
                    .frame(width: 80, height: 80)
                    .glassEffect()
                    .glassEffectID("pencil", in: namespace)
                Text("Hello").padding().glassEffect(.regular.tint(.orange).interactive(), in: .rect(cornerRadius: 16))
                Text("Clear").glassEffect(isExpanded ? .clear : .identity, in: .circle)
                    .glassEffectUnion(id: 1, namespace: namespace)
                    .glassEffectTransition(.materialize)
                if #available(iOS 26.0, *) {
                    Button("Glass") {}.buttonStyle(.glass)
                } else {
                    Button("Old") {}.buttonStyle(.bordered)
                }
                Button("Prominent") {}.buttonStyle(.glassProminent).tint(.green).buttonBorderShape(.circle)
                Button("Clear") {}.buttonStyle(.glass(.clear)).buttonSizing(.flexible)
                Button(role: .close) {}
                Button(role: .confirm) {}
            }
        }
        .background { Image("Ground").resizable().backgroundExtensionEffect() }
        .padding()
        .background(.regularMaterial, in: ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true))
        .clipShape(.rect(corners: .concentric))
        .containerShape(.rect(cornerRadius: 24))
    }
}

struct ToolbarForms26: View {
    @State private var text = ""
    @State private var problem: Item?

    var body: some View {
        NavigationStack {
            List {
                Section("First") { Text("Row") }.listSectionMargins(.horizontal, 8)
            }
            .navigationTitle("Title")
            .navigationSubtitle("Subtitle")
            .navigationSubtitle(text)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                ToolbarItemGroup {
                    Button("One") {}; Button("Two") {}
                }
                ToolbarSpacer(.fixed)
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem { Button("Alone") {} }.sharedBackgroundVisibility(.hidden)
                ToolbarItem(placement: .largeSubtitle) { Text("Large") }
                DefaultToolbarItem(kind: .search, placement: .bottomBar)
                ToolbarItem { Button("Low") {} }.visibilityPriority(.low)
                ToolbarOverflowMenu { Button("Hidden") {} }
            }
            .searchable(text: $text)
            .searchToolbarBehavior(.minimize)
            .scrollEdgeEffectStyle(.hard, for: .top)
            .scrollEdgeEffectHidden(true, for: .bottom)
            .safeAreaBar(edge: .bottom, spacing: 0) { Text("Bar") }
            .alert("Problem", item: $problem) { item in
                Button(item.name) {}
            } message: { item in
                Text(item.name)
            }
            .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
        }
    }
}

struct TabForms26: View {
    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("Home") }
            Tab("New", systemImage: "plus", role: .prominent) { Text("New") }
            Tab(role: .search) { Text("Search") }
        }
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory { AccessoryForm() }
        .tabViewSearchActivation(.searchTabSelection)
    }
}

struct AccessoryForm: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View { Text(placement == .inline ? "Playing" : "Now playing") }
}

struct SliderForms26: View {
    @State private var value = 0.5

    var body: some View {
        Slider(value: $value) {
            Text("Amount")
        } ticks: {
            SliderTick(0.25)
            SliderTick(0.5) { Text("Half") }
        }
        Slider(value: $value, neutralValue: 0.5) {
            Text("Amount")
        } currentValueLabel: {
            Text("\(value)")
        } ticks: {
            SliderTickContentForEach(Array(stride(from: 0.0, through: 1.0, by: 0.25)), id: \.self) { value in
                SliderTick(value)
            }
        }
    }
}

struct EditorForms26: View {
    @State private var text = AttributedString("Text")
    @State private var selection = AttributedTextSelection()
    @State private var items = [Item(id: 1, name: "One"), Item(id: 2, name: "Two")]

    var body: some View {
        TextEditor(text: $text, selection: $selection)
        Button("Bold") { text.transformAttributes(in: &selection) { $0.font = .body.bold() } }
        TextField("Name", text: .constant("")).textFieldStyle(.bordered).textInputBorderShape(.capsule)
        Label("Label", systemImage: "star").labelIconToTitleSpacing(4).labelReservedIconWidth(24)
        List {
            ForEach(items) { item in Text(item.name) }.reorderable()
        }
        .reorderContainer(for: Item.self) { difference in
            if case .end = difference.destination.position { items.reverse() }
        }
    }
}

struct ContentForm<Content: View>: View {
    let content: Content

    init(@ContentBuilder content: () -> Content) { self.content = content() }

    var body: some View { content }
}

extension ContentForm where Content == TupleContent<Text, Text> {
    init(_ first: String, _ second: String) {
        self.init {
            Text(first)
            Text(second)
        }
    }
}

@MainActor func uiKitGlassForms() -> UIView {
    let effect = UIGlassEffect(style: .regular)
    effect.tintColor = .systemBlue
    effect.isInteractive = true
    let view = UIVisualEffectView(effect: effect)
    let container = UIGlassContainerEffect()
    container.spacing = 20
    let group = UIVisualEffectView(effect: container)
    group.contentView.addSubview(view)
    var configuration = UIButton.Configuration.prominentGlass()
    configuration.title = "Done"
    let button = UIButton(configuration: configuration)
    button.configuration = .glass()
    button.configuration = .clearGlass()
    group.contentView.addSubview(button)
    return group
}

struct SymbolForms26: View {
    @State private var isHidden = false

    var body: some View {
        Image(systemName: "wind").symbolEffect(.drawOn, isActive: isHidden)
        Image(systemName: "wind").symbolEffect(.drawOn.individually, isActive: isHidden)
        Image(systemName: "wind").symbolEffect(.drawOff.reversed.byLayer, options: .speed(2), isActive: isHidden)
        Image(systemName: "wind").transition(.symbolEffect(.drawOn))
        Image(systemName: "wifi", variableValue: 0.5).symbolVariableValueMode(.draw)
        Image(systemName: "star.fill").symbolColorRenderingMode(.gradient)
        VStack { Image(systemName: "star") }.symbolColorRenderingMode(.flat).symbolVariableValueMode(.color)
    }
}

@MainActor func cornerForms(_ view: UIView) {
    view.cornerConfiguration = .capsule()
    view.cornerConfiguration = .capsule(maximumRadius: 20)
    view.cornerConfiguration = .corners(radius: 12)
    view.cornerConfiguration = .corners(radius: .fixed(12))
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 8))
    view.cornerConfiguration = .corners(topLeftRadius: 12, topRightRadius: .containerConcentric())
}
