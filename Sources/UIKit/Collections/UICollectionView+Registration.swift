import CoreGraphics
import Foundation

extension UICollectionView {
    /// A type that describes how cells of a class are filled. Make it once, not each time that a cell is needed.
    @MainActor @preconcurrency public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell with an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let identity = RegistrationIdentity()
        fileprivate let handler: Handler

        /// A registration by what fills cells.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A type that describes how supplementary views of a class are filled. Make it once, not each time that a view is
    /// needed.
    @MainActor @preconcurrency public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        fileprivate let identity = RegistrationIdentity()
        fileprivate let kind: String
        fileprivate let handler: Handler

        /// A registration by what fills views of a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
        }
    }

    /// Tells registrations apart.
    fileprivate final class RegistrationIdentity: Sendable {}

    // MARK: By class

    /// Names the class of cells with a name. nil removes it.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass, for: .cell(identifier))
    }

    /// Names the class of supplementary views of a kind with a name. nil removes it.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { pool.register(viewClass, for: .supplementary(kind: elementKind, identifier)) }

    /// A cell of a class that was registered: one that is not seen any longer, or a new one. A name that was not registered gives an
    /// empty cell.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cell = pool.dequeue(.cell(identifier)) as? UICollectionViewCell else {
            Log.once("UICollectionView: no class of cells was registered as \(identifier); the cell is empty.")
            return UICollectionViewCell()
        }
        fit(cell, to: collectionViewLayout.layoutAttributesForItem(at: indexPath))
        return cell
    }

    /// A supplementary view of a class that was registered. A name that was not registered gives an empty view.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = pool.dequeue(.supplementary(kind: elementKind, identifier)) else {
            Log.once(
                "UICollectionView: no class of views of the kind \(elementKind) was registered as \(identifier); "
                    + "the view is empty.")
            return UICollectionReusableView()
        }
        fit(view, to: collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
        return view
    }

    // MARK: By registration

    /// A cell of a registration, filled with an item. Without an item the cell is empty.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        guard let cell = pool.dequeue(registration.identity, Cell.self) as? Cell else {
            noView(of: Cell.self)
        }
        fit(cell, to: collectionViewLayout.layoutAttributesForItem(at: indexPath))
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view of a registration, filled.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        guard let view = pool.dequeue(registration.identity, Supplementary.self) as? Supplementary else {
            noView(of: Supplementary.self)
        }
        fit(
            view,
            to: collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: registration.kind, at: indexPath))
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    /// Ends the process: there is no other view of the type that could be returned.
    private func noView(of type: UICollectionReusableView.Type) -> Never {
        fatalError("\(type) cannot be created: Perch does not know the class layout of this compiler.")
    }

    /// Gives a view its size before it is filled, so that what is put into it has room.
    private func fit(_ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes?) {
        guard let attributes else { return }
        if view.bounds.size != attributes.size { view.frame = attributes.frame }
        view.listStyle = attributes.listStyle
    }
}
