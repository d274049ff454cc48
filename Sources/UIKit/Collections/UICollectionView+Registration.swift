import CoreGraphics
import Foundation

extension UICollectionView {
    /// A registration that configures cells of a class. Create it once, not each time that a cell is required.
    @MainActor @preconcurrency public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let identity = RegistrationIdentity()
        fileprivate let handler: Handler

        /// Creates a registration from a closure that configures cells.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A registration that configures supplementary views of a class. Create it once, not each time that a view is
    /// required.
    @MainActor @preconcurrency public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        fileprivate let identity = RegistrationIdentity()
        fileprivate let kind: String
        fileprivate let handler: Handler

        /// Creates a registration from a closure that configures views of a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
        }
    }

    /// Tells registrations apart.
    fileprivate final class RegistrationIdentity: Sendable {}

    // MARK: By class

    /// Registers a class of cells with an identifier. Nil removes the registration.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass, for: .cell(identifier))
    }

    /// Registers a class of supplementary views of a kind with an identifier. Nil removes the registration.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { pool.register(viewClass, for: .supplementary(kind: elementKind, identifier)) }

    /// Returns a cell of a registered class, which is reused or new. For an unknown identifier, returns an empty cell.
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

    /// Returns a supplementary view of a registered class. For an unknown identifier, returns an empty view.
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

    /// Returns a cell of a registration, configured for an item. If the item is nil, the cell is empty.
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

    /// Returns a configured supplementary view of a registration.
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
