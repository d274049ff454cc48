import Foundation
import SwiftUI

/// A type that represents a tip about a feature.
public protocol Tip: Identifiable, Sendable {
    /// The identifier of the tip. The default is the name of its type.
    var id: String { get }
    /// The first line.
    var title: Text { get }
    /// The message below the title.
    var message: Text? { get }
    /// The image beside the title.
    var image: Image? { get }
    /// The buttons of the tip.
    @Tips.ActionBuilder var actions: [Action] { get }
    /// The conditions for showing the tip.
    @Tips.RuleBuilder var rules: [Rule] { get }
    /// The options of the tip.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    /// A button of a tip.
    public typealias Action = Tips.Action
    /// A condition for showing a tip.
    public typealias Rule = Tips.Rule
    /// An event that is counted.
    public typealias Event = Tips.Event
    /// The maximum number of times that a tip is shown.
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    /// An option that shows a tip regardless of the display frequency.
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any TipOption] { [] }

    /// A Boolean value that indicates whether the tip can be displayed.
    public var shouldDisplay: Bool { status == .available }

    /// The status of the tip: whether it can be displayed, or why it is invalidated.
    public var status: Tips.Status { TipStore.current.status(of: self) }

    /// The status of the tip, now and after each change.
    public var statusUpdates: AsyncStream<Tips.Status> { TipStore.current.updates { self.status } }

    /// The status of the tip, now and after each change.
    public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.current.updates { self.shouldDisplay } }

    /// Invalidates the tip, so that it is not displayed again.
    public func invalidate(reason: Tips.InvalidationReason) {
        TipStore.current.invalidate(id, reason)
    }
}

/// A tip of any type.
public struct AnyTip: Tip {
    let base: any Tip
    /// Creates a tip.
    public init(_ tip: some Tip) { base = tip }
    public var id: String { base.id }
    public var title: Text { base.title }
    public var message: Text? { base.message }
    public var image: Image? { base.image }
    public var actions: [Action] { base.actions }
    public var rules: [Rule] { base.rules }
    public var options: [any TipOption] { base.options }
}

/// An option for displaying a tip.
public protocol TipOption: Sendable {}
