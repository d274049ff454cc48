"""The page in Firefox: what differs most between browsers."""
import base64
import io
import json
import subprocess
import unittest

import test_gallery
import test_input
import test_keys
import test_pictures
import test_program
from bidi import FirefoxContext
from firefox import Firefox
from live import LiveTest, Server, different
from PIL import Image


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

    def test_same_as_snapshots(self):
        names = ["Counter", "Form", "Type", "Navigation", "Rows", "Effects"]
        drawn = self.server.render([self.previews[name] for name in names], 1)
        for name in names:
            for scheme in ["light", "dark"]:
                with self.subTest(name=name, scheme=scheme):
                    browser = self.open(name, f"chrome=0&scheme={scheme}")
                    browser.until("perch.framesDrawn && !perch.latest && !perch.queue.length && perch.answered >= perch.sequence")
                    data = browser.evaluate("perch.canvas.toDataURL()").partition(",")[2]
                    shown = Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
                    self.assertEqual(shown.size, drawn[name, scheme].size)
                    self.assertLessEqual(different(shown, drawn[name, scheme]).mean(), 0.001)

    def test_keyboard_alone(self):
        browser = self.open("Counter")
        browser.type("\ue004")
        browser.until("document.activeElement.getAttribute('aria-label') === 'Add one'")
        # Keys that come over BiDi press no button in Firefox, of no page. This is what they do.
        browser.evaluate("document.activeElement.click()")
        self.says("Count: 1")

    def test_sheet_is_left_by_escape(self):
        browser = self.open("Sheet")
        browser.click(self.labelled("button", "Open the sheet"))
        browser.until("document.querySelector('.stage [role=dialog]')")
        browser.type("\ue00c")
        self.says("Dismissed 1 times")

    def test_slider_by_keys(self):
        browser = self.open("Form")
        browser.evaluate("document.querySelector('.stage [role=slider]').focus()")
        browser.type("\ue010")
        self.says("Volume is 100")

    def test_right_to_left_and_emoji(self):
        browser = self.open("Form")
        browser.click(".stage input")
        browser.until("document.activeElement.matches('.stage input')")
        browser.type("דנה")
        browser.type(["👩🏽‍🔬"])
        self.says("Hello, דנה👩🏽‍🔬!")

    def test_reconnects_to_the_same_session(self):
        browser = self.open("Form")
        browser.click(".stage input")
        browser.until("document.activeElement.matches('.stage input')")
        browser.type("Ann")
        self.says("Hello, Ann!")
        browser.evaluate("perch.socket.close()")
        browser.type("abel")
        self.says("Hello, Annabel!")

    def test_dark(self):
        browser = self.open("Counter", "")
        browser.evaluate("[...document.querySelectorAll('.segments input')].find(one => one.value === 'dark').click()")
        browser.until("location.search.includes('scheme=dark')")
        browser.until("(() => { const p = perch.canvas.getContext('2d').getImageData(2, 2, 1, 1).data; return p[0] < 40; })()")

    def test_panes(self):
        browser = self.open("Counter", "")
        browser.click("#tab-elements")
        browser.until("document.querySelector('.tree-text').textContent.includes('Text')")
        browser.click("#tab-code")
        browser.until("document.querySelector('.code').textContent.includes('#Preview')")


class Driven(LiveTest):
    """Runs what is tested in Chromium. What Firefox cannot be told, or what asks for Chromium's protocol, is skipped."""

    # What Firefox does in another way while it is driven, by the names of tests.
    ELSEWHERE = {}

    @classmethod
    def setUpClass(cls):
        cls.server = cls.serve()
        cls.browser = Firefox()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.server.close()

    def setUp(self):
        reason = self.ELSEWHERE.get(self._testMethodName)
        if reason:
            self.skipTest(reason)
        super().setUp()

    def context(self, **options):
        context = FirefoxContext(self.browser, **options)
        self.contexts.append(context)
        return context


class InputInFirefox(Driven, test_input.Input):
    pass


class KeysInFirefox(Driven, test_keys.Keys):
    pass


class IndexInFirefox(Driven, test_gallery.Index):
    pass


class WorkInFirefox(Driven, test_gallery.Work):
    pass


class ProgramInFirefox(Driven, test_program.Program):
    ELSEWHERE = {"test_a_window_that_a_person_opened_says_that_it_is_closed": "Scripts may close windows that were opened over BiDi."}


class PicturesInFirefox(Driven, test_pictures.Pictures):
    pass


if __name__ == "__main__":
    unittest.main()
