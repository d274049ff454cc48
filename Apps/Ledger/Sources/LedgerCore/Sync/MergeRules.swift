/// Fields that are one value together: merging takes all of them from one writer, or none.
public struct FieldGroup: Hashable, Sendable {
    /// What a conflict calls the group.
    public let name: String
    /// A change of any of these is a change of the whole group.
    public let fields: [String]
    /// Fields that go along with the group but may also be changed alone.
    public let followers: [String]

    init(_ name: String, _ fields: [String], followers: [String] = []) {
        self.name = name
        self.fields = fields
        self.followers = followers
    }

    var all: [String] { fields + followers }
}

/// How the elements of a list are identified and merged.
public struct ListRule: Hashable, Sendable {
    /// The member that identifies an element; `nil` if elements are texts that identify themselves.
    public let id: String?
    /// A flag that at most one element has. It is merged as one field of the list.
    public let flag: String?
    /// Whether the members of an element are merged one by one, rather than the element as a whole.
    public let mergesMembers: Bool
    /// Members that are such lists themselves.
    public let lists: [String: ListRule]

    init(id: String?, flag: String? = nil, mergesMembers: Bool = false, lists: [String: ListRule] = [:]) {
        self.id = id
        self.flag = flag
        self.mergesMembers = mergesMembers
        self.lists = lists
    }

    static let texts = ListRule(id: nil)
    static let gallery = ListRule(id: "url", flag: "isPrimary")
    static let checklists = ListRule(
        id: "id", mergesMembers: true, lists: ["items": ListRule(id: "id", mergesMembers: true)])
}

/// How the documents of a kind are merged, where it is not field by field.
extension EntityKind {
    /// The lists that are merged by element. All other fields are merged as one value.
    public var listRules: [String: ListRule] {
        switch self {
        case .item: Self.itemLists
        case .space: Self.spaceLists
        case .spaceTemplate: Self.templateLists
        case .transaction: Self.transactionLists
        case .vendorDefaults: Self.vendorLists
        case .projectPreferences: Self.preferencesLists
        case .accountPresets: Self.presetsLists
        case .invoice: Self.invoiceLists
        default: [:]
        }
    }

    /// The fields that are merged as one value.
    public var fieldGroups: [FieldGroup] {
        switch self {
        case .transaction: Self.transactionGroups
        case .item: Self.itemGroups
        default: []
        }
    }

    /// Fields that never leave the device.
    public var deviceOnlyFields: Set<String> { self == .invite ? ["token"] : [] }

    // Constants, since every write asks for them.
    private static let itemLists = ["images": ListRule.gallery]
    private static let spaceLists = ["images": ListRule.gallery, "checklists": .checklists]
    private static let templateLists = ["checklists": ListRule.checklists]
    private static let transactionLists = [
        "receiptImages": ListRule.gallery, "otherImages": .gallery, "itemIds": .texts,
    ]
    private static let vendorLists = ["vendors": ListRule.texts]
    private static let preferencesLists = ["pinnedBudgetCategoryIds": ListRule.texts]
    private static let presetsLists = ["budgetCategoryOrder": ListRule.texts]
    private static let invoiceLists = [
        "transactionIds": ListRule.texts, "lines": ListRule(id: "id"), "payments": ListRule(id: "id"),
    ]
    private static let transactionGroups = [FieldGroup("amount", ["amountCents", "subtotalCents", "taxRatePct"])]
    private static let itemGroups = [
        FieldGroup("place", ["projectId", "transactionId", "budgetCategoryId"], followers: ["spaceId"])
    ]
}
