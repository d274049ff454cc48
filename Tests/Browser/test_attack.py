"""Pages that do their worst, all at once, beside people who use the same workers.

A few seconds of it for every change: nobody is ended, and all taps are answered. PERCH_ATTACK=full makes it half a minute each, and
holds how long taps take against the bounds; that needs a release build (PERCH_BUILD). Where all comes at once, the attackers
themselves and whatever else the machine does take time from every process. So a second server, which nobody attacks, is asked in
the same minute, and what its slowest answers took over a frame is no fault of the first.
"""
import http.client
import os
import signal
import socket
import statistics
import struct
import threading
import time
import unittest

from live import LiveTest, Server
from peer import Peer, frame_number, greeting, string, touch, unsigned

IS_FULL = os.environ.get("PERCH_ATTACK") == "full"
SECONDS = 30 if IS_FULL else 5
# In milliseconds; a frame may have to wait for the next sixtieth of a second.
MEDIAN, P99, FRAME = 10, 50, 17


def hover(x, y):
    """A mouse that moves and holds nothing down."""
    return bytes([0, 1, 1, 1, 0, 0]) + struct.pack("<fff", x, y, 0)


def ask(**question):
    return bytes([8, len(question)]) + b"".join(string(k) + string(v) for k, v in question.items())


class Attack(LiveTest):
    @classmethod
    def serve(cls):
        # One worker holds all sessions.
        return Server(cls.program, "--workers", "1")

    def setUp(self):
        super().setUp()
        self.attackers = []

    def tearDown(self):
        for attacker in self.attackers:
            os.kill(attacker, signal.SIGKILL)
            os.waitpid(attacker, 0)
        super().tearDown()

    def peer(self, preview="Counter", server=None):
        peer = Peer((server or self.server).port)
        self.addCleanup(peer.close)
        peer.send(greeting(preview=self.previews()[preview]))
        self.assertEqual(peer.message()[1][0], 1)
        return peer

    def beside(self, attack):
        """Runs an attack again and again in a process, with another connection whenever the server has ended one."""
        attacker = os.fork()
        if attacker:
            self.attackers.append(attacker)
            return
        try:
            while True:
                try:
                    attack()
                except (OSError, EOFError, http.client.HTTPException, AssertionError):
                    time.sleep(0.05)
        finally:
            os._exit(0)

    def neighbor(self, seconds, server=None):
        """How long taps of a healthy session take, in milliseconds, until the frame that takes them into account has come."""
        peer, times, number = self.peer(server=server), [], 0
        peer.socket.settimeout(60)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            number += 1
            begun = time.perf_counter()
            peer.send(b"\x03" + unsigned(number) + unsigned(2) + touch(0, 200, 437) + touch(2, 200, 437))
            peer.answer(number)
            times.append(1000 * (time.perf_counter() - begun))
            time.sleep(0.1)
        peer.close()
        return times

    def judge(self, times, at_rest=None):
        """Holds times against the bounds. What the slowest hundredth takes of a server at rest is the machine's, not ours."""
        slowest = lambda times: sorted(times)[int(len(times) * 0.99)]
        times, machine = sorted(times), max(slowest(at_rest) - FRAME, 0) if at_rest else 0
        said = f"median {statistics.median(times):.1f} ms, 99 % {slowest(times):.1f} ms, worst {times[-1]:.1f} ms of {len(times)}"
        if at_rest:
            said += f"; at rest {statistics.median(at_rest):.1f} ms, 99 % {slowest(at_rest):.1f} ms"
        print(said, flush=True)
        if IS_FULL:
            self.assertLess(statistics.median(times), MEDIAN + FRAME, said)
            self.assertLess(slowest(times), P99 + FRAME + machine, said)

    def cpu(self, pid):
        with open(f"/proc/{pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def drain(self, peer):
        """Reads what has come, and says that it was drawn."""
        peer.socket.settimeout(0.001)
        try:
            while True:
                data = peer.message()[1]
                if data[:1] == b"\x02":
                    peer.send(b"\x02" + unsigned(frame_number(data)[0]))
        except socket.timeout:
            pass
        finally:
            peer.socket.settimeout(15)

    def flood(self, preview, event, count, pause=0.18):
        """A session whose page sends many events in each message, within all limits of messages."""
        peer, number, events = self.peer(preview), 0, unsigned(count) + b"".join(event(i) for i in range(count))
        while True:
            number += 1
            peer.send(b"\x03" + unsigned(number) + events)
            self.drain(peer)
            time.sleep(pause)

    def test_ten_thousand_moves_in_a_message(self):
        """Moves of a pointer over shapes cost one search a frame, and the neighbor notices nothing."""
        self.beside(lambda: self.flood("Effects", lambda i: hover(i % 390, i % 800), 9000))
        time.sleep(1)
        self.judge(self.neighbor(SECONDS))

    def test_events_that_cannot_be_merged(self):
        """Taps and keys that all count: the session gets a quarter of the worker, and its neighbor the rest."""
        self.beside(lambda: self.flood("Thousand rows", lambda i: touch(0, 50, i % 700) + touch(2, 50, i % 700), 4000))
        time.sleep(1)
        (worker,) = [pid for pid in self.server.workers() if b"previews" in open(f"/proc/{pid}/cmdline", "rb").read()][:1]
        before, begun = self.cpu(worker), time.monotonic()
        times = self.neighbor(SECONDS)
        share = (self.cpu(worker) - before) / (time.monotonic() - begun)
        self.judge(times)
        # A quarter for the hostile session, and one for those that begin; the neighbor's taps and the reading are the rest.
        self.assertLess(share, 0.75)

    def ask_all_the_time(self, what):
        """Has another page ask about a large screen, one question after another."""
        def questions():
            peer = self.peer("Thousand rows")
            while True:
                peer.send(ask(what=what))
                self.drain(peer)
                time.sleep(0.01)
        self.beside(questions)

    def test_questions(self):
        """A page that asks for the tree of a large screen all the time."""
        self.ask_all_the_time("tree")
        time.sleep(1)
        self.judge(self.neighbor(SECONDS))

    def test_audits(self):
        """A page that has a large screen audited all the time, and so makes its neighbor wait for each audit."""
        self.ask_all_the_time("audit")
        time.sleep(2)
        self.judge(self.neighbor(SECONDS))

    def test_pings_that_nobody_reads(self):
        """They are answered as long as the answers are read."""
        def pings():
            peer = self.peer()
            while True:
                peer.send(b"x" * 125, opcode=9)
        for _ in range(4):
            self.beside(pings)
        before = self.held(self.server.process.pid)
        self.judge(self.neighbor(SECONDS))
        self.assertLess(self.held(self.server.process.pid) - before, 40)

    def held(self, pid):
        with open(f"/proc/{pid}/smaps_rollup") as file:
            return sum(int(line.split()[1]) for line in file if line.startswith("Private")) / 1024

    def test_all_of_it_at_once(self):
        for preview in ["Effects", "Rows"]:
            self.beside(lambda preview=preview: self.flood(preview, lambda i: hover(i % 390, i % 800), 9000))
        self.beside(lambda: self.flood("Form", lambda i: touch(0, 50, i % 700) + touch(2, 50, i % 700), 4000))

        def pages():
            """Pages that open and go."""
            for _ in range(5):
                self.peer("Rows").close()
            time.sleep(0.5)

        def requests():
            connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=5)
            for path in ["/", "/nothing", "/page/main.js"]:
                connection.request("GET", path, headers={"Connection": "close"})
                connection.getresponse().read()
            connection.close()
            time.sleep(0.05)

        def pictures():
            peer = self.peer()
            for name in list(self.previews().values()):
                peer.send(ask(what="thumbnail", preview=name))
                time.sleep(0.02)
            time.sleep(1)
            peer.close()

        for attack in [pages, requests, pictures]:
            self.beside(attack)
        at_rest = Server(self.program, "--workers", "1")
        self.addCleanup(at_rest.close)
        results = [[], [], []]
        servers = [self.server, self.server, at_rest]
        people = [threading.Thread(target=lambda r=r, s=s: r.extend(self.neighbor(SECONDS, s))) for r, s in zip(results, servers)]
        time.sleep(1)
        for person in people:
            person.start()
        for person in people:
            person.join(SECONDS + 30)
        self.assertTrue(all(results), "a session was ended")
        self.judge(results[0] + results[1], results[2])


if __name__ == "__main__":
    unittest.main()
