"""What whoever operates the server sees and says: metrics, health, the log, limits, and the end."""
import json
import re
import signal
import subprocess
import time
import unittest
import urllib.error
import urllib.request

from live import BUILD, ROOT
from peer import Peer, greeting


class Operations(unittest.TestCase):
    def start(self, *arguments):
        process = subprocess.Popen(
            [BUILD / "WebFixture", "serve", "--port", "0", "--operations-port", "0", *arguments], stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, cwd=ROOT)
        self.addCleanup(process.communicate)
        self.addCleanup(process.kill)
        self.port = int(re.search(r":(\d+)/", process.stdout.readline()).group(1))
        self.operations = int(re.search(r":(\d+)/", process.stdout.readline()).group(1))
        return process

    def get(self, path, **headers):
        request = urllib.request.Request(f"http://127.0.0.1:{self.operations}{path}", headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def metric(self, name):
        for line in self.get("/metrics")[1].splitlines():
            if line.startswith(name + " "):
                return float(line.split()[-1])
        return None

    def page(self):
        """A page that has its session."""
        peer = Peer(self.port)
        peer.send(greeting(preview="WebFixture/Controls.swift:3:1"))
        while peer.message()[1][:1] != b"\x02":
            pass
        self.addCleanup(peer.close)
        return peer

    def test_metrics_and_health(self):
        self.start()
        self.assertEqual(self.get("/health"), (200, "ok\n"))
        self.assertEqual(self.get("/ready")[0], 200)
        self.assertEqual(self.metric('perch_sessions{state="attached"}'), 0)
        page = self.page()
        self.assertEqual(self.metric('perch_sessions{state="attached"}'), 1)
        self.assertEqual(self.metric("perch_sessions_opened_total"), 1)
        self.assertGreater(self.metric("perch_sent_bytes_total"), 500)
        self.assertIn("perch_worker_resident_bytes{", self.get("/metrics")[1])
        page.close()
        end = time.monotonic() + 5
        while self.metric('perch_sessions{state="detached"}') != 1:
            self.assertLess(time.monotonic(), end)
        status, text = self.get("/")
        self.assertEqual(status, 200)
        self.assertIn("Sessions on a page", text)
        self.assertEqual(self.get("/metrics", Host="example.com")[0], 403)
        self.assertEqual(self.get("/nothing")[0], 404)

    def test_limits(self):
        process = self.start("--max-sessions", "1")
        self.page()
        other = Peer(self.port)
        other.send(greeting(preview="WebFixture/Controls.swift:3:1"))
        self.assertEqual(other.close_code(), 4002)
        self.assertEqual(self.metric('perch_sessions_refused_total{code="4002"}'), 1)
        self.assertEqual(self.get("/ready")[0], 503)
        process.kill()
        wrong = subprocess.run([BUILD / "WebFixture", "serve", "--max-sessions", "0"], capture_output=True, text=True, cwd=ROOT)
        self.assertNotEqual(wrong.returncode, 0)
        self.assertIn("--max-sessions must be at least 1", wrong.stderr)

    def test_log(self):
        process = self.start("--log")
        with urllib.request.urlopen(f"http://localhost:{self.port}/?preview=secret") as answer:
            number = answer.headers["X-Request-Id"]
        self.page()
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=20)
        lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
        request = next(line for line in lines if line["event"] == "request" and line["id"] == number)
        self.assertEqual((request["path"], request["status"]), ("/", 200))
        self.assertTrue(any(line["event"] == "session" for line in lines))
        self.assertTrue(any(line["event"] == "worker" for line in lines))
        self.assertNotIn("secret", said)

    def test_draining(self):
        process = self.start("--drain", "20")
        page = self.page()
        process.send_signal(signal.SIGTERM)
        end = time.monotonic() + 5
        while self.get("/ready")[0] != 503:
            self.assertLess(time.monotonic(), end)
        # Whoever is there goes on, is told, and nobody else comes in.
        heard = b""
        while b"shutting down" not in heard:
            heard = page.message()[1]
        with self.assertRaises(OSError):
            Peer(self.port)
        self.assertIsNone(process.poll())
        page.close()
        self.assertEqual(process.wait(timeout=10), 0)

    def test_draining_ends(self):
        process = self.start("--drain", "1")
        self.page()
        start = time.monotonic()
        process.send_signal(signal.SIGTERM)
        self.assertEqual(process.wait(timeout=10), 0)
        self.assertLess(time.monotonic() - start, 5)


if __name__ == "__main__":
    unittest.main()
