"""Nothing is wrong with the page for people who use assistive technology."""
import unittest

from axe_playwright_python.sync_playwright import Axe
from live import LiveTest
from playwright.sync_api import expect


def found(results):
    return [f"{v['id']}: {n['html'][:160]} {n.get('failureSummary', '')[:200]}"
            for v in results.response["violations"] for n in v["nodes"]]


class Judging(LiveTest):
    def judge(self, page):
        self.comes_to_rest(page, 2)
        self.assertEqual(found(Axe().run(page, options={"resultTypes": ["violations"]})), [])

    def compare(self, page):
        """The browser's own tree has all names and states of ours, in its order. Returns how many names that are."""
        self.comes_to_rest(page, 2)
        said = page.evaluate("""() => {
            const { elements, roots } = perch.shown, said = [];
            const read = id => {
                const e = elements.get(id);
                if (e.label && !e.children.length) said.push(e.label.trim());
                e.children.forEach(read);
            };
            roots.forEach(read);
            return said;
        }""")
        client = page.context.new_cdp_session(page)
        nodes = client.send("Accessibility.getFullAXTree")["nodes"]
        client.detach()
        # They come layer by layer.
        known, heard = {node["nodeId"]: node for node in nodes}, []

        def listen(node):
            if not node["ignored"] and node["role"]["value"] != "InlineTextBox":
                heard.append(node.get("name", {}).get("value", ""))
            for child in node.get("childIds", []):
                if child in known:
                    listen(known[child])

        listen(nodes[0])
        place = 0
        for label in said:
            # A value is told with the name of what has no role for it.
            while place < len(heard) and heard[place] != label and not heard[place].startswith(label + ", "):
                place += 1
            self.assertLess(place, len(heard), f"{label} is not heard, or not in order")
            place += 1
        return len(said)


class Accessibility(Judging):
    def test_previews(self):
        for name in ["Counter", "Form", "Sheet", "Navigation", "Rows", "Type"]:
            with self.subTest(name=name):
                self.judge(self.open(name, self.context(bypass_csp=True)))

    def test_what_is_scrolled_out_of_sight(self):
        """Text over the picture that lies outside of what is seen is no fault to those who run axe on the page themselves."""
        for name, more in [("Rows", {}), ("Thousand rows", {}), ("Long text", {}), ("Navigation", {}), ("Type", {"text": "accessibility3"})]:
            for turns in [0, 3]:
                with self.subTest(name=name, turns=turns):
                    page = self.open(name, self.context(bypass_csp=True), **more)
                    page.mouse.move(200, 400)
                    for _ in range(turns):
                        page.mouse.wheel(0, 150)
                        page.wait_for_timeout(100)
                    self.comes_to_rest(page, 5)
                    # As people run it: with all rules that it has by itself.
                    self.assertEqual(found(Axe().run(page)), [])

    def test_chromium_hears_what_is_said(self):
        for name in ["Counter", "Form", "Navigation", "Rows", "Type", "Gestures"]:
            with self.subTest(name=name):
                self.assertGreater(self.compare(self.open(name)), 2)

    def test_index_and_inspector(self):
        for scheme in ["light", "dark"]:
            with self.subTest(scheme=scheme):
                page = self.context(bypass_csp=True, color_scheme=scheme).new_page()
                page.goto(self.server.address)
                page.wait_for_selector("body[data-listed]")
                self.assertEqual(found(Axe().run(page)), [])
                page.locator(".grid a").filter(has_text="Counter").first.click()
                page.wait_for_selector("body[data-ready]")
                for tab in page.get_by_role("tab").all():
                    if tab.evaluate("tab => Boolean(tab.closest('.tabs'))"):
                        tab.click()
                        page.wait_for_timeout(200)
                        self.assertEqual(found(Axe().run(page)), [])


class DesignSystem(Judging):
    program = "gallery"

    def test_index(self):
        for scheme in ["light", "dark"]:
            with self.subTest(scheme=scheme):
                page = self.context(bypass_csp=True, color_scheme=scheme).new_page()
                page.goto(self.server.address)
                expect(page.locator(".grid a")).to_have_count(len(self.ids()))
                self.judge(page)

    def test_each_preview(self):
        context, names = self.context(bypass_csp=True), 0
        for preview in self.ids():
            page = self.open_id(preview, context)
            with self.subTest(preview=preview):
                names += self.compare(page)
            for scheme in ["light", "dark"]:
                with self.subTest(preview=preview, scheme=scheme):
                    page.emulate_media(color_scheme=scheme)
                    self.until(page, f"perch.settings.scheme === '{scheme}'")
                    self.judge(page)
            with self.subTest(preview=preview):
                self.assertEqual(self.errors, [])
            page.close()
        print(f"{len(self.ids())} previews with {names} names", flush=True)


if __name__ == "__main__":
    unittest.main()
