import Foundation
import SwiftUI

/// A tip about a feature that the user may not know.
public protocol Tip: Identifiable, Sendable {
    /// The identifier: what names the tip: its type's name, where the tip says nothing else.
    var id: String { get }
    /// The first line.
    var title: Text { get }
    /// The message: what is below it.
    var message: Text? { get }
    /// The image: what is beside it.
    var image: Image? { get }
    /// Buttons.
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
    /// A type that indicates whether a tip is shown however many others were.
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any TipOption] { [] }

    /// A Boolean value that indicates whether the tip would be shown.
    public var shouldDisplay: Bool { status == .available }

    /// A value that indicates whether the tip would be shown, or why it never will be again.
    public var status: Tips.Status { TipStore.current.status(of: self) }

    /// A value that indicates whether the tip would be shown, now and each time that changes.
    public var statusUpdates: AsyncStream<Tips.Status> { TipStore.current.updates { self.status } }

    /// A value that indicates whether the tip would be shown, now and each time that changes.
    public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.current.updates { self.shouldDisplay } }

    /// Says that the tip is not needed any more.
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

/// A type that describes how a tip is shown.
public protocol TipOption: Sendable {}
