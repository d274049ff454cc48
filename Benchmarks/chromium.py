#!/usr/bin/env python3
"""Does the benchmarks' work in headless Chromium and prints JSON: the CPU time of each, over all its processes.

Chromium is driven over its debugging pipe, so nothing but Python's own library is needed.
"""
import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

WIDTH, HEIGHT = 400, 800
STYLE = """<style>
body { margin: 0; font: 17px Inter, sans-serif; }
.row { display: flex; padding: 11px 16px; border-bottom: 1px solid #ccc; }
.row span:first-child { flex: 1; }
p { padding: 0 16px; }
</style>"""
ROWS = """
var rows = (count, first = 0) => Array.from({length: count}, (_, i) =>
  `<div class="row"><span>Row ${first + i}</span><span>Value ${first + i}</span></div>`).join('');
"""
LOREM = ("The quick brown fox jumps over the lazy dog while the five boxing wizards jump quickly past the "
         "sphinx of black quartz who judges every vow that is made before dawn. ")
CARD = """<div style="width:300px;padding:16px;border-radius:16px;background:#f2f2f7">
<b>A card, number 0</b><p style="padding:0;color:#888">With a little text under its title</p>
<button>Continue</button></div>"""


class Browser:
    def __init__(self):
        program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if not program:
            raise SystemExit("There is no chromium; run Scripts/setup.sh apt-packages-bench.txt")
        self.profile = tempfile.mkdtemp()
        to_read, to_write = os.pipe()
        from_read, from_write = os.pipe()

        def connect():
            os.dup2(to_read, 103)
            os.dup2(from_write, 104)
            os.dup2(103, 3)
            os.dup2(104, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--disable-extensions", "--no-first-run", "--hide-scrollbars", f"--user-data-dir={self.profile}",
             f"--window-size={WIDTH},{HEIGHT}", "about:blank"],
            close_fds=False, preexec_fn=connect, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(from_write)
        self.input, self.output = to_write, os.fdopen(from_read, "rb")
        self.buffer, self.number, self.session = b"", 0, None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=2, mobile=False)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.input, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.buffer:
                chunk = self.output.read1(1 << 20)
                if not chunk:
                    raise SystemExit("Chromium ended.")
                self.buffer += chunk
            line, self.buffer = self.buffer.split(b"\0", 1)
            reply = json.loads(line)
            if reply.get("id") == self.number:
                if "error" in reply:
                    raise SystemExit(f"{method}: {reply['error']}")
                return reply["result"]

    def evaluate(self, script):
        reply = self.call("Runtime.evaluate", expression=script, awaitPromise=True)
        if "exceptionDetails" in reply:
            raise SystemExit(f"{script}: {reply['exceptionDetails']}")

    def run(self, script):
        """Runs a script and waits until what it changed is on screen."""
        script += "\n;new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))"
        self.evaluate(script)

    def load(self, html):
        self.run("document.open(); document.write(%s); document.close();" % json.dumps(html))

    def processes(self):
        parents = {}
        for entry in os.listdir("/proc"):
            if entry.isdigit():
                try:
                    with open(f"/proc/{entry}/stat") as stream:
                        fields = stream.read().rsplit(")", 1)[1].split()
                    parents[int(entry)] = int(fields[1])
                except OSError:
                    pass
        family, grown = {self.process.pid}, True
        while grown:
            more = {pid for pid, parent in parents.items() if parent in family} - family
            family |= more
            grown = bool(more)
        return family

    def cpu(self):
        """Milliseconds of CPU time that each thread of all processes has used.

        The scheduler counts nanoseconds; the times in `stat` are ticks, longer than a change takes.
        """
        times = {}
        for pid in self.processes():
            for path in glob.glob(f"/proc/{pid}/task/*/schedstat"):
                try:
                    with open(path) as stream:
                        times[path] = int(stream.read().split()[0]) / 1e6
                except OSError:
                    pass
        return times

    def memory(self):
        """Megabytes that the processes do not share with others."""
        total = 0
        for pid in self.processes():
            try:
                with open(f"/proc/{pid}/smaps_rollup") as stream:
                    total += sum(int(line.split()[1]) for line in stream if line.startswith("Private"))
            except OSError:
                pass
        return total / 1024

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


