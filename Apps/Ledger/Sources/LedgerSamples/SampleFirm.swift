import Foundation
import LedgerCore

/// Takes the documents of a sample firm, in an order in which each comes after those that it refers to.
public protocol SampleReceiver {
    mutating func add<E: Entity>(_ entity: E) throws
}

/// A sample design firm with projects, purchases, furniture and rooms: the same one for the same numbers.
public struct SampleFirm: Sendable {
    /// How much of everything there is.
    public struct Size: Hashable, Sendable {
        public var projects: Int
        /// Over all projects and the inventory.
        public var items: Int
        public var spacesPerProject: Int

        public init(projects: Int = 8, items: Int = 400, spacesPerProject: Int = 6) {
            self.projects = max(0, projects)
            self.items = max(0, items)
            self.spacesPerProject = max(0, spacesPerProject)
        }
    }

    public static let accountID = "sample-firm"
    public static let ownerID = "owner"
    public static let administratorID = "admin"
    public static let userID = "user"

    public let size: Size
    private let seed: UInt64
    /// The day on which the youngest documents were made.
    private let today: CalendarDate

    public init(
        size: Size = Size(), seed: UInt64 = 1, today: CalendarDate = CalendarDate(year: 2026, month: 3, day: 1)!
    ) {
        self.size = size
        self.seed = seed
        self.today = today
    }

    /// Makes all documents, one after the other.
    public func generate<Receiver: SampleReceiver>(into receiver: inout Receiver) throws {
        var generator = Generator(size: size, today: today, random: SplitMix64(seed: seed))
        try generator.account(&receiver)
        // A tenth of all items is in the inventory, or all of them where there are no projects.
        let inventory = size.projects == 0 ? size.items : size.items / 10
        for number in 0..<size.projects {
            let rest = size.items - inventory
            let share = rest / size.projects + (number < rest % size.projects ? 1 : 0)
            try generator.project(number, items: share, &receiver)
        }
        try generator.contents(project: nil, number: size.projects, items: inventory, &receiver)
    }
}

private struct Generator {
    let size: SampleFirm.Size
    let today: CalendarDate
    var random: SplitMix64

    private static let categories: [(id: String, name: String, type: CategoryType, isExcluded: Bool)] = [
        ("cat-furnishings", "Furnishings", .itemized, false), ("cat-install", "Install", .general, false),
        ("cat-fee", "Design Fee", .fee, true), ("cat-storage", "Storage & Receiving", .general, false),
    ]

    mutating func account<Receiver: SampleReceiver>(_ receiver: inout Receiver) throws {
        try receiver.add(
            Account(id: SampleFirm.accountID) {
                $0.name = "Hawthorn & Vale Interiors"
                $0.ownerUid = SampleFirm.ownerID
            })
        let people: [(String, MemberRole, String)] = [
            (SampleFirm.ownerID, .owner, "Ada Hawthorn"), (SampleFirm.administratorID, .admin, "Ben Vale"),
            (SampleFirm.userID, .user, "Cleo Marsh"),
        ]
        for (id, role, name) in people {
            try receiver.add(
                AccountMember(id: id) {
                    $0.uid = id
                    $0.role = role
                    $0.name = name
                    $0.email = "\(id)@example.com"
                })
        }
        for (order, category) in Self.categories.enumerated() {
            try receiver.add(
                BudgetCategory(id: category.id) {
                    $0.name = category.name
                    $0.slug = BudgetCategory.slug(of: category.name)
                    $0.order = order
                    $0.metadata = CategoryMetadata(
                        categoryType: category.type, excludeFromOverallBudget: category.isExcluded ? true : nil)
                })
        }
        try receiver.add(AccountPresets(id: AccountPresets.onlyID) { $0.defaultBudgetCategoryId = "cat-furnishings" })
        try receiver.add(VendorDefaults(id: VendorDefaults.onlyID) { $0.vendors = VendorDefaults.initialVendors })
        try receiver.add(BusinessProfile(id: BusinessProfile.onlyID) { $0.name = "Hawthorn & Vale Interiors" })
        try receiver.add(
            SpaceTemplate(id: "template-bedroom") {
                $0.name = "Bedroom"
                $0.order = 0
                $0.checklists = [
                    Checklist(
                        id: "tl", name: "Install day",
                        items: ["Hang drapery", "Make the bed", "Photograph"].enumerated().map {
                            ChecklistItem(id: "tl\($0)", text: $1)
                        })
                ]
            })
    }

    mutating func project<Receiver: SampleReceiver>(_ number: Int, items: Int, _ receiver: inout Receiver) throws {
        let id = "project-\(number)"
        let place = pick(SampleWords.places)
        let client = pick(SampleWords.surnames)
        let created = moment(daysAgo: 400 - number % 300)
        let isArchived = number % 9 == 8
        let details = pick(SampleWords.styles)
        try receiver.add(
            Project(id: id) {
                $0.name = "\(client) \(place)"
                $0.clientName = client
                $0.description = "\(details), \(number % 4 + 2) rooms"
                $0.isArchived = isArchived
                $0.createdAt = created
                $0.updatedAt = created
            })
        for category in Self.categories {
            let budget = Int.random(in: 20...900, using: &random) * 10_000
            try receiver.add(
                ProjectBudgetCategory(id: category.id) {
                    $0.projectId = id
                    $0.budgetCents = budget
                })
        }
        try contents(project: id, number: number, items: items, &receiver)
    }

