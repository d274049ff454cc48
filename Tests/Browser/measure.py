#!/usr/bin/env python3
"""What the live page costs: prints JSON. Build WebFixture in release mode first, and say where with PERCH_BUILD."""
import json
import pathlib
import statistics
import time

from crowd import Crowd
from live import LiveTest
from peer import Peer, greeting, touch, unsigned

# From an event to the frame that takes it into account, drawn; all on one clock, the page's.
UNTIL_DRAWN = """() => {
    window.measured = [];
    const draw = perch.draw.bind(perch);
    let since = null, sequence = 0;
    perch.draw = () => {
        draw();
        if (since !== null && perch.answered >= sequence) {
            measured.push([performance.now() - since, perch.frameBytes]);
            since = null;
        }
    };
    window.begin = () => { since = performance.now(); };
    const flush = perch.flush.bind(perch);
    perch.flush = () => { flush(); sequence = perch.sequence; };
}"""


def summary(pairs):
    times, sizes = [p[0] for p in pairs], [p[1] for p in pairs]
    return {"median ms": round(statistics.median(times), 2), "worst ms": round(max(times), 2),
            "median bytes": statistics.median(sizes), "largest bytes": max(sizes), "count": len(pairs)}


class Measure(LiveTest):
    def runTest(self):
        pass

    def each(self, page, count, script):
        """Runs a script that makes events, again and again, each when the frame before was drawn."""
        page.evaluate(UNTIL_DRAWN)
        return page.evaluate("""async ([count, script]) => {
            const step = new Function('index', script);
            for (let index = 0; index < count; index++) {
                const before = measured.length;
                begin();
                step(index);
                const limit = performance.now() + 2000;
                while (measured.length === before && performance.now() < limit) await new Promise(done => requestAnimationFrame(done));
            }
            return measured;
        }""", [count, script])

    def touch(self, x, y):
        return f"""
            const stage = document.querySelector('.stage'), box = stage.getBoundingClientRect();
            for (const type of ['pointerdown', 'pointerup']) stage.dispatchEvent(new PointerEvent(type, {{
                bubbles: true, pointerId: 1, pointerType: 'touch', isPrimary: true, buttons: type === 'pointerdown' ? 1 : 0,
                clientX: box.x + {x}, clientY: box.y + {y} }}));"""

    def answers(self, preview, x, y, count):
        """From a tap, as it is sent, to the frame that takes it into account, as it has come: without a browser."""
        peer, times = Peer(self.server.port), []
        peer.send(greeting(preview=self.previews()[preview]))
        for turn in range(1, count + 1):
            # By itself: while something moves, a frame waits for its turn.
            time.sleep(0.4)
            begun = time.perf_counter()
            peer.send(b"\x03" + unsigned(turn) + unsigned(2) + touch(0, x, y) + touch(2, x, y))
            size = len(peer.answer(turn))
            times.append([1000 * (time.perf_counter() - begun), size])
        peer.close()
        return times

    def memory(self, pid):
        text = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text()
        return sum(int(line.split()[1]) for line in text.splitlines() if line.startswith("Private")) / 1024

    def cpu(self, pid):
        fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def used(self):
        """The CPU seconds of the server and its workers."""
        return sum(self.cpu(pid) for pid in [self.server.process.pid, *self.server.workers()])

    def crowd(self, preview, count=150, seconds=10):
        """What sessions cost that are all shown at once. The frames are those that have come."""
        crowd = Crowd(self.server.port, self.previews()[preview], count)
        crowd.run(6)
        used, begun = self.used(), time.monotonic()
        frames = crowd.run(seconds)
        seconds, used = time.monotonic() - begun, self.used() - used
        crowd.close()
        return {"frames a second": round(statistics.mean(frames) / seconds, 1), "of the slowest": round(min(frames) / seconds, 1),
                "CPU seconds in a second": round(used / seconds, 2), "CPU ms a frame": round(1000 * used / max(1, sum(frames)), 3)}

    def measure(self):
        results = {}
        page = self.open("Thousand rows")
        box = page.get_by_role("button", name="Row 5", exact=True).bounding_box()
        stage = page.locator(".stage").bounding_box()
        self.settle(page)
        # A pointer cannot be captured that is not there.
        page.evaluate("Element.prototype.setPointerCapture = () => {}")
        # On the row's name: what is empty in a label takes no touch.
        x, y = box["x"] - stage["x"] + 25, box["y"] - stage["y"] + box["height"] / 2
        results["a tap in 1,000 rows"] = summary(self.each(page, 1000, self.touch(x, y)))
        results["a tap in 1,000 rows, the server's part"] = summary(self.answers("Thousand rows", x, y, 200))
        page = self.open("Form")
        page.get_by_role("textbox", name="Name").click()
        self.settle(page)
        results["a typed letter"] = summary(self.each(page, 1000, """
            const field = document.querySelector('input[type=text]');
            field.value = 'abcdefghij'.repeat(3).slice(0, index % 30);
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));"""))
        page = self.open("Rows")
        self.settle(page)
        results["a turn of the wheel"] = summary(self.each(page, 1000, """
            const stage = document.querySelector('.stage'), box = stage.getBoundingClientRect();
            stage.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 40,
                clientX: box.x + 100, clientY: box.y + 300 }));"""))
        page = self.open("Springs")
        self.settle(page)
        page.evaluate("""() => {
            window.drawn = [];
            const draw = perch.draw.bind(perch);
            perch.draw = () => {
                draw();
                drawn.push([performance.now(), perch.frameBytes]);
            };
        }""")
        page.get_by_role("button", name="Move").click()
        self.settle(page)
        moments = page.evaluate("drawn")
        gaps = [[b[0] - a[0], b[1]] for a, b in zip(moments, moments[1:])][:60]
        results["from frame to frame of a spring"] = summary(gaps)
        page.close()
        results["150 sessions that never come to rest"] = self.crowd("Turning")
        results["150 sessions with a spinner"] = self.crowd("Spinner")
        before = {pid: self.memory(pid) for pid in self.server.workers()}
        peers = []
        for _ in range(40):
            peer = Peer(self.server.port)
            peer.send(greeting(preview=self.previews()["Counter"]))
            peer.message(), peer.message()
            peers.append(peer)
        time.sleep(2)
        grown = sum(self.memory(pid) - before.get(pid, 0) for pid in self.server.workers())
        results["an idle session"] = {"MB": round(grown / len(peers), 2)}
        used = sum(self.cpu(pid) for pid in self.server.workers())
        time.sleep(10)
        results["an idle session"]["CPU seconds in 10 s, 40 of them"] = round(
            sum(self.cpu(pid) for pid in self.server.workers()) - used, 3)
        return results


if __name__ == "__main__":
    Measure.setUpClass()
    try:
        case = Measure()
        case.setUp()
        print(json.dumps(case.measure(), indent=1))
        case.tearDown()
    finally:
        Measure.tearDownClass()
