"""The index of previews, the switches and the panes."""
import unittest

from live import LiveTest
from playwright.sync_api import expect


class Gallery(LiveTest):
    def index(self):
        page = self.context().new_page()
        page.goto(self.server.address)
        expect(page.get_by_role("link", name="Counter")).to_be_visible()
        return page

    def test_index_shows_pictures(self):
        page = self.index()
        page.wait_for_selector("canvas[data-preview*='Controls.swift'][data-drawn]")
        painted = page.locator("canvas[data-drawn]").first.evaluate("""canvas => {
            const data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
            return new Set(new Uint32Array(data.buffer)).size;
        }""")
        self.assertGreater(painted, 10)

    def test_search(self):
        page = self.index()
        page.keyboard.press("/")
        page.keyboard.type("navig")
        expect(page.get_by_role("link")).to_have_count(1)
        expect(page.locator("header [role=status]")).to_contain_text("1 of")
        page.get_by_role("link", name="Navigation").click()
        expect(page.get_by_role("heading", name="Places")).to_be_attached()

    def test_switches_stand_in_the_address(self):
        page = self.index()
        page.get_by_role("link", name="Counter").click()
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        page.get_by_label("Appearance").select_option("dark")
        page.get_by_label("Text").select_option("accessibility1")
        page.get_by_label("Right to left").check()
        self.assertIn("scheme=dark", page.url)
        self.assertIn("text=accessibility1", page.url)
        self.assertIn("rtl=1", page.url)
        # What was counted stays.
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        other = page.context.new_page()
        other.goto(page.url)
        expect(other.get_by_label("Text")).to_have_value("accessibility1")
        expect(other.get_by_text("Count: 0", exact=True)).to_be_attached()

    def test_panes(self):
        page = self.index()
        page.get_by_role("link", name="Counter").click()
        page.wait_for_selector("body[data-ready]")
        page.get_by_text("View tree").click()
        line = page.get_by_role("button", name="Text").first
        expect(line).to_be_visible()
        line.hover()
        expect(page.locator(".mark")).to_be_visible()
        line.click()
        expect(page.get_by_label("Element")).to_contain_text("Text")
        expect(page.get_by_label("Element")).to_contain_text(", offered ")
        page.get_by_text("Accessibility tree").click()
        expect(page.get_by_text("button “Add one”").first).to_be_visible()
        page.get_by_text("Last frame").click()
        page.locator(".stage").get_by_role("button", name="Add one").click()
        expect(page.get_by_text("bodies:")).to_be_visible()

    def test_frame_follows_the_device(self):
        page = self.index()
        page.get_by_role("link", name="Counter").click()
        expect(page.locator(".device.framed .status")).to_be_attached()
        wide = page.locator(".status").bounding_box()["width"]
        page.get_by_label("Landscape").check()
        expect(page.locator(".status")).to_have_count(0)
        expect(page.locator(".device.framed .home")).to_be_attached()
        page.get_by_label("Landscape").uncheck()
        expect(page.locator(".status")).to_have_count(1)
        page.get_by_label("Device").select_option("iPhone 16 Pro Max")
        self.until(page, f"document.querySelector('.status').getBoundingClientRect().width > {wide}")

    def test_a_link_shows_the_same_to_who_has_other_settings(self):
        page = self.context(reduced_motion="reduce").new_page()
        page.goto(f"{self.server.address}?preview={self.previews()['Counter']}")
        motion = page.get_by_label("Reduced motion")
        expect(motion).to_be_checked()
        motion.uncheck()
        page.get_by_label("Text").select_option("large")
        self.assertIn("motion=0", page.url)
        self.assertIn("text=large", page.url)

    def test_clock_stands_still_and_steps(self):
        page = self.index()
        page.get_by_role("link", name="Spinner").click()
        page.wait_for_selector("body[data-ready]")
        page.get_by_label("Clock").select_option("0")
        page.wait_for_timeout(300)
        before = page.evaluate("perch.framesDrawn")
        page.wait_for_timeout(300)
        self.assertEqual(page.evaluate("perch.framesDrawn"), before)
        # A spinner turns by eighths, so that not each sixtieth of a second shows.
        for _ in range(9):
            page.get_by_role("button", name="Step").click()
            page.wait_for_timeout(50)
        self.until(page, f"perch.framesDrawn > {before}")
        self.assertLessEqual(page.evaluate("perch.framesDrawn"), before + 2)


if __name__ == "__main__":
    unittest.main()
