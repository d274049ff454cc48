import Foundation
import Testing

@testable import PerchPreviews

@Suite("Picture stores")
final class PictureStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func place(_ name: String) -> URL { folder.appendingPathComponent(name) }

    /// Draws with the fixture's tool.
    private func render(_ store: String, _ arguments: String..., environment: [String: String] = [:]) throws -> ToolRun
    {
        var environment = environment
        environment["PERCH_CACHE"] = place("cache").path
        return try ToolRun(
            "PreviewToolFixture",
            [
                "render", "Greeting", "Fixed", "--scheme", "both", "--out", place("out").path, "--baseline",
                place("baseline").path, "--store", store,
            ]
                + arguments, environment: environment)
    }

    private func hashes() throws -> [String: PictureHash] { try BaselineList.read(in: place("baseline")).pictures }

    @Test("a hash is the file's SHA-256")
    func hash() {
        #expect(
            PictureHash(of: Data("abc".utf8)).text
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            PictureHash(of: Data()).text == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(PictureHash("../../etc/passwd") == nil)
    }

    @Test("an address is read, and what is no store is refused")
    func addresses() throws {
        let keys = ["AWS_ACCESS_KEY_ID": "key", "AWS_SECRET_ACCESS_KEY": "s\"x", "AWS_REGION": "eu-central-1"]
        #expect(
            try PictureStore("s3://bucket/pictures", environment: keys).place
                == .server(
                    "https://bucket.s3.eu-central-1.amazonaws.com/pictures/",
                    authorization: ["aws-sigv4 = \"aws:amz:eu-central-1:s3\"", "user = \"key:s\\\"x\""]))
        #expect(
            try PictureStore("s3://bucket", environment: ["AWS_ENDPOINT_URL": "http://localhost:9000"]).place
                == .server("http://localhost:9000/bucket/", authorization: []))
        #expect(
            try PictureStore("https://x.test/a", environment: ["PERCH_STORE_AUTHORIZATION": "Bearer 1"]).place
                == .server("https://x.test/a/", authorization: ["header = \"Authorization: Bearer 1\""]))
        for bad in [
            "", "s3://", "https://", "ftp://x/y", "file:///etc", "https://x/\"\noutput = \"/etc/x", "https://x/../y",
        ] {
            #expect(throws: StoreProblem.self, "\(bad)") { try PictureStore(bad, environment: [:]) }
        }
    }

    @Test("a list of files in other folders is refused")
    func badList() throws {
        let hash = PictureHash(of: Data())
        for text in ["{\"pictures\":{\"../x\":\"\(hash.text)\"}}", "{\"pictures\":{\"x\":\"../..\"}}", "[", ""] {
            try Data(text.utf8).write(to: place(BaselineList.file))
            #expect(throws: StoreProblem.self, "\(text)") { try BaselineList.read(in: folder) }
        }
    }

    @Test("a folder keeps the pictures, and the baseline only their hashes")
    func folderStore() throws {
        let store = place("store").path
        let first = try render(store, "--accept")
        #expect(first.status == 0, "\(first.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: place("baseline").path) == [BaselineList.file])
        let listed = try hashes()
        #expect(!listed.isEmpty)
        for hash in listed.values {
            #expect(FileManager.default.fileExists(atPath: place("store/\(hash.path)").path))
        }
        #expect(try render(store).status == 0)
        // Nothing differed, so nothing was fetched.
        #expect(!FileManager.default.fileExists(atPath: place("cache").path))
    }

    @Test("a server keeps them: what differs is fetched once, and a wrong or missing picture is an error")
    func server() throws {
        let server = try StoreServer(in: place("served"), requiring: "Bearer 1")
        defer { server.stop() }
        let authorization = ["PERCH_STORE_AUTHORIZATION": "Bearer 1"]
        let refused = try render(server.address, "--accept")
        #expect(refused.status == 2 && refused.errors.contains("it answered 401"), "\(refused.errors)")
        #expect(!FileManager.default.fileExists(atPath: place("baseline").path))

        #expect(try render(server.address, "--accept", environment: authorization).status == 0)
        #expect(try render(server.address, environment: authorization).status == 0)
        #expect(server.requests("GET").isEmpty)
        // Another picture was accepted for one of the names.
        var list = try BaselineList.read(in: place("baseline"))
        let name = try #require(list.pictures.keys.min())
        let other = try #require(list.pictures.first { $0.value != list.pictures[name] })
        list.pictures[name] = other.value
        try list.write(in: place("baseline"))
        for _ in 0..<2 {
            let run = try render(server.address, environment: authorization)
            #expect(run.status == 1, "\(run.errors)")
            #expect(
                FileManager.default.contentsEqual(
                    atPath: place("out/expected/\(name)").path, andPath: place("served/\(other.value.path)").path))
        }
        #expect(server.requests("GET") == ["/\(other.value.path)"])

        try FileManager.default.removeItem(at: place("cache"))
        try Data("no picture".utf8).write(to: place("served/\(other.value.path)"))
        let wrong = try render(server.address, environment: authorization)
        #expect(wrong.status == 2 && wrong.errors.contains("is not the picture"), "\(wrong.errors)")
        try FileManager.default.removeItem(at: place("served/\(other.value.path)"))
        let gone = try render(server.address, environment: authorization)
        #expect(gone.status == 2 && gone.errors.contains("does not have"), "\(gone.errors)")

        #expect(try render(server.address, "--accept", environment: authorization).status == 2)
        server.stop()
        let away = try render(server.address, environment: authorization)
        #expect(away.status == 2 && away.errors.contains("The store cannot be used"), "\(away.errors)")
    }

    @Test("requests to a bucket are signed")
    func bucket() throws {
        let server = try StoreServer(in: place("served"), requiring: "AWS4-HMAC-SHA256 Credential=key/")
        defer { server.stop() }
        let keys = [
            "AWS_ENDPOINT_URL": server.address, "AWS_ACCESS_KEY_ID": "key", "AWS_SECRET_ACCESS_KEY": "secret",
            "AWS_REGION": "eu-central-1",
        ]
        let run = try render("s3://bucket/pictures", "--accept", environment: keys)
        #expect(run.status == 0, "\(run.errors)")
        for hash in try hashes().values {
            #expect(FileManager.default.fileExists(atPath: place("served/bucket/pictures/\(hash.path)").path))
        }
    }
}

