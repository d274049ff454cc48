"""What one peer, and all of them, may take up; and that others are served meanwhile."""
import http.client
import os
import signal
import socket
import threading
import time
import unittest

from live import LiveTest, Server
from peer import Peer, greeting, string, touch, unsigned
from playwright.sync_api import expect

# As `ServerConfiguration.Limits` has them.
CONNECTIONS, SESSIONS = 400, 300


class Limits(LiveTest):
    def session(self, preview="Counter", server=None, **settings):
        peer = Peer((server or self.server).port)
        self.addCleanup(peer.close)
        peer.send(greeting(preview=self.previews()[preview], **settings))
        return peer

    def still_serves(self):
        page = self.open("Counter")
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        page.close()

    def test_security_headers(self):
        """Each answer says what the page may do, also those that refuse."""
        for path, host in [("/", None), ("/page/main.js", None), ("/nothing", None), ("/", "evil.example")]:
            with self.subTest(path=path, host=host):
                connection = http.client.HTTPConnection("localhost", self.server.port)
                connection.request("GET", path, headers={"Host": host} if host else {})
                answer = connection.getresponse()
                policy = answer.getheader("Content-Security-Policy")
                for part in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]:
                    self.assertIn(part, policy)
                self.assertNotIn("unsafe", policy)
                self.assertEqual(answer.getheader("X-Content-Type-Options"), "nosniff")
                self.assertEqual(answer.getheader("Referrer-Policy"), "no-referrer")
                self.assertEqual(answer.getheader("Cross-Origin-Resource-Policy"), "same-origin")
                self.assertEqual(answer.getheader("Cross-Origin-Opener-Policy"), "same-origin")
                connection.close()

    def test_the_page_runs_nothing_else(self):
        page = self.open("Counter")
        refused = page.evaluate("""async () => {
            const heard = new Promise(done => addEventListener('securitypolicyviolation', event => done(event.effectiveDirective), { once: true }));
            const script = document.createElement('script');
            try { script.textContent = 'globalThis.ran = true'; } catch {}
            document.body.append(script);
            return [await Promise.race([heard, new Promise(done => setTimeout(done, 2000))]), globalThis.ran === undefined];
        }""")
        self.assertIn(refused[0], ("script-src-elem", "require-trusted-types-for"))
        self.assertTrue(refused[1])

    def test_sessions_and_connections(self):
        """As many connections of one address and sessions as there may be; then the next is told so, and it all comes back.
        Another address notices nothing."""
        server = Server(self.program)
        self.addCleanup(server.close)
        peers = [self.session(server=server) for _ in range(SESSIONS)]
        for peer in peers:
            self.assertEqual(peer.message()[1][0], 1)
        extra = self.session(server=server)
        self.assertEqual(extra.close_code(), 4002)
        extra.close()
        idle = []
        for _ in range(CONNECTIONS - SESSIONS):
            idle.append(socket.create_connection(("127.0.0.1", server.port), timeout=15))
            self.addCleanup(idle[-1].close)
        time.sleep(0.5)
        with self.assertRaises((OSError, EOFError, http.client.HTTPException)):
            connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
            self.addCleanup(connection.close)
            connection.request("GET", "/")
            connection.getresponse()
        other = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10, source_address=("127.0.0.9", 0))
        self.addCleanup(other.close)
        other.request("GET", "/")
        self.assertEqual(other.getresponse().status, 200)
        for each in idle:
            each.close()
        for peer in peers:
            # Closed for good, so nothing waits for them.
            peer.send((4000).to_bytes(2, "big"), opcode=8)
        for peer in peers:
            self.assertEqual(peer.close_code(), 1000)
        self.assertEqual(self.session(server=server).message()[1][0], 1)

    def test_newcomers_take_the_place_of_sessions_without_a_page(self):
        server = Server(self.program)
        self.addCleanup(server.close)
        peers = [self.session(server=server) for _ in range(SESSIONS)]
        for peer in peers:
            self.assertEqual(peer.message()[1][0], 1)
        peers[7].close()
        time.sleep(0.5)
        self.assertEqual(self.session(server=server).message()[1][0], 1)
        self.assertEqual(self.session(server=server).close_code(), 4002)

    def test_a_peer_that_wants_the_connection_closed(self):
        for head in ["GET / HTTP/1.1\r\nHost: localhost:%d\r\nConnection: close\r\n\r\n", "GET / HTTP/1.0\r\nHost: localhost:%d\r\n\r\n"]:
            peer = socket.create_connection(("127.0.0.1", self.server.port), timeout=5)
            self.addCleanup(peer.close)
            peer.sendall((head % self.server.port).encode())
            data = b""
            while chunk := peer.recv(65536):
                data += chunk
            self.assertIn(b" 200 ", data[:20])

    def test_abandoned_sessions(self):
        """No more than a hundred wait for a page; the oldest go first."""
        secrets = []
        for _ in range(104):
            peer = self.session()
            secrets.append(peer.message()[1].split(string("secret"))[1][1:53].decode())
            peer.close()
        time.sleep(7)
        states = []
        for secret in (secrets[0], secrets[-1]):
            peer = self.session(secret=secret)
            states.append(peer.message()[1].split(string("state"))[1][1:].split(b"\x06")[0])
            peer.send((4000).to_bytes(2, "big"), opcode=8)
        self.assertEqual([state[:4] for state in states], [b"anew", b"resu"])

    def test_reordered_messages(self):
        """Numbers that go back, frames that were never sent, and events for what is not there."""
        peer = self.session()
        peer.message()
        peer.message()
        for data in [b"\x03" + unsigned(90) + unsigned(1) + touch(2, 5, 5), b"\x03" + unsigned(3) + unsigned(1) + touch(1, 5, 5),
                     b"\x02" + unsigned(7), b"\x02" + unsigned(1), b"\x02" + unsigned(1), b"\x04" + unsigned(2) + unsigned(99) + b"\0\0",
                     b"\x0b" + unsigned(5) + b"\1", b"\x0d" + unsigned(5) + unsigned(5)]:
            peer.send(data)
        peer.send(b"\x08\x01" + string("what") + string("tree"))
        while peer.message()[1][:1] != b"\x05":
            pass
        self.still_serves()

    def test_who_does_not_read(self):
        """A peer that takes nothing from its line is turned away when too much waits for it."""
        peer = self.session("Rows")
        question = b"\x08\x01" + string("what") + string("tree")
        before = self.held(self.server.process.pid)
        try:
            for _ in range(3000):
                peer.send(question)
                time.sleep(0.006)
        except OSError:
            pass
        self.still_serves()
        self.assertLess(self.held(self.server.process.pid) - before, 60)

    def held(self, process):
        with open(f"/proc/{process}/smaps_rollup") as file:
            return sum(int(line.split()[1]) for line in file if line.startswith("Private")) / 1024

    def test_killed_under_load(self):
        """The sessions of the other worker go on without a gap."""
        self.still_serves()
        peers = []
        for _ in range(6):
            peers.append(self.session())
            peers[-1].message()
        stops, ends = threading.Event(), [None] * len(peers)
        turns = [0] * len(peers)

        def use(index):
            peer = peers[index]
            try:
                while not stops.is_set():
                    turns[index] += 1
                    peer.send(b"\x03" + unsigned(turns[index]) + unsigned(2) + touch(0, 200, 430) + touch(2, 200, 430))
                    while True:
                        opcode, data = peer.message()
                        if opcode == 8:
                            ends[index] = int.from_bytes(data[:2], "big")
                            return
                        if data[:1] == b"\x02":
                            peer.send(b"\x02" + unsigned(self.number(data)))
                            break
                    time.sleep(0.02)
            except (EOFError, OSError):
                ends[index] = 0

        threads = [threading.Thread(target=use, args=(index,)) for index in range(len(peers))]
        for thread in threads:
            thread.start()
        time.sleep(1)
        os.kill(self.server.workers()[0], signal.SIGKILL)
        time.sleep(1)
        before = list(turns)
        time.sleep(1)
        stops.set()
        for thread in threads:
            thread.join(20)
        self.assertIn(4004, ends)
        self.assertIn(None, ends)
        for end, old, new in zip(ends, before, turns):
            self.assertIn(end, (4004, None))
            if end is None:
                self.assertGreater(new, old)

    def number(self, message):
        from peer import frame_number
        return frame_number(message)[0]


if __name__ == "__main__":
    unittest.main()
