"""What programs do wrong costs those who look at them, and nobody else."""
import io
import unittest

from PIL import Image
from live import LiveTest, Server, different
from playwright.sync_api import expect


class Failures(LiveTest):
    @classmethod
    def serve(cls):
        return Server(cls.program, "--patience", "4")

    def counter(self):
        page = self.open("Counter")
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        return page

    def still_counts(self, page):
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 2", exact=True)).to_be_attached()

    def test_last_picture_comes_with_a_page_that_is_loaded_again(self):
        """It is there before the socket opens, in its place; the first frame takes it away. No other page gets it."""
        context = self.context(device_scale_factor=1)
        page = self.open("Counter", context)
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        before = self.picture(page)
        page.evaluate("sessionStorage.setItem('mute', '1')")
        page.add_init_script("if (sessionStorage.getItem('mute')) globalThis.WebSocket = class extends EventTarget { close() {} send() {} };")
        page.reload(wait_until="load")
        picture = page.locator(".last-picture")
        expect(picture).to_be_visible()
        self.assertEqual(page.evaluate("perch.framesDrawn"), 0)
        shown = Image.open(io.BytesIO(picture.screenshot())).convert("RGB")
        self.assertEqual(shown.size, before.size)
        self.assertEqual(different(shown, before).sum(), 0)
        # A page of the same address in another tab has its own session, and nothing of this one.
        other = context.new_page()
        other.goto(page.url)
        other.wait_for_selector("body[data-ready]")
        expect(other.locator(".last-picture")).to_have_count(0)

    def test_first_frame_takes_the_place_of_the_last_picture(self):
        page = self.counter()
        page.add_init_script("""
            globalThis.pictures = 0;
            new MutationObserver(changes => { for (const one of changes) for (const el of one.addedNodes) if (el.className === 'last-picture') pictures++; })
                .observe(document, { childList: true, subtree: true });
        """)
        page.reload()
        page.wait_for_selector("body[data-ready]")
        self.assertEqual(page.evaluate("pictures"), 1)
        expect(page.locator(".last-picture")).to_have_count(0)
        self.still_counts(page)
        # Who goes to the address anew begins anew.
        page.goto(page.url)
        page.wait_for_selector("body[data-ready]")
        self.assertEqual(page.evaluate("pictures"), 0)

    def test_trap_in_the_first_frame(self):
        """The page waits for the person, and the server does not begin the same again and again."""
        page = self.open("Traps at once", wait=False)
        notice = page.locator(".notice")
        expect(notice).to_contain_text("in its first frame")
        page.evaluate("globalThis.sockets = 0; const connect = perch.connect; perch.connect = function () { sockets++; connect.call(this); }; 0")
        page.wait_for_timeout(600)
        self.assertEqual(page.evaluate("sockets"), 0)
        for _ in range(2):
            notice.get_by_role("button", name="Start again").click()
            expect(notice).to_contain_text("in its first frame")
        notice.get_by_role("button", name="Start again").click()
        expect(notice).to_contain_text("ended immediately")
        self.still_counts(self.counter())

    def test_parts_that_were_left_out(self):
        """The views that call one are marked, in the preview and in the index, and the others are shown."""
        page = self.open("Left out")
        expect(page.get_by_text("Before it", exact=True)).to_be_attached()
        expect(page.get_by_text("Harbor.swift:7")).to_be_attached()
        expect(page.locator(".notice")).to_have_count(0)
        index = self.context().new_page()
        index.goto(self.server.address)
        index.wait_for_selector("body[data-listed]")
        tile = index.locator(".grid a").filter(has_text="Left out").first
        tile.scroll_into_view_if_needed()
        expect(tile.locator(".picture[data-drawn]")).to_be_attached(timeout=20000)

    def test_hung_code(self):
        """Who hangs is ended with his process; who looks is told, first that it takes long, then that it is over."""
        other = self.counter()
        page = self.open("Hangs")
        page.get_by_role("button", name="Turn in circles").click()
        notice = page.locator(".notice")
        expect(notice).to_contain_text("busy")
        self.still_counts(other)
        expect(notice).to_contain_text("no longer responds")
        notice.get_by_role("button", name="Start again").click()
        expect(page.get_by_role("button", name="Turn in circles")).to_be_attached()
        expect(notice).to_have_count(0)

    def test_index_with_previews_that_trap(self):
        """A preview or a provider that traps costs its own picture."""
        other = self.counter()
        page = self.context().new_page()
        page.goto(self.server.address)
        page.wait_for_selector("body[data-listed]")
        tile = lambda name: page.locator(".grid a").filter(has_text=name).first
        expect(tile("Second of two")).to_be_attached()
        for name in ["Traps at once", "TrappingProvider"]:
            tile(name).scroll_into_view_if_needed()
            expect(tile(name)).to_contain_text("Could not be drawn", timeout=20000)
        for name in ["Second of two", "Spinner", "Watched"]:
            tile(name).scroll_into_view_if_needed()
            expect(tile(name).locator(".picture[data-drawn]")).to_be_attached(timeout=20000)
        tile("Second of two").click()
        expect(page.get_by_text("Two", exact=True)).to_be_attached()
        self.still_counts(other)

    def test_frames_that_cannot_be_read(self):
        """The page tries a few times, ever slower, and then says so."""
        page = self.open("Counter")
        page.evaluate("""
            globalThis.sockets = 0;
            const connect = perch.connect;
            perch.connect = function () {
                sockets++;
                connect.call(this);
                const { onmessage } = this.socket;
                this.socket.onmessage = event => onmessage(new Uint8Array(event.data)[0] === 2
                    ? { data: Uint8Array.of(2, 0, 0, 255, 255, 255, 255, 255, 255).buffer } : event);
            };
            perch.socket.close();
        """)
        expect(page.locator(".notice")).to_contain_text("could not read")
        expect(page.locator(".notice").get_by_role("button", name="Start again")).to_be_attached()
        self.assertLessEqual(page.evaluate("sockets"), 4)


if __name__ == "__main__":
    unittest.main()
