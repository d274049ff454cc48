"""The page shows what the snapshot shows."""
import unittest

import numpy
from live import OUT, LiveTest, different, largest_area
from PIL import Image

NAMES = ["Counter", "Form", "Type", "Effects", "Navigation", "Rows"]
SCALE = 3


class Pictures(LiveTest):
    def compare(self, name, scheme, drawn):
        page = self.open(name, self.context(device_scale_factor=SCALE, color_scheme=scheme))
        shown = self.picture(page)
        mask = different(shown, drawn)
        share, area = mask.mean(), largest_area(mask)
        # Far less than what could be seen: 0.5 % of the pixels, and 16 of them side by side.
        if shown.size != drawn.size or share > 0.0005 or area > 16:
            OUT.mkdir(parents=True, exist_ok=True)
            shown.save(OUT / f"{name}-{scheme}-page.png")
            drawn.save(OUT / f"{name}-{scheme}-snapshot.png")
            Image.fromarray(mask).save(OUT / f"{name}-{scheme}-difference.png")
        self.assertEqual(shown.size, drawn.size)
        self.assertLessEqual(share, 0.0005)
        self.assertLessEqual(area, 16)
        self.assertEqual(self.errors, [])
        page.close()

    def test_same_as_snapshots(self):
        drawn = self.server.render([self.previews()[name] for name in NAMES], SCALE)
        for name in NAMES:
            for scheme in ["light", "dark"]:
                with self.subTest(name=name, scheme=scheme):
                    self.compare(name, scheme, drawn[name, scheme])

    def test_forced_colors_leave_the_picture_alone(self):
        """Browsers would paint the text of elements over the canvas, in their own colors."""
        for name in ["Counter", "Form"]:
            pictures = []
            for colors in ["none", "active"]:
                pictures.append(self.picture(self.open(name, self.context(device_scale_factor=2, forced_colors=colors))))
            self.assertLessEqual(different(*pictures).mean(), 0.0005)

    def test_glass_agrees_with_snapshots(self):
        """The page's painter and Cairo differ by at most 2 of 255 on 99 % of the pixels."""
        drawn = self.server.render([self.previews()["Glass"]], SCALE, "--appearance", "ios26")
        for scheme in ["light", "dark"]:
            with self.subTest(scheme=scheme):
                page = self.open("Glass", self.context(device_scale_factor=SCALE, color_scheme=scheme), appearance="ios26")
                shown, expected = self.picture(page), drawn["Glass", scheme]
                self.assertEqual(shown.size, expected.size)
                difference = numpy.abs(numpy.asarray(shown, int) - numpy.asarray(expected, int)).max(axis=2)
                agreeing = (difference <= 2).mean()
                if agreeing < 0.99:
                    OUT.mkdir(parents=True, exist_ok=True)
                    shown.save(OUT / f"Glass-{scheme}-page.png")
                    expected.save(OUT / f"Glass-{scheme}-snapshot.png")
                    Image.fromarray((numpy.minimum(difference * 16, 255)).astype("uint8")).save(OUT / f"Glass-{scheme}-difference.png")
                self.assertGreaterEqual(agreeing, 0.99)
                page.close()

    def test_a_change_is_painted_as_the_whole(self):
        """What is painted of a change is what painting all of it gives."""
        page = self.open("Form")
        page.get_by_role("switch", name="Quiet").click()
        page.get_by_role("textbox", name="Name").click()
        page.keyboard.type("Whole")
        page.get_by_role("textbox", name="Password").click()
        self.settle(page)
        page.evaluate("document.activeElement.blur()")
        page.wait_for_timeout(600)
        same = page.evaluate("""() => {
            const { painter, canvas } = perch, ctx = canvas.getContext('2d');
            const all = () => ctx.getImageData(0, 0, canvas.width, canvas.height).data;
            const before = all(), frame = painter.shown;
            painter.reset();
            painter.paint(frame, painter.scale);
            const after = all();
            return before.reduce((sum, byte, i) => sum + (Math.abs(byte - after[i]) > 2 ? 1 : 0), 0);
        }""")
        self.assertEqual(same, 0)

    def test_no_frame_carries_a_raster(self):
        """Frames of views without pictures hold outlines and shapes, and no image at all."""
        page = self.open("Form")
        self.settle(page)
        self.assertEqual(page.evaluate("perch.decoder.images.size"), 0)


if __name__ == "__main__":
    unittest.main()
