"""Nothing is wrong with the page for people who use assistive technology."""
import unittest

from axe_playwright_python.sync_playwright import Axe
from live import LiveTest
from playwright.sync_api import expect


def found(results):
    return [f"{v['id']}: {n['html'][:160]} {n.get('failureSummary', '')[:200]}"
            for v in results.response["violations"] for n in v["nodes"]]


class Accessibility(LiveTest):
    def judge(self, page):
        self.settle(page)
        self.assertEqual(found(Axe().run(page, options={"resultTypes": ["violations"]})), [])

    def test_previews(self):
        for name in ["Counter", "Form", "Sheet", "Navigation", "Rows", "Type"]:
            with self.subTest(name=name):
                self.judge(self.open(name, self.context(bypass_csp=True)))

    def test_chromium_hears_what_is_said(self):
        """The browser's own tree has all names and states of ours, in its order."""
        for name in ["Counter", "Form", "Navigation", "Rows", "Type", "Gestures"]:
            with self.subTest(name=name):
                page = self.open(name)
                self.settle(page)
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
                heard = [node.get("name", {}).get("value", "") for node in nodes
                         if not node["ignored"] and node["role"]["value"] != "InlineTextBox"]
                self.assertGreater(len(said), 2)
                place = 0
                for label in said:
                    # A value is told with the name of what has no role for it.
                    while place < len(heard) and heard[place] != label and not heard[place].startswith(label + ", "):
                        place += 1
                    self.assertLess(place, len(heard), f"{label} is not heard, or not in order")
                    place += 1

    def test_index_and_inspector(self):
        page = self.context(bypass_csp=True).new_page()
        page.goto(self.server.address)
        expect(page.get_by_role("searchbox")).to_be_attached()
        self.assertEqual(found(Axe().run(page)), [])
        page.get_by_role("link", name="Counter").click()
        page.wait_for_selector("body[data-ready]")
        self.assertEqual(found(Axe().run(page)), [])


class DesignSystem(LiveTest):
    program = "gallery"

    def test_each_preview(self):
        context = self.context(bypass_csp=True)
        for name in self.previews():
            with self.subTest(name=name):
                page = self.open(name, context)
                self.settle(page)
                self.assertEqual(found(Axe().run(page)), [])
                page.close()


if __name__ == "__main__":
    unittest.main()
