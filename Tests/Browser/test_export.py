"""The static site, opened from the disk."""
import shutil
import subprocess
import tempfile
import unittest

from axe_playwright_python.sync_playwright import Axe
from live import ROOT, LiveTest
from playwright.sync_api import expect
from test_accessibility import found


class StaticSite(LiveTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.folder = tempfile.mkdtemp()
        subprocess.run([cls.server.program, "export", cls.folder, "--only", "Controls"], check=False, capture_output=True, cwd=ROOT)

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)
        super().tearDownClass()

    def site(self, place="", **options):
        page = self.context(**options).new_page()
        self.errors = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(f"file://{self.folder}/index.html{place}")
        return page

    def test_search_links_and_back(self):
        page = self.site()
        page.keyboard.press("/")
        page.keyboard.type("navig")
        expect(page.locator(".grid a")).to_have_count(1)
        expect(page.get_by_role("status")).to_contain_text("1 of")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Navigation", level=1)).to_be_visible()
        expect(page.locator("figure img")).to_have_count(2)
        self.until(page, "[...document.images].every(image => image.complete && image.naturalWidth > 0)")
        expect(page.locator("pre").first).to_contain_text("#Preview")
        address = page.url
        page.go_back()
        expect(page.locator(".grid a").first).to_be_visible()
        other = self.site(address[address.index("#"):])
        expect(other.get_by_role("heading", name="Navigation", level=1)).to_be_visible()
        self.assertEqual(self.errors, [])

    def test_phone_and_accessibility(self):
        for scheme in ["light", "dark"]:
            page = self.site(viewport={"width": 390, "height": 844}, color_scheme=scheme, bypass_csp=True)
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)
            self.assertEqual(found(Axe().run(page)), [])
            page.locator(".grid a").first.click()
            self.assertEqual(found(Axe().run(page)), [])


if __name__ == "__main__":
    unittest.main()
