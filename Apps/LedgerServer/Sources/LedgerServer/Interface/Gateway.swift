import Foundation
import HTTPTypes
import Hummingbird
import LedgerAuth
import LedgerCore
import Logging
import NIOCore

/// What all requests pass: an id, a line in the log, the metrics, and words for whatever goes wrong.
struct Gateway: RouterMiddleware {
    typealias Context = ServerContext

    private static let requestID = HTTPField.Name("X-Request-Id")!
    let metrics: Metrics

    func handle(
        _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        // The proxy's id, so that one request has one id everywhere.
        if let id = request.headers[Self.requestID], id.utf8.count <= 100,
            id.unicodeScalars.allSatisfy({ $0.isASCII && $0.properties.generalCategory != .control })
        {
            context.logger[metadataKey: "hb.request.id"] = "\(id)"
        }
        let start = ContinuousClock.now
        var reason: String?
        var response: Response
        do {
            response = try await next(request, context)
        } catch {
            let failure = ServerFailure(error)
            // People hear less than the log.
            reason = "\(error)"
            response = Response(failure)
            metrics.count("ledger_failures_total", ["code": failure.code.rawValue])
        }
        response.headers[Self.requestID] = context.id
        response.headers[.cacheControl] = "no-store"
        let seconds = (ContinuousClock.now - start).seconds
        let path = context.endpointPath ?? "?"
        metrics.observe(
            "ledger_request_seconds",
            ["path": path, "method": request.method.rawValue, "status": "\(response.status.code)"], seconds: seconds)
        let level: Logger.Level = response.status.code >= 500 ? .error : .info
        var metadata: Logger.Metadata = [
            "method": "\(request.method)", "path": "\(path)", "status": "\(response.status.code)",
            "milliseconds": "\(Int((seconds * 1000).rounded()))",
        ]
        if let reason { metadata["reason"] = "\(reason)" }
        context.logger.log(level: level, "request", metadata: metadata)
        return response
    }
}

extension ServerFailure {
    /// What a client hears of an error. What is the server's own trouble is not said to strangers.
    init(_ error: any Error) {
        switch error {
        case let failure as ServerFailure: self = failure
        case let failure as SyncFailure: self.init(failure)
        case let refusal as SignInRefusal:
            switch refusal {
            case .taken: self.init(.taken, refusal.localizedDescription)
            case .badEmail, .shortPassword: self.init(.invalid, refusal.localizedDescription)
            case .wrong, .wrongPassword, .unknown: self.init(.notLetIn, refusal.localizedDescription)
            case .blocked(let seconds): self.init(.notLetIn, refusal.localizedDescription, retryAfter: seconds)
            }
        case let error as ValidationError: self.init(.invalid, error.message)
        case let refusal as Refusal: self.init(.invalid, refusal.message)
        case StorageError.noSuchAccount:
            self.init(.notPermitted, "Only members of an account may see what is in it.")
        case StorageError.accountExists: self.init(.taken, "There is an account of this id already.")
        case is NIOTooManyBytesError:
            self.init(.tooLarge, "A request may have \(SyncProtocol.requestBytes) bytes.")
        case let error as PostgresError where error.state == "22021":
            self.init(.invalid, "A text holds a character that cannot be stored.")
        case let error as HTTPError:
            switch error.status {
            case .notFound: self.init(.notFound, "The path is not one that the server knows.")
            default: self.init(.invalid, error.body ?? "The request cannot be read.")
            }
        default: self.init(.unavailable, "The server cannot do this at present.", retryAfter: 2)
        }
    }
}
