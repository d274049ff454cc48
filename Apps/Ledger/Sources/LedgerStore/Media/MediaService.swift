import Foundation
import GRDB
import LedgerCore

/// Pictures and files of documents: kept by a storage, listed by the documents.
public struct MediaService: Sendable {
    /// Which gallery of a document a file belongs to.
    public enum Gallery: Hashable, Sendable {
        case item(String)
        case space(String)
        case receipts(transaction: String)
        case otherImages(transaction: String)
    }

    private let store: LocalStore
    private let session: Session
    private let storage: any MediaStorage

    public init(store: LocalStore, session: Session, storage: any MediaStorage) {
        self.store = store
        self.session = session
        self.storage = storage
    }

    /// Keeps a file, then adds it to a gallery; the first picture of an empty one becomes the primary one.
    @discardableResult
    public func add(_ data: Data, fileName: String? = nil, to gallery: Gallery) async throws -> AttachmentRef {
        var added: AttachmentRef?
        let kept = try await keep(data, fileName: fileName) { attachment in
            try store.write(as: session) { batch in
                try change(gallery, batch) { attachments in
                    let all = MediaGalleryCalculations.adding(attachment, to: attachments)
                    added = all.last
                    return all
                }
            }
        }
        return added ?? kept
    }

    /// Keeps a file for a document. If the document cannot be written, the file goes again, unless another one shows it.
    private func keep(
        _ data: Data, fileName: String?, for document: (AttachmentRef) throws -> Void
    ) async throws -> AttachmentRef {
        let attachment = try await storage.store(data, fileName: fileName)
        do {
            try document(attachment)
        } catch {
            if (try? store.mediaAddresses().contains(attachment.url)) == false {
                try? await storage.delete(attachment.url)
            }
            throw error
        }
        return attachment
    }

    /// Takes a file out of a gallery, then removes it if nothing else shows it. That it cannot be removed is no matter.
    ///
    /// Of an account that a server keeps, others may show the file: there the server removes it.
    public func remove(_ address: String, from gallery: Gallery) async throws {
        try store.write(as: session) { batch in
            try change(gallery, batch) { MediaGalleryCalculations.removing(address, from: $0) }
        }
        guard try store.replica(accountID: session.accountID) == nil,
            try !store.mediaAddresses().contains(AttachmentRef.file(of: address))
        else { return }
        try? await storage.delete(address)
    }

    public func setPrimary(_ address: String, in gallery: Gallery) throws {
        try store.write(as: session) { batch in
            try change(gallery, batch) { MediaGalleryCalculations.settingPrimary(address, in: $0) }
        }
    }

    /// Keeps a picture, and makes it a project's own.
    @discardableResult
    public func setMainImage(_ data: Data, project: String) async throws -> AttachmentRef {
        try await keep(data, fileName: "hero.jpg") { attachment in
            try store.write(as: session) {
                _ = try $0.update(Project.self, project) { $0.mainImageUrl = attachment.url }
            }
        }
    }

    /// Keeps a picture, and makes it the firm's logo.
    @discardableResult
    public func setLogo(_ data: Data) async throws -> AttachmentRef {
        try await keep(data, fileName: nil) { attachment in
            try BusinessProfileService(store: store, session: session).update { $0.logoUrl = attachment.url }
        }
    }

    private func change(
        _ gallery: Gallery, _ batch: WriteBatch, _ change: ([AttachmentRef]) -> [AttachmentRef]
    ) throws {
        switch gallery {
        case .item(let id): try batch.update(Item.self, id) { $0.images = change($0.images ?? []) }
        case .space(let id):
            try batch.update(Space.self, id) {
                $0.images = change($0.images ?? [])
                if ($0.images ?? []).count > Space.maximumImages {
                    throw ValidationError("images", localized("A space can have \(Space.maximumImages) images"))
                }
            }
        case .receipts(let id):
            try batch.update(Transaction.self, id) { $0.receiptImages = change($0.receiptImages ?? []) }
        case .otherImages(let id):
            try batch.update(Transaction.self, id) { $0.otherImages = change($0.otherImages ?? []) }
        }
    }
}

extension LocalStore {
    /// Where all pictures and files are that any document shows, without the fragments of their addresses.
    ///
    /// - Parameter accountID: of which account; `nil` for all of them.
    public func mediaAddresses(accountID: String? = nil) throws -> Set<String> {
        try read { try Self.mediaAddresses($0, accountID: accountID) }
    }

    static func mediaAddresses(_ db: Database, accountID: String? = nil) throws -> Set<String> {
        do {
            let inAccount = "\"accountId\" = coalesce(?, \"accountId\")"
            var addresses: Set<String> = []
            func add(_ attachments: [AttachmentRef]?) { addresses.formUnion((attachments ?? []).map(\.file)) }
            for item in try EntityTables.of(Item.self).documents(
                db, where: "\(inAccount) AND \"images\" IS NOT NULL", arguments: [accountID]
            ).documents {
                add(item.images)
            }
            for space in try EntityTables.of(Space.self).documents(
                db, where: "\(inAccount) AND \"images\" IS NOT NULL", arguments: [accountID]
            ).documents {
                add(space.images)
            }
            for transaction in try EntityTables.of(Transaction.self).documents(
                db, where: inAccount, arguments: [accountID]
            ).documents {
                add(transaction.receiptImages)
                add(transaction.otherImages)
                add(transaction.transactionImages)
            }
            for project in try EntityTables.of(Project.self).documents(
                db, where: inAccount, arguments: [accountID]
            ).documents {
                if let address = project.mainImageUrl { addresses.insert(address) }
            }
            for profile in try EntityTables.of(BusinessProfile.self).documents(
                db, where: inAccount, arguments: [accountID]
            ).documents {
                if let address = profile.logoUrl { addresses.insert(address) }
            }
            return addresses
        }
    }

    /// Compares a media folder with what documents show: files that nothing shows, and addresses that lead nowhere.
    public func check(_ media: LocalMediaStorage) throws -> CheckReport {
        var report = CheckReport()
        let shown = Set(try mediaAddresses().compactMap { try? media.name(of: $0) })
        let there = media.names()
        for name in shown.subtracting(there).sorted() { report.warning("the media file \(name) is missing") }
        for name in there.subtracting(shown).sorted() { report.warning("nothing shows the media file \(name)") }
        return report
    }
}
