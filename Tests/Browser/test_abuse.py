"""Peers that misbehave are turned away with a reason, and nobody else notices."""
import os
import pathlib
import signal
import socket
import struct
import time
import unittest

from live import LiveTest
from playwright.sync_api import expect


class Peer:
    """A client that can say anything."""

    def __init__(self, port, host=None, origin=None, path="/socket", upgrade=True, more=""):
        host = host or f"localhost:{port}"
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=15)
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}"]
        if upgrade:
            lines += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        if origin != "":
            lines.append(f"Origin: {origin or 'http://' + host}")
        self.socket.sendall(("\r\n".join(lines) + more + "\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            chunk = self.socket.recv(65536)
            if not chunk:
                break
            self.buffer += chunk
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        self.status = int(head.split()[1]) if head else 0

    def send(self, data, opcode=2, fin=True, masked=True, rsv=0):
        head = bytes([(128 if fin else 0) | rsv << 4 | opcode])
        bit = 128 if masked else 0
        if len(data) < 126:
            head += bytes([bit | len(data)])
        elif len(data) < 65536:
            head += bytes([bit | 126]) + struct.pack(">H", len(data))
        else:
            head += bytes([bit | 127]) + struct.pack(">Q", len(data))
        self.socket.sendall(head + (b"\0\0\0\0" if masked else b"") + data)

    def read(self, count):
        while len(self.buffer) < count:
            chunk = self.socket.recv(65536)
            if not chunk:
                raise EOFError
            self.buffer += chunk
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def message(self):
        """An opcode and its data."""
        first, second = self.read(2)
        length = second & 127
        if length == 126:
            length = struct.unpack(">H", self.read(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self.read(8))[0]
        return first & 15, self.read(length)

    def close_code(self):
        """Reads on to the end, and gives the reason for it; 0 where none was given."""
        try:
            while True:
                opcode, data = self.message()
                if opcode == 8:
                    return struct.unpack(">H", data[:2])[0]
        except (EOFError, ConnectionError):
            return 0

    def close(self):
        self.socket.close()


def string(text):
    data = text.encode()
    assert len(data) < 128
    return bytes([len(data)]) + data


def greeting(version=1, **settings):
    return bytes([1, version, len(settings)]) + b"".join(string(k) + string(v) for k, v in settings.items())


class Abuse(LiveTest):
    def peer(self, **options):
        peer = Peer(self.server.port, **options)
        self.addCleanup(peer.close)
        return peer

    def session(self, preview="Counter"):
        peer = self.peer()
        peer.send(greeting(preview=self.previews()[preview]))
        self.assertEqual(peer.message()[1][0], 1)
        self.assertEqual(peer.message()[1][0], 2)
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
                           (bytes([1, 1, 255, 255, 127]), 1002)]:
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

    def test_trap_takes_its_own_worker_only(self):
        other = self.open("Counter")
        other.get_by_role("button", name="Add one").click()
        expect(other.get_by_text("Count: 1", exact=True)).to_be_attached()
        crash = self.open("Crash")
        crash.get_by_role("button", name="Trap").click()
        notice = crash.locator(".notice")
        expect(notice).to_contain_text("ended unexpectedly")
        expect(notice).to_contain_text("because it was asked to")
        other.get_by_role("button", name="Add one").click()
        expect(other.get_by_text("Count: 2", exact=True)).to_be_attached()
        notice.get_by_role("button", name="Start anew").click()
        expect(crash.get_by_role("button", name="Trap")).to_be_attached()

    def test_killed_worker(self):
        page = self.open("Counter")
        workers = set(self.server.workers())
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

    def test_many_connections(self):
        peers = [Peer(self.server.port) for _ in range(150)]
        self.still_serves()
        for peer in peers:
            peer.close()
        self.still_serves()


if __name__ == "__main__":
    unittest.main()
