"""The page where each round trip to the server takes 240 ms."""
import asyncio
import threading
import time
import unittest

from live import LiveTest, Server

ROUND_TRIP = 0.24


class FarServer:
    """Passes on what comes, half a round trip later. A connection takes a round trip more, as a handshake does."""

    def __init__(self):
        self.target = None
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        begun = asyncio.run_coroutine_threadsafe(asyncio.start_server(self.connected, "127.0.0.1", 0), self.loop)
        self.port = begun.result(10).sockets[0].getsockname()[1]

    async def connected(self, reader, writer):
        await asyncio.sleep(ROUND_TRIP)
        there, back = await asyncio.open_connection("127.0.0.1", self.target)
        await asyncio.gather(self.carry(reader, back), self.carry(there, writer))

    async def carry(self, reader, writer):
        def write(data):
            if not writer.is_closing():
                writer.write(data) if data else writer.close()
        try:
            while data := await reader.read(1 << 16):
                self.loop.call_later(ROUND_TRIP / 2, write, data)
        except OSError:
            pass
        self.loop.call_later(ROUND_TRIP / 2, write, b"")


class Far(LiveTest):
    @classmethod
    def serve(cls):
        cls.far = FarServer()
        server = Server(cls.program, "--public-address", f"http://localhost:{cls.far.port}")
        cls.far.target = server.port
        return server

    def seconds(self, port):
        """How long it takes from an address to its first picture, in a browser that knows nothing of it."""
        page = self.context().new_page()
        begun = time.monotonic()
        page.goto(f"http://localhost:{port}/?preview={self.previews()['Counter']}&chrome=0", wait_until="commit")
        page.wait_for_selector("body[data-ready]")
        return time.monotonic() - begun

    def test_first_picture(self):
        """The connection and the page take two round trips, and the socket two more beside the script. Modules that import each other took ten."""
        self.seconds(self.server.port)
        near = min(self.seconds(self.server.port) for _ in range(3))
        distant = min(self.seconds(self.far.port) for _ in range(3))
        print(f"near {near:.2f} s, distant {distant:.2f} s", flush=True)
        self.assertLess((distant - near) / ROUND_TRIP, 5.5)


if __name__ == "__main__":
    unittest.main()
