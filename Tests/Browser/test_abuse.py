"""Peers that misbehave are turned away with a reason, and nobody else notices."""
import os
import random
import signal
import socket
import time
import unittest

from live import LiveTest
from peer import Peer, greeting, string, touch, unsigned
from playwright.sync_api import expect


class Abuse(LiveTest):
    def peer(self, **options):
        peer = Peer(self.server.port, **options)
        self.addCleanup(peer.close)
        return peer

    def session(self, preview="Counter"):
        peer = self.peer()
        peer.send(greeting(preview=self.previews()[preview]))
        # A welcome, what the session shows, and the first frame.
        self.assertEqual([peer.message()[1][0] for _ in range(3)], [1, 5, 2])
        return peer

    def still_serves(self):
        page = self.open("Counter")
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()

    def test_strangers_are_not_served(self):
        for stranger in [{"host": "evil.example"}, {"origin": "http://evil.example"}, {"origin": ""}]:
            self.assertIn(self.peer(**stranger).status, (400, 403))
        self.assertEqual(self.peer(path="/page/../../etc/passwd", upgrade=False).status, 404)
        self.assertEqual(self.peer(path="/", host="evil.example", upgrade=False, origin="").status, 403)
        twice = self.peer(path="/", upgrade=False, origin="", more=f"\r\nHost: localhost:{self.server.port}")
        self.assertIn(twice.status, (400, 403))

    def test_endless_headers_are_cut_off(self):
        peer = socket.create_connection(("127.0.0.1", self.server.port), timeout=15)
        self.addCleanup(peer.close)
        sent = 0
        try:
            peer.sendall(b"GET / HTTP/1.1\r\n")
            while sent < 4 << 20:
                peer.sendall(b"X-Filler: " + b"x" * 1000 + b"\r\n")
                sent += 1012
        except OSError:
            pass
        self.assertLess(sent, 4 << 20)
        self.still_serves()

    def test_wrong_greetings(self):
        for data, code in [(b"", 1002), (b"\x09", 1002), (greeting(9), 4001), (greeting() + b"x", 1002),
                           (greeting()[:2] + bytes([255, 255, 127]), 1002)]:
            with self.subTest(data=data):
                peer = self.peer()
                peer.send(data)
                self.assertEqual(peer.close_code(), code)

    def test_frames_that_no_browser_sends(self):
        for options, code in [({"masked": False}, 1002), ({"rsv": 4}, 1002), ({"opcode": 1}, 1003), ({"opcode": 7}, 1002)]:
            with self.subTest(**options):
                peer = self.peer()
                peer.send(greeting(), **options)
                self.assertIn(peer.close_code(), (code, 1002, 0))

    def test_messages_in_pieces(self):
        """Browsers cut long messages where they like."""
        peer, data = self.peer(), greeting(preview=self.previews()["Counter"])
        peer.send(data[:3], fin=False)
        peer.send(data[3:9], opcode=0, fin=False)
        peer.send(data[9:], opcode=0)
        self.assertEqual(peer.message()[1][0], 1)

    def test_too_large(self):
        peer = self.session()
        try:
            peer.send(b"\x03" + b"\0" * (1 << 20))
        except OSError:
            pass
        self.assertIn(peer.close_code(), (1009, 0))
        self.still_serves()

    def test_too_many(self):
        peer = self.session()
        try:
            for _ in range(5000):
                peer.send(b"\x07\x01")
        except OSError:
            pass
        self.assertIn(peer.close_code(), (1013, 0))
        self.still_serves()

    def test_nonsense_in_a_session(self):
        """It is said to make no sense, and the session goes on."""
        peer = self.session()
        for data in [b"\xff", b"\x03", b"\x03\x01\xff\xff\xff\x7f", b"\x02\xff\xff\xff\xff\x7f", b"\x04\x01\x01\x09\x00",
                     os.urandom(200), b"\x02\x63"]:
            peer.send(data)
        peer.send(b"\x03\x01\x00")
        self.still_serves()

    def test_cut_and_replayed(self):
        """A socket that is cut in the middle of a message, and messages that come twice."""
        peer = self.session()
        peer.socket.sendall(b"\x82\xfe\x01")
        peer.close()
        peer = self.session()
        for _ in range(20):
            peer.send(b"\x02\x01")
            peer.send(b"\x03\x01\x00")
        self.still_serves()

    def test_slow_reader(self):
        """Who never says that he has drawn gets ten frames and no more."""
        peer = self.session("Counter")
        for number in range(2, 80):
            # Scheme after scheme: each is a new picture.
            peer.send(bytes([6, 2]) + string("preview") + string(self.previews()["Counter"]) + string("scheme")
                      + string("dark" if number % 2 else "light"))
            time.sleep(0.02)
        peer.socket.settimeout(1)
        frames = 1
        try:
            while True:
                frames += peer.message()[1][:1] == b"\x02"
        except (socket.timeout, EOFError):
            pass
        self.assertLessEqual(frames, 10)

    def test_a_day_of_use(self):
        """Random taps and pauses over the stepped clock; what is held does not grow with time."""
        random.seed(7)
        for name in ["Form", "Spinner"]:
            peer = self.session(name)
            peer.send(b"\x09" + string("speed") + b"\0\0\0\0")
            worker, before = self.server.workers(), 0
            for turn in range(1, 24 * 60 // 4 + 1):
                x, y = random.uniform(0, 400), random.uniform(0, 870)
                taps = touch(0, x, y) + touch(1, x + random.choice([0, 0, 40]), y) + touch(2, x, y)
                peer.send(b"\x03" + unsigned(turn) + unsigned(3) + taps)
                for _ in range(4):
                    # A minute each.
                    peer.send(b"\x09" + string("step") + b"\0\0\x70\x42")
                peer.answer(turn)
                if turn == 30:
                    before = self.held(worker)
                # No peer may send more than 200 messages a second.
                time.sleep(0.03)
            self.assertLess(self.held(worker) - before, 30)
            peer.close()
        self.still_serves()

    def held(self, processes):
        """Memory that only these processes have, in MB."""
        total = 0
        for process in processes:
            with open(f"/proc/{process}/smaps_rollup") as file:
                total += sum(int(line.split()[1]) for line in file if line.startswith("Private")) / 1024
        return total

    def test_trap_takes_its_own_worker_only(self):
        other = self.open("Counter")
        other.get_by_role("button", name="Add one").click()
        expect(other.get_by_text("Count: 1", exact=True)).to_be_attached()
        crash = self.open("Crash")
        crash.get_by_role("button", name="Trap").click()
        notice = crash.locator(".notice")
        # A worker that ends says where, which takes a busy machine a while.
        expect(notice).to_contain_text("ended unexpectedly", timeout=30_000)
        expect(notice).to_contain_text("because it was asked to")
        other.get_by_role("button", name="Add one").click()
        expect(other.get_by_text("Count: 2", exact=True)).to_be_attached()
        notice.get_by_role("button", name="Start again").click()
        expect(crash.get_by_role("button", name="Trap")).to_be_attached()

    def test_killed_worker(self):
        page = self.open("Counter")
        workers = set(self.server.workers())
        # What a worker starts ends with it.
        self.assertEqual({os.getpgid(worker) for worker in workers}, workers)
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        expect(page.locator(".notice")).to_contain_text("ended unexpectedly")
        self.still_serves()
        self.assertFalse(workers & set(self.server.workers()))

    def test_reconnects_to_the_same_session(self):
        page = self.open("Form")
        field = page.get_by_role("textbox", name="Name")
        field.click()
        page.keyboard.type("Ann")
        expect(page.get_by_text("Hello, Ann!")).to_be_attached()
        page.evaluate("perch.socket.close()")
        page.keyboard.type("abel")
        expect(page.get_by_text("Hello, Annabel!")).to_be_attached()
        page.reload()
        expect(page.get_by_text("Hello, Annabel!")).to_be_attached()

    def test_a_closed_page_gives_its_session_back(self):
        """One that is loaded again, or away for a moment, finds its session; one that was closed does not keep it for long."""
        page = self.open("Counter")
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        page.reload()
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        peer = self.peer()
        peer.send(greeting(preview=self.previews()["Counter"]))
        secret = self.secret(peer)
        peer.send((4006).to_bytes(2, "big"), opcode=8)
        self.assertEqual(peer.close_code(), 1000)
        time.sleep(16)
        peer = self.peer()
        peer.send(greeting(preview=self.previews()["Counter"], secret=secret))
        self.assertIn(string("state") + string("anew"), peer.message()[1])

    def secret(self, peer):
        welcome = peer.message()[1]
        return welcome.split(string("secret"))[1][1:53].decode()

    def test_many_connections(self):
        peers = [Peer(self.server.port) for _ in range(150)]
        self.still_serves()
        for peer in peers:
            peer.close()
        self.still_serves()


if __name__ == "__main__":
    unittest.main()
