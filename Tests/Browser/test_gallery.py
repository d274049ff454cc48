"""The gallery: the index, the sidebar, a preview between switches and panes, and several of it at once."""
import json
import pathlib
import re
import unittest

from live import LiveTest, Server
from bidi import expect


class GalleryTest(LiveTest):
    def index(self, query="", **options):
        page = self.context(**{"viewport": {"width": 1280, "height": 900}, **options}).new_page()
        self.errors = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(self.server.address + query)
        page.wait_for_selector("body[data-listed]")
        return page

    def work(self, name, query="", **options):
        page = self.index(f"?preview={self.previews()[name]}&{query}", **options)
        page.wait_for_selector("body[data-ready]")
        return page

    def choose(self, page, name):
        """Opens a preview from the index."""
        page.locator(f".grid a[data-preview='{self.previews()[name]}']").click()
        page.wait_for_selector("body[data-ready]")

    def tree(self, page):
        return page.get_by_role("navigation", name="Previews")


class Index(GalleryTest):
    def test_pictures_are_cut_to_their_content(self):
        page = self.index()
        page.wait_for_selector(".picture[data-preview*='Controls.swift'][data-drawn] canvas")
        painted = page.locator(".picture[data-drawn] canvas").first.evaluate("""canvas => {
            const data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
            return new Set(new Uint32Array(data.buffer)).size;
        }""")
        self.assertGreater(painted, 10)
        counter = page.locator(f".picture[data-preview='{self.previews()['Counter']}'][data-drawn] canvas")
        # The counter is two lines in the middle of a screen.
        self.assertLess(counter.evaluate("canvas => parseFloat(canvas.style.width)"), 300)

    def test_pictures_in_both_appearances(self):
        page = self.index()
        page.get_by_label("Both").check(force=True)
        self.assertIn("pictures=both", page.url)
        page.wait_for_selector(".picture[data-scheme=light][data-drawn]")
        page.wait_for_selector(".picture[data-scheme=dark][data-drawn]")
        page.reload()
        expect(page.get_by_label("Both")).to_be_checked()

    def test_search_by_keys(self):
        page = self.index()
        page.keyboard.press("/")
        page.keyboard.type("navig")
        expect(page.locator(".count")).to_contain_text("1 of")
        expect(page.locator(".grid a")).to_have_count(1)
        self.assertIn("q=navig", page.url)
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Places")).to_be_attached()
        page.go_back()
        expect(page.get_by_label("Search previews")).to_have_value("navig")
        expect(page.locator(".grid a")).to_have_count(1)

    def test_nothing_found_is_said(self):
        page = self.index("?q=nosuchthing")
        expect(page.get_by_role("heading", name="Nothing was found")).to_be_visible()

    def test_arrows_go_through_the_tree(self):
        page = self.index()
        page.keyboard.press("/")
        page.keyboard.press("ArrowDown")
        self.until(page, "document.activeElement.closest('.tree')")
        page.keyboard.press("End")
        last = page.evaluate("document.activeElement.textContent")
        page.keyboard.press("Home")
        self.assertNotEqual(page.evaluate("document.activeElement.textContent"), last)
        # The module folds and opens.
        before = page.locator(".tree a").count()
        page.keyboard.press("ArrowLeft")
        self.until(page, f"document.querySelectorAll('.tree a').length < {before}")
        page.keyboard.press("ArrowRight")
        self.until(page, f"document.querySelectorAll('.tree a').length === {before}")

    def test_arrows_go_through_the_pictures(self):
        page = self.index()
        page.locator(".grid a").first.focus()
        page.keyboard.press("ArrowRight")
        self.until(page, "[...document.querySelectorAll('.grid a')].indexOf(document.activeElement) === 1")
        page.keyboard.press("ArrowDown")
        self.until(page, "[...document.querySelectorAll('.grid a')].indexOf(document.activeElement) > 1")

    def test_scroll_place_survives_going_back(self):
        page = self.index(viewport={"width": 1000, "height": 500})
        page.locator("main").evaluate("main => main.scrollTo(0, 400)")
        self.until(page, "location.hash || document.querySelector('main').scrollHeight < 900")
        place = page.locator("main").evaluate("main => main.scrollTop")
        page.locator(".grid a").last.evaluate("link => link.click()")
        page.wait_for_selector("body[data-ready]")
        page.go_back()
        self.until(page, f"Math.abs(document.querySelector('main').scrollTop - {place}) < 2")

    def test_what_was_opened_last_is_at_hand(self):
        page = self.index()
        self.choose(page, "Counter")
        expect(self.tree(page).locator(".recent").get_by_role("link", name="Counter")).to_have_attribute("aria-current", "page")

    def test_no_layout_shift(self):
        page = self.context(viewport={"width": 1280, "height": 900}).new_page()
        page.add_init_script("""globalThis.shift = 0;
            new PerformanceObserver(list => { for (const e of list.getEntries()) globalThis.shift += e.value; })
                .observe({ type: 'layout-shift', buffered: true });""")
        page.goto(self.server.address)
        page.wait_for_selector(".picture[data-drawn]")
        page.wait_for_timeout(1000)
        self.assertLess(page.evaluate("shift"), 0.02)


