"""What people do who work the page by keys, or by what is read to them."""
import unittest

from live import LiveTest
from bidi import expect


class Keys(LiveTest):
    def heard(self, page, what):
        expect(page.get_by_text(f"Heard: {what}", exact=True)).to_be_attached()

    def test_escape_leads_out_of_what_is_in_front(self):
        """The keyboard goes into what comes, and back to where it was."""
        page = self.open("Keys")
        for name, inside in [("Open", page.get_by_text("In front")), ("Choose", page.get_by_role("menuitem", name="Two"))]:
            with self.subTest(name=name):
                page.get_by_role("button", name=name, exact=True).focus()
                page.keyboard.press("Enter")
                expect(inside).to_be_attached()
                expect(page.get_by_role("dialog")).to_be_focused()
                page.keyboard.press("Escape")
                expect(inside).to_have_count(0)
                expect(page.get_by_role("button", name=name, exact=True)).to_be_focused()

    def test_other_actions(self):
        page = self.open("Keys")
        page.get_by_role("button", name="Strike out").focus()
        self.settle(page)
        page.keyboard.press("Enter")
        self.heard(page, "struck out")

    def test_places_of_rotors(self):
        page = self.open("Keys")
        rotor = page.get_by_role("group", name="To buy")
        place = rotor.get_by_role("button", name="Butter")
        place.focus()
        self.settle(page)
        page.keyboard.press("Enter")
        expect(page.locator("span", has_text="Butter").first).to_be_focused()

    def test_keys_pass_over_what_does_not_respond(self):
        page = self.open("Keys")
        expect(page.get_by_role("button", name="Passed over")).to_have_attribute("tabindex", "-1")
        expect(page.get_by_role("button", name="Save")).not_to_have_attribute("tabindex", "-1")

    def test_states_that_are_read(self):
        page = self.open("Keys")
        details = page.get_by_role("button", name="Details")
        expect(details).to_have_attribute("aria-expanded", "false")
        details.click()
        expect(details).to_have_attribute("aria-expanded", "true")
        self.assertEqual(page.evaluate("document.querySelectorAll('[role=spinbutton][aria-valuemax]').length"), 0)

    def test_another_screen_is_read_from_its_beginning(self):
        page = self.open("Keys")
        page.get_by_role("button", name="Another screen").click()
        expect(page.get_by_role("heading", name="Chapter")).to_be_focused()

    def test_keys_that_the_session_has_are_kept_from_the_browser(self):
        page = self.open("Keys")
        page.evaluate("""
            globalThis.kept = [];
            addEventListener('keydown', event => { if (event.defaultPrevented) kept.push(event.key); });
        """)
        page.keyboard.press("Control+s")
        self.heard(page, "saved")
        page.keyboard.press("Control+d")
        page.get_by_role("button", name="Take keys").click()
        self.settle(page)
        page.keyboard.press("Space")
        self.heard(page, "space")
        self.assertEqual(page.evaluate("kept"), ["s", " "])

    def test_paste(self):
        """A text from elsewhere comes with the key for it."""
        context = self.context(permissions=["clipboard-read", "clipboard-write"])
        page = self.open("Keys", context)
        page.get_by_role("button", name="Take keys").click()
        self.settle(page)
        page.evaluate("navigator.clipboard.writeText('from elsewhere')")
        page.keyboard.press("Control+v")
        self.heard(page, "pasted from elsewhere")

    def test_fields_have_the_browsers_menu_and_large_letters(self):
        page = self.open("Keys")
        for selector, is_kept in [("input", False), ("button", True)]:
            self.assertEqual(page.evaluate("""selector => !document.querySelector('.overlay ' + selector).dispatchEvent(
                new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))""", selector), is_kept)
        card = page.get_by_role("textbox", name="Card")
        expect(card).to_have_attribute("autocomplete", "cc-csc")
        self.assertGreaterEqual(page.evaluate("parseFloat(getComputedStyle(document.querySelector('.overlay input')).fontSize)"), 16)


if __name__ == "__main__":
    unittest.main()
