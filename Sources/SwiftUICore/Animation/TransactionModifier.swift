import Foundation

/// Alters the transaction of changes on their way down, in the updates in which it is active.
protocol TransactionModifier: ViewModifier where Body == Never {
    /// Alters a transaction that arrives from above.
    nonisolated func alter(_ transaction: inout Transaction)

    /// Whether an update that brings `self` in place of `old` is one to alter; nil if every update is.
    nonisolated func isActive(after old: Self) -> Bool?
}

extension TransactionModifier {
    @MainActor @preconcurrency
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        TransactionNode(view, inputs)
    }
}

/// A node that alters transactions for all below it. It wraps each element, so that layout meets it on its way, too.
@MainActor protocol TransactionAlterer: _ViewNode {
    /// Alters the transaction of the update that runs now.
    func alterTransaction(_ transaction: inout Transaction)
}

private final class TransactionNode<C: View, M: TransactionModifier>: WrappingNode<C, M>, TransactionAlterer {
    private let scope: TransactionScope<M>

    override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
        scope = TransactionScope(view.modifier)
        inputs.host.tree.layoutShortcuts.hasTransactionAlterers = true
        super.init(view, inputs)
    }

    override func makeWrapper(of child: RenderNode) -> WrapperRenderNode {
        TransactionRenderNode(tree: host.tree, child: child, scope: scope)
    }

    override func update(_ view: ModifiedContent<C, M>) {
        scope.modifier = view.modifier
        // A plain step of time changes no values, so nothing there is to be altered.
        if view.modifier.isActive(after: self.view.modifier) == true { scope.activePass = host.tree.pass.number }
        scope.run(in: host.tree) { super.update(view) }
    }

    override func propagateEnvironment(_ change: EnvironmentChange) {
        scope.run(in: host.tree) { super.propagateEnvironment(change) }
    }

    func alterTransaction(_ transaction: inout Transaction) { scope.alter(&transaction, in: host.tree) }
}

/// What a transaction node and its elements share: the modifier, and the update in which it is active.
class AnyTransactionScope {
    func alter(_ transaction: inout Transaction, in tree: RenderTree) { fatalError("abstract") }

    /// Runs `body` with the present transaction as the modifier makes it.
    final func run(in tree: RenderTree, _ body: () -> Void) {
        let outer = tree.transaction
        alter(&tree.transaction, in: tree)
        body()
        tree.transaction = outer
    }
}

private final class TransactionScope<M: TransactionModifier>: AnyTransactionScope {
    var modifier: M
    /// The latest pass in which a value changed that the modifier follows.
    var activePass: UInt64 = 0

    init(_ modifier: M) { self.modifier = modifier }

    override func alter(_ transaction: inout Transaction, in tree: RenderTree) {
        guard !tree.pass.isStep else { return }
        let isAlwaysActive = modifier.isActive(after: modifier) == nil
        if isAlwaysActive || activePass == tree.pass.number { modifier.alter(&transaction) }
    }
}

/// An element in which transactions are altered.
package final class TransactionRenderNode: WrapperRenderNode {
    private let scope: AnyTransactionScope

    init(tree: RenderTree, child: RenderNode, scope: AnyTransactionScope) {
        self.scope = scope
        super.init(tree: tree, child: child)
        markAltersTransactions()
    }

    package override var debugName: String { "Transaction" }

    package override func alterTransaction(_ transaction: inout Transaction) { scope.alter(&transaction, in: tree) }

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        withTransactionOfChildren { child.place(at: .zero, proposal: proposal) }
    }
}

// MARK: - The modifiers

/// Gives changes an animation, always or when a value changes.
struct AnimationModifier<Value: Equatable> {
    let animation: Animation?
    /// Nil for one that is always active.
    let value: Value?
}

extension AnimationModifier: TransactionModifier {
    typealias Body = Never

    nonisolated func alter(_ transaction: inout Transaction) {
        if !transaction.disablesAnimations { transaction.animation = animation }
    }

    nonisolated func isActive(after old: Self) -> Bool? { value.map { $0 != old.value } }
}

/// Alters transactions by a closure, always or when a value changes.
struct TransactionTransformModifier<Value: Equatable> {
    let transform: (inout Transaction) -> Void
    /// Nil for one that is always active.
    let value: Value?
}

extension TransactionTransformModifier: TransactionModifier {
    typealias Body = Never

    nonisolated func alter(_ transaction: inout Transaction) { transform(&transaction) }

    nonisolated func isActive(after old: Self) -> Bool? { value.map { $0 != old.value } }
}

/// Alters transactions for the modifiers of a closure, but not for the content that they are applied to.
struct ScopedTransactionModifier {
    let transform: (inout Transaction) -> Void
}

extension ScopedTransactionModifier: TransactionModifier {
    typealias Body = Never

    nonisolated func alter(_ transaction: inout Transaction) {
        let outer = Transaction.Enclosing(transaction)
        transform(&transaction)
        transaction.enclosing = outer
    }

    nonisolated func isActive(after old: Self) -> Bool? { nil }
}

/// Gives the content of a `ScopedTransactionModifier` the transaction from outside.
struct EnclosingTransactionModifier {}

extension EnclosingTransactionModifier: TransactionModifier {
    typealias Body = Never

    nonisolated func alter(_ transaction: inout Transaction) {
        if let enclosing = transaction.enclosing { transaction = enclosing.transaction }
    }

    nonisolated func isActive(after old: Self) -> Bool? { nil }
}

extension View {
    /// Animates changes of this view with `animation` when `value` changes.
    ///
    /// It counts for all that changes below in such an update, whatever the reason. Nil shows it at once.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Shows all changes of this view with `animation`, the first layout after it came included.
    @available(*, deprecated, message: "Use withAnimation(_:_:) or animation(_:value:) instead.")
    @_disfavoredOverload
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(AnimationModifier(animation: animation, value: Int?.none))
    }

    /// Animates all changes of this view with `animation`.
    nonisolated public func animation(_ animation: Animation?) -> some View where Self: Equatable {
        self.animation(animation, value: self)
    }

    /// Animates changes of the content that `body` adds with `animation`. The view keeps its animation.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction of all changes in this view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionTransformModifier(transform: transform, value: Int?.none))
    }

    /// Changes the transaction of changes in this view when `value` changes.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionTransformModifier(transform: transform, value: value))
    }

    /// Changes the transaction for the content that `body` adds. The view keeps its transaction.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(modifier(EnclosingTransactionModifier())))
            .modifier(ScopedTransactionModifier(transform: transform))
    }
}

extension ViewModifier {
    /// Changes the transaction for the content that the modifier adds. The modified view keeps its transaction.
    @MainActor @preconcurrency
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        TransactedModifier(modifier: self, transform: transform)
    }

    /// Animates changes of the content that the modifier adds with `animation`. The modified view keeps its animation.
    @MainActor @preconcurrency
    public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

/// A modifier whose changes have their own transaction.
private struct TransactedModifier<M: ViewModifier>: ViewModifier {
    let modifier: M
    let transform: (inout Transaction) -> Void

    func body(content: Content) -> some View { content.transaction(transform) { $0.modifier(modifier) } }
}
