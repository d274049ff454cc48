import DisplayList
import Observation

@testable import SwiftUICore

/// A view tree as data, so that chance can make and change it.
@Observable final class Plant {
    enum Kind: CaseIterable {
        case leaf, horizontal, vertical, depth, group, forEach, optional, branch, padding, frame, flexible, offset
        case overlay, background, fixed, aspect, priority, guide, direction, identity, reader, erased, hidden
        case color, shape, stroke, opacity, scale, rotation, clip, shadow, blur, position, tint, mask, geometry
        case text, scroll, lazy, fitting, inset, grid
    }

    let id: Int
    var kind: Kind
    var children: [Plant]
    var a: CGFloat
    var b: CGFloat
    var flag: Bool

    init(id: Int, kind: Kind, children: [Plant], a: CGFloat, b: CGFloat, flag: Bool) {
        self.id = id
        self.kind = kind
        self.children = children
        self.a = a
        self.b = b
        self.flag = flag
    }
}

/// A rectangle that takes what it is offered, but not less than `least`, and draws it.
private struct Tile {
    let least: CGFloat
}

extension Tile: LeafView {
    typealias Body = Never

    func makeRender(_ tree: RenderTree) -> TileRenderNode { TileRenderNode(tree: tree) }

    func updateRender(_ render: TileRenderNode, _ environment: EnvironmentValues) {
        guard render.least != least else { return }
        render.least = least
        render.setNeedsLayout()
    }
}

private final class TileRenderNode: RenderNode {
    var least: CGFloat = 0

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Less wide, more high, as text is.
        let width = min(max(least, proposal.width ?? 30), 90)
        return CGSize(width: width, height: max(least, min(600 / max(width, 1), proposal.height ?? 40)))
    }

    override func draw(in canvas: inout DisplayCanvas) {
        canvas.draw(
            .fill(.rect(CGRect(origin: .zero, size: size)), .color(.black), evenOdd: false, antialiased: true))
    }
}

/// A tile that grows once it has appeared.
private struct Sprout: View {
    let least: CGFloat
    @State private var seen = 0

    var body: some View { Tile(least: least + CGFloat(seen)).onAppear { seen += 1 } }
}

extension Plant: CustomStringConvertible {
    var description: String {
        let inner = children.isEmpty ? "" : " { \(children.map(\.description).joined(separator: "; ")) }"
        return "\(kind)(\(a), \(b), \(flag))\(inner)"
    }
}

struct PlantView: View {
    let plant: Plant
    @Environment(\.layoutDirection) private var direction

    private var first: PlantView { PlantView(plant: plant.children[0]) }
    private var second: PlantView { PlantView(plant: plant.children[plant.children.count - 1]) }
    private var all: some View { ForEach(plant.children, id: \.id) { PlantView(plant: $0) } }

