"""What people do in a gallery of components, with the clicks that it takes. Documentation/LivePage.md compares them."""
import pathlib
import re
import subprocess
import tempfile
import time
import unittest

from live import ROOT
from bidi import expect
from test_gallery import GalleryTest

TABLE = ROOT / "Documentation/LivePage.md"


class Hand:
    """Uses a page, and counts clicks. Who chooses from a list opens it and clicks on an item; typing is no click."""

    def __init__(self, page):
        self.page = page
        self.clicks = 0

    def click(self, element, **options):
        self.clicks += 1
        element.click(**options)

    def check(self, element):
        self.clicks += 1
        element.check(force=True)

    def choose(self, label, option):
        self.clicks += 2
        self.page.get_by_label(label, exact=True).select_option(option)


class Tasks(GalleryTest):
    def tasks(self):
        """Each task with what it starts from: a preview, or the index."""
        stage = lambda page: page.locator(".stage").first
        return [
            ("Find a component by its name", None, self.find),
            ("Open one of a component's states", "Form", lambda hand, page: hand.click(page.locator(".all").get_by_role("link", name="Counter"))),
            ("Go to the next one", "Counter", lambda hand, page: (
                page.keyboard.press("]"), expect(page.get_by_role("heading", name="Counter", level=1)).to_have_count(0))),
            ("Come back to what was open before", "Counter", lambda hand, page: (page.keyboard.press("]"), hand.click(page.locator(".recent a").nth(1)))),
            ("Change to dark", "Counter", lambda hand, page: hand.check(page.get_by_label("Dark", exact=True))),
            ("Compare light, dark and increased contrast side by side", "Counter", lambda hand, page: (
                hand.choose("Show", "All appearances"), expect(page.locator(".comparison .fit[data-ready]")).to_have_count(4))),
            ("Change the device", "Counter", lambda hand, page: hand.choose("Device", "iPhone SE")),
            ("Turn the device", "Counter", lambda hand, page: (
                hand.click(page.get_by_label("More switches")), hand.click(page.get_by_label("Landscape")))),
            ("Change the text size", "Counter", lambda hand, page: hand.choose("Text size", "Accessibility 1")),
            ("See all text sizes at once", "Counter", lambda hand, page: (
                hand.choose("Show", "All text sizes"), expect(page.locator(".comparison figure")).to_have_count(12))),
            ("Change the language", "Counter", lambda hand, page: hand.choose("Language", "Arabic")),
            ("Change a property", "Counter", lambda hand, page: (
                hand.click(page.locator("#pane-state input[type=number]")), page.keyboard.press("Control+a"), page.keyboard.type("41"), expect(page.get_by_text("Count: 41", exact=True)).to_be_attached())),
            ("Share a link to what is shown", "Counter", lambda hand, page: hand.click(page.get_by_label("Copy link"))),
            ("Open it with nothing beside it", "Counter", lambda hand, page: hand.click(page.get_by_label("Open only the preview"))),
            ("Copy the code", "Counter", lambda hand, page: (
                hand.click(page.get_by_role("tab", name="Code")), hand.click(page.get_by_role("button", name="Copy code")))),
            ("Read the documentation", "Counter", lambda hand, page: hand.click(page.get_by_role("tab", name="Docs"))),
            ("Measure an element", "Counter", lambda hand, page: (
                hand.click(page.get_by_role("button", name="Inspect an element (I)")), stage(page).hover(),
                expect(page.get_by_label("Element", exact=True)).to_contain_text("Frame"))),
            ("See what a screen reader says", "Counter", lambda hand, page: hand.click(page.get_by_role("tab", name="Accessibility"))),
            ("Zoom in", "Counter", lambda hand, page: (page.keyboard.press("+"), expect(page.get_by_label("Zoom")).not_to_have_value(""))),
            ("Publish everything as a site", None, self.publish),
        ]

    def find(self, hand, page):
        page.keyboard.press("/")
        page.keyboard.type("navig")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Places")).to_be_attached()

    def publish(self, hand, page):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([self.server.program, "export", folder, "--only", "Counter"], check=True, capture_output=True, cwd=ROOT)
            self.assertTrue((pathlib.Path(folder) / "index.html").exists())

    def test_clicks_are_as_documented(self):
        documented = {}
        for line in TABLE.read_text().splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if len(cells) == 6 and cells[1].split()[0:1] and re.match(r"\d+$", cells[1]):
                documented[cells[0]] = int(cells[1])
        tasks = self.tasks()
        self.assertEqual(len(tasks), 20)
        self.assertEqual(set(documented), {name for name, _, _ in tasks})
        for name, preview, do in tasks:
            with self.subTest(name=name):
                page = self.work(preview) if preview else self.index()
                page.context.grant_permissions(["clipboard-read", "clipboard-write"])
                hand, start = Hand(page), time.monotonic()
                do(hand, page)
                print(f"{name}: {hand.clicks} clicks, {time.monotonic() - start:.1f} s", flush=True)
                self.assertEqual(hand.clicks, documented[name])
                page.close()


if __name__ == "__main__":
    unittest.main()
