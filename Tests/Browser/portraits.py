"""Takes the pictures of the page that the documentation shows: the index, a preview, the inspector and a report of changes, each at
four widths in light and dark. The single pictures go to out/page-pictures, to be looked at."""
import pathlib
import shutil
import subprocess
import tempfile

from live import OUT, ROOT, LiveTest
from PIL import Image, ImageChops

FOLDER, SINGLE = ROOT / "Documentation/Pictures", OUT.parent / "page-pictures"
SIZES = [(1920, 1080), (1280, 800), (768, 1024), (390, 844)]
WIDTH, GAP, EDGE, GROUND = 1800, 12, 10, {"light": (128, 128, 132), "dark": (70, 70, 74)}
PREVIEW = "Something selected"


class Portraits(LiveTest):
    program = "gallery"

    def runTest(self):
        pass

    def preview(self, page):
        page.goto(f"{self.server.address}?preview={self.previews()[PREVIEW]}")
        page.wait_for_selector("body[data-ready]")
        self.settle(page)

    def index(self, page):
        page.goto(self.server.address)
        page.wait_for_selector("body[data-listed]")
        self.until(page, """[...document.querySelectorAll('.grid .picture')].every(one =>
            one.dataset.drawn !== undefined || one.getBoundingClientRect().top > innerHeight)""", 60)

    def inspector(self, page):
        self.preview(page)
        page.keyboard.press("i")
        box = page.locator(".stage").first.bounding_box()
        page.mouse.move(box["x"] + box["width"] * 0.4, box["y"] + min(box["height"] * 0.57, page.viewport_size["height"] - box["y"] - 20))
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(500)

    def report(self, page):
        page.goto(f"file://{self.changed}/report.html")
        page.wait_for_load_state("networkidle")

    def draw_changes(self, folder):
        """Draws previews, with a baseline that has another accent color, lacks a picture, and has one more."""
        base, self.changed = folder / "before", folder / "now"
        names = ["ItemCardList", "StatusBanner", "AppButton"]
        render = [self.server.program, "render", *names, "--layout", "sizeThatFits", "--baseline", base, "--out", self.changed]
        subprocess.run([*render, "--accept"], check=True, capture_output=True, cwd=ROOT)
        pictures = sorted(base.glob("*.png"))
        for path in pictures[:4]:
            picture = Image.open(path).convert("RGB")
            red, green, blue = picture.split()
            # Of colors alone, not of grays and whites.
            colored = Image.eval(ImageChops.subtract(red, blue), lambda value: 255 if value > 40 else 0)
            Image.composite(Image.merge("RGB", (green, red, blue)), picture, colored).save(path)
        pictures[4].rename(base / "AppChip.swift-Selected-light.png")
        subprocess.run(render, check=False, capture_output=True, cwd=ROOT)

    def take(self):
        shutil.rmtree(SINGLE, ignore_errors=True)
        SINGLE.mkdir(parents=True)
        with tempfile.TemporaryDirectory() as folder:
            self.draw_changes(pathlib.Path(folder))
            for scheme in ["light", "dark"]:
                for name in ["index", "preview", "inspector", "report"]:
                    self.group(name, scheme)

    def group(self, name, scheme):
        pictures = []
        for width, height in SIZES:
            page = self.context(viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce",
                                has_touch=width < 500).new_page()
            getattr(self, name)(page)
            path = SINGLE / f"{name}-{scheme}-{width}.png"
            page.screenshot(path=path)
            pictures.append(Image.open(path).convert("RGB"))
            # The README and the page about the live page show these two by themselves.
            if (name, scheme, width) in [("index", "light", 1280), ("preview", "light", 1280)]:
                self.write(pictures[-1], f"Page-{name}.png")
            page.context.close()
        room = WIDTH - 2 * EDGE - GAP * (len(pictures) - 1)
        height = round(room / sum(one.width / one.height for one in pictures))
        whole = Image.new("RGB", (WIDTH, height + 2 * EDGE), GROUND[scheme])
        x = EDGE
        for one in pictures:
            small = one.resize((round(one.width * height / one.height), height), Image.LANCZOS)
            whole.paste(small, (x, EDGE))
            x += small.width + GAP
        self.write(whole, f"Page-{name}-{scheme}.png")

    def write(self, picture, name):
        picture.quantize(256, dither=Image.Dither.NONE).save(FOLDER / name, optimize=True)


if __name__ == "__main__":
    Portraits.setUpClass()
    try:
        portraits = Portraits()
        portraits.setUp()
        portraits.take()
    finally:
        Portraits.tearDownClass()
