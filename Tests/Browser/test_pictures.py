"""The page shows what the snapshot shows."""
import unittest

from live import OUT, LiveTest, different, largest_area


class Pictures(LiveTest):
    def compare(self, name, scheme, scale=3):
        context = self.context(device_scale_factor=scale, color_scheme=scheme)
        page = self.open(name, context)
        shown, drawn = self.picture(page), self.server.render(self.previews()[name], scheme, scale)
        OUT.mkdir(parents=True, exist_ok=True)
        shown.save(OUT / f"{name}-{scheme}-page.png")
        drawn.save(OUT / f"{name}-{scheme}-snapshot.png")
        self.assertEqual(shown.size, drawn.size)
        mask = different(shown, drawn)
        from PIL import Image
        Image.fromarray(mask).save(OUT / f"{name}-{scheme}-difference.png")
        share, area = mask.mean(), largest_area(mask)
        print(f"{name}, {scheme}: {share:.4%} of the pixels, largest area {area}")
        self.assertLessEqual(share, 0.005)
        self.assertLessEqual(area, 16)
        self.assertEqual(self.errors, [])

    def test_same_as_snapshots(self):
        for name in ["Counter", "Form", "Type", "Effects", "Navigation", "Rows"]:
            for scheme in ["light", "dark"]:
                with self.subTest(name=name, scheme=scheme):
                    self.compare(name, scheme)

    def test_no_frame_carries_a_raster(self):
        """Frames of views without pictures hold outlines and shapes, and no image at all."""
        page = self.open("Form")
        self.settle(page)
        self.assertEqual(page.evaluate("perch.decoder.images.size"), 0)


if __name__ == "__main__":
    unittest.main()
