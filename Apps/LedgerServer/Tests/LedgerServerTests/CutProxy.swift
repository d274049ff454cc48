import Foundation
import Synchronization

/// A network between devices and a server, which can be cut.
final class CutProxy: Sendable {
    enum Mode: Sendable {
        case open
        /// Connections are refused, and those that there are end.
        case cut
        /// Requests arrive, and their answers are lost.
        case losesAnswers
        /// Nothing arrives, and nobody notices.
        case swallows
    }

    private struct State {
        var mode = Mode.open
        var target: Int
        var sockets: Set<CInt> = []
        var isClosed = false
    }

    private let state: Mutex<State>
    private let listener: CInt
    let port: Int

    /// - Parameter target: the server's port.
    init(to target: Int) throws {
        state = Mutex(State(target: target))
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = self.listener
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && listen(listener, 64) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        guard bound else { throw TestCluster.Failure(description: "The proxy cannot listen.") }
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { [weak self] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0, let self else { return }
                self.connect(client)
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    var address: URL { URL(string: "http://127.0.0.1:\(port)")! }

    var mode: Mode {
        get { state.withLock { $0.mode } }
        set {
            state.withLock { state in
                state.mode = newValue
                // What was on its way does not come back with the network.
                for socket in state.sockets { shutdown(socket, Int32(SHUT_RDWR)) }
            }
        }
    }

    /// Where the server is from now on.
    func lead(to port: Int) { state.withLock { $0.target = port } }

    private func connect(_ client: CInt) {
        let (mode, target) = state.withLock { ($0.mode, $0.target) }
        guard mode != .cut else {
            close(client)
            return
        }
        let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(target).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else {
            close(server)
            close(client)
            return
        }
        state.withLock { state in
            state.sockets.insert(client)
            state.sockets.insert(server)
        }
        let ends = Mutex(0)
        let finish = { @Sendable [self] in
            for socket in [client, server] { shutdown(socket, Int32(SHUT_RDWR)) }
            guard
                ends.withLock({
                    $0 += 1; return $0
                }) == 2
            else { return }
            state.withLock { state in
                for socket in [client, server] {
                    state.sockets.remove(socket)
                    close(socket)
                }
            }
        }
        Thread.detachNewThread { [self] in
            forward(from: client, to: server) { $0 != .swallows }
            finish()
        }
        Thread.detachNewThread { [self] in
            forward(from: server, to: client) { $0 == .open }
            finish()
        }
    }

    private func forward(from: CInt, to: CInt, _ arrives: (Mode) -> Bool) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(from, &buffer, buffer.count)
            guard count > 0 else { return }
            let mode = mode
            if mode == .cut || (mode == .losesAnswers && !arrives(mode)) { return }
            guard arrives(mode) else { continue }
            var sent = 0
            while sent < count {
                let written = buffer.withUnsafeBytes {
                    send(to, $0.baseAddress! + sent, count - sent, Int32(MSG_NOSIGNAL))
                }
                guard written > 0 else { return }
                sent += written
            }
        }
    }
}
