import SwiftUI

/// The styles of a carousel.
public enum AppCarouselStyle: Sendable {
    /// The style in which each item is a page with the width of the carousel.
    case paged
    /// The style in which each item is a card of any size, in the center of a page with the width of the carousel.
    /// Scrolling stops at a card.
    case scrollSnap
}

/// A view that shows one of several items at a time, with dots below.
///
/// ```swift
/// AppCarousel(items: cards) { card in
///     RoundedRectangle(cornerRadius: .radiusMD).fill(card.color)
/// }
///
/// AppCarousel(items: cards, style: .scrollSnap, showDots: false) { card in
///     RoundedRectangle(cornerRadius: .radiusMD).fill(card.color).frame(width: 280)
/// }
/// ```
///
/// Pages are as high as ``NativeCarouselStyling`` says; cards are as high as they like, in all the height there is. A
/// single item has no dots.
public struct AppCarousel<Item: Identifiable, Content: View>: View {
    private let items: [Item]
    private let style: AppCarouselStyle
    private let showDots: Bool
    private let content: (Item) -> Content

    @State private var currentPage = 0

    /// Creates a carousel.
    ///
    /// - Parameters:
    ///   - items: what it shows.
    ///   - style: pages or cards.
    ///   - showDots: whether dots below tell, and set, which item is in view.
    ///   - content: the view of an item.
    public init(
        items: [Item], style: AppCarouselStyle = .paged, showDots: Bool = true,
        @ViewBuilder content: @escaping (Item) -> Content
    ) {
        self.items = items
        self.style = style
        self.showDots = showDots
        self.content = content
    }

    @Themed(.bubbles) private var theme

    private typealias Style = NativeCarouselStyling

    public var body: some View {
        VStack(spacing: theme.distance(Style.Layout.dotsSpacing)) {
            switch style {
            case .paged: pages
            case .scrollSnap: cards
            }
            if showDots, items.count > 1 {
                AppCarouselDots(count: items.count, currentPage: $currentPage)
            }
        }
        .onChange(of: items.count) { _, count in
            currentPage = min(currentPage, max(0, count - 1))
        }
    }

    private var pages: some View {
        TabView(selection: $currentPage) {
            ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
                content(item)
                    .tag(index)
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .frame(height: Style.Layout.pagedHeight)
    }

    private var cards: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: theme.distance(Style.Layout.cardSpacing)) {
                ForEach(items) { item in
                    content(item).containerRelativeFrame(.horizontal)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $currentPage[in: items.map(\.id)])
    }
}

extension Int {
    /// What stands at this place among some ids; nil if there is none. One that is not among them changes nothing, so
    /// that the place stays what it was while nothing is in view yet.
    fileprivate subscript<ID: Hashable>(in ids: [ID]) -> ID? {
        get { ids.indices.contains(self) ? ids[self] : nil }
        set { if let newValue, let place = ids.firstIndex(of: newValue) { self = place } }
    }
}

/// A row of dots that indicates the visible page. The dot of the current page is a longer capsule, and a tap on a dot
/// shows its page.
public struct AppCarouselDots: View {
    private let count: Int
    @Binding private var currentPage: Int
    @Themed(.bubbles) private var theme

    /// Creates dots.
    ///
    /// - Parameters:
    ///   - count: the number of pages.
    ///   - currentPage: the index of the page in view.
    public init(count: Int, currentPage: Binding<Int>) {
        self.count = max(0, count)
        _currentPage = currentPage
    }

    private typealias Style = NativeCarouselStyling

    public var body: some View {
        HStack(spacing: .spaceNone) {
            ForEach(0..<count, id: \.self) { index in
                let isActive = index == currentPage
                Capsule()
                    .fill(isActive ? theme(Style.Colors.dotActive) : theme(Style.Colors.dotInactive))
                    .frame(
                        width: isActive ? Style.Layout.dotActiveWidth : Style.Layout.dotInactiveWidth,
                        height: Style.Layout.dotHeight
                    )
                    // The gap belongs to the dots on both sides, so that no tap falls between them.
                    .padding(.horizontal, Style.Layout.dotGap / 2)
                    .padding(.vertical, Style.Layout.dotGap)
                    .contentShape(Rectangle().inset(by: -Style.Layout.dotGap))
                    .onTapGesture { currentPage = index }
            }
        }
        .padding(.horizontal, Style.Layout.dotGap / 2)
        .background(theme(Style.Colors.dotRowBackground))
        .animation(Style.Motion.dots, value: currentPage)
        .accessibilityElement()
        .accessibilityLabel("Page")
        .accessibilityValue("\(currentPage + 1) of \(count)")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: currentPage = min(currentPage + 1, max(0, count - 1))
            case .decrement: currentPage = max(currentPage - 1, 0)
            @unknown default: break
            }
        }
    }
}

private struct PreviewCard: Identifiable {
    let id: Int
    let color: Color
}

#Preview {
    let cards = [
        PreviewCard(id: 0, color: Color.appSurfaceAccentPrimary),
        PreviewCard(id: 1, color: Color.appSurfaceSuccessSolid),
        PreviewCard(id: 2, color: Color.appSurfaceErrorSolid),
    ]

    VStack(spacing: .space10) {
        Text("Paged").font(.appBodyMediumEm)
        AppCarousel(items: cards) { card in
            RoundedRectangle(cornerRadius: .radiusLG)
                .fill(card.color)
                .padding(.horizontal, .space4)
        }

        Text("Scroll Snap").font(.appBodyMediumEm)
        AppCarousel(items: cards, style: .scrollSnap) { card in
            RoundedRectangle(cornerRadius: .radiusLG)
                .fill(card.color)
                .frame(width: 280, height: 160)
        }
    }
    .padding()
}

#Preview("One, none, no dots") {
    let card = PreviewCard(id: 0, color: Color.appSurfaceAccentPrimary)

    VStack(spacing: .space6) {
        AppCarousel(items: [card], style: .scrollSnap) { card in
            RoundedRectangle(cornerRadius: .radiusLG).fill(card.color).frame(height: .space24)
        }
        AppCarousel(items: [PreviewCard](), style: .scrollSnap) { card in
            RoundedRectangle(cornerRadius: .radiusLG).fill(card.color)
        }
        AppCarousel(
            items: [card, PreviewCard(id: 1, color: Color.appSurfaceErrorSolid)], style: .scrollSnap,
            showDots: false
        ) { card in
            RoundedRectangle(cornerRadius: .radiusLG).fill(card.color).frame(width: 200, height: .space24)
        }
    }
    .padding()
}

#Preview("Dots") {
    @Previewable @State var page = 2

    VStack(spacing: .space6) {
        AppCarouselDots(count: 5, currentPage: $page)
        AppCarouselDots(count: 1, currentPage: .constant(0))
        AppCarouselDots(count: 12, currentPage: .constant(11))
    }
    .padding()
}
