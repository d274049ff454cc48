import PerchStandIns
import SwiftUI

/// A description of the views of a live activity in the Dynamic Island.
public struct DynamicIsland {
    let regions: [_DynamicIslandRegion]
    let compactLeading: AnyView
    let compactTrailing: AnyView
    let minimal: AnyView
    var tint: Color?
    var url: URL?

    /// Creates the content for each size.
    public init<Expanded: DynamicIslandExpandedContent, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> Expanded,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        regions = expanded()._regions
        self.compactLeading = AnyView(compactLeading())
        self.compactTrailing = AnyView(compactTrailing())
        self.minimal = AnyView(minimal())
    }

    /// Returns the color of the island's edge.
    public func keylineTint(_ color: Color?) -> DynamicIsland {
        var island = self
        island.tint = color
        return island
    }

    /// Returns the address that a tap opens.
    public func widgetURL(_ url: URL?) -> DynamicIsland {
        var island = self
        island.url = url
        return island
    }

    /// Sets the margins of the island. In Perch, this method has no effect.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland
    {
        inert("DynamicIsland.contentMargins(_:_:for:)")
        return self
    }
}

/// Constants that describe how large the Dynamic Island is.
public enum DynamicIslandMode: Hashable, Sendable { case compactLeading, compactTrailing, minimal, expanded }

/// Constants that describe a position in the large Dynamic Island.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable { case leading, trailing, center, bottom }

/// A type that represents content of the large Dynamic Island.
public protocol DynamicIslandExpandedContent {
    /// The content of each region. Only types of this module implement this property.
    var _regions: [_DynamicIslandRegion] { get }
}

/// A view at a position in the large Dynamic Island.
public struct _DynamicIslandRegion {
    let position: DynamicIslandExpandedRegionPosition
    let view: AnyView
}

/// A view at a position in the large Dynamic Island.
public struct DynamicIslandExpandedRegion<Content: View>: DynamicIslandExpandedContent {
    public let _regions: [_DynamicIslandRegion]
    /// - Parameters:
    ///   - position: the place.
    ///   - priority: which of several has more space; without effect.
    ///   - content: what is there.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) { _regions = [_DynamicIslandRegion(position: position, view: AnyView(content()))] }
}

/// Several contents of the large Dynamic Island.
public struct DynamicIslandExpandedContents: DynamicIslandExpandedContent {
    public let _regions: [_DynamicIslandRegion]
}

/// A result builder that creates content of the large Dynamic Island from the statements of a closure.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
    public static func buildExpression(_ content: some DynamicIslandExpandedContent) -> [_DynamicIslandRegion] {
        content._regions
    }
    public static func buildBlock(_ regions: [_DynamicIslandRegion]...) -> [_DynamicIslandRegion] {
        regions.flatMap { $0 }
    }
    public static func buildOptional(_ regions: [_DynamicIslandRegion]?) -> [_DynamicIslandRegion] { regions ?? [] }
    public static func buildEither(first: [_DynamicIslandRegion]) -> [_DynamicIslandRegion] { first }
    public static func buildEither(second: [_DynamicIslandRegion]) -> [_DynamicIslandRegion] { second }
    public static func buildFinalResult(_ regions: [_DynamicIslandRegion]) -> DynamicIslandExpandedContents {
        DynamicIslandExpandedContents(_regions: regions)
    }
}

/// The island of a phone that is 393 points wide, with what it shows.
struct IslandFrame: View {
    let island: DynamicIsland
    let size: ActivityPreviewViewKind.DynamicIslandPreviewViewState

    var body: some View {
        Group {
            switch size {
            case .minimal:
                island.minimal.frame(width: 45, height: 37).background(.black, in: Circle())
            case .compact:
                HStack(spacing: 0) {
                    island.compactLeading.padding(.leading, 8)
                    // The cameras are in the middle.
                    Spacer(minLength: 126)
                    island.compactTrailing.padding(.trailing, 8)
                }
                .frame(height: 37).fixedSize(horizontal: true, vertical: false)
                .background(.black, in: Capsule())
            case .expanded: expanded
            }
        }
        .lineLimit(size == .expanded ? nil : 1)
        .overlay { if let tint = island.tint { shape.strokeBorder(tint, lineWidth: 1) } }
        .environment(\.colorScheme, .dark)
    }

    private var shape: IslandShape {
        size == .expanded ? IslandShape(radius: 44) : IslandShape(radius: 18.5)
    }

    private var expanded: some View {
        VStack(spacing: 8) {
            HStack(alignment: .top, spacing: 8) {
                region(.leading).frame(maxWidth: .infinity, alignment: .leading)
                region(.center)
                region(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
            }
            region(.bottom).frame(maxWidth: .infinity)
        }
        .padding(20)
        .frame(width: 371)
        .background(.black, in: RoundedRectangle(cornerRadius: 44, style: .continuous))
    }

    private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
        let views = island.regions.filter { $0.position == position }
        return VStack(spacing: 4) { ForEach(views.indices, id: \.self) { views[$0].view } }
    }
}

/// A rounded rectangle by its radius.
struct IslandShape: InsettableShape {
    let radius: Double
    var inset = 0.0
    func path(in rect: CGRect) -> Path {
        RoundedRectangle(cornerRadius: radius - inset, style: .continuous).path(in: rect.insetBy(dx: inset, dy: inset))
    }
    func inset(by amount: CGFloat) -> IslandShape { IslandShape(radius: radius, inset: inset + amount) }
}
