import Foundation

/// What the server has done and holds, in counts that only grow, for its operator. Guarded by the server's event loop.
struct ServerMetrics {
    /// Answers by their status.
    var requests: [Int: Int] = [:]
    var sessionsOpened = 0
    var sessionsResumed = 0
    /// Sessions that were not begun, by the code that the page was told.
    var sessionsRefused: [Int: Int] = [:]
    /// Sessions that ended with the process that held them.
    var sessionsLost = 0
    var workersStarted = 0
    /// Processes that ended by themselves, since code of theirs trapped or did not come back.
    var workersFailed = 0
    var messagesReceived = 0
    var bytesReceived = 0
    var bytesSent = 0
    /// Connections that were closed for what they sent, or did not read.
    var connectionsDropped = 0
    var connectionsRefused = 0

    /// What there is at the moment.
    struct State {
        var isDraining = false
        var connections = 0
        /// Sessions that are shown on a page, and those that wait for theirs.
        var attached = 0
        var detached = 0
        var mostSessions = 0
        var mostConnections = 0
        /// Processes with what they are for.
        var workers: [(id: Int32, role: String, sessions: Int)] = []
        /// Questions about previews that wait for the process that draws them.
        var questions = 0
    }

    /// The metrics in Prometheus' text format, version 0.0.4.
    func text(_ state: State, processes: (Int32) -> ProcessUse? = ProcessUse.init) -> String {
        var lines: [String] = []
        func add(_ name: String, _ help: String, _ type: String, _ values: [(labels: String, value: Double)]) {
            guard !values.isEmpty else { return }
            lines.append("# HELP perch_\(name) \(help)")
            lines.append("# TYPE perch_\(name) \(type)")
            for value in values { lines.append("perch_\(name)\(value.labels) \(Self.number(value.value))") }
        }
        func gauge(_ name: String, _ help: String, _ value: Int) { add(name, help, "gauge", [("", Double(value))]) }
        func counter(_ name: String, _ help: String, _ value: Int) { add(name, help, "counter", [("", Double(value))]) }
        func counters(_ name: String, _ help: String, _ label: String, _ values: [Int: Int]) {
            add(
                name, help, "counter",
                values.sorted { $0.key < $1.key }.map { ("{\(label)=\"\($0.key)\"}", Double($0.value)) })
        }
        gauge(
            "draining", "Whether the server is shutting down and accepts no new sessions.", state.isDraining ? 1 : 0)
        add(
            "sessions", "Sessions, by whether a page shows them.", "gauge",
            [("{state=\"attached\"}", Double(state.attached)), ("{state=\"detached\"}", Double(state.detached))])
        gauge("sessions_limit", "The maximum number of sessions.", state.mostSessions)
        gauge("connections", "Open connections.", state.connections)
        gauge("connections_limit", "The maximum number of connections.", state.mostConnections)
        gauge("preview_questions_waiting", "Waiting questions about previews.", state.questions)
        counter("sessions_opened_total", "Sessions that were started.", sessionsOpened)
        counter("sessions_resumed_total", "Sessions that a page resumed.", sessionsResumed)
        counters("sessions_refused_total", "Sessions that were refused, by close code.", "code", sessionsRefused)
        counter("sessions_lost_total", "Sessions that ended with their process.", sessionsLost)
        counter("workers_started_total", "Processes that were started.", workersStarted)
        counter("workers_failed_total", "Processes that ended unexpectedly.", workersFailed)
        counters("http_requests_total", "Responses, by status.", "status", requests)
        counter("messages_received_total", "Messages from pages.", messagesReceived)
        counter("received_bytes_total", "Bytes of messages from pages.", bytesReceived)
        counter("sent_bytes_total", "Bytes of messages to pages.", bytesSent)
        counter(
            "connections_dropped_total", "Connections that were closed because of their messages.", connectionsDropped)
        counter("connections_refused_total", "Connections that were refused because of a limit.", connectionsRefused)
        let uses = state.workers.compactMap { worker in processes(worker.id).map { (worker, $0) } }
        func labels(_ worker: (id: Int32, role: String, sessions: Int)) -> String {
            "{pid=\"\(worker.id)\",role=\"\(worker.role)\"}"
        }
        add(
            "worker_sessions", "Sessions of a process.", "gauge",
            state.workers.map { (labels($0), Double($0.sessions)) })
        add("worker_cpu_seconds_total", "CPU time of a process.", "counter", uses.map { (labels($0), $1.seconds) })
        add("worker_resident_bytes", "Memory of a process.", "gauge", uses.map { (labels($0), Double($1.bytes)) })
        return lines.joined(separator: "\n") + "\n"
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}

/// What a process has used, as the system tells it.
struct ProcessUse {
    /// CPU time.
    var seconds: Double
    /// Memory.
    var bytes: Int

    init(seconds: Double, bytes: Int) {
        self.seconds = seconds
        self.bytes = bytes
    }

    /// Nil for a process that is gone.
    init?(_ id: Int32) {
        guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
            // The name of a program may hold anything, brackets too.
            let rest = text.lastIndex(of: ")").map({ text[$0...].split(separator: " ") }), rest.count > 22,
            let user = Double(rest[12]), let system = Double(rest[13]), let pages = Int(rest[22])
        else { return nil }
        seconds = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
        bytes = pages * sysconf(Int32(_SC_PAGESIZE))
    }
}
