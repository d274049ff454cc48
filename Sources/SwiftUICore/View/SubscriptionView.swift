import Combine

/// A view that calls an action with each value that a publisher emits.
public struct SubscriptionView<PublisherType: Publisher, Content: View> where PublisherType.Failure == Never {
    /// The content of the view.
    public var content: Content
    /// The publisher to observe while the view is present.
    public var publisher: PublisherType
    /// The closure that receives each value.
    public var action: (PublisherType.Output) -> Void

    /// Shows `content` and calls `action` with each value that `publisher` sends.
    nonisolated public init(
        content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
    ) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }
}

extension SubscriptionView: View {
    public var body: some View { content.onReceive(publisher, perform: action) }
}
