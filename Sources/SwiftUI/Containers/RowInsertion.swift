import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// What comes of items that are dropped between the rows of a collection.
struct RowInsertion {
    let accepts: @MainActor ([DragItem]) -> Bool
    /// Takes the items, before the row of an index.
    let perform: @MainActor ([DragItem], Int) -> Void
}

extension DynamicViewContent {
    /// Lets the user drop items of a type between the rows of a list.
    ///
    /// A line shows the position of the drop. (On iOS, the rows make space.) As on iOS, a list without rows accepts no
    /// items.
    ///
    /// - Parameter action: A closure that receives the items and the offset of the row before which the user dropped
    ///   them.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        // Unsafe because actions are not Sendable; drops occur on the main actor.
        nonisolated(unsafe) let action = action
        let insertion = RowInsertion(
            accepts: { $0.contain(T.self) },
            perform: { items, index in
                items.handOver(as: T.self) { values in
                    action(values, index)
                    return true
                }
            })
        return rowEditing { $0.insert = insertion }
    }

    /// Lets the user drop items of the given types between the rows of a list.
    ///
    /// A line shows the position of the drop. (On iOS, the rows make space.) As on iOS, a list without rows accepts no
    /// items.
    ///
    /// - Parameter action: A closure that receives the offset of the row before which the user dropped the items, and
    ///   the item providers.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        nonisolated(unsafe) let action = action
        let insertion = RowInsertion(
            accepts: { !$0.providers(of: supportedContentTypes).isEmpty },
            perform: { items, index in action(index, items.providers(of: supportedContentTypes)) })
        return rowEditing { $0.insert = insertion }
    }
}

/// Lets items be dropped above or below a row, and shows where they would go.
struct RowDropTarget: ViewModifier {
    let editing: RowEditing
    let insertion: RowInsertion
    /// Where the row's card lies.
    let card: ListCard

    @State private var height: CGFloat = 0
    @State private var edge: VerticalEdge?

    func body(content: Content) -> some View {
        content
            .onGeometryChange(for: CGFloat.self) {
                $0.size.height
            } action: {
                height = $0
            }
            .overlay(alignment: edge == .bottom ? .bottom : .top) {
                if edge != nil {
                    Rectangle().fill(.tint).frame(height: ListMetrics.insertionLine)
                        .padding(.top, card.gapAbove).padding(.bottom, card.gapBelow)
                        .accessibilityHidden(true)
                }
            }
            .modifier(DropTargetModifier(handler))
    }

    private var handler: DropHandler {
        let middle = card.gapAbove + (height - card.gapAbove - card.gapBelow) / 2
        let (index, insertion, edge) = (editing.index, insertion, $edge)
        func nearest(_ place: CGPoint) -> VerticalEdge { place.y < middle ? .top : .bottom }
        var handler = DropHandler(
            accepts: insertion.accepts,
            perform: { items, place in
                edge.wrappedValue = nil
                insertion.perform(items, nearest(place) == .top ? index : index + 1)
                return true
            })
        handler.updated = { _, place in
            if edge.wrappedValue != nearest(place) { edge.wrappedValue = nearest(place) }
            return true
        }
        handler.exited = { _, _ in edge.wrappedValue = nil }
        return handler
    }
}
