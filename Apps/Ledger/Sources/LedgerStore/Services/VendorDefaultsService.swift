import LedgerCore

/// The vendors that forms suggest.
public struct VendorDefaultsService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// The vendors in order; the common ones as long as nobody has chosen any.
    public func vendors() throws -> [String] {
        let stored = try store.value(
            of: DocumentQuery<VendorDefaults>(accountID: session.accountID, key: VendorDefaults.onlyID))
        return PresetListCalculations.vendors(stored?.vendors ?? VendorDefaults.initialVendors)
    }

    /// Adds a vendor at the end.
    public func add(_ name: String) throws {
        if let error = PresetFormValidation.validateVendor(name: name).first { throw error }
        try change { $0 + [name] }
    }

    public func remove(_ name: String) throws { try change { $0.filter { $0 != name } } }

    public func move(from: Int, to: Int) throws { try change { PresetListCalculations.moving($0, from: from, to: to) } }

    private func change(_ change: ([String]) -> [String]) throws {
        try store.write(as: session) { batch in
            let stored = try batch.get(VendorDefaults.self, VendorDefaults.onlyID)
            var vendors =
                stored ?? VendorDefaults(id: VendorDefaults.onlyID) { $0.vendors = VendorDefaults.initialVendors }
            vendors.vendors = PresetListCalculations.vendors(change(PresetListCalculations.vendors(vendors.vendors)))
            try batch.save(vendors)
        }
    }
}
