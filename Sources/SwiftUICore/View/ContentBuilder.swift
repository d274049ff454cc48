/// Turns the statements of a closure into content. The name that the SDK of iOS 27 gives to ``ViewBuilder``.
public typealias ContentBuilder = ViewBuilder

/// Several pieces of content side by side, as a ``ContentBuilder`` makes them from the statements of a closure.
public typealias TupleContent<each Content> = TupleView<(repeat each Content)>

/// Content without elements. The name that the SDK of iOS 27 gives to ``EmptyView`` where content is no view.
public typealias EmptyContent = EmptyView