/// A server of files for GET and PUT that wants an authorization.
private final class StoreServer {
    let address: String
    private let process = Process()
    private let log: URL

    private static let program = """
        import http.server, os, sys
        root, wanted, log = sys.argv[1:4]
        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            def log_message(self, *_): pass
            def answer(self, code, data=b""):
                self.send_response(code)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)
            def file(self):
                with open(log, "a") as lines: lines.write(self.command + " " + self.path + "\\n")
                return root + self.path
            def isAllowed(self): return self.headers.get("Authorization", "").startswith(wanted)
            def do_GET(self):
                if not self.isAllowed(): return self.answer(401)
                try: self.answer(200, open(self.file(), "rb").read())
                except FileNotFoundError: self.answer(404)
            def do_PUT(self):
                data = self.rfile.read(int(self.headers["Content-Length"]))
                if not self.isAllowed(): return self.answer(401)
                os.makedirs(os.path.dirname(self.file()), exist_ok=True)
                open(self.file(), "wb").write(data)
                self.answer(200)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        print(server.server_port, flush=True)
        server.serve_forever()
        """

    init(in folder: URL, requiring authorization: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        log = folder.appendingPathComponent("requests")
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.program, folder.path, authorization, log.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var line = Data()
        while line.last != 10, case let data = output.fileHandleForReading.availableData, !data.isEmpty { line += data }
        let port = try #require(Int(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)))
        address = "http://127.0.0.1:\(port)"
    }

    func stop() {
        if process.isRunning {
            // Not SIGTERM, which threads of Dispatch block, and children inherit that.
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    /// The paths that were asked for by a method.
    func requests(_ method: String) -> [String] {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix(method + " ") }
            .map { String($0.dropFirst(method.count + 1)) }
    }
}
