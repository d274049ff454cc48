"""A program that is linked with the live host serves itself."""
import pathlib
import shutil
import ssl
import subprocess
import tempfile
import unittest
import urllib.request

from live import OUT, ROOT, LiveTest, Server
from bidi import expect


class Program(LiveTest):
    program = "WebProgramFixture"

    def window(self, **options):
        page = self.context(device_scale_factor=2, viewport={"width": 402, "height": 700}, **options).new_page()
        page.goto(self.server.address)
        page.wait_for_selector("body[data-ready]")
        return page

    def tab(self, context, server=None):
        page = context.new_page()
        page.goto((server or self.server).address)
        page.wait_for_selector("body[data-ready]")
        return page

    def test_it_is_used_as_a_window(self):
        page = self.window()
        expect(page.get_by_role("heading", name="Notes").last).to_be_attached()
        page.get_by_role("textbox", name="New note").click()
        page.keyboard.type("Bread")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Bread", exact=True)).to_be_attached()
        page.set_viewport_size({"width": 600, "height": 500})
        self.until(page, "document.querySelector('.stage').clientWidth === 600")
        expect(page.get_by_text("Bread", exact=True)).to_be_attached()

    def test_previews_are_shown_where_they_are_asked_for(self):
        """A program shows no preview and tells nothing of its elements; with the option it does, in workers of their own."""
        server = Server(self.program, "--previews")
        self.addCleanup(server.close)
        self.tab(self.context(), server)
        before = set(server.workers())
        page = self.context().new_page()
        page.goto(server.address + "?previews=1")
        page.locator(".grid a").filter(has_text="Beside").click()
        page.wait_for_selector("body[data-ready]")
        self.assertTrue(set(server.workers()) - before)
        preview = page.evaluate("perch.settings.preview")

        page = self.open_id(preview, wait=False)
        expect(page.locator(".notice")).to_contain_text("--previews")
        window = self.window()
        window.evaluate("""() => {
            window.answers = 0;
            const tell = perch.tell;
            perch.tell = (kind, detail) => { answers += kind === 'answer'; tell(kind, detail); };
            for (const what of ['previews', 'preview', 'tree', 'details', 'accessibility', 'states', 'set', 'inspect', 'frames', 'picture', 'thumbnail']) perch.ask({ what, preview: '', line: '0', x: '1', y: '1', format: 'png' });
        }""")
        window.get_by_role("button", name="Visit").click()
        expect(window.get_by_text("Visited 1 times")).to_be_attached()
        self.assertEqual(window.evaluate("answers"), 0)
        # A session of the program's does not turn into one of a preview.
        window.evaluate("preview => perch.change({ ...perch.settings, preview })", preview)
        expect(window.locator(".notice")).to_contain_text("--previews")

    def test_people_have_their_own(self):
        one, other = self.window(), self.window()
        one.get_by_role("button", name="Visit").click()
        expect(one.get_by_text("Visited 1 times")).to_be_attached()
        other.get_by_role("button", name="Visit").click()
        expect(other.get_by_text("Visited 1 times")).to_be_attached()

    def test_tabs_of_a_browser_keep_the_same(self):
        """What a program keeps is there in a new tab, and what one tab changes is seen in the others at once."""
        one, stranger = self.window(), self.window()
        other = self.tab(one.context)
        expect(other.get_by_text("Visited 0 times")).to_be_attached()
        one.get_by_role("button", name="Visit").click()
        expect(other.get_by_text("Visited 1 times")).to_be_attached()
        other.get_by_role("button", name="Visit").click()
        expect(one.get_by_text("Visited 2 times")).to_be_attached()
        one.close()
        other.close()
        expect(self.tab(one.context).get_by_text("Visited 2 times")).to_be_attached()
        expect(stranger.get_by_text("Visited 0 times")).to_be_attached()

    def test_the_cookie_is_the_servers_alone(self):
        page = self.window()
        (cookie,) = [each for each in page.context.cookies() if each["name"] == f"perch-{self.server.port}-browser"]
        self.assertTrue(cookie["httpOnly"])
        self.assertEqual(cookie["sameSite"], "Strict")
        self.assertRegex(cookie["value"], "^[0-9a-z]{52}$")
        self.assertEqual(page.evaluate("document.cookie"), "")
        # What is no such secret is not kept under its name.
        page.context.add_cookies([{**cookie, "value": "../../etc/passwd"}])
        page.reload()
        page.wait_for_selector("body[data-ready]")
        self.assertRegex([each["value"] for each in page.context.cookies() if each["name"] == cookie["name"]][0], "^[0-9a-z]{52}$")

    def test_it_is_remembered_beyond_the_server(self):
        with tempfile.TemporaryDirectory() as folder:
            kept = pathlib.Path(folder) / "browsers"
            server = Server(self.program, "--remember", kept)
            context = self.context()
            page = self.tab(context, server)
            page.get_by_role("button", name="Visit").click()
            expect(page.get_by_text("Visited 1 times")).to_be_attached()
            page.close()
            self.assertEqual(kept.stat().st_mode & 0o777, 0o700)
            self.assertEqual([file.stat().st_mode & 0o777 for file in kept.iterdir()], [0o600])
            server.close()
            server = Server(self.program, "--remember", kept, port=server.port)
            self.addCleanup(server.close)
            expect(self.tab(context, server).get_by_text("Visited 1 times")).to_be_attached()

    def test_windows_are_tabs(self):
        page = self.window()
        context = page.context
        page.get_by_role("button", name="Visit").click()
        with context.expect_page() as opened:
            page.get_by_role("button", name="Open note 7").click()
        note = opened.value
        expect(note.get_by_text("Note 7, visited 1 times")).to_be_attached()
        note.get_by_role("button", name="Next note").click()
        expect(note.get_by_text("Note 8, visited 1 times")).to_be_attached()
        # The one that is there comes to the front, as it is.
        page.get_by_role("button", name="Open note 7").click()
        self.settle(page)
        self.assertEqual(len(context.pages), 2)
        expect(note.get_by_text("Note 8, visited 1 times")).to_be_attached()
        with context.expect_page() as opened:
            page.get_by_role("button", name="Open help").click()
        help = opened.value
        with help.expect_event("close"):
            help.get_by_role("button", name="Close help").click()
        with note.expect_event("close"):
            page.get_by_role("button", name="Dismiss note 7").click()
        expect(page.get_by_text("Visited 1 times")).to_be_attached()
        self.assertEqual(len(context.pages), 1)

    def test_a_window_that_a_person_opened_says_that_it_is_closed(self):
        page = self.context().new_page()
        page.goto(f"{self.server.address}?window=help")
        page.get_by_role("button", name="Close help").click()
        expect(page.locator(".notice")).to_contain_text("The window is closed")
        page.get_by_role("button", name="Open it again").click()
        expect(page.get_by_text("How to take notes")).to_be_attached()

    def test_time_zone_and_language_are_the_browsers(self):
        """Sessions of one process each have their own."""
        pages = []
        for zone, locale, hour in [("America/New_York", "en-US", "7:00 PM"), ("Asia/Tokyo", "de-AT", "09:00")] * 2:
            page = self.window(timezone_id=zone, locale=locale)
            pages.append((page, zone))
            expect(page.get_by_text(f"Zone: {zone}, {zone}, {zone}", exact=True)).to_be_attached()
            expect(page.get_by_text(f"Language: {locale.replace('-', '_')}", exact=True)).to_be_attached()
            expect(page.get_by_text(f"Since 1970: {hour}")).to_be_attached()
        for page, zone in pages:
            page.get_by_role("button", name="Visit").click()
            page.get_by_role("textbox", name="New note").click()
            expect(page.get_by_text(f"Zone: {zone}, {zone}, {zone}", exact=True)).to_be_attached()

    def test_pages_have_addresses(self):
        """The address follows what is shown; Back, Forward, a link and loading again show what the address names."""
        page = self.window()
        self.until(page, "new URLSearchParams(location.search).get('at') === '/'")
        page.get_by_role("button", name="Read page 1").click()
        expect(page.get_by_role("button", name="Read page 2")).to_be_attached()
        self.settle(page)  # While pages move, they take no touches.
        page.get_by_role("button", name="Read page 2").click()
        expect(page.get_by_role("button", name="Read page 3")).to_be_attached()
        self.until(page, "location.search === '?at=/1/2'")
        self.settle(page)
        page.go_back()
        expect(page.get_by_role("button", name="Read page 2")).to_be_attached()
        page.go_back()
        expect(page.get_by_role("textbox", name="New note")).to_be_attached()
        page.go_forward()
        expect(page.get_by_role("button", name="Read page 2")).to_be_attached()
        self.until(page, "location.search === '?at=/1'")
        page.reload()
        expect(page.get_by_role("button", name="Read page 2")).to_be_attached()
        self.settle(page)
        # A connection that breaks leaves the page where it is.
        page.get_by_role("button", name="Read page 2").click()
        expect(page.get_by_role("button", name="Read page 3")).to_be_attached()
        self.settle(page)
        page.evaluate("perch.socket.close()")
        self.until(page, "perch.socket?.readyState === WebSocket.OPEN")
        self.settle(page)
        page.get_by_role("button", name="Read page 3").click()
        expect(page.get_by_role("button", name="Read page 4")).to_be_attached()

        link = self.context(viewport={"width": 402, "height": 700}).new_page()
        link.goto(self.server.address + "?at=/5/6/7")
        expect(link.get_by_role("button", name="Read page 8")).to_be_attached()
        for nonsense in ["//other.example/1", "nothing", "/" + "x" * 3000, "/%00"]:
            link.goto(self.server.address + "?at=" + nonsense)
            expect(link.get_by_role("textbox", name="New note")).to_be_attached()

    def test_phases(self):
        """Who looks elsewhere, or is gone for long, puts the program into the background."""
        page = self.window()
        hide = "is => { Object.defineProperty(document, 'hidden', { value: is, configurable: true }); document.dispatchEvent(new Event('visibilitychange')); }"
        page.evaluate(hide, True)
        page.evaluate(hide, False)
        expect(page.get_by_text("Phases: active inactive background inactive active", exact=True)).to_be_attached()
        page.evaluate("perch.isEnded = true; perch.socket.close()")
        page.wait_for_timeout(6000)
        page.evaluate("perch.isEnded = false; perch.socket = null; perch.connect()")
        expect(page.get_by_text("Phases: active" + " inactive background inactive active" * 2, exact=True)).to_be_attached()

    def test_snapshot(self):
        OUT.mkdir(parents=True, exist_ok=True)
        picture = OUT / "program.png"
        subprocess.run([self.server.program, "serve", "--snapshot", picture], check=True, cwd=ROOT)
        self.assertEqual(picture.read_bytes()[1:4], b"PNG")


