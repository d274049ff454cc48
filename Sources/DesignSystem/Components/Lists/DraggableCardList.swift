import SwiftUI

/// A list of cards whose order the user can change by dragging.
///
/// ```swift
/// DraggableCardList(items: $categories, content: \.name, onReorder: save)
/// ```
///
/// In a scroll view it needs a height.
public struct DraggableCardList<T: Identifiable, RightContent: View>: View {
    @Binding private var items: [T]
    private let content: (T) -> String
    private let rightContent: (T) -> RightContent
    private let onReorder: (([T]) -> Void)?
    private let isItemDraggable: (T) -> Bool
    @Themed(.ledger) private var theme

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - items: what it shows, in its order.
    ///   - content: the title of an item.
    ///   - rightContent: what stands at the end of an item's card.
    ///   - onReorder: told the new order.
    ///   - isItemDraggable: whether an item can be moved; nil lets all be moved.
    public init(
        items: Binding<[T]>, content: @escaping (T) -> String,
        @ViewBuilder rightContent: @escaping (T) -> RightContent, onReorder: (([T]) -> Void)? = nil,
        isItemDraggable: ((T) -> Bool)? = nil
    ) {
        _items = items
        self.content = content
        self.rightContent = rightContent
        self.onReorder = onReorder
        self.isItemDraggable = isItemDraggable ?? { _ in true }
    }

    public var body: some View {
        List {
            ForEach(items) { item in
                let isDraggable = isItemDraggable(item)
                DraggableCard(title: content(item), isDisabled: !isDraggable) { rightContent(item) }
                    .moveDisabled(!isDraggable)
                    .listRowSeparator(.hidden)
                    .listRowBackground(Color.clear)
                    .listRowInsets(
                        EdgeInsets(
                            top: theme.spacing.xs, leading: theme.spacing.screen, bottom: theme.spacing.xs,
                            trailing: theme.spacing.screen))
            }
            .onMove { source, target in
                items = Self.moved(items, from: source, to: target, canMove: isItemDraggable)
                onReorder?(items)
            }
        }
        .listStyle(.plain)
        .scrollContentBackground(.hidden)
        .environment(\.editMode, .constant(.active))
    }

    /// The items after some were moved. Those that cannot be moved stay among those that they were with.
    static func moved(
        _ items: [T], from source: IndexSet, to target: Int, canMove: (T) -> Bool
    ) -> [T] {
        let movable = IndexSet(source.filter { items.indices.contains($0) && canMove(items[$0]) })
        var items = items
        items.move(fromOffsets: movable, toOffset: min(max(0, target), items.count))
        return items
    }
}

extension DraggableCardList where RightContent == EmptyView {
    /// Creates a list of cards with nothing at their ends.
    ///
    /// - Parameters:
    ///   - items: what it shows, in its order.
    ///   - content: the title of an item.
    ///   - onReorder: told the new order.
    ///   - isItemDraggable: whether an item can be moved; nil lets all be moved.
    public init(
        items: Binding<[T]>, content: @escaping (T) -> String, onReorder: (([T]) -> Void)? = nil,
        isItemDraggable: ((T) -> Bool)? = nil
    ) {
        self.init(
            items: items, content: content, rightContent: { _ in EmptyView() }, onReorder: onReorder,
            isItemDraggable: isItemDraggable)
    }
}

private struct PreviewCategory: Identifiable {
    let id: Int
    let name: String
}

#Preview {
    @Previewable @State var categories = ["Furnishings", "Install", "Design Fee"].enumerated().map {
        PreviewCategory(id: $0.offset, name: $0.element)
    }

    DraggableCardList(
        items: $categories, content: \.name, rightContent: { _ in Badge("General") },
        isItemDraggable: { $0.id < 2 }
    )
    .frame(height: 260)
    .background(BrandColors.background)
}
