import Foundation

extension DynamicViewContent {
    /// Lets the user move these views within a container with `reorderContainer(for:isEnabled:move:)`.
    nonisolated public func reorderable() -> some DynamicViewContent<Data> {
        reorderable(collectionID: ReorderableSingleCollectionIdentifier())
    }

    /// Lets the user move these views within and between the collections of a container with
    /// `reorderContainer(for:in:isEnabled:move:)`.
    ///
    /// In a list, the user can move rows only within their collection.
    ///
    /// - Parameter collectionID: The identifier of this collection.
    nonisolated public func reorderable(
        collectionID: some Hashable & Sendable
    ) -> some DynamicViewContent<Data> {
        ReorderableContent(content: self, collectionID: AnyHashable(collectionID))
    }
}

/// What knows the identifiers of its data.
@MainActor private protocol ReorderIdentifiers {
    var reorderIDs: [AnyHashable] { get }
}

extension ForEach: ReorderIdentifiers where Content: View {
    var reorderIDs: [AnyHashable] { data.map { AnyHashable(id($0)) } }
}

private struct ReorderableContent<Content: DynamicViewContent> {
    let content: Content
    let collectionID: AnyHashable
    nonisolated(unsafe) let data: Content.Data

    @Environment(\.reorderBoard) private var board
    @Environment(\.listStyleKind) private var listStyle

    nonisolated init(content: Content, collectionID: AnyHashable) {
        self.content = content
        self.collectionID = collectionID
        data = content.data
    }
}

extension ReorderableContent: DynamicViewContent {
    @ViewBuilder var body: some View {
        if let board, board.isEnabled {
            let _ = board.shelves[collectionID, default: .init()].ids = ids(on: board)
            if listStyle != nil {
                content.onMove { [collectionID] sources, target in
                    guard let source = sources.first else { return }
                    board.move(source, of: collectionID, to: target > source ? target - 1 : target, of: collectionID)
                }
            } else {
                ElementReader(content) { [collectionID] elements in
                    ForEach(elements.indices, id: \.self) { index in
                        elements[index].modifier(ReorderDrag(index: index, collectionID: collectionID, board: board))
                    }
                }
            }
        } else {
            content
        }
    }

    @MainActor private func ids(on board: ReorderBoard) -> [AnyHashable] {
        let own = (content as? any ReorderIdentifiers)?.reorderIDs ?? []
        return data.enumerated().map { index, datum in
            board.id(datum) ?? (own.indices.contains(index) ? own[index] : AnyHashable(index))
        }
    }
}

/// Lets a view follow the finger that has lifted it.
private struct ReorderDrag {
    let index: Int
    let collectionID: AnyHashable
    let board: ReorderBoard

    /// Where the finger was when it lifted the view, and where it is, on the canvas.
    @GestureState private var finger: (start: CGPoint, now: CGPoint)?
}

extension ReorderDrag: ViewModifier {
    func body(content: Content) -> some View {
        let (index, collectionID, board, finger) = (index, collectionID, board, finger)
        let isLifted = finger != nil
        return
            content
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: {
                board.shelves[collectionID, default: .init()].frames[index] = $0
            }
            .offset(
                x: finger.map { $0.now.x - $0.start.x } ?? 0, y: finger.map { $0.now.y - $0.start.y } ?? 0
            )
            .shadow(
                color: .black.opacity(isLifted ? ListEditingMetrics.liftOpacity : 0),
                radius: ListEditingMetrics.liftRadius
            )
            .zIndex(isLifted ? 1 : 0)
            .gesture(
                LiftGesture()
                    .updating($finger) { point, finger, _ in finger = (finger?.start ?? point, point) }
                    .onEnded { point in
                        withAnimation(.easeInOut(duration: ListEditingMetrics.shiftDuration)) {
                            board.drop(index, of: collectionID, at: point)
                        }
                    })
    }
}