    /// Spaces, transactions and items of a project, or of the inventory for `nil`.
    mutating func contents<Receiver: SampleReceiver>(
        project: String?, number: Int, items: Int, _ receiver: inout Receiver
    ) throws {
        let prefix = project ?? "inventory"
        let spaces = (0..<size.spacesPerProject).map { "\(prefix)-space-\($0)" }
        for (index, id) in spaces.enumerated() {
            let name = project == nil ? "Shelf \(index + 1)" : SampleWords.rooms[index % SampleWords.rooms.count]
            let checked = (0..<4).map { _ in chance(40) }
            try receiver.add(
                Space(id: id) {
                    $0.projectId = project
                    $0.name = name
                    $0.checklists = [
                        Checklist(
                            id: "\(id)-list", name: "Install day",
                            items: zip(SampleWords.tasks, checked).enumerated().map { place, task in
                                ChecklistItem(id: "\(id)-\(place)", text: task.0, isChecked: task.1)
                            })
                    ]
                })
        }
        var made = 0
        var transactionNumber = 0
        while made < items {
            let count = min(Int.random(in: 1...11, using: &random), items - made)
            try purchase(
                id: "\(prefix)-tx-\(transactionNumber)", project: project,
                items: (made..<made + count).map { "\(prefix)-item-\($0)" }, spaces: spaces, &receiver)
            made += count
            transactionNumber += 1
        }
    }

    private mutating func purchase<Receiver: SampleReceiver>(
        id: String, project: String?, items: [String], spaces: [String], _ receiver: inout Receiver
    ) throws {
        let source = pick(VendorDefaults.initialVendors)
        let daysAgo = Int.random(in: 0...390, using: &random)
        let created = moment(daysAgo: daysAgo)
        // One in twelve is on its own: installation, storage, fees, or items that were never linked.
        let isLinked = !chance(8)
        var total = 0
        var documents: [Item] = []
        for item in items {
            let price = Int.random(in: 8...2400, using: &random) * 100 - 1
            total += price
            let colour = SampleWords.colours.indices.randomElement(using: &random)!
            let thing = SampleWords.things.indices.randomElement(using: &random)!
            let name = "\(SampleWords.colours[colour]) \(SampleWords.things[thing])"
            let sku = String(Int.random(in: 10_000...999_999, using: &random))
            let status = pick(ItemStatus.offered)
            let space = chance(70) && !spaces.isEmpty ? pick(spaces) : nil
            let hasProjectPrice = chance(80)
            let notes = chance(15) ? "\(pick(SampleWords.notes)) \(pick(SampleWords.things).lowercased())" : nil
            let isMarked = chance(5)
            let picture = chance(60) ? SamplePicture(thing: thing, colour: colour).address : nil
            documents.append(
                Item(id: item) {
                    $0.projectId = project
                    $0.spaceId = space
                    $0.transactionId = isLinked ? id : nil
                    $0.name = name
                    $0.source = source
                    $0.sku = sku
                    $0.notes = notes
                    $0.status = status
                    $0.purchasePriceCents = price
                    $0.projectPriceCents = hasProjectPrice ? price * 13 / 10 : nil
                    $0.marketValueCents = price * 3 / 2
                    $0.bookmark = isMarked ? true : nil
                    $0.budgetCategoryId = "cat-furnishings"
                    $0.images = picture.map { [AttachmentRef(url: $0, isPrimary: true)] }
                    $0.createdAt = created
                    $0.updatedAt = created
                })
        }
        let type = chance(90) ? TransactionType.purchase : .return
        let category = isLinked ? "cat-furnishings" : pick(Self.categories).id
        let reimbursement = chance(25) ? pick([ReimbursementType.owedToCompany, .owedToClient]) : nil
        let buyer = pick([PurchasedBy.clientCard, .designBusiness])
        let status = pick(TransactionStatus.offered)
        let hasReceipt = chance(50)
        let needsReview = chance(10)
        try receiver.add(
            Transaction(id: id) {
                $0.projectId = project
                $0.transactionDate = CalendarDate(daysSince1970: today.daysSince1970 - daysAgo)
                $0.amountCents = total + total * 825 / 10_000
                $0.subtotalCents = total
                $0.taxRatePct = 8.25
                $0.source = source
                $0.transactionType = type
                $0.status = status
                $0.purchasedBy = buyer
                $0.reimbursementType = reimbursement
                $0.budgetCategoryId = category
                $0.hasEmailReceipt = hasReceipt
                $0.needsReview = needsReview ? true : nil
                $0.itemIds = isLinked ? items : nil
                $0.createdAt = created
                $0.updatedAt = created
            })
        for item in documents { try receiver.add(item) }
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &random)! }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func moment(daysAgo: Int) -> Date {
        let seconds = Int.random(in: 28_800...64_800, using: &random)
        return Date(milliseconds: ((today.daysSince1970 - daysAgo) * 86_400 + seconds) * 1000)
    }
}
