/// Names and values of documents' fields as people read them: where values conflict, and in a document's history.
public enum FieldDescriptions {
    /// What a value is called, such as `Purchase Price`.
    ///
    /// - Parameters:
    ///   - path: the value's ``FieldPath``, or the name of a ``FieldGroup``; empty for the whole document.
    ///   - kind: the kind of the document.
    ///   - fields: the fields of the document, by which an element of a list is named.
    public static func label(
        of path: String, in kind: EntityKind, fields: [String: JSONValue] = [:]
    ) -> String {
        guard !path.isEmpty else { return kind.title }
        guard !path.hasSuffix(":order") else {
            return localized("Order of \(label(of: String(path.dropLast(":order".count)), in: kind, fields: fields))")
        }
        guard !path.hasSuffix(":isPrimary") else { return localized("Primary Image") }
        var steps = FieldPath.steps(path)
        guard steps.count > 1 else { return label(of: path) }
        // The member of an element, or the element itself.
        let last = steps.removeLast()
        let isElement = steps.count % 2 == 1
        let element = isElement ? path : String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
        let name = FieldPath.value(at: element, in: fields, kind: kind).flatMap(name)
        let list = label(of: isElement ? steps[steps.count - 1] : steps[steps.count - 2])
        let whole = [list, name.map { "“\($0)”" }].compactMap(\.self).joined(separator: " ")
        return isElement ? whole : "\(whole), \(label(of: last))"
    }

    /// What a value is, such as `$250.00`.
    ///
    /// - Parameter name: what a document is called that the value refers to; `nil` for one that is not there.
    public static func text(
        _ value: JSONValue, at path: String, in kind: EntityKind,
        name: (EntityKind, String) -> String? = { _, _ in nil }
    ) -> String {
        let field = FieldPath.steps(path).last?.split(separator: ".").last.map(String.init) ?? ""
        switch value {
        case .null: return localized("None")
        case .bool(let isOn): return isOn ? localized("Yes") : localized("No")
        case .integer(let number):
            if field.hasSuffix("Cents") { return CurrencyFormatting.withDecimals(number) }
            return field.hasSuffix("Pct") ? DisplayFormatting.taxRate(Double(number)) : "\(number)"
        case .number(let number): return field.hasSuffix("Pct") ? DisplayFormatting.taxRate(number) : "\(number)"
        case .string(let text):
            if let target = references[field] { return name(target, text) ?? localized("Unknown") }
            if text.trimmed.isEmpty { return localized("None") }
            return word(text, field: field, kind: kind) ?? (field.hasSuffix("Date") ? day(text) : text)
        case .array(let elements):
            let names = elements.compactMap(Self.name)
            return names.isEmpty ? localized("None") : names.joined(separator: ", ")
        case .object(let members):
            return Self.name(value)
                ?? members.sorted { $0.key < $1.key }.map { member, value in
                    "\(label(of: member)): \(text(value, at: member, in: kind, name: name))"
                }.joined(separator: ", ")
        }
    }

    /// The kinds of the documents that fields refer to.
    private static let references: [String: EntityKind] = [
        "projectId": .project, "transactionId": .transaction, "spaceId": .space, "budgetCategoryId": .budgetCategory,
        "defaultBudgetCategoryId": .budgetCategory, "itemIds": .item, "transactionIds": .transaction,
        "updatedBy": .member, "createdBy": .member,
    ]

    /// Fields that are called differently than they are spelled.
    private static let labels: [String: Phrase] = [
        "amount": "Amount and Tax", "amountCents": "Amount", "subtotalCents": "Subtotal", "taxRatePct": "Tax Rate",
        "transactionDate": "Date", "budgetCategoryId": "Budget Category",
        "hasEmailReceipt": "Email Receipt", "purchasePriceCents": "Purchase Price",
        "projectPriceCents": "Project Price", "marketValueCents": "Market Value", "sku": "SKU",
        "projectId": "Project", "transactionId": "Transaction", "spaceId": "Space", "place": "Place",
        "isArchived": "Archived", "isChecked": "Checked", "budgetCents": "Budget", "categoryType": "Type",
        "excludeFromOverallBudget": "Exclude from Overall Budget", "mainImageUrl": "Hero Image", "logoUrl": "Logo",
        "receiptImages": "Receipts", "items": "Item", "checklists": "Checklist", "itemIds": "Items",
        "vendors": "Vendors", "budgetCategoryOrder": "Order of Categories", "bookmark": "Bookmark",
        "updatedBy": "Changed By", "createdBy": "Created By", "markupPct": "Markup", "markupCents": "Markup",
        "taxCents": "Sales Tax", "totalCents": "Total", "transactionIds": "Transactions", "voidReason": "Reason",
        "series": "Year", "lines": "Line", "payments": "Payment",
    ]

    /// The name of a field in words: its own, or what its spelling says.
    private static func label(of path: String) -> String {
        let field = path.split(separator: ".").last.map(String.init) ?? path
        if let label = labels[field] { return localized(label) }
        var words = ""
        for character in field {
            if words.isEmpty {
                words += character.uppercased()
            } else {
                words += character.isUppercase ? " \(character)" : "\(character)"
            }
        }
        return localized(Phrase(stringLiteral: words))
    }

    /// What an element of a list is called.
    private static func name(_ element: JSONValue) -> String? {
        switch element {
        case .string(let text): return text
        case .object(let members):
            for member in ["name", "text", "title"] {
                if case .string(let text)? = members[member], !text.trimmed.isEmpty { return text }
            }
            return nil
        default: return nil
        }
    }

    /// A known word as menus show it.
    private static func word(_ text: String, field: String, kind: EntityKind) -> String? {
        switch (field, kind) {
        case ("status", .item): ItemStatus(rawValue: text).label
        case ("status", .transaction): TransactionStatus(rawValue: text).label
        case ("status", .invoice): InvoiceStatus(rawValue: text).label
        case ("purchasedBy", _): PurchasedBy(rawValue: text).label
        case ("transactionType", _): TransactionType(rawValue: text).label
        case ("reimbursementType", _): ReimbursementType(rawValue: text).label
        case ("categoryType", _): CategoryType(rawValue: text).label
        case ("role", _): MemberRole(rawValue: text).label
        default: nil
        }
    }

    private static func day(_ text: String) -> String {
        CalendarDate(text).map { DisplayFormatting.date($0) } ?? text
    }
}

extension EntityKind {
    /// The kind as a title.
    public var title: String {
        switch self {
        case .account: localized("Account")
        case .member: localized("Member")
        case .project: localized("Project")
        case .transaction: localized("Transaction")
        case .item: localized("Item")
        case .space: localized("Space")
        case .budgetCategory: localized("Budget Category")
        case .projectBudgetCategory: localized("Budget")
        case .projectPreferences: localized("Preferences")
        case .accountPresets: localized("Presets")
        case .vendorDefaults: localized("Vendors")
        case .spaceTemplate: localized("Template")
        case .businessProfile: localized("Business Profile")
        case .invite: localized("Invitation")
        case .lineageEdge: localized("Movement")
        case .request: localized("Request")
        case .conflict: localized("Conflict")
        case .invoice: localized("Invoice")
        }
    }
}
