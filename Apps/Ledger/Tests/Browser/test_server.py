"""What people do with Ledger where a server keeps their accounts: the same flow, two people in one account, a network that is
cut, and servers that are killed. `make test-browser-server` runs it."""
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
import unittest
import urllib.request

import test_flow
from test_flow import LEDGER, PASSWORD

from live import ROOT, Server  # noqa: E402
from playwright.sync_api import expect  # noqa: E402

SERVER = LEDGER.parent / "LedgerServer"
PROGRAM = ROOT / ".build-server/debug/ledger-server"


class Network:
    """What lies between the live host and the server: it can be cut, and lead to another server."""

    def __init__(self, port):
        self.target = port
        self.is_cut = False
        self.connections = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            try:
                if self.is_cut:
                    raise OSError
                server = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                client.close()
                continue
            self.connections += [client, server]
            for source, sink in [(client, server), (server, client)]:
                threading.Thread(target=self.forward, args=(source, sink), daemon=True).start()

    def forward(self, source, sink):
        try:
            while data := source.recv(65536):
                sink.sendall(data)
        except OSError:
            pass
        for end in (source, sink):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def cut(self):
        self.is_cut = True
        for connection in self.connections:
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
        self.connections = []

    def mend(self):
        self.is_cut = False

    def close(self):
        self.cut()
        self.listener.close()


class LedgerServer:
    """A server on a PostgreSQL of its own."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="ledger-browser-", dir="/tmp"))
        self.folder.chmod(0o711)
        script = f'source "{SERVER}/Scripts/postgres.sh"; start_postgres "$0/data" "$0/sockets" && echo ready && read; stop_postgres "$0/data"'
        self.database = subprocess.Popen(
            ["bash", "-c", script, self.folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.database.stdout.readline() == "ready\n", "PostgreSQL does not start."
        self.address = f"host={self.folder}/sockets user=postgres dbname=ledger"
        subprocess.run([PROGRAM, "migrate", "--database", self.address], check=True, stdout=subprocess.DEVNULL)
        self.process = None
        self.start()

    def start(self, port=0):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--database", self.address, "--port", str(port), "--files", self.folder / "files",
             "--secret", self.folder / "secret"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1])
        urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz").close()

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def close(self):
        self.kill()
        self.database.communicate("\n")
        shutil.rmtree(self.folder, ignore_errors=True)


class ServerFlow(test_flow.Flow):
    # Somebody is remembered here, and what is killed is killed below.
    test_nothing_is_lost_when_the_server_is_killed = None

    @classmethod
    def setUpClass(cls):
        cls.ledger_server = LedgerServer()
        cls.network = Network(cls.ledger_server.port)
        super().setUpClass()

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.network.close()
        cls.ledger_server.close()

    @classmethod
    def serve(cls, port=0):
        folder = pathlib.Path(cls.folder.name)
        return Server(
            cls.program, "--remember", str(folder / "browsers"), port=port,
            environment={
                "LEDGER_DATABASE": str(folder / "ledger.sqlite"), "LEDGER_BACKUPS": "off",
                "LEDGER_SERVER": f"http://127.0.0.1:{cls.network.port}"})

    def setUp(self):
        super().setUp()
        self.network.mend()

    def invite(self, email):
        """Invites somebody, and gives the code, which the server tells once."""
        self.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.tab("Settings")
        self.tap("Users")
        self.tap("Invite")
        self.write("Email", email)
        self.tap("Create Invitation")
        self.shows("It is shown only now.")
        self.tap("Copy Code")
        code = self.page.evaluate("navigator.clipboard.readText()")
        self.tap("Done")
        self.tab("Projects")
        return code

    def join(self, email, code):
        """Somebody else signs up in a browser of their own, and joins the account."""
        self.open_page()
        self.tap("Create Account")
        self.write("Email", email)
        self.write("Password", PASSWORD)
        self.write("Confirm Password", PASSWORD)
        self.tap("Create Account", 0)
        self.tap("Join by Invitation Code")
        self.write("Invitation Code", code)
        self.tap("Join")

    def add_project(self, name):
        self.tap("New Project")
        self.write("Name *", name)
        self.write("Client Name *", "Kessler")
        self.tap("Create Project")

    def shows_in_time(self, text):
        """What comes from elsewhere, or is tried for a while first."""
        expect(self.page.locator(".overlay").get_by_text(text).or_(
            self.page.locator(f'.overlay [aria-label*="{text}"]')).first).to_be_attached(timeout=60_000)

    def is_online_in_time(self):
        expect(self.page.locator(".overlay").get_by_text("Offline").or_(
            self.page.locator('.overlay [aria-label*="Offline"]')).first).not_to_be_attached(timeout=60_000)

    def front(self, page):
        self.page = page
        page.bring_to_front()

    def test_two_people_a_cut_and_servers_that_are_killed(self):
        self.sign_up()
        olga = self.page
        email = f"adam-{self.email}"
        code = self.invite(email)
        self.join(email, code)
        adam = self.page
        self.shows_in_time("No Active Projects")

        # Both are at work, and each sees what the other one does.
        self.front(olga)
        self.add_project("Lake House")
        self.front(adam)
        self.shows_in_time("Lake House")

        # The network is cut in the middle: what is written waits, and arrives.
        self.network.cut()
        self.shows_in_time("Offline")
        self.add_project("Mill")
        self.shows_in_time("1 change waiting")
        self.network.mend()
        self.is_online_in_time()

        # The server is killed half-way: another one takes over.
        self.ledger_server.kill()
        self.front(olga)
        self.shows_in_time("Mill")
        self.add_project("Barn")
        self.ledger_server.start()
        self.network.target = self.ledger_server.port
        self.front(adam)
        self.shows_in_time("Barn")
        self.is_online_in_time()

        # So is the live host: both come back signed in, to all that they have written.
        port = self.server.port
        self.server.close(signal.SIGKILL)
        type(self).server = self.serve(port)
        for page in (olga, adam):
            self.front(page)
            page.goto(self.server.address)
            page.wait_for_selector("body[data-ready]")
            for name in ["Lake House", "Mill", "Barn"]:
                self.shows_in_time(name)
        self.assertEqual(self.stored_projects(), ["Barn", "Lake House", "Mill"])

    def stored_projects(self):
        """The projects that the server has of the account, once all that waits has arrived."""
        query = ("SELECT state::JSON -> 'values' ->> 'name' FROM documents WHERE kind = 'project' AND account_id = "
                 "(SELECT account_id FROM documents WHERE kind = 'project' AND state LIKE '%Barn%') ORDER BY 1")
        end = time.monotonic() + 60
        while True:
            result = subprocess.run(
                ["psql", "-qtA", "-h", self.ledger_server.folder / "sockets", "-U", "postgres", "-c", query, "ledger"],
                check=True, capture_output=True, text=True)
            names = result.stdout.split("\n")[:-1]
            if len(names) == 3 or time.monotonic() > end:
                return names
            time.sleep(0.2)


if __name__ == "__main__":
    unittest.main()
