"""What people do on the page reaches the views."""
import re
import unittest

from live import LiveTest
from playwright.sync_api import expect


class Input(LiveTest):
    def test_tap_by_role_and_name(self):
        page = self.open("Counter")
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 2", exact=True)).to_be_attached()
        page.get_by_role("button", name="Reset").click()
        expect(page.get_by_text("Count: 0", exact=True)).to_be_attached()
        self.assertEqual(self.errors, [])

    def test_keyboard_and_screen_reader_activate(self):
        page = self.open("Counter")
        page.get_by_role("button", name="Add one").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        # A screen reader's activation is a click without a pointer.
        page.get_by_role("button", name="Add one").evaluate("button => button.click()")
        expect(page.get_by_text("Count: 2", exact=True)).to_be_attached()

    def test_elements_keep_their_identity(self):
        page = self.open("Counter")
        button = page.get_by_role("button", name="Add one")
        button.focus()
        button.evaluate("button => { button.marked = true; }")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        self.assertTrue(button.evaluate("button => button.marked && document.activeElement === button"))

    def test_typing(self):
        page = self.open("Form")
        field = page.get_by_role("textbox", name="Name")
        field.click()
        page.keyboard.type("Zoe Müller", delay=5)
        expect(page.get_by_text("Hello, Zoe Müller!")).to_be_attached()
        expect(field).to_have_value("Zoe Müller")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Submitted: Zoe Müller")).to_be_attached()

    def test_composed_character(self):
        page = self.open("Form")
        page.get_by_role("textbox", name="Name").click()
        client = page.context.new_cdp_session(page)
        client.send("Input.imeSetComposition", {"text": "´", "selectionStart": 1, "selectionEnd": 1})
        client.send("Input.insertText", {"text": "é"})
        expect(page.get_by_text("Hello, é!")).to_be_attached()

    def test_password_is_no_text(self):
        page = self.open("Form")
        self.assertEqual(page.locator("input[type=password]").count(), 1)

    def test_switch_and_slider(self):
        page = self.open("Form")
        quiet = page.get_by_role("switch", name="Quiet")
        expect(quiet).not_to_be_checked()
        quiet.click()
        expect(page.get_by_text("It is quiet")).to_be_attached()
        expect(quiet).to_be_checked()
        slider = page.get_by_role("slider", name="Volume")
        box = slider.bounding_box()
        y = box["y"] + box["height"] / 2
        page.mouse.move(box["x"] + box["width"] / 2, y)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] * 0.75, y, steps=6)
        page.mouse.move(box["x"] + box["width"] - 1, y, steps=6)
        page.mouse.up()
        expect(page.get_by_text("Volume is 100")).to_be_attached()
        slider.focus()
        page.keyboard.press("ArrowLeft")
        expect(page.get_by_text("Volume is 100")).not_to_be_attached()

    def test_sheet(self):
        page = self.open("Sheet")
        page.get_by_role("button", name="Open the sheet").click()
        expect(page.get_by_role("dialog")).to_be_attached()
        expect(page.get_by_text("In the sheet")).to_be_attached()
        page.get_by_role("button", name="Close").click()
        expect(page.get_by_text("Dismissed 1 times")).to_be_attached()
        page.get_by_role("button", name="Open the sheet").click()
        title = page.get_by_text("In the sheet")
        expect(title).to_be_attached()
        self.settle(page)
        dialog = page.get_by_role("dialog").bounding_box()
        x, y = dialog["x"] + dialog["width"] / 2, dialog["y"] + 12
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + 500, steps=12)
        page.mouse.up()
        expect(page.get_by_text("Dismissed 2 times")).to_be_attached()

    def test_navigation_and_back(self):
        page = self.open("Navigation")
        page.get_by_role("button", name="Place 3").click()
        expect(page.get_by_text("At place 3")).to_be_attached()
        self.settle(page)
        page.mouse.move(page.locator(".stage").bounding_box()["x"] + 3, 400)
        page.mouse.down()
        page.mouse.move(page.locator(".stage").bounding_box()["x"] + 340, 400, steps=10)
        page.mouse.up()
        expect(page.get_by_text("At place 3")).not_to_be_attached()

    def test_scrolls_a_hundred_thousand_rows(self):
        page = self.open("Rows")
        expect(page.get_by_text("Row 0", exact=True)).to_be_attached()
        box = page.locator(".stage").bounding_box()
        page.mouse.move(box["x"] + 100, box["y"] + 400)
        for _ in range(20):
            page.mouse.wheel(0, 220_000)
        self.settle(page)
        rows = [int(m.group(1)) for m in map(re.compile(r"Row (\d+)").fullmatch, page.locator("span").all_text_contents()) if m]
        self.assertGreater(min(rows), 50_000)
        self.assertLess(len(rows), 60)


class Environment(LiveTest):
    def test_appearance_follows_the_browser(self):
        page = self.open("Counter")
        light = self.picture(page).getpixel((2, 2))
        page.emulate_media(color_scheme="dark")
        page.wait_for_function("perch.settings.scheme === 'dark'")
        self.assertEqual(light, (255, 255, 255))
        page.wait_for_timeout(100)
        self.assertEqual(self.picture(page).getpixel((2, 2)), (0, 0, 0))

    def test_state_stays_when_the_appearance_changes(self):
        page = self.open("Counter")
        page.get_by_role("button", name="Add one").click()
        page.emulate_media(color_scheme="dark")
        page.wait_for_function("perch.settings.scheme === 'dark'")
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()

    def test_address_says_what_is_shown(self):
        page = self.open("Counter", text="accessibility2", rtl="1")
        large = page.get_by_text("Count: 0").bounding_box()["height"]
        small = self.open("Counter").get_by_text("Count: 0").bounding_box()["height"]
        self.assertGreater(large, small * 1.3)


if __name__ == "__main__":
    unittest.main()
