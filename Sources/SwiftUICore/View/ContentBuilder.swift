/// A result builder that creates content from the statements of a closure. This is the name of ``ViewBuilder`` in the
/// SDK of iOS 27.
public typealias ContentBuilder = ViewBuilder

/// Several pieces of content, which a ``ContentBuilder`` creates from the statements of a closure.
public typealias TupleContent<each Content> = TupleView<(repeat each Content)>

/// Content without elements. This is the name of ``EmptyView`` in the SDK of iOS 27, for content that is not a view.
public typealias EmptyContent = EmptyView