class Work(GalleryTest):
    def test_switches_stand_in_the_address(self):
        page = self.work("Counter")
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        page.get_by_label("Dark", exact=True).check(force=True)
        page.get_by_label("Text size").select_option("Accessibility 1")
        page.get_by_label("More switches").click()
        page.get_by_label("Right to left").check()
        for part in ["scheme=dark", "text=accessibility1", "rtl=1"]:
            self.assertIn(part, page.url)
        # What was counted stays.
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        other = page.context.new_page()
        other.goto(page.url)
        expect(other.get_by_label("Text size")).to_have_value("accessibility1")
        expect(other.get_by_text("Count: 0", exact=True)).to_be_attached()

    def test_switches_are_remembered(self):
        page = self.work("Counter", "text=xLarge")
        page.goto(self.server.address)
        self.choose(page, "Form")
        expect(page.get_by_label("Text size")).to_have_value("xLarge")
        # Whoever gets a link without switches sees what it says.
        page.goto(f"{self.server.address}?preview={self.previews()['Form']}")
        expect(page.get_by_label("Text size")).to_have_value("")

    def test_a_link_shows_the_same_to_who_has_other_settings(self):
        page = self.work("Counter", reduced_motion="reduce")
        page.get_by_label("More switches").click()
        motion = page.get_by_label("Reduced motion")
        expect(motion).to_be_checked()
        motion.uncheck()
        page.get_by_label("Text size").select_option("Large")
        self.assertIn("motion=0", page.url)
        self.assertIn("text=large", page.url)

    def test_from_preview_to_preview_without_loading(self):
        page = self.work("Counter")
        page.evaluate("globalThis.isSame = true")
        self.tree(page).locator(".all").get_by_role("link", name="Form").click()
        expect(page.get_by_role("heading", name="Form", exact=True, level=1)).to_be_visible()
        self.until(page, "perch.settings.preview.includes(':13:') && perch.shown")
        page.go_back()
        expect(page.get_by_role("button", name="Add one")).to_be_attached()
        page.locator("h1").first.click()
        page.keyboard.press("]")
        self.until(page, f"!location.search.includes({json.dumps(self.previews()['Counter'])})")
        self.assertTrue(page.evaluate("isSame"))

    def test_a_preview_that_ends_takes_nothing_else_along(self):
        page = self.work("Counter")
        self.tree(page).locator(".all").get_by_role("link", name="Crash").click()
        page.locator(".stage").get_by_role("button", name="Trap").click()
        expect(page.get_by_role("heading", name="The preview ended")).to_be_visible(timeout=15000)
        self.tree(page).locator(".all").get_by_role("link", name="Counter").click()
        expect(page.get_by_role("button", name="Add one")).to_be_attached(timeout=15000)
        expect(page.get_by_role("heading", name="The preview ended")).to_have_count(0)

    def test_a_preview_that_ends_as_soon_as_it_begins_is_not_begun_for_ever(self):
        # Writing a backtrace takes seconds.
        server = Server(self.program, environment={"SWIFT_BACKTRACE": "enable=no"})
        self.addCleanup(server.close)
        page = self.context().new_page()
        page.goto(f"{server.address}?preview={self.previews()['Counter']}")
        page.wait_for_selector("body[data-ready]")
        go = lambda name: page.evaluate("id => perchGallery.go(perchGallery.address(id))", self.previews()[name])
        for _ in range(3):
            go("Traps at once")
            expect(page.get_by_role("heading", name="The preview ended")).to_be_visible(timeout=20000)
            go("Counter")
            expect(page.get_by_role("button", name="Add one")).to_be_attached(timeout=20000)
            self.until(page, "document.querySelector('.fit').dataset.ready === '1'", 20)
        go("Traps at once")
        expect(page.locator(".area .empty")).to_contain_text("ended immediately after each start", timeout=20000)

    def test_fits_the_window_and_zooms(self):
        page = self.work("Counter", viewport={"width": 1280, "height": 700})
        self.until(page, "document.querySelector('.area').scrollHeight <= document.querySelector('.area').clientHeight")
        fitted = page.locator(".stage").bounding_box()["height"]
        self.assertLess(fitted, 620)
        # What is pressed is what is seen, at any size.
        page.locator(".stage").get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        page.get_by_label("Zoom").select_option("100 %")
        self.until(page, "document.querySelector('.stage').getBoundingClientRect().height === 852")
        self.assertIn("zoom=1", page.url)

    def test_wheel_scrolls_the_page_where_the_preview_has_nothing_to_scroll(self):
        page = self.work("Counter", "zoom=1", viewport={"width": 1280, "height": 500})
        page.locator(".stage").hover(position={"x": 200, "y": 100})
        page.mouse.wheel(0, 200)
        self.until(page, "document.querySelector('.area').scrollTop > 100")
        rows = self.work("Rows", "zoom=1", viewport={"width": 1280, "height": 500})
        rows.locator(".stage").hover(position={"x": 200, "y": 150})
        rows.wait_for_timeout(300)
        frames = rows.evaluate("perch.framesDrawn")
        rows.mouse.wheel(0, 120)
        self.until(rows, f"perch.framesDrawn > {frames}")
        self.assertEqual(rows.evaluate("document.querySelector('.area').scrollTop"), 0)

    def test_several_at_once_are_alive(self):
        page = self.work("Counter", viewport={"width": 1900, "height": 1000})
        page.get_by_label("Show").select_option("All appearances")
        expect(page.locator(".comparison figure")).to_have_count(4)
        dark = page.locator(".comparison figure").nth(1)
        dark.get_by_role("button", name="Add one").click()
        expect(dark.get_by_text("Count: 1", exact=True)).to_be_attached()
        page.get_by_label("Show").select_option("All text sizes")
        expect(page.locator(".comparison figure")).to_have_count(12)
        page.get_by_label("Show").select_option("All devices")
        expect(page.locator("figcaption").filter(has_text="iPad Pro")).not_to_have_count(0)
        page.get_by_label("Show").select_option("One")
        expect(page.locator(".comparison")).to_have_count(0)
        page.locator(".stage").get_by_role("button", name="Add one").click()

    def test_pictures_to_download(self):
        page = self.work("Counter")
        for name, start in [("PNG", b"\x89PNG"), ("SVG", b"<?xml"), ("PDF", b"%PDF"), ("Animated PNG (first second)", b"\x89PNG")]:
            with self.subTest(name=name):
                page.get_by_label("Download a picture").click()
                with page.expect_download(timeout=60000) as download:
                    page.get_by_role("button", name=name, exact=True).click()
                data = pathlib.Path(download.value.path()).read_bytes()
                self.assertTrue(data.startswith(start) or name == "SVG" and b"<svg" in data[:300], data[:20])
                self.assertEqual(b"acTL" in data[:200], name.startswith("Animated"))

    def test_source_and_documentation(self):
        page = self.work("Counter")
        page.get_by_role("tab", name="Code").click()
        expect(page.get_by_label("Source")).to_contain_text("#Preview(\"Counter\")")
        expect(page.locator(".place").first).to_have_text("Tests/WebFixture/Controls.swift:3")
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.get_by_role("button", name="Copy code").click()
        expect(page.get_by_text("Copied", exact=True)).to_be_visible()
        self.assertIn("#Preview", page.evaluate("navigator.clipboard.readText()"))
        page.get_by_role("tab", name="Docs").click()
        expect(page.get_by_role("tabpanel", name="Docs")).to_be_visible()

    def test_states_are_set(self):
        page = self.work("Form")
        page.get_by_role("tab", name="Controls").click()
        pane = page.get_by_role("tabpanel", name="Controls")
        expect(pane.locator("input, select").first).to_be_visible()
        field = pane.locator("input[type=text]").first
        field.fill("From the pane")
        self.until(page, "[...document.querySelectorAll('.stage input')].some(el => el.value === 'From the pane')")
        # And the other way round.
        page.locator(".stage").get_by_role("textbox").first.fill("From the form")
        expect(field).to_have_value("From the form")

    def test_environment_is_set(self):
        page = self.work("Counter")
        page.get_by_role("tab", name="Controls").click()
        page.get_by_label("Disabled").check()
        expect(page.locator(".stage").get_by_role("button", name="Add one")).to_be_disabled()
        self.assertIn("disabled=1", page.url)

    def test_panes(self):
        page = self.work("Counter")
        page.get_by_role("tab", name="Elements").click()
        line = page.get_by_label("View tree").get_by_role("button", name="Text").first
        expect(line).to_be_visible()
        line.hover()
        expect(page.locator(".mark")).to_be_attached()
        line.click()
        expect(page.get_by_label("Element", exact=True)).to_contain_text(", offered ")
        page.get_by_role("tab", name="Accessibility").click()
        expect(page.get_by_text("button “Add one”").first).to_be_visible()
        page.get_by_role("tab", name="Timeline").click()
        page.locator(".stage").get_by_role("button", name="Add one").click()
        expect(page.get_by_text("bodies run")).to_be_visible()

    def test_audit_pane(self):
        page = self.work("Contrast")
        page.get_by_role("tab", name="Audit").click()
        finding = page.locator(".findings").get_by_role("button", name="“Gray” has a contrast of 2.849:1")
        expect(finding).to_be_visible()
        text = page.locator(".stage").get_by_text("Gray", exact=True)
        # The findings are made again when the screen has settled, so the mark is read in one step.
        for _ in range(10):
            finding.hover()
            mark = page.evaluate("document.querySelector('.finding.pointed')?.getBoundingClientRect().toJSON()")
            if mark:
                break
            page.wait_for_timeout(200)
        self.assertTrue(mark, "no finding is marked")
        for side in ["x", "y", "width", "height"]:
            self.assertAlmostEqual(mark[side], text.bounding_box()[side], delta=1)
        page.get_by_role("tab", name="Timeline").click()
        expect(page.locator(".finding").first).to_be_hidden()

    def test_switches_of_accessibility_settings(self):
        page = self.work("Form")
        page.locator(".bar summary").click()
        before = self.picture(page).tobytes()
        for title in ["Button shapes", "On/off labels", "Smart invert"]:
            with self.subTest(title=title):
                page.get_by_label(title).check()
                self.settle(page)
                changed = self.picture(page).tobytes()
                self.assertNotEqual(changed, before)
                page.get_by_label(title).uncheck()
                self.settle(page)

    def test_points_at_an_element(self):
        page = self.work("Counter")
        page.get_by_role("button", name="Inspect an element (I)").click()
        box = page.locator(".stage").get_by_role("button", name="Add one").bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        about = page.get_by_label("Element", exact=True)
        expect(about).to_contain_text("Frame")
        expect(about).to_contain_text("Font")
        page.keyboard.down("Alt")
        expect(page.locator(".gap").first).to_be_attached()
        page.keyboard.up("Alt")
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        # What was pointed at was not pressed.
        expect(page.get_by_text("Count: 0", exact=True)).to_be_attached()
        expect(page.locator(".tree-text [data-at]")).to_have_count(1)

    def test_the_tree_shows_an_element_far_down(self):
        """The tree is longer than its room, below what is told of the element."""
        page = self.work("Form", viewport={"width": 1280, "height": 500})
        page.get_by_role("tab", name="Elements").click()
        page.get_by_role("button", name="Inspect an element (I)").click()
        box = page.locator(".stage button").last.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".tree-text [data-at]")).to_have_count(1)
        self.until(page, """(() => {
            const line = document.querySelector('.tree-text [data-at]').getBoundingClientRect();
            const tree = document.querySelector('#pane-elements .tree-text').getBoundingClientRect();
            return line.top >= tree.top && line.bottom <= tree.bottom && tree.bottom <= innerHeight;
        })()""")

    def test_a_choice_in_a_small_window_opens_the_panes(self):
        page = self.work("Counter", viewport={"width": 390, "height": 844}, has_touch=True)
        page.get_by_role("button", name="Inspect an element (I)").click()
        box = page.locator(".stage").get_by_role("button", name="Add one").bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.get_by_label("Element", exact=True)).to_contain_text("Frame")
        expect(page.get_by_label("Element", exact=True)).to_be_in_viewport()
        self.until(page, "document.querySelector('.mark').getBoundingClientRect().bottom < document.querySelector('.panel').getBoundingClientRect().top")

    def test_switches_take_two_lines_beside_the_panes(self):
        page = self.work("Counter", viewport={"width": 1280, "height": 800})
        tops = page.locator(".bar :is(select, fieldset, summary)").evaluate_all(
            "all => new Set(all.map(one => Math.round((one.getBoundingClientRect().top + one.getBoundingClientRect().bottom) / 8))).size")
        self.assertLessEqual(tops, 2)

    def test_tabs_are_in_one_line(self):
        for width, height in [(1280, 800), (768, 1024), (390, 844)]:
            with self.subTest(width=width):
                page = self.work("Counter", viewport={"width": width, "height": height})
                if width < 1100:
                    page.get_by_role("button", name="Inspector").click()
                tops = page.locator(".tabs button").evaluate_all("all => new Set(all.map(one => one.getBoundingClientRect().top)).size")
                self.assertEqual(tops, 1)

    def test_what_is_drawn_again_flashes(self):
        page = self.work("Counter")
        page.get_by_role("tab", name="Timeline").click()
        page.get_by_label("Flash redrawn areas").check()
        page.evaluate("""() => {
            window.flashes = 0;
            new MutationObserver(changes => { for (const one of changes) window.flashes += one.addedNodes.length; })
                .observe([...document.querySelectorAll('.stage .marks')].at(-1), { childList: true });
        }""")
        page.get_by_role("button", name="Add one").click()
        self.until(page, "flashes > 0")

    def test_bodies_that_ran_flash(self):
        """Each view of the program whose body ran bears its name; others do not flash."""
        page = self.work("Thousand rows")
        page.get_by_role("tab", name="Timeline").click()
        page.get_by_label("Flash bodies that ran").check()
        page.evaluate("""() => {
            window.flashed = [];
            new MutationObserver(changes => { for (const one of changes) for (const el of one.addedNodes) window.flashed.push([el.className, el.textContent, el.getBoundingClientRect().height]); })
                .observe([...document.querySelectorAll('.stage .marks')].at(-1), { childList: true });
        }""")
        # Between its texts a row takes no touch.
        press = "button => button.click()"
        page.get_by_role("button", name="Row 3", exact=True).evaluate(press)
        self.until(page, "flashed.length > 0")
        flashed = page.evaluate("flashed")
        self.assertEqual({(kind, name) for kind, name, _ in flashed}, {("flash body", "CountingRow")})
        self.assertTrue(all(0 < height < 100 for _, _, height in flashed), flashed)
        page.get_by_label("Flash bodies that ran").uncheck()
        page.evaluate("flashed = []")
        page.get_by_role("button", name="Row 4", exact=True).evaluate(press)
        self.settle(page)
        self.assertEqual(page.evaluate("flashed"), [])

    def test_forced_colors_keep_the_frame(self):
        page = self.work("Counter", forced_colors="active")
        self.assertEqual(page.locator(".device.framed").evaluate("el => getComputedStyle(el).borderTopStyle"), "solid")

    def test_recording_becomes_a_test(self):
        page = self.work("Counter")
        page.get_by_role("tab", name="Timeline").click()
        page.get_by_role("button", name="Record").click()
        expect(page.get_by_role("button", name="Stop")).to_be_visible()
        page.locator(".stage").get_by_role("button", name="Add one").click()
        page.locator(".stage").get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 2", exact=True)).to_be_attached()
        page.get_by_role("button", name="Stop").click()
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.get_by_role("button", name="Copy as test").click()
        self.until(page, "navigator.clipboard.readText().then(text => text.includes('@Test'))")
        code = page.evaluate("navigator.clipboard.readText()")
        self.assertEqual(code.count('screen.button("Add one").tap()'), 2)
        self.assertIn("@MainActor @Test func recordedCounter()", code)
        page.get_by_role("button", name="Replay").click()
        expect(page.get_by_text("Count: 2", exact=True)).to_be_attached(timeout=10000)

    def test_frame_follows_the_device(self):
        page = self.work("Counter", "zoom=1")
        expect(page.locator(".device.framed .status")).to_be_attached()
        wide = page.locator(".status").bounding_box()["width"]
        page.get_by_label("More switches").click()
        page.get_by_label("Landscape").check()
        expect(page.locator(".status")).to_have_count(0)
        expect(page.locator(".device.framed .home")).to_be_attached()
        page.get_by_label("Landscape").uncheck()
        expect(page.locator(".status")).to_have_count(1)
        page.get_by_label("Device").select_option("iPhone 16 Pro Max")
        self.until(page, f"document.querySelector('.status')?.getBoundingClientRect().width > {wide}")

    def test_clock_stands_still_and_steps(self):
        page = self.work("Spinner")
        page.get_by_role("tab", name="Timeline").click()
        page.get_by_label("Clock").select_option("0")
        page.wait_for_timeout(300)
        before = page.evaluate("perch.framesDrawn")
        page.wait_for_timeout(300)
        self.assertEqual(page.evaluate("perch.framesDrawn"), before)
        # A spinner turns by eighths, so that not each sixtieth of a second shows.
        for _ in range(9):
            page.get_by_role("button", name="Step").click()
            page.wait_for_timeout(50)
        self.until(page, f"perch.framesDrawn > {before}")
        self.assertLessEqual(page.evaluate("perch.framesDrawn"), before + 2)


class Phone(GalleryTest):
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True}

    def test_index(self):
        page = self.index(**self.phone)
        expect(page.get_by_role("button", name="Search and tree")).to_be_visible()
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)
        page.get_by_role("button", name="Search and tree").tap()
        page.get_by_role("button", name=re.compile("^Controls")).tap()
        self.tree(page).locator(".all").get_by_role("link", name="Counter").tap()
        page.wait_for_selector("body[data-ready]")
        # The whole screen is there, without a frame.
        expect(page.locator(".device.framed")).to_have_count(0)
        self.until(page, "document.querySelector('.area').scrollHeight <= document.querySelector('.area').clientHeight + 1")
        page.locator(".stage").get_by_role("button", name="Add one").tap()
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()


if __name__ == "__main__":
    unittest.main()