class OneProcessEach(LiveTest):
    program = "WebProgramFixture"

    @classmethod
    def serve(cls):
        return Server(cls.program, "--process-per-session")

    def test_globals_are_not_shared(self):
        workers = []
        for _ in range(3):
            page = self.context().new_page()
            page.goto(self.server.address)
            page.get_by_role("button", name="Count in a global").click()
            expect(page.get_by_text("Counted 1", exact=True)).to_be_attached()
            workers = self.server.workers()
        self.assertEqual(len(workers), 3)


class Encrypted(unittest.TestCase):
    """Off this machine a token is needed, and connections can be encrypted."""

    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp())
        cls.files = cls.folder / "cert.pem", cls.folder / "key.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                        "-addext", "subjectAltName=DNS:localhost", "-out", cls.files[0], "-keyout", cls.files[1]],
                       check=True, capture_output=True)

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    def test_token_and_certificate(self):
        server = Server("WebFixture", "--host", "127.0.0.1", "--certificate", self.files[0], "--key", self.files[1])
        self.addCleanup(server.close)
        self.assertTrue(server.address.startswith("https://127.0.0.1:"))
        token = server.token
        self.assertGreater(len(token), 40)
        context = ssl.create_default_context(cafile=self.files[0])
        address = f"https://localhost:{server.port}"
        with urllib.request.urlopen(address, context=context) as answer:
            self.assertEqual(answer.status, 200)

        def enter(token):
            request = urllib.request.Request(f"{address}/enter", token.encode(), {"Origin": address}, method="POST")
            try:
                with urllib.request.urlopen(request, context=context) as answer:
                    return answer.status, answer.headers["Set-Cookie"]
            except urllib.error.HTTPError as error:
                return error.code, None

        self.assertEqual(enter("wrong")[0], 403)
        status, cookie = enter(token)
        self.assertEqual(status, 204)
        for word in ["HttpOnly", "SameSite=Strict", "Secure"]:
            self.assertIn(word, cookie)

    def test_page_with_a_token(self):
        class Page(LiveTest):
            def runTest(self):
                pass
        Page.setUpClass()
        self.addCleanup(Page.tearDownClass)
        server = Server("WebFixture", "--host", "127.0.0.1")
        self.addCleanup(server.close)
        page = Page.browser.new_context().new_page()
        page.goto(f"http://127.0.0.1:{server.port}/")
        page.wait_for_timeout(500)
        self.assertEqual(page.locator(".grid a").count(), 0)
        page = Page.browser.new_context().new_page()
        page.goto(f"{server.address}#token={server.token}")
        expect(page.locator(".grid a").filter(has_text="Counter").first).to_be_visible()
        self.assertNotIn("token", page.url)


if __name__ == "__main__":
    unittest.main()