    var body: some View {
        switch plant.kind {
        case .leaf: Sprout(least: plant.a)
        case .horizontal: HStack(alignment: plant.flag ? .top : .center, spacing: plant.flag ? nil : plant.b) { all }
        case .vertical: VStack(alignment: plant.flag ? .leading : .center, spacing: plant.b) { all }
        case .depth: ZStack(alignment: plant.flag ? .bottomTrailing : .center) { all }
        case .group: Group { all }
        case .forEach: ForEach(0..<(plant.flag ? 3 : 1), id: \.self) { _ in first }
        case .optional: if plant.flag { first }
        case .branch: if plant.flag { first } else { second }
        case .padding: first.padding(plant.flag ? .all : .leading, plant.a)
        case .frame: first.frame(width: plant.a, height: plant.flag ? plant.b : nil, alignment: .topLeading)
        case .flexible: first.frame(minWidth: plant.a, maxWidth: plant.flag ? .infinity : plant.a + plant.b)
        case .offset: first.offset(x: plant.a, y: plant.b)
        case .overlay: first.overlay(alignment: plant.flag ? .topLeading : .center) { second }
        case .background: first.background(alignment: .bottom) { second }
        case .fixed: first.fixedSize(horizontal: plant.flag, vertical: !plant.flag)
        case .aspect: first.aspectRatio(plant.a / 10 + 0.1, contentMode: plant.flag ? .fit : .fill)
        case .priority: first.layoutPriority(plant.flag ? 1 : 0)
        case .guide: first.alignmentGuide(.top) { [a = plant.a] in $0.height * a / 100 }
        case .direction: first.environment(\.layoutDirection, plant.flag ? .rightToLeft : .leftToRight)
        case .identity: first.id(plant.flag)
        case .reader: HStack { Tile(least: direction == .leftToRight ? 3 : 7) }
        case .erased: if plant.flag { AnyView(first) } else { AnyView(HStack { first }) }
        case .color: (plant.flag ? Color.red : Color.blue).opacity(Double(plant.a / 40))
        case .shape: RoundedRectangle(cornerRadius: plant.a).fill(.tint).frame(width: plant.b)
        case .stroke: Circle().stroke(.primary, lineWidth: plant.b / 4).padding(plant.a / 10)
        case .opacity: first.opacity(Double(plant.a / 40))
        case .scale: first.scaleEffect(x: plant.a / 20, y: plant.b / 10, anchor: plant.flag ? .topLeading : .center)
        case .rotation: first.rotationEffect(.degrees(Double(plant.a)))
        case .clip: first.clipShape(RoundedRectangle(cornerRadius: plant.b))
        case .shadow: first.shadow(radius: plant.b / 4, x: plant.flag ? 2 : 0)
        case .blur: first.blur(radius: plant.b / 10)
        case .position: first.position(x: plant.a, y: plant.b)
        case .tint: first.foregroundStyle(plant.flag ? Color.green : Color.orange)
        case .mask: first.mask { second }
        case .text:
            Text(plant.flag ? "A few words that wrap" : "Word \(plant.id)").font(.system(size: plant.b + 4))
                .lineLimit(plant.flag ? 2 : nil)
        case .scroll: ScrollView(plant.flag ? .vertical : .horizontal) { first }
        case .lazy: ScrollView { LazyVStack(spacing: plant.b) { all } }
        case .fitting:
            ViewThatFits {
                first
                second
            }
        case .inset: first.safeAreaInset(edge: plant.flag ? .top : .bottom) { Tile(least: plant.b) }
        case .grid:
            Grid {
                GridRow { all }
                GridRow { first }
            }
        case .geometry: GeometryReader { proxy in Tile(least: proxy.size.width / (plant.flag ? 2 : 3)) }
        case .hidden: if plant.flag { first.hidden() } else { first }
        }
    }
}

/// Makes and changes random trees; the same seed gives the same ones on every machine.
@MainActor struct Gardener {
    var random: SplitMix
    private var lastID = 0
    private let strangeNumbers: [CGFloat]

    /// - Parameter strangeNumbers: numbers that views should not be given, to be strewn in.
    init(seed: UInt64, strangeNumbers: [CGFloat] = []) {
        random = SplitMix(state: seed)
        self.strangeNumbers = strangeNumbers
    }

    private mutating func number(in range: ClosedRange<Int>) -> CGFloat {
        if let strange = strangeNumbers.randomElement(using: &random), Bool.random(using: &random) { return strange }
        return CGFloat(Int.random(in: range, using: &random))
    }

    mutating func plant(depth: Int) -> Plant {
        lastID += 1
        let kind = depth == 0 ? .leaf : Plant.Kind.allCases.randomElement(using: &random)!
        let count = depth == 0 ? 0 : Int.random(in: 1...3, using: &random)
        let id = lastID
        return Plant(
            id: id, kind: kind, children: (0..<count).map { _ in plant(depth: depth - 1) },
            a: number(in: 0...40), b: number(in: 0...20),
            flag: Bool.random(using: &random))
    }

    /// Changes something somewhere.
    mutating func change(_ root: Plant) {
        var plant = root
        while !plant.children.isEmpty, Int.random(in: 0..<4, using: &random) > 0 {
            plant = plant.children.randomElement(using: &random)!
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: plant.a = number(in: 0...60)
        case 1: plant.b = number(in: 0...30)
        case 2, 3: plant.flag.toggle()
        case 4 where !plant.children.isEmpty:
            plant.kind = Plant.Kind.allCases.randomElement(using: &random)!
        case 5 where !plant.children.isEmpty: plant.children.shuffle(using: &random)
        case 6 where plant.children.count > 1: plant.children.removeLast()
        case 7 where !plant.children.isEmpty && plant.children.count < 5:
            plant.children.insert(self.plant(depth: 1), at: 0)
        default: plant.a += 1
        }
    }
}

/// The same numbers on every machine.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
