import Hummingbird
import LedgerCore
import ServiceLifecycle

/// What an operator asks the server.
extension LedgerServer {
    func addOperationRoutes(to router: Router<ServerContext>) {
        // Whether the process lives.
        router.get("healthz") { _, _ in Response(status: .ok) }
        // Whether it can serve: not while PostgreSQL is away.
        router.get("readyz") { _, _ in
            try await self.work.run { _ = try self.storage.heads(of: []) }
            return Response(status: .ok)
        }
        router.get("metrics") { _, _ in
            Response(
                status: .ok, headers: [.contentType: "text/plain; version=0.0.4"],
                body: .init(byteBuffer: ByteBuffer(string: self.metrics.text)))
        }
    }
}
