import LedgerCore
import LedgerStore

/// What someone can do in their account.
public struct LedgerServices: Sendable {
    public let store: LocalStore
    public let session: LedgerCore.Session
    private let storage: any MediaStorage

    init(store: LocalStore, session: Session, storage: any MediaStorage) {
        self.store = store
        self.session = session
        self.storage = storage
    }

    public var accounts: AccountsService { AccountsService(store: store, userID: session.userID) }
    public var projects: ProjectsService { ProjectsService(store: store, session: session) }
    public var transactions: TransactionsService { TransactionsService(store: store, session: session) }
    public var items: ItemsService { ItemsService(store: store, session: session) }
    public var spaces: SpacesService { SpacesService(store: store, session: session) }
    public var inventory: InventoryOperationsService { InventoryOperationsService(store: store, session: session) }
    public var presets: AccountPresetsService { AccountPresetsService(store: store, session: session) }
    public var vendors: VendorDefaultsService { VendorDefaultsService(store: store, session: session) }
    public var templates: SpaceTemplatesService { SpaceTemplatesService(store: store, session: session) }
    public var businessProfile: BusinessProfileService { BusinessProfileService(store: store, session: session) }
    public var invoices: InvoicesService { InvoicesService(store: store, session: session) }
    public var people: PeopleService { PeopleService(store: store, session: session) }
    public var merging: MergingService { MergingService(store: store, session: session) }
    public var invites: InvitesService { InvitesService(store: store, session: session) }
    public var conflicts: ConflictsService { ConflictsService(store: store, session: session) }
    public var trash: TrashService { TrashService(store: store, session: session) }
    public var lineage: LineageEdgesService { LineageEdgesService(store: store, session: session) }
    public var media: MediaService { MediaService(store: store, session: session, storage: storage) }
}

/// Why nothing could be done: nobody is signed in any longer, or no account is chosen.
struct NobodySignedIn: Error {}
