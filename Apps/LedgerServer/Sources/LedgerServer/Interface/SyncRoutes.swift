import Foundation
import HTTPTypes
import Hummingbird
import LedgerCore
import ServiceLifecycle

/// What devices exchange.
extension LedgerServer {
    func addSyncRoutes(to router: Router<ServerContext>) {
        router.post("v1/accounts/:account/devices") { request, context in
            let account = try context.parameter("account")
            let person = try await self.person(request)
            try self.checkVersion(request)
            try self.buckets.devices.take(person.id)
            let node = try await self.work.run { try self.storage.register(user: person.id, in: account) }
            return Response(NamedValue("node", node), status: .created)
        }
        router.post("v1/accounts/:account/fill") { request, context in
            let account = try context.parameter("account")
            let person = try await self.person(request)
            try self.checkVersion(request)
            let batch: SyncBatch = try await request.message(seconds: self.configuration.limits.bodySeconds)
            try self.buckets.pushesOfAccount.take(account)
            try await self.work.run { try self.storage.fill(account, with: batch, by: person.id, now: self.now()) }
            return Response(status: .noContent)
        }
        router.post("v1/accounts/:account/push") { request, context in
            let account = try context.parameter("account")
            let person = try await self.person(request)
            try self.checkVersion(request)
            let push: PushRequest = try await request.message(seconds: self.configuration.limits.bodySeconds)
            try self.buckets.pushesOfDevice.take("\(account)/\(push.node)")
            try self.buckets.pushesOfAccount.take(account)
            let authors = try await self.people(of: request.tokens) + [person]
            return Response(try await self.pushes.push(push, by: Set(authors.map(\.id)), to: account))
        }
        router.get("v1/accounts/:account/pull") { request, context in
            let account = try context.parameter("account")
            let person = try await self.person(request)
            try self.checkVersion(request)
            guard let after = request.uri.queryParameters["after"].flatMap({ Int($0) }), after >= 0 else {
                throw ServerFailure(.invalid, "The number to read after is missing.")
            }
            let page = try await self.work.run {
                try self.storage.pullText(
                    after: after, limit: AccountSync.documentsPerPull, from: account, as: person.id)
            }
            var headers: HTTPFields = [.contentType: "application/json"]
            // So that the device can ask for the next page before it has read this one.
            if let next = page.next, let name = HTTPField.Name(SyncProtocol.nextHeader) { headers[name] = "\(next)" }
            return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(string: page.text)))
        }
        router.post("v1/hint") { request, context in
            let person = try await self.person(request)
            let known: AccountHeads = try await request.message(
                limit: 65_536, seconds: self.configuration.limits.bodySeconds)
            guard known.heads.count <= 100 else {
                throw ServerFailure(.tooLarge, "A hint is for 100 accounts at most.")
            }
            let own = try await self.work.run { try self.storage.memberships(of: person.id) }
            guard known.heads.keys.allSatisfy({ own[$0] != nil }) else {
                throw ServerFailure(.notPermitted, "Only members of an account may see what is in it.")
            }
            return Response(AccountHeads(try await self.news(since: known.heads, person)))
        }
    }

    private func news(since heads: [String: Int], _ person: Person) async throws -> [String: Int] {
        let limits = configuration.limits
        let accounts = Array(heads.keys)
        // A server that stops waits for the requests that were begun before it stops its services, so they end by themselves.
        return try await withGracefulShutdownHandler {
            try await hints.wait(for: heads, as: person.id, seconds: limits.hintSeconds) {
                // Once it waits, so that nothing can come in between.
                self.work.start {
                    if let heads = try? self.storage.heads(of: accounts) { self.hints.announce(heads) }
                }
            }
        } onGracefulShutdown: { [hints] in
            hints.drain()
        }
    }

    private func checkVersion(_ request: Request) throws(ServerFailure) {
        guard let name = HTTPField.Name(SyncProtocol.versionHeader),
            let version = request.headers[name].flatMap({ Int($0) })
        else { throw ServerFailure(.invalid, "The header \(SyncProtocol.versionHeader) is missing.") }
        if version < SyncProtocol.oldest {
            throw ServerFailure(.deviceTooOld, "This version of Ledger is too old for the server. Update it.")
        }
        if version > SyncProtocol.version {
            throw ServerFailure(.serverTooOld, "The server is older than this version of Ledger.", retryAfter: 60)
        }
    }
}
