"""What the tests of the live page share: the server, the browser, and how pictures are compared."""
import io
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

import numpy
from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("PERCH_BUILD", ROOT / ".build/debug"))
OUT = ROOT / "out/browser"


class Server:
    """A program with the live host in it, serving on a port: a free one, unless told otherwise."""

    def __init__(self, program="WebFixture", *arguments, port=0, environment=None):
        self.program = BUILD / program
        # What programs log would fill a pipe that nobody reads.
        self.process = subprocess.Popen(
            [self.program, "serve", "--port", str(port), *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, cwd=ROOT, env={**os.environ, **(environment or {})})
        line = self.process.stdout.readline()
        self.address, _, self.token = re.search(r"http\S+", line).group().partition("#token=")
        self.port = int(re.search(r":(\d+)/", self.address).group(1))

    def workers(self):
        """The processes that hold sessions."""
        found = []
        for entry in pathlib.Path("/proc").iterdir():
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
                if int(fields[1]) == self.process.pid and fields[0] != "Z":
                    found.append(int(entry.name))
            except (OSError, IndexError, ValueError):
                pass
        return found

    def render(self, previews, scale=None, *options):
        """The snapshots of previews, by their ids, that the preview tool draws: by name and scheme."""
        folder = pathlib.Path(tempfile.mkdtemp())
        scaling = ["--scale", str(scale)] if scale else []
        subprocess.run([self.program, "render", *previews, "--scheme", "both", "--out", folder, *scaling, *options], check=True,
                       capture_output=True, cwd=ROOT)
        pictures = {}
        for row in json.loads((folder / "manifest.json").read_text())["pictures"]:
            picture = Image.open(folder / row["picture"]).convert("RGB")
            picture.load()
            pictures[row["name"], row["variant"]["scheme"]] = picture
        shutil.rmtree(folder)
        return pictures

    def close(self, signal=signal.SIGTERM):
        self.process.send_signal(signal)
        # Not until the pipe ends: a program that describes a worker's crash may have it still.
        self.process.wait()
        self.process.stdout.close()


class LiveTest(unittest.TestCase):
    """A test with a browser. The server and the browser are started once for each class."""

    program = "WebFixture"

    @classmethod
    def setUpClass(cls):
        cls.server = cls.serve()
        cls.playwright = sync_playwright().start()
        chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if not chromium:
            raise SystemExit("There is no chromium; run Scripts/setup.sh apt-packages-browser.txt")
        cls.browser = cls.playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--font-render-hinting=none", "--hide-scrollbars"])

    @classmethod
    def serve(cls):
        return Server(cls.program)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        cls.server.close()

    def setUp(self):
        self.contexts = []

    def tearDown(self):
        for context in self.contexts:
            context.close()

    def context(self, **options):
        context = self.browser.new_context(**{"viewport": {"width": 800, "height": 1000}, **options})
        self.contexts.append(context)
        return context

    def listing(self):
        """What the program lists of its previews."""
        if "_listing" not in vars(type(self)):
            listing = subprocess.run([self.server.program, "list", "--json"], check=True, capture_output=True, text=True)
            type(self)._listing = json.loads(listing.stdout)
        return type(self)._listing

    def ids(self):
        """The ids of all previews; several may bear one name."""
        return [row["id"] for row in self.listing()]

    def open(self, name, context=None, wait=True, **settings):
        """A page that shows the preview of that name without anything beside it."""
        return self.open_id(self.previews()[name], context, wait, **settings)

    def previews(self):
        """Names of previews with their ids."""
        return {row["name"]: row["id"] for row in self.listing()}

    def open_id(self, preview, context=None, wait=True, **settings):
        from urllib.parse import urlencode
        page = (context or self.context(device_scale_factor=2)).new_page()
        self.errors = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.goto(f"{self.server.address}?{urlencode({'preview': preview, 'chrome': '0', **settings})}")
        if wait:
            page.wait_for_selector("body[data-ready]")
        return page

    def until(self, page, expression, seconds=5):
        """Waits until an expression of the page is true. The page's own rules forbid it to evaluate text by itself."""
        end = time.monotonic() + seconds
        while not page.evaluate(expression):
            self.assertLess(time.monotonic(), end, f"{expression} does not come true")
            page.wait_for_timeout(20)

    def settle(self, page):
        """Waits until the host has answered all that was done, and the picture has not changed for a while."""
        self.assertTrue(self.comes_to_rest(page, 30), "the picture does not come to rest")

    def comes_to_rest(self, page, seconds):
        """Waits no longer than so many seconds: some previews turn or glow for as long as they are looked at."""
        return page.evaluate("""async seconds => {
            const end = performance.now() + seconds * 1000;
            let last = -1;
            for (let same = 0; same < 12;) {
                if (performance.now() > end) return false;
                await new Promise(done => requestAnimationFrame(done));
                const isDone = perch.framesDrawn === last && !perch.latest && !perch.queue.length && perch.answered >= perch.sequence;
                same = isDone ? same + 1 : 0;
                last = perch.framesDrawn;
            }
            return true;
        }""", seconds)

    def picture(self, page):
        """What the page shows of the preview."""
        self.settle(page)
        return Image.open(io.BytesIO(page.locator(".stage").screenshot())).convert("RGB")


def different(a, b, threshold=0.1):
    """Which pixels look different, by the distance in YIQ that pixelmatch uses."""
    d = numpy.asarray(a, float) - numpy.asarray(b, float)
    y = d @ [0.29889531, 0.58662247, 0.11448223]
    i = d @ [0.59597799, -0.27417610, -0.32180189]
    q = d @ [0.21147017, -0.52261711, 0.31114694]
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > 35215 * threshold * threshold


def largest_area(mask):
    """The size of the largest area of pixels that touch."""
    height, width = mask.shape
    left = {int(y) * width + int(x) for y, x in zip(*numpy.nonzero(mask))}
    steps, largest = [dy * width + dx for dy in (-1, 0, 1) for dx in (-1, 0, 1)], 0
    while left:
        queue, size = [left.pop()], 0
        while queue:
            place = queue.pop()
            size += 1
            for step in steps:
                if place + step in left:
                    left.remove(place + step)
                    queue.append(place + step)
        largest = max(largest, size)
    return largest
