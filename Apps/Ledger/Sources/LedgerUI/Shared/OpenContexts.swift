import LedgerCore
import LedgerStore
import Observation
import SwiftUI

/// What a list shows, whether of a project or of the inventory.
@MainActor
public protocol ScopedContext: AnyObject {
    var items: [Item] { get }
    var transactions: [LedgerCore.Transaction] { get }
    var spaces: [Space] { get }
    /// All projects of the account.
    var projects: [Project] { get }
    var budgetCategories: [BudgetCategory] { get }
    var state: ContextState { get }
}

extension ProjectContext: ScopedContext {}
extension InventoryContext: ScopedContext {}

/// Projects and the inventory, open for as long as the view is there.
///
/// ```swift
/// @OpenContexts private var contexts
///
/// var body: some View {
///     let project = contexts.project(projectID)        // ProjectContext
///     let scope = contexts.scope(projectID: item.projectId)  // its project, or the inventory for nil
/// ```
@propertyWrapper @MainActor
public struct OpenContexts: DynamicProperty {
    @Environment(LedgerEnvironment.self) private var ledger
    @State private var holder = Holder()

    public init() {}

    public var wrappedValue: Access { Access(ledger: ledger, holder: holder) }

    @MainActor
    public struct Access {
        fileprivate let ledger: LedgerEnvironment
        fileprivate let holder: Holder

        /// A project with everything in it.
        public func project(_ id: String) -> ProjectContext { holder.hold(ledger.project(id)) }

        public var inventory: InventoryContext { holder.hold(ledger.inventory()) }

        /// A project, or the inventory for `nil`.
        public func scope(projectID: String?) -> any ScopedContext {
            if let projectID, !projectID.isEmpty { return project(projectID) }
            return inventory
        }

        /// Reads a project, or the inventory for `nil`, again, after that failed.
        public func reload(projectID: String?) {
            if let projectID, !projectID.isEmpty {
                ledger.reload(project(projectID), projectID)
            } else {
                ledger.reload(inventory)
            }
        }
    }

    /// Keeps what the view shows open.
    @MainActor fileprivate final class Holder {
        private var held: [ObjectIdentifier: AnyObject] = [:]

        func hold<Context: AnyObject>(_ context: Context) -> Context {
            held[ObjectIdentifier(context)] = context
            return context
        }
    }
}
