import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore

/// What people do in a history: everything that the services offer.
struct History {
    let number: Int

    /// Two projects with a room each, a purchase with two items, and two rooms whose notes are written together.
    mutating func begin(_ device: SimulatedDevice) throws {
        try device.synchronize()
        try device.store.write(as: device.session) { batch in
            for id in ["p", "q"] {
                try batch.create(
                    Project(id: id) {
                        $0.name = id
                        $0.clientName = "Smith"
                    })
                try batch.create(
                    Space(id: "room-\(id)") {
                        $0.name = "Den"
                        $0.projectId = id
                        $0.checklists = [Checklist(id: "l", name: "l", items: [ChecklistItem(id: "x", text: "x")])]
                    })
            }
            for id in ["pair-1", "pair-2"] { try batch.create(Space(id: id) { $0.name = id }) }
            try batch.create(
                Transaction(id: "t") {
                    $0.projectId = "p"
                    $0.transactionType = .purchase
                    $0.amountCents = 3000
                })
        }
        for id in ["a", "b", "c"] {
            try ItemsService(store: device.store, session: device.session).create(
                Item(id: id) {
                    $0.name = id
                    $0.projectId = "p"
                    $0.transactionId = id == "c" ? nil : "t"
                    $0.purchasePriceCents = 1000
                })
        }
    }

    /// One thing that someone does. What the store refuses at once is no matter.
    func act(_ device: SimulatedDevice, _ step: Int, _ random: inout SplitMix64) throws {
        do {
            if Int.random(in: 0..<4, using: &random) == 0 {
                try keepBooks(device, step, &random)
            } else {
                try perform(device, step, &random)
            }
        } catch is StoreError {
        } catch is Refusal {
        } catch is ValidationError {
        } catch is InventoryOperationRefusal {
        }
    }

    /// A field of items that only a newer version of the app knows.
    static let newerField = "shade"

    /// Someone writes that field, on a device with a newer version. Nobody ever takes it away.
    func shade(_ device: SimulatedDevice, _ step: Int, _ random: inout SplitMix64) throws {
        let items = try device.store.value(of: DocumentsQuery<Item>(accountID: device.session.accountID))
        guard let item = items.compactMap(\.id).randomElement(using: &random) else { return }
        do {
            try ItemsService(store: device.store, session: device.session).update(item) {
                $0.unknownFields[Self.newerField] = .string("\(device.userID) \(step)")
            }
        } catch is StoreError {
        }
    }

    private func perform(_ device: SimulatedDevice, _ step: Int, _ random: inout SplitMix64) throws {
        let (store, session) = (device.store, device.session)
        let account = session.accountID
        let items = ItemsService(store: store, session: session)
        let transactions = TransactionsService(store: store, session: session)
        let inventory = InventoryOperationsService(store: store, session: session, timeZone: .gmt)
        let spaces = SpacesService(store: store, session: session)
        let projects = ProjectsService(store: store, session: session)
        let accounts = AccountsService(store: store, userID: session.userID)
        func ids<E: Entity>(_ type: E.Type, _ isWanted: (E) -> Bool = { _ in true }) throws -> [String] {
            try store.value(of: DocumentsQuery<E>(accountID: account)).filter(isWanted).compactMap(\.id)
        }
        func one<E: Entity>(_ type: E.Type, _ isWanted: (E) -> Bool = { _ in true }) throws -> String {
            try ids(type, isWanted).randomElement(using: &random) ?? "nothing"
        }
        func some() throws -> [String] {
            Array(try ids(Item.self).shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random)))
        }
        let isOrdinary = { (space: Space) in space.id?.hasPrefix("pair") == false }
        let value = Int.random(in: 0...3, using: &random)
        // In some histories people mostly change what the firm has in common, so that presets and roles change at the same time.
        let isAboutTheFirm = number % 4 == 3 && Int.random(in: 0..<3, using: &random) > 0
        switch Int.random(in: isAboutTheFirm ? 30..<34 : 0..<34, using: &random) {
        case 0..<3:
            let (project, room) = (try one(Project.self), try one(Space.self, isOrdinary))
            try items.create(
                Item {
                    $0.name = "made \(step)"
                    $0.projectId = project
                    $0.spaceId = value == 0 ? room : nil
                    $0.purchasePriceCents = 100 * value
                })
        case 3:
            let transaction = try one(Transaction.self)
            try items.create(
                Item {
                    $0.name = "bought \(step)"
                    $0.projectId = "p"
                    $0.transactionId = transaction
                    $0.purchasePriceCents = 100
                })
        case 4..<7:
            try items.update(try some()) {
                $0.notes = value == 0 ? nil : "note \(value)"
                if value > 1 { $0.projectPriceCents = value }
            }
        case 7:
            let room = try one(Space.self, isOrdinary)
            try items.update(try some()) { $0.spaceId = value == 0 ? nil : room }
        case 8: try items.update(try some()) { $0.status = value == 0 ? .returned : .purchased }
        case 9:
            try transactions.create(
                Transaction {
                    $0.transactionType = value == 0 ? .return : .purchase
                    $0.projectId = "p"
                })
        case 10, 11:
            try transactions.update(try one(Transaction.self) { $0.isCanonicalInventorySale != true }) {
                if value > 0 { $0.amountCents = 100 * value } else { $0.taxRatePct = 5 }
                if value == 2 { $0.notes = "seen \(step)" }
            }
        case 12..<16: try inventory.sellToBusiness(try some(), fallbackCategory: "c")
        case 16, 17:
            try inventory.sellToProject(
                try some(), destination: try one(Project.self), sourceFallback: "c", destinationFallback: "c")
        case 18: try inventory.reassign(try some(), toProject: value == 0 ? nil : try one(Project.self))
        case 19, 20:
            try inventory.setTransaction(try some(), to: value == 0 ? nil : try one(Transaction.self))
        case 21: try inventory.moveToReturn(try some(), transaction: try one(Transaction.self))
        case 22: try inventory.makeCopies(of: [try one(Item.self)], count: 1)
        case 23: try items.delete(try some())
        case 24: if value == 0 { try transactions.delete([try one(Transaction.self)]) }
        case 25: if value == 0 { try spaces.delete(try one(Space.self, isOrdinary)) }
        case 26: if value == 0 { try projects.delete(try one(Project.self)) }
        case 27, 28:
            // Written together, so seen together.
            try store.write(as: session) { batch in
                for id in ["pair-1", "pair-2"] {
                    try batch.update(Space.self, id) { $0.notes = "\(device.userID) \(step)" }
                }
            }
        case 29:
            try spaces.update(try one(Space.self, isOrdinary)) { space in
                guard space.checklists?.isEmpty == false else { return }
                space.checklists![0].items[0].isChecked.toggle()
                if value == 0 { space.checklists![0].items.append(ChecklistItem(id: "i\(step)", text: "more")) }
            }
        case 30: try VendorDefaultsService(store: store, session: session).add("vendor \(value)")
        case 31:
            try AccountPresetsService(store: store, session: session).createCategory(name: "category \(value)")
        case 32:
            if value == 0 {
                try accounts.remove(member: "ugo", from: account)
            } else if value == 3 {
                try accounts.transfer(account, to: try one(AccountMember.self))
            } else {
                try accounts.setRole(value == 1 ? .admin : .user, of: "adam", in: account)
            }
        default:
            let conflict = try one(Conflict.self)
            try store.write(as: session) { try $0.delete(Conflict.self, conflict) }
        }
    }
}
