import Foundation
import Hummingbird
import LedgerCore

/// Pictures and receipts, by signed addresses.
extension LedgerServer {
    func addFileRoutes(to router: Router<ServerContext>) {
        router.post("v1/accounts/:account/files") { request, context in
            let account = try context.parameter("account")
            let person = try await self.person(request)
            let limits = self.configuration.limits
            let file: FileDescription = try await request.message(limit: 4096, seconds: limits.bodySeconds)
            try file.check(limit: limits.fileBytes)
            try await self.work.run {
                try self.registry.announce(file, in: account, by: person.id, limit: limits.accountFileBytes)
            }
            if try await self.files.contains(file.hash, in: account) { return Response(FileAddress(address: nil)) }
            return Response(
                FileAddress(address: try self.files.uploadAddress(of: file, in: account, now: self.now())))
        }
        router.post("v1/accounts/:account/files/missing") { request, context in
            let account = try context.parameter("account")
            let person = try await self.person(request)
            let asked: FileHashes = try await request.message(
                limit: 65_536, seconds: self.configuration.limits.bodySeconds)
            guard asked.hashes.count <= FileHashes.limit else {
                throw ServerFailure(.tooLarge, "A request may name \(FileHashes.limit) files.")
            }
            let announced = try await self.work.run {
                try self.registry.announced(asked.hashes, in: account, for: person.id)
            }
            var missing: [String] = []
            for hash in asked.hashes {
                let isThere = announced.contains(hash) ? try await self.files.contains(hash, in: account) : false
                if !isThere { missing.append(hash) }
            }
            return Response(FileHashes(missing))
        }
        router.get("v1/accounts/:account/files/:hash") { request, context in
            let (account, hash) = (try context.parameter("account"), try context.parameter("hash"))
            let person = try await self.person(request)
            let file = try await self.work.run { try self.registry.file(hash, in: account, for: person.id) }
            return Response(
                FileAddress(address: try self.files.downloadAddress(of: file.hash, in: account, now: self.now())))
        }
        guard let folder = files as? FolderFiles else { return }
        router.put("files/:account/:hash") { request, context in
            let ticket = try self.ticket("PUT", request, context, folder)
            let arrival = try folder.arrival(ticket)
            for try await buffer in request.body { try arrival.append(Data(buffer: buffer)) }
            try arrival.finish()
            return Response(status: .noContent)
        }
        router.get("files/:account/:hash") { request, context in
            let ticket = try self.ticket("GET", request, context, folder)
            let path = folder.path(ticket.account, ticket.file.hash)
            // Files are small enough to be read at once.
            let data = try await self.work.run {
                do { return try Data(contentsOf: path) } catch {
                    throw ServerFailure(.notFound, "The file has not arrived yet.")
                }
            }
            return Response(
                status: .ok,
                // Whatever somebody has stored there, no browser runs it.
                headers: [.contentType: "application/octet-stream", .contentDisposition: "attachment"],
                body: .init(byteBuffer: ByteBuffer(data: data)))
        }
    }

    private func ticket(
        _ method: String, _ request: Request, _ context: ServerContext, _ folder: FolderFiles
    ) throws -> FolderFiles.Ticket {
        let query = request.uri.queryParameters
        guard let size = query["size"].flatMap({ Int($0) }), let type = query["type"]?.removingPercentEncoding,
            let end = query["end"].flatMap({ Int($0) }), let signature = query["signature"]
        else { throw ServerFailure(.notPermitted, "The address is not one that this server gave.") }
        let ticket = FolderFiles.Ticket(
            method: method, account: try context.parameter("account"),
            file: FileDescription(hash: try context.parameter("hash"), size: size, type: type),
            end: Date(timeIntervalSince1970: Double(end)))
        try folder.check(ticket, signature: String(signature), now: now())
        return ticket
    }
}
