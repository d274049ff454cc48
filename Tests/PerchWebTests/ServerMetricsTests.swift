import Foundation
import Locking
import Testing

@testable import PerchWeb

@Suite("What operators are told")
struct ServerMetricsTests {
    @Test("has the text format of Prometheus")
    func text() throws {
        var metrics = ServerMetrics()
        metrics.requests = [200: 3, 404: 1]
        metrics.bytesSent = 1234
        let state = ServerMetrics.State(
            connections: 5, attached: 2, detached: 1, mostSessions: 300,
            workers: [(id: 7, role: "program", sessions: 2)])
        let text = metrics.text(state) { _ in ProcessUse(seconds: 1.5, bytes: 4096) }
        for line in [
            "perch_sessions{state=\"attached\"} 2", "perch_sessions{state=\"detached\"} 1", "perch_connections 5",
            "perch_http_requests_total{status=\"200\"} 3", "perch_http_requests_total{status=\"404\"} 1",
            "perch_sent_bytes_total 1234", "perch_worker_cpu_seconds_total{pid=\"7\",role=\"program\"} 1.5",
            "perch_worker_resident_bytes{pid=\"7\",role=\"program\"} 4096",
        ] {
            #expect(text.split(separator: "\n").contains(Substring(line)), "\(line)")
        }
        // Each family is explained once, before its values.
        var known: Set<Substring> = []
        for line in text.split(separator: "\n") where line.hasPrefix("# TYPE ") {
            #expect(known.insert(line.split(separator: " ")[2]).inserted)
        }
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            #expect(
                line.wholeMatch(of: /perch_[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+/) != nil, "\(line)"
            )
        }
    }

    @Test("knows what a process uses, and that one is gone")
    func processes() throws {
        let own = try #require(ProcessUse(getpid()))
        #expect(own.bytes > 1 << 20 && own.seconds > 0)
        #expect(ProcessUse(Int32.max) == nil)
    }

    @Test("is logged as a line of JSON each, or not at all")
    func log() throws {
        let lines = Locked<[String]>([])
        let log = ServerLog { line in lines.withLock { $0.append(line) } }
        log.note("request", ["id": "a\nb", "status": 200])
        let written = lines.withLock { $0 }
        #expect(written.count == 1 && !written[0].contains("\n"))
        let values = try JSONSerialization.jsonObject(with: Data(written[0].utf8)) as? [String: Any]
        #expect(values?["event"] as? String == "request" && values?["id"] as? String == "a\nb")
        #expect(values?["status"] as? Int == 200 && (values?["time"] as? String)?.hasSuffix("Z") == true)
        var isAsked = false
        func value() -> Int {
            isAsked = true
            return 1
        }
        ServerLog.off.note("request", ["id": value()])
        #expect(!isAsked)
    }

    @Test("is told by loopback names only")
    func names() {
        for host in ["localhost:9000", "127.0.0.1", "[::1]:80", "a.localhost"] {
            #expect(RequestGuard.isLoopback(host))
        }
        for host in [nil, "example.com", "127.0.0.1.example.com", "127.1", "10.0.0.1:80", ""] {
            #expect(!RequestGuard.isLoopback(host))
        }
    }
}
