import Foundation

/// A few connections that many threads share. A thread that finds none free waits.
final class PostgresPool: @unchecked Sendable {
    private let address: String
    private let prepare: @Sendable (PostgresConnection) throws -> Void
    private let condition = NSCondition()
    private var free: [PostgresConnection] = []
    private var left: Int

    /// - Parameter prepare: what is done with each new connection.
    init(_ address: String, connections: Int, prepare: @escaping @Sendable (PostgresConnection) throws -> Void) {
        self.address = address
        self.prepare = prepare
        left = max(connections, 1)
    }

    func with<Result>(_ body: (PostgresConnection) throws -> Result) throws -> Result {
        let connection = try take()
        defer { give(connection) }
        return try body(connection)
    }

    private func take() throws -> PostgresConnection {
        condition.lock()
        while free.isEmpty, left == 0 { condition.wait() }
        if let connection = free.popLast() {
            condition.unlock()
            return connection
        }
        left -= 1
        condition.unlock()
        do {
            let connection = try PostgresConnection(address)
            try prepare(connection)
            return connection
        } catch {
            giveUp()
            throw error
        }
    }

    private func give(_ connection: PostgresConnection) {
        // One that broke, as when the server was restarted, makes room for a new one.
        guard connection.isOpen else { return giveUp() }
        condition.withLock {
            free.append(connection)
            condition.signal()
        }
    }

    private func giveUp() {
        condition.withLock {
            left += 1
            condition.signal()
        }
    }
}
