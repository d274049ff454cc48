"""The audit and axe measure the same contrast, where both can judge.

The elements of the page are transparent over the canvas, so axe cannot judge them as they are. Here each gets the colors that the
fixture's source names for its text. So axe computes a ratio from declared colors, and the audit one from the pixels that Perch
draws. What axe cannot judge in any page, such as text on a gradient, only the audit has a number for.
"""
import json
import re
import subprocess
import unittest

from axe_playwright_python.sync_playwright import Axe
from live import LiveTest

# The color and the ground of each text, as CSS.
LIGHT = {
    "Plain": ("rgb(0, 0, 0)", "rgb(255, 255, 255)"),
    "Gray": ("rgb(153, 153, 153)", "rgb(255, 255, 255)"),
    "Red": ("rgb(255, 51, 51)", "rgb(255, 255, 255)"),
    "White on orange": ("rgb(255, 255, 255)", "rgb(255, 153, 0)"),
    "Orange on white": ("rgb(255, 153, 0)", "rgb(255, 255, 255)"),
    "Blue on gray": ("rgb(0, 51, 255)", "rgb(153, 153, 153)"),
    "Navy": ("rgb(0, 0, 102)", "rgb(255, 255, 255)"),
    "Translucent black": ("rgba(0, 0, 0, 0.4)", "rgb(255, 255, 255)"),
    "Translucent white": ("rgba(255, 255, 255, 0.6)", "rgb(0, 51, 255)"),
    "Faded red": ("rgba(255, 0, 0, 0.6)", "rgb(255, 255, 255)"),
    "On a gradient": ("rgb(255, 255, 255)", "linear-gradient(90deg, rgb(0, 51, 255), rgb(255, 153, 0))"),
}
DARK = {
    "Plain": ("rgb(255, 255, 255)", "rgb(0, 0, 0)"),
    "Gray": ("rgb(102, 102, 102)", "rgb(0, 0, 0)"),
    "Green": ("rgb(0, 102, 0)", "rgb(0, 0, 0)"),
    "Gray on gray": ("rgb(153, 153, 153)", "rgb(51, 51, 51)"),
    "Blue on gray": ("rgb(51, 102, 255)", "rgb(51, 51, 51)"),
    "Yellow": ("rgb(255, 204, 0)", "rgb(51, 51, 51)"),
    "Translucent white": ("rgba(255, 255, 255, 0.4)", "rgb(0, 0, 0)"),
    "Faded yellow": ("rgba(255, 204, 0, 0.4)", "rgb(51, 51, 51)"),
}


class Contrast(LiveTest):
    def audited(self, name):
        """The ratios that the audit reports, by the text: those that are too low."""
        result = subprocess.run(
            [self.server.program, "audit", self.previews()[name], "--variants", "1", "--rule", "text-contrast", "--json"],
            capture_output=True, text=True)
        self.assertIn(result.returncode, (0, 1), result.stderr)
        ratios = {}
        for finding in json.loads(result.stdout)["findings"]:
            text, ratio = re.search(r"“(.*)” has a contrast of ([\d.]+):1", finding["message"]).groups()
            ratios[text] = float(ratio)
        return ratios

    def judged(self, page):
        """The ratios that axe reports, by the text, of those that pass and of those that fail; and what it cannot judge."""
        found = Axe().run(page, options={"runOnly": ["color-contrast"]}).response
        page_text = lambda node: page.locator(node["target"][0]).text_content()

        def ratios(kind):
            return {page_text(node): node["any"][0]["data"]["contrastRatio"]
                    for rule in found[kind] for node in rule["nodes"]}
        unjudged = {page_text(node) for rule in found["incomplete"] for node in rule["nodes"]}
        return ratios("passes"), ratios("violations"), unjudged

    def compare(self, name, colors):
        page = self.open(name, self.context(bypass_csp=True))
        self.settle(page)
        passes, fails, unjudged = self.judged(page)
        self.assertEqual((passes, fails), ({}, {}), "axe judges what is transparent")
        page.evaluate("""colors => {
            for (const el of document.querySelectorAll('.overlay [data-id]')) {
                const known = colors[el.textContent];
                if (known) [el.style.color, el.style.background] = known;
            }
        }""", colors)
        passes, fails, unjudged = self.judged(page)
        audited = self.audited(name)
        beyond = {text for text, (_, ground) in colors.items() if "gradient" in ground}
        self.assertEqual(passes.keys() | fails.keys(), colors.keys() - beyond)
        self.assertEqual(unjudged, beyond)
        self.assertEqual(fails.keys(), audited.keys() - beyond)
        for text, ratio in fails.items():
            # axe cuts its ratio off after two decimals.
            self.assertAlmostEqual(ratio, audited[text], delta=0.02, msg=text)
        return audited

    def test_light(self):
        audited = self.compare("Contrast", LIGHT)
        self.assertLess(audited["On a gradient"], 3)

    def test_dark(self):
        self.compare("Contrast in the dark", DARK)


if __name__ == "__main__":
    unittest.main()
