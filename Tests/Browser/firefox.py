"""Debian's Firefox, driven over WebDriver BiDi, the protocol that it speaks by itself."""
import itertools
import json
import os
import re
import shutil
import subprocess
import tempfile
import threading
import time

from peer import Peer


class Firefox:
    """A headless Firefox with a profile to itself."""

    def __init__(self, width=1280, height=900):
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if not program:
            raise SystemExit("There is no Firefox; run Scripts/setup.sh apt-packages-browser.txt")
        self.profile = tempfile.mkdtemp(prefix="perch-firefox-")
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port", "0",
             "--width", str(width), "--height", str(height), "about:blank"],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, env={**os.environ, "HOME": self.profile})
        port = None
        for line in self.process.stderr:
            found = re.search(r"WebDriver BiDi listening on ws://[\w.]+:(\d+)", line)
            if found:
                port = int(found.group(1))
                break
        # What is written later would fill the pipe.
        threading.Thread(target=lambda: [None for _ in self.process.stderr], daemon=True).start()
        if port is None:
            raise SystemExit("Firefox does not listen")
        self.peer = Peer(port, origin="", path="/session")
        self.peer.socket.settimeout(60)
        self.numbers = itertools.count(1)
        self.errors = []
        # Called with what pages log as errors, by their context.
        self.handlers = {}
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def ask(self, method, **params):
        """Sends a command, and returns its result."""
        number = next(self.numbers)
        # Firefox takes a mask of zeros for none.
        self.peer.send(json.dumps({"id": number, "method": method, "params": params}).encode(), opcode=1, mask=b"mask")
        while True:
            opcode, data = self.peer.message()
            if opcode == 9:
                self.peer.send(data, opcode=10, mask=b"mask")
                continue
            if opcode != 1:
                continue
            message = json.loads(data)
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                handler = self.handlers.get(message["params"].get("source", {}).get("context"), self.errors.append)
                handler(message["params"].get("text"))
            if message.get("id") == number:
                if message.get("type") == "error":
                    raise AssertionError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]

    def go(self, address):
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def back(self):
        self.ask("browsingContext.traverseHistory", context=self.context, delta=-1)

    def evaluate(self, expression):
        """The value of an expression of the page, as JSON has it."""
        result = self.ask("script.evaluate", expression=f"Promise.resolve({expression}).then(value => JSON.stringify(value ?? null))",
                          target={"context": self.context}, awaitPromise=True)
        if result["type"] == "exception":
            raise AssertionError(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"])

    def until(self, expression, seconds=15):
        end = time.monotonic() + seconds
        while not self.evaluate(f"Boolean({expression})"):
            assert time.monotonic() < end, f"{expression} does not come true"
            time.sleep(0.05)

    def place(self, selector):
        """The middle of the first element of a selector."""
        box = self.evaluate(f"(() => {{ const b = document.querySelector({json.dumps(selector)}).getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }})()")
        return [round(side) for side in box]

    def click(self, selector):
        x, y = self.place(selector)
        self.pointer([{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}])

    def pointer(self, actions):
        self.ask("input.performActions", context=self.context, actions=[
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}])

    def wheel(self, selector, distance):
        x, y = self.place(selector)
        self.pointer([{"type": "pointerMove", "x": x, "y": y}])
        self.ask("input.performActions", context=self.context, actions=[
            {"type": "wheel", "id": "wheel", "actions": [{"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": distance}]}])

    def type(self, text):
        self.ask("input.performActions", context=self.context, actions=[
            {"type": "key", "id": "keys", "actions": [step for key in text for step in ({"type": "keyDown", "value": key}, {"type": "keyUp", "value": key})]}])

    def close(self):
        self.peer.close()
        self.process.terminate()
        self.process.wait(20)
        shutil.rmtree(self.profile, ignore_errors=True)
