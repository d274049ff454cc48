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
