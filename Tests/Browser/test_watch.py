"""A saved source is on the page, with the state that was there."""
import unittest

from live import ROOT, LiveTest, Server
from playwright.sync_api import expect

SOURCE = ROOT / "Tests/WebFixture/Watched.swift"
# A build and a link, on a machine that does other things, too.
BUILD = 240_000


class Watch(LiveTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.source = SOURCE.read_text()

    @classmethod
    def serve(cls):
        return Server(cls.program, "--watch")

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        SOURCE.write_text(cls.source)

    def save(self, *change):
        SOURCE.write_text(self.source.replace(*change) if change else self.source)

    def test_saved_sources(self):
        page = self.open("Watched")
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        field = page.get_by_role("textbox", name="Name")
        field.click()
        page.keyboard.type("Ann")
        expect(field).to_have_value("Ann")

        self.save("As it was", "As it is now")
        expect(page.get_by_text("As it is now", exact=True)).to_be_attached(timeout=BUILD)
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        expect(field).to_have_value("Ann")
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 2", exact=True)).to_be_attached()

        self.save('Text("As it was")', "Text(asItWas)")
        notice = page.locator(".notice")
        expect(notice).to_contain_text("could not be built", timeout=BUILD)
        expect(notice).to_contain_text("Tests/WebFixture/Watched.swift:14")
        expect(notice).to_contain_text("Text(asItWas)")
        # The last good picture stays, and can be used.
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 3", exact=True)).to_be_attached()
        expect(page.get_by_text("As it is now", exact=True)).to_be_attached()

        self.save()
        expect(page.get_by_text("As it was", exact=True)).to_be_attached(timeout=BUILD)
        expect(notice).not_to_be_attached()
        expect(page.get_by_text("Count: 3", exact=True)).to_be_attached()
        self.assertEqual(self.errors, [])


if __name__ == "__main__":
    unittest.main()
