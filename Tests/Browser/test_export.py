"""The static site, opened from the disk."""
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from axe_playwright_python.sync_playwright import Axe
from live import ROOT, LiveTest
from PIL import Image
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


class Report(LiveTest):
    """What changed, looked at and accepted picture by picture."""

    def test_accepts_one_of_two(self):
        with tempfile.TemporaryDirectory(prefix="it's ") as folder:
            out, old = f"{folder}/now", f"{folder}/before"
            render = [self.server.program, "render", "Counter", "Form", "--out", out, "--baseline", old]
            subprocess.run([*render, "--accept"], check=True, capture_output=True, cwd=ROOT)
            names = sorted(path.name for path in pathlib.Path(old).glob("*.png"))
            self.assertEqual(len(names), 2)
            for name in names:
                Image.new("RGB", (50, 50)).save(f"{old}/{name}")
            subprocess.run(render, check=False, capture_output=True, cwd=ROOT)
            page = self.context().new_page()
            page.goto(f"file://{out}/report.html")
            expect(page.locator(".chosen")).to_be_hidden()
            page.get_by_label("Accept this one").first.check()
            command = page.locator(".chosen code").text_content()
            subprocess.run(command, shell=True, check=True, cwd=ROOT)
            same = [(pathlib.Path(out) / name).read_bytes() == (pathlib.Path(old) / name).read_bytes() for name in names]
            self.assertEqual(same, [True, False])
            page.get_by_label("Accept this one").first.uncheck()
            expect(page.locator(".chosen")).to_be_hidden()
            self.fits(page)
            # The pictures of one run.
            page.goto(f"file://{out}/index.html")
            self.fits(page)

    def fits(self, page):
        """It has room at all widths, and nothing is wrong with it for assistive technology."""
        for width in [390, 768, 1280, 1920]:
            page.set_viewport_size({"width": width, "height": 900})
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
        for scheme in ["light", "dark"]:
            page.emulate_media(color_scheme=scheme)
            self.assertEqual(found(Axe().run(page, options={"resultTypes": ["violations"]})), [])

    def test_nothing_to_accept(self):
        with tempfile.TemporaryDirectory() as folder:
            render = [self.server.program, "render", "Counter", "--out", f"{folder}/now", "--baseline", f"{folder}/before"]
            subprocess.run([*render, "--accept"], check=True, capture_output=True, cwd=ROOT)
            subprocess.run(render, check=True, capture_output=True, cwd=ROOT)
            page = self.context().new_page()
            page.goto(f"file://{folder}/now/report.html")
            expect(page.locator(".command")).to_have_text("All pictures are the same as before.")


if __name__ == "__main__":
    unittest.main()
