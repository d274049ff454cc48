"""The page in Firefox: what differs most between browsers."""
import json
import subprocess
import unittest

from firefox import Firefox
from live import Server


class InFirefox(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("WebFixture")
        listing = subprocess.run([cls.server.program, "list", "--json"], check=True, capture_output=True, text=True)
        cls.previews = {row["name"]: row["id"] for row in json.loads(listing.stdout)}
        cls.browser = Firefox()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.server.close()

    def tearDown(self):
        errors, self.browser.errors = self.browser.errors, []
        self.assertEqual(errors, [])

    def open(self, name, more="chrome=0"):
        self.browser.go(f"{self.server.address}?preview={self.previews[name]}&{more}")
        self.browser.until("document.body.dataset.ready")
        return self.browser

    def labelled(self, tag, label):
        return f".stage {tag}[aria-label={json.dumps(label)}]"

    def says(self, text):
        self.browser.until(f"[...perch.shown.elements.values()].some(e => e.label === {json.dumps(text)} || e.value === {json.dumps(text)})")

    def test_index_and_back(self):
        browser = self.browser
        browser.go(self.server.address)
        browser.until("document.querySelector('.picture[data-drawn] canvas')", 30)
        browser.evaluate("document.querySelector('.search input').focus()")
        browser.type("navig")
        browser.until("document.querySelectorAll('.grid a').length === 1")
        browser.click(".grid a")
        browser.until("document.body.dataset.ready && perch.shown")
        browser.back()
        browser.until("document.querySelector('.search input').value === 'navig'")

    def test_tap(self):
        browser = self.open("Counter")
        browser.click(self.labelled("button", "Add one"))
        self.says("Count: 1")

    def test_tap_where_it_is_shown_smaller(self):
        browser = self.open("Counter", "zoom=0.5")
        browser.click(self.labelled("button", "Add one"))
        self.says("Count: 1")

    def test_typing(self):
        browser = self.open("Form")
        browser.click(".stage input")
        browser.until("document.activeElement.matches('.stage input')")
        browser.type("Anna")
        browser.until("document.activeElement.value === 'Anna'")
        self.says("Hello, Anna!")

    def test_wheel(self):
        browser = self.open("Rows")
        before = browser.evaluate("perch.framesDrawn")
        browser.wheel(".stage", 300)
        browser.until(f"perch.framesDrawn > {before}")
        browser.until("[...perch.shown.elements.values()].some(e => e.label.includes('Row 12'))")

    def test_picture_has_what_is_drawn(self):
        browser = self.open("Type")
        colors = browser.evaluate("""(() => {
            const data = perch.canvas.getContext('2d').getImageData(0, 0, perch.canvas.width, perch.canvas.height).data;
            return new Set(new Uint32Array(data.buffer)).size;
        })()""")
        self.assertGreater(colors, 50)

    def test_panes(self):
        browser = self.open("Counter", "")
        browser.click("#tab-elements")
        browser.until("document.querySelector('.tree-text').textContent.includes('Text')")
        browser.click("#tab-code")
        browser.until("document.querySelector('.code').textContent.includes('#Preview')")


if __name__ == "__main__":
    unittest.main()
