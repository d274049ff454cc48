import Foundation
import HTTPTypes
import Hummingbird
import LedgerCore

/// Signing in, accounts, members and invitations.
extension LedgerServer {
    func addPeopleRoutes(to router: Router<ServerContext>) {
        router.post("v1/sign-up") { request, context in
            let credentials = try await self.credentials(request, context)
            return Response(try await self.passwords.run { try self.people.signUp(credentials, now: self.now()) })
        }
        router.post("v1/sign-in") { request, context in
            let credentials = try await self.credentials(request, context)
            return Response(try await self.passwords.run { try self.people.signIn(credentials, now: self.now()) })
        }
        router.post("v1/sign-out") { request, _ in
            let tokens = request.tokens
            try await self.work.run { for token in tokens.prefix(1) { try self.sessions.end(token) } }
            return Response(status: .noContent)
        }
        router.get("v1/me") { request, _ in
            let person = try await self.person(request)
            let accounts = try await self.work.run { try self.storage.accounts(of: person.id) }
            return Response(PersonAnswer(userID: person.id, email: person.email, accounts: accounts))
        }
        router.put("v1/accounts/:account") { request, context in
            let (account, name) = (try context.parameter("account"), try await self.value("name", request))
            let person = try await self.person(request)
            try await self.makeAccount(account, name: name, owner: person)
            return Response(status: .noContent)
        }
        router.delete("v1/accounts/:account") { request, context in
            let account = try context.parameter("account")
            let person = try await self.person(request)
            // Files are removed first. If this fails, the account still exists, so the client can try again.
            let hashes = try await self.work.run { try self.registry.files(of: account, for: person.id) }
            try await self.files.remove(hashes, of: account)
            try await self.work.run { try self.storage.deleteAccount(account, by: person.id) }
            return Response(status: .noContent)
        }
        router.post("v1/accounts/:account/invitations") { request, context in
            let account = try context.parameter("account")
            let person = try await self.person(request)
            let invitation: InvitationRequest = try await request.message(
                seconds: self.configuration.limits.bodySeconds)
            let answer = try await self.work.run {
                try self.storage.invite(invitation, by: person.id, to: account, now: self.now())
            }
            return Response(answer, status: .created)
        }
        router.get("v1/accounts/:account/people/:person") { request, context in
            let (account, id) = (try context.parameter("account"), try context.parameter("person"))
            let person = try await self.person(request)
            return Response(
                json: try await self.work.run {
                    try self.storage.data(of: id, in: account, as: person.id, now: self.now())
                })
        }
        router.delete("v1/accounts/:account/invitations/:invite") { request, context in
            let (account, invite) = (try context.parameter("account"), try context.parameter("invite"))
            let person = try await self.person(request)
            try await self.work.run {
                try self.storage.revoke(invite: invite, by: person.id, in: account, now: self.now())
            }
            return Response(status: .noContent)
        }
        router.post("v1/invitations/accept") { request, context in
            let person = try await self.person(request)
            // As with passwords: codes cannot be guessed, and nobody needs many.
            try self.buckets.signIns.take("code \(person.id)")
            let code = try await self.value("code", request)
            let account = try await self.work.run {
                try self.storage.accept(code: code, as: person, now: self.now())
            }
            return Response(NamedValue("account", account))
        }
    }

    private func credentials(_ request: Request, _ context: ServerContext) async throws -> Credentials {
        try buckets.signIns.take(client(request, context))
        let credentials: Credentials = try await request.message(
            limit: 16_384, seconds: configuration.limits.bodySeconds)
        // Longer ones only cost time to hash.
        guard credentials.password.utf8.count <= 1024 else {
            throw ServerFailure(.invalid, "A password may have 1024 bytes.")
        }
        return credentials
    }

    /// The network address of a client.
    private func client(_ request: Request, _ context: ServerContext) -> String {
        guard configuration.isBehindProxy, let name = HTTPField.Name("X-Forwarded-For"),
            let last = request.headers[name]?.split(separator: ",").last
        else { return context.remoteAddress }
        return last.trimmingCharacters(in: .whitespaces)
    }

    private func value(_ name: String, _ request: Request) async throws -> String {
        let value: NamedValue = try await request.message(limit: 16_384, seconds: configuration.limits.bodySeconds)
        guard value.name == name else { throw ServerFailure(.invalid, "The request has no \(name).") }
        return value.value
    }

    private func makeAccount(_ id: String, name: String, owner: Person) async throws {
        if let error = SpaceFormValidation.validate(name: name).first { throw error }
        guard EntityKind.isSound(key: id), !id.contains("/"), id.utf8.count <= 100, name.utf8.count <= 1000 else {
            throw ServerFailure(.invalid, "\"\(id.prefix(100))\" cannot be the id of an account.")
        }
        try await work.run {
            // The same request again has the same result.
            if try self.storage.memberships(of: owner.id)[id] == .owner { return }
            try self.buckets.newAccounts.take(owner.id)
            try self.storage.createAccount(id, name: name, owner: owner.id, email: owner.email, now: self.now())
        }
    }

    /// Who asks. Throws a ``ServerFailure`` if nobody is signed in by the token.
    func person(_ request: Request) async throws -> Person {
        guard let token = request.tokens.first, let person = try await people(of: [token]).first else {
            throw ServerFailure(.signedOut, "Sign in again.")
        }
        try buckets.requestsOfPerson.take(person.id)
        return person
    }

    /// The people that tokens are of. Those that count no more are left out.
    func people(of tokens: [String]) async throws -> [Person] {
        let known = tokens.map { sessions.remembered($0) }
        if known.allSatisfy({ $0 != nil }) { return known.compactMap(\.self) }
        return try await work.run {
            try zip(tokens, known).compactMap { try $1 ?? self.sessions.person($0, now: self.now()) }
        }
    }
}
