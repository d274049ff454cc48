"""The literals of a preview's code as controls."""
import json
import os
import tempfile
import unittest

from live import ROOT, LiveTest, Server
from playwright.sync_api import expect

CALLS = [
    ('LiteralView(title: "Before", isShown: true)', [("title", '"Before"', "text:Before"), ("isShown", "true", "flag:true")]),
    (".padding(8)", [("", "8", "integer:8")]),
    (".foregroundStyle(.red)", [("", ".red", "color:red")]),
]


def index():
    """The list that `perch` writes for the preview in Tests/WebFixture/Literals.swift."""
    calls, values, ranges, offset = [], [], [], 0
    for line, (code, arguments) in enumerate(CALLS, 6):
        call = {"preview": 5, "line": line, "name": code.split("(")[0], "code": code, "offset": offset, "arguments": []}
        for label, literal, value in arguments:
            start = offset + code.index(literal)
            call["arguments"].append({"index": len(values), "label": label})
            values.append(value)
            ranges.append([start, start + len(literal)])
        calls.append(call)
        offset += len(code) + 1
    literals = {"skeleton": "", "values": values, "ranges": ranges, "calls": calls}
    return {"files": {"/Literals.swift": {"module": "WebFixture", "literals": literals}}}


class Literals(LiveTest):
    @classmethod
    def serve(cls):
        cls.folder = tempfile.TemporaryDirectory()
        path = os.path.join(cls.folder.name, "literals.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(index(), file)
        recipe = {"command": ["true"], "folder": str(ROOT), "folders": [str(ROOT / "Tests/WebFixture")], "files": [],
                  "literals": {"command": "true", "index": path}}
        return Server(cls.program, environment={"PERCH_REBUILD": json.dumps(recipe)})

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.folder.cleanup()

    def controls(self):
        page = self.context(viewport={"width": 1280, "height": 900}).new_page()
        self.errors = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(f"{self.server.address}?preview={self.previews()['Literals']}")
        page.wait_for_selector("body[data-ready]")
        page.get_by_role("tab", name="Controls").click()
        return page, page.get_by_role("tabpanel", name="Controls")

    def test_values_are_set_and_copied(self):
        page, pane = self.controls()
        stage = page.locator(".stage")
        stage.get_by_role("button", name="Count is 0").click()
        call = pane.get_by_role("group", name="LiteralView")
        call.get_by_label("title").fill('After "it"')
        expect(stage.get_by_text('After "it"', exact=True)).to_be_attached()
        call.get_by_label("isShown").uncheck()
        expect(stage.get_by_text("Shown", exact=True)).not_to_be_attached()
        # What the view holds stays.
        expect(stage.get_by_role("button", name="Count is 1")).to_be_attached()
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        call.get_by_role("button", name="Copy code").click()
        expect(call.get_by_text("Copied", exact=True)).to_be_visible()
        self.assertEqual(page.evaluate("navigator.clipboard.readText()"),
                         'LiteralView(title: "After \\"it\\"", isShown: false)')
        pane.get_by_role("group", name=".foregroundStyle").get_by_label("Value").select_option("blue")
        color = pane.get_by_role("group", name=".foregroundStyle")
        color.get_by_role("button", name="Copy code").click()
        expect(color.get_by_text("Copied", exact=True)).to_be_visible()
        self.assertEqual(page.evaluate("navigator.clipboard.readText()"), ".foregroundStyle(.blue)")
        # They count for this page alone.
        other, _ = self.controls()
        expect(other.locator(".stage").get_by_text("Before", exact=True)).to_be_attached()
        self.assertEqual(self.errors, [])

    def test_numbers_that_are_too_large_are_refused(self):
        page, pane = self.controls()
        padding = pane.get_by_role("group", name=".padding")
        padding.get_by_label("Value").fill("123456789")
        expect(padding.locator(".problem")).to_have_text("The number is larger than 1000000.")
        padding.get_by_label("Value").fill("20")
        expect(padding.locator(".problem")).to_have_text("")

    def test_the_place_leads_to_the_code(self):
        page, pane = self.controls()
        pane.get_by_role("button", name="Literals.swift:6").click()
        expect(page.get_by_label("Source")).to_contain_text("LiteralView(title:")


if __name__ == "__main__":
    unittest.main()
