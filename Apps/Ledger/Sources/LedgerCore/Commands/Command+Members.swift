/// The account and who belongs to it.
extension Command {
    static func renameAccount(to name: String, _ batch: some DocumentBatch) throws {
        if let error = SpaceFormValidation.validate(name: name).first { throw error }
        try batch.requirePermission(.editAccount)
        try batch.update(Account.self, batch.accountID) { $0.name = name }
    }

    static func transferAccount(to id: String, _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.transferAccount)
        let members = try batch.documents(AccountMember.self, where: nil)
        _ = try batch.require(AccountMember.self, id)
        for member in members {
            guard let key = member.id, (key == id) != (member.role == .owner) else { continue }
            try batch.update(AccountMember.self, key) { $0.role = key == id ? .owner : .admin }
        }
        try batch.update(Account.self, batch.accountID) { $0.ownerUid = id }
    }

    static func changeMember(
        _ id: String, _ action: StoreAction, _ batch: some DocumentBatch, _ change: (inout AccountMember?) -> Void
    ) throws {
        try batch.requirePermission(action)
        let before = try batch.require(AccountMember.self, id)
        var after: AccountMember? = before
        change(&after)
        guard batch.userID == nil || AccessRules.allowsMemberChange(from: before, to: after) else {
            throw batch.refusal(of: action)
        }
        if let after { try batch.save(after) } else { try batch.delete(AccountMember.self, id) }
    }
}