def measure(browser, times, work):
    before = browser.cpu()
    for index in range(times):
        work(index)
    return sum(time - before.get(thread, 0) for thread, time in browser.cpu().items()) / times


def main():
    browser, results = Browser(), {}
    blank = "<!DOCTYPE html>" + STYLE + "<body></body>"
    browser.load(blank)

    def first_frame(_):
        browser.load(blank)
        browser.run(ROWS + "document.body.innerHTML = '<div>Changes: 0</div>' + rows(1000);")

    first_frame(0)
    results["first frame of 1,000 rows"] = {"ms": measure(browser, 10, first_frame)}
    results["first frame of 1,000 rows"]["MB"] = browser.memory()
    results["one row of 1,000 changed"] = {"ms": measure(browser, 60, lambda i: browser.run(
        f"document.querySelectorAll('.row')[5].lastChild.textContent = 'Changed {i}';"))}
    results["every row of 1,000 changed"] = {"ms": measure(browser, 20, lambda i: browser.run(
        f"for (const row of document.querySelectorAll('.row')) row.lastChild.textContent = 'Value {i}';"))}
    results["root of 1,000 rows changed, rows equal"] = {"ms": measure(browser, 60, lambda i: browser.run(
        f"document.body.firstChild.textContent = 'Changes: {i}';"))}

    browser.load(blank)
    # As pages with long lists do it: only what is visible is in the document.
    browser.run(ROWS + """
        document.body.innerHTML = '<div style="height: 4200000px"></div><div style="position: absolute"></div>';
        var scroll = y => {
          window.scrollTo(0, y);
          document.body.lastChild.style.cssText = `position: absolute; left: 0; right: 0; top: ${y}px`;
          document.body.lastChild.innerHTML = rows(20, y / 42 | 0);
        };
        scroll(1050);""")
    results["lazy scroll by one screen over 100,000 rows"] = {"ms": measure(browser, 20, lambda i: browser.run(
        f"scroll({1050 + (i + 1) * 19 * 42});"))}

    # Each frame of a transition, from the one that begins it to the last; the loop that waits for frames is in the numbers.
    frames = 300
    play = """
        var play = async (change, frames) => {
          for (let i = 0; i < frames; i++) {
            if (i % 30 == 0) change(i / 30);
            await new Promise(requestAnimationFrame);
          }
        };"""

    def moving(name, html, change):
        browser.load(blank)
        browser.run(ROWS + play + html)
        browser.evaluate(f"play({change}, 30)")
        results[name] = {"ms": measure(browser, 1, lambda _: browser.evaluate(f"play({change}, {frames})")) / frames}

    moving("frame of a spring that moves one of 1,000 rows", """
        document.body.innerHTML = rows(1000);
        document.querySelectorAll('.row')[5].style.transition = 'transform .5s cubic-bezier(.2, .9, .3, 1)';""",
        "i => document.querySelectorAll('.row')[5].style.transform = i % 2 ? '' : 'translateX(60px)'")
    # Only what is visible is in the document; the new row grows and fades in, the others are pushed down.
    moving("frame of a row inserted at the top of a List of 10,000", """
        document.body.innerHTML = '<div>' + rows(20) + '</div>';
        var insert = i => {
          const list = document.body.firstChild;
          list.insertAdjacentHTML('afterbegin', rows(1, i));
          list.lastChild.remove();
          const row = list.firstChild, height = row.offsetHeight;
          row.style.cssText = `box-sizing: border-box; height: 0; opacity: 0; padding-block: 0; overflow: hidden;
            transition: all .5s cubic-bezier(.2, .9, .3, 1)`;
          row.offsetHeight;
          row.style.height = height + 'px';
          row.style.paddingBlock = '11px';
          row.style.opacity = 1;
        };""", "insert")
    moving("frame of 20 views moving at once", """
        document.body.innerHTML = Array.from({length: 20}, (_, i) => `<div class="view" style="position: absolute;
          width: 60px; height: 60px; border-radius: 8px; background: hsl(${i * 18} 70% 60%);
          transition: left .5s cubic-bezier(.2, .9, .3, 1), top .5s cubic-bezier(.2, .9, .3, 1)"></div>`).join('');
        var shuffle = changes => document.querySelectorAll('.view').forEach((view, i) => {
          const place = (i * 7 + changes * 11) % 20;
          view.style.left = place % 5 * 80 + 'px';
          view.style.top = (place / 5 | 0) * 190 + 'px';
        });""", "shuffle")

    # Pages that do by script, frame by frame, what a finger would: synthesised touches cost the driver more than the page.
    def used(name, html, act):
        browser.load(blank)
        browser.run(ROWS + html + """
            var use = async frames => {
              for (let i = 0; i < frames; i++) { act(i); await new Promise(requestAnimationFrame); }
            };
            var swing = (i, reach) => Math.sin(i / 60 * 2 * Math.PI) * reach;
            var act = %s;""" % act)
        browser.evaluate("use(30)")
        results[name] = {"ms": measure(browser, 1, lambda _: browser.evaluate(f"use({frames})")) / frames}

    used("frame of a sheet dragged over a full screen", """
        document.body.innerHTML = `<div>${rows(40)}</div><div style="position: fixed; inset: 0; background: #0003"></div>
          <div id="sheet" style="position: fixed; inset: 0; top: 54px; border-radius: 10px; background: white;
          overflow: hidden">${rows(40)}</div>`;""",
        "i => { sheet.style.transform = `translateY(${346 + swing(i, 250)}px)`; }")
    used("frame of a fling over 100,000 rows", """
        document.body.innerHTML = '<div style="height: 4200000px"></div><div id="shown"></div>';
        var y = 0, speed = 0;""",
        """i => {
          if (i % 60 == 0) speed = 80;
          if (i % 60 > 6) speed *= 0.967;
          y += speed;
          window.scrollTo(0, y);
          const first = y / 42 | 0;
          shown.style.cssText = `position: absolute; left: 0; right: 0; top: ${first * 42}px`;
          shown.innerHTML = rows(20, first);
        }""")
    used("key typed into a form of 200 fields", """
        document.body.innerHTML = Array.from({length: 200}, (_, i) =>
          `<label class="row"><span>Field ${i}</span><input placeholder="Value"></label>`).join('');
        document.querySelectorAll('input')[3].focus();""",
        "i => document.execCommand('insertText', false, i % 12 == 11 ? ' ' : 'a')")
    used("frame of a slider dragged in a full screen", """
        document.body.innerHTML = Array.from({length: 12}, () =>
          `<div class="row"><input type="range" min="0" max="1000" style="flex: 1"><span>50%</span></div>`).join('');
        var slider = document.querySelectorAll('input')[5];""",
        """i => {
          slider.value = 500 + swing(i, 450);
          slider.nextSibling.textContent = `${slider.value / 10 | 0}%`;
        }""")

    def text(index):
        browser.load(blank)
        browser.run("document.body.innerHTML = Array.from({length: 40}, (_, i) => `<p>${i + %d} %s</p>`).join('');"
                    % (index, LOREM * 3))
    results["page full of text"] = {"ms": measure(browser, 10, text)}

    browser.load("<!DOCTYPE html>" + STYLE + "<body>" + CARD + "</body>")
    start, count = time.monotonic(), 0
    while time.monotonic() - start < 5:
        browser.evaluate(f"document.querySelector('b').textContent = 'A card, number {count}';")
        browser.call("Page.captureScreenshot", format="png",
                     clip={"x": 0, "y": 0, "width": 332, "height": 140, "scale": 1})
        count += 1
    results["component snapshots"] = {"per second": count / (time.monotonic() - start)}
    browser.close()
    json.dump(results, sys.stdout, indent=1)


main()
