"""What people do on the page reaches the views."""
import base64
import io
import re
import unittest

from live import LiveTest
from PIL import Image
from bidi import expect


class Input(LiveTest):
    def test_tap_by_role_and_name(self):
        page = self.open("Counter")
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count: 2", exact=True)).to_be_attached()
        page.get_by_role("button", name="Reset").click()
        expect(page.get_by_text("Count: 0", exact=True)).to_be_attached()
        self.assertEqual(self.errors, [])

    def test_keyboard_and_screen_reader_activate(self):
        page = self.open("Counter")
        page.get_by_role("button", name="Add one").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        # A screen reader's activation is a click without a pointer.
        page.get_by_role("button", name="Add one").evaluate("button => button.click()")
        expect(page.get_by_text("Count: 2", exact=True)).to_be_attached()

    def test_elements_keep_their_identity(self):
        page = self.open("Counter")
        button = page.get_by_role("button", name="Add one")
        button.focus()
        button.evaluate("button => { button.marked = true; }")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()
        self.assertTrue(button.evaluate("button => button.marked && document.activeElement === button"))

    def test_typing(self):
        page = self.open("Form")
        field = page.get_by_role("textbox", name="Name")
        field.click()
        page.keyboard.type("Zoe Müller", delay=5)
        expect(page.get_by_text("Hello, Zoe Müller!")).to_be_attached()
        expect(field).to_have_value("Zoe Müller")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Submitted: Zoe Müller")).to_be_attached()

    def test_composed_character(self):
        page = self.open("Form")
        page.get_by_role("textbox", name="Name").click()
        client = page.context.new_cdp_session(page)
        client.send("Input.imeSetComposition", {"text": "´", "selectionStart": 1, "selectionEnd": 1})
        # What is only proposed is shown, too.
        expect(page.get_by_text("Hello, ´!")).to_be_attached()
        client.send("Input.insertText", {"text": "é"})
        expect(page.get_by_text("Hello, é!")).to_be_attached()
        page.keyboard.type("t")
        client.send("Input.imeSetComposition", {"text": "にほ", "selectionStart": 2, "selectionEnd": 2})
        client.send("Input.imeSetComposition", {"text": "日本", "selectionStart": 2, "selectionEnd": 2})
        client.send("Input.insertText", {"text": "日本"})
        expect(page.get_by_text("Hello, ét日本!")).to_be_attached()

    def test_caret_is_moved_by_keys(self):
        page = self.open("Form")
        page.get_by_role("textbox", name="Name").click()
        page.keyboard.type("Ann")
        page.keyboard.press("ArrowLeft")
        page.keyboard.type("i")
        page.keyboard.press("Shift+Home")
        page.keyboard.type("J")
        expect(page.get_by_text("Hello, Jn!")).to_be_attached()
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.press("Backspace")
        expect(page.get_by_text("Hello, !")).to_be_attached()

    def test_fast_typing_over_a_slow_line(self):
        """No letter is lost or doubled, and the field shows each at once."""
        page = self.open("Form")
        field = page.get_by_role("textbox", name="Name")
        field.click()
        self.slow_down(page)
        for letter in "The quick brown fox":
            page.keyboard.type(letter)
        expect(field).to_have_value("The quick brown fox", timeout=50)
        expect(page.get_by_text("Hello, The quick brown fox!")).to_be_attached()
        expect(field).to_have_value("The quick brown fox")

    def test_fields_one_after_the_other_over_a_slow_line(self):
        """What the host says late does not take people back to the field before."""
        page = self.open("Form")
        name, password = page.get_by_role("textbox", name="Name"), page.locator("input[type=password]")
        self.slow_down(page)
        name.click()
        page.keyboard.type("Ann")
        password.click()
        page.keyboard.type("secret")
        expect(page.get_by_text("Hello, Ann!")).to_be_attached()
        self.settle(page)
        expect(password).to_be_focused()
        expect(password).to_have_value("secret")
        expect(name).to_have_value("Ann")

    def test_tabs_from_field_to_button_over_a_slow_line(self):
        """Who tabs on before the frame of a field has come is not taken back to it."""
        page = self.open("Fields")
        page.get_by_role("textbox", name="Name").focus()
        self.settle(page)
        self.slow_down(page)
        page.keyboard.type("Alice")
        page.keyboard.press("Tab")
        page.keyboard.type("Shop")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Saved Alice of Shop")).to_be_attached()
        self.settle(page)
        expect(page.get_by_role("button", name="Save")).to_be_focused()
        expect(page.get_by_role("textbox", name="Company")).to_have_value("Shop")

    def test_a_letter_in_a_long_text_is_a_short_message(self):
        """The page tells what has changed, and what both sides hold stays the same."""
        page = self.open("Long text")
        editor = page.get_by_role("textbox")
        editor.focus()
        self.settle(page)
        page.evaluate("""() => {
            window.sent = 0;
            const send = perch.socket.send.bind(perch.socket);
            perch.socket.send = bytes => { sent += bytes.byteLength; send(bytes); };
        }""")
        editor.evaluate("field => field.setSelectionRange(40000, 40000)")
        self.settle(page)
        page.evaluate("sent = 0")
        page.keyboard.type("typed")
        expect(page.get_by_text("Letters: 100,005")).to_be_attached()
        self.assertLess(page.evaluate("sent"), 1500)
        self.assertEqual(editor.evaluate("field => field.value.slice(40000, 40005)"), "typed")

    def test_a_long_line_is_sent_where_it_is_seen(self):
        page = self.open("Fields")
        field = page.get_by_role("textbox", name="Name")
        field.focus()
        self.settle(page)
        field.evaluate("field => document.execCommand('insertText', false, 'a word '.repeat(1200))")
        self.settle(page)
        self.assertEqual(len(field.input_value()), 8400)
        page.evaluate("""() => {
            window.got = 0;
            perch.socket.addEventListener('message', event => { got += event.data.byteLength; });
        }""")
        page.keyboard.type("x")
        self.settle(page)
        self.assertLess(page.evaluate("got"), 12_000)
        page.keyboard.press("Home")
        self.settle(page)
        page.keyboard.type("y")
        expect(field).to_have_value("y" + "a word " * 1200 + "x")

    def test_a_text_that_no_message_holds(self):
        """It travels in pieces; what is more than a field takes is cut off, and people are told."""
        page = self.open("Long text")
        editor = page.get_by_role("textbox")
        editor.focus()
        self.settle(page)
        closed = page.evaluate("() => { window.closings = 0; perch.socket.addEventListener('close', () => closings++); return closings; }")
        editor.evaluate("""field => {
            field.select();
            document.execCommand('insertText', false, '\u00fc'.repeat(200000));
        }""")
        expect(page.get_by_text("Letters: 200,000")).to_be_attached(timeout=30_000)
        editor.evaluate("field => { field.value = 'z'.repeat(500000); field.dispatchEvent(new InputEvent('input', { bubbles: true })); }")
        expect(page.locator(".notice")).to_contain_text("The text was cut")
        expect(page.get_by_text("Letters: 320,000")).to_be_attached(timeout=30_000)
        self.assertEqual(page.evaluate("closings"), closed)

    def test_letters_are_drawn_before_the_host_draws_them(self):
        page = self.open("Form", self.context(device_scale_factor=1))
        field = page.get_by_role("textbox", name="Name")
        field.click()
        page.keyboard.type("noon")
        expect(page.get_by_text("Hello, noon!")).to_be_attached()
        self.settle(page)
        self.slow_down(page)
        typed = page.evaluate("""async () => {
            const field = document.activeElement, box = field.getBoundingClientRect(), stage = perch.stage.getBoundingClientRect();
            const ink = () => {
                const { data } = perch.canvas.getContext('2d').getImageData(box.x - stage.x, box.y - stage.y, box.width, box.height);
                let last = 0;
                for (let i = 0; i < data.length; i += 4) if (data[i] < 90 && data[i + 2] < 90) last = Math.max(last, i / 4 % Math.round(box.width));
                return last;
            };
            const before = ink(), frames = perch.framesDrawn;
            document.execCommand('insertText', false, 'oon');
            await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
            return [ink() - before, perch.framesDrawn - frames];
        }""")
        self.assertGreater(typed[0], 20)
        self.assertEqual(typed[1], 0)
        expect(page.get_by_text("Hello, noonoon!")).to_be_attached()
        self.settle(page)
        # What the host draws is what stands there.
        self.assertEqual(page.evaluate("perch.painter.shown.root === perch.shown.root"), True)

    def test_first_letters_of_an_empty_field_are_drawn_before_the_host_draws_them(self):
        """They stand in the place of the prompt, in the text's colour, a frame after they were typed."""
        page = self.open("Form", self.context(device_scale_factor=1))
        field = page.get_by_role("textbox", name="Name")
        field.click()
        page.keyboard.type("noon")
        expect(page.get_by_text("Hello, noon!")).to_be_attached()
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.press("Backspace")
        expect(page.get_by_text("Hello, !")).to_be_attached()
        self.settle(page)
        self.slow_down(page)
        typed = page.evaluate("""async () => {
            const field = document.activeElement, box = field.getBoundingClientRect(), stage = perch.stage.getBoundingClientRect();
            const counted = () => {
                const { data } = perch.canvas.getContext('2d').getImageData(box.x - stage.x, box.y - stage.y, box.width, box.height);
                let dark = 0, grey = 0;
                for (let i = 0; i < data.length; i += 4) {
                    if (data[i] < 90 && data[i + 2] < 90) dark++;
                    else if (Math.abs(data[i] - 196) < 6 && Math.abs(data[i + 2] - 199) < 6) grey++;
                }
                return [dark, grey];
            };
            const before = counted(), frames = perch.framesDrawn;
            document.execCommand('insertText', false, 'no');
            await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
            return [before, counted(), perch.framesDrawn - frames];
        }""")
        (dark, prompt), (ink, left), frames = typed
        self.assertEqual((dark, frames), (0, 0))
        self.assertGreater(ink, 20)
        self.assertGreater(prompt, 4 * left)
        expect(page.get_by_text("Hello, no!")).to_be_attached()
        self.settle(page)
        self.assertEqual(page.evaluate("perch.painter.shown.root === perch.shown.root"), True)

    def slow_down(self, page):
        """Makes the line as slow as one round half the world."""
        page.evaluate("""() => {
            const send = perch.send.bind(perch), receive = perch.receive.bind(perch);
            perch.send = write => { setTimeout(() => send(write), 75); };
            perch.receive = async bytes => {
                await new Promise(done => setTimeout(done, 75));
                return receive(bytes);
            };
        }""")

    def test_scrolling_over_a_slow_line(self):
        """The content goes with the wheel before the host has heard of it, and no further than it can go."""
        page = self.open("Thousand rows", self.context(device_scale_factor=1))
        box = page.locator(".stage").bounding_box()
        page.mouse.move(box["x"] + 100, box["y"] + 400)
        self.settle(page)
        self.slow_down(page)
        turn = """async distance => {
            const { canvas, stage } = perch, box = stage.getBoundingClientRect();
            const column = () => canvas.getContext('2d').getImageData(0, 100, 150, 500).data.join();
            const before = column(), frames = perch.framesDrawn;
            stage.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: distance,
                clientX: box.x + 100, clientY: box.y + 400 }));
            await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
            return [before !== column(), perch.framesDrawn - frames];
        }"""
        # Nothing lies above the first row.
        self.assertEqual(page.evaluate(turn, -60), [False, 0])
        self.assertEqual(page.evaluate(turn, 60), [True, 0])
        ahead = page.evaluate("perch.canvas.toDataURL()")
        page.wait_for_timeout(200)
        self.settle(page)
        # Where the host has it in the end; but for the bar at the side, which only the host draws.
        self.assertEqual(page.evaluate("perch.scrolling.turns.length"), 0)
        row = page.get_by_role("button", name="Row 2", exact=True).bounding_box()
        page.evaluate("perch.painter.reset()")
        self.assertEqual(self.rows(ahead), self.rows(page.evaluate("perch.canvas.toDataURL()")))
        self.assertLess(row["y"], box["y"] + 120)

    def rows(self, address):
        """The part of a picture that has the rows' titles."""
        picture = Image.open(io.BytesIO(base64.b64decode(address.partition(",")[2]))).convert("RGB")
        return picture.crop((0, 0, 150, picture.height)).tobytes()

    def test_several_lines(self):
        page = self.open("Notes")
        field = page.get_by_role("textbox")
        field.click()
        page.keyboard.press("ControlOrMeta+End")
        page.keyboard.press("Enter")
        page.keyboard.type("Three")
        expect(page.get_by_text("13 characters")).to_be_attached()
        expect(field).to_have_value("One\nTwo\nThree")

    def test_wheel_of_a_picker(self):
        page = self.open("Gestures")
        box = page.get_by_role("spinbutton").first.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(12):
            page.mouse.move(x, y - 8 * step)
            page.wait_for_timeout(16)
        page.mouse.up()
        expect(page.get_by_text("Choice 0", exact=True)).not_to_be_attached()

    def test_hover(self):
        page = self.open("Gestures")
        box = page.get_by_text("Not hovering").bounding_box()
        page.mouse.move(box["x"] + 20, box["y"] + 10)
        expect(page.get_by_text("Hovering", exact=True)).to_be_attached()
        page.mouse.move(790, 990)
        expect(page.get_by_text("Not hovering")).to_be_attached()

    def test_second_button_opens_the_menu(self):
        page = self.open("Gestures")
        box = page.get_by_text("Menu here").bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, button="right")
        item = page.get_by_role("menuitem", name="Duplicate")
        item.wait_for(state="attached")
        self.settle(page)
        item.click()
        expect(page.get_by_text("Chose duplicate")).to_be_attached()

    def test_two_fingers(self):
        page = self.open("Gestures", self.context(has_touch=True))
        box = page.get_by_text("Pinch").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        client = page.context.new_cdp_session(page)
        for spread, kind in [(20, "touchStart")] + [(20 + 6 * i, "touchMove") for i in range(1, 12)]:
            client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
                {"x": x - spread, "y": y, "id": 0}, {"x": x + spread, "y": y, "id": 1}]})
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.get_by_text("Large", exact=True)).to_be_attached()

    def test_keys(self):
        page = self.open("Gestures")
        page.get_by_role("button", name="Take keys").click()
        page.keyboard.press("k")
        expect(page.get_by_text("Key k")).to_be_attached()

    def test_pull_to_refresh(self):
        page = self.open("Refresh")
        box = page.locator(".stage").bounding_box()
        x, y = box["x"] + 180, box["y"] + 160
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, 25):
            page.mouse.move(x, y + 14 * step)
            page.wait_for_timeout(16)
        page.mouse.up()
        expect(page.get_by_text("Refreshed 1 times")).to_be_attached()

    def test_password_is_no_text(self):
        page = self.open("Form")
        self.assertEqual(page.locator("input[type=password]").count(), 1)

    def test_switch_and_slider(self):
        page = self.open("Form")
        quiet = page.get_by_role("switch", name="Quiet")
        expect(quiet).not_to_be_checked()
        quiet.click()
        expect(page.get_by_text("It is quiet")).to_be_attached()
        expect(quiet).to_be_checked()
        slider = page.get_by_role("slider", name="Volume")
        box = slider.bounding_box()
        y = box["y"] + box["height"] / 2
        page.mouse.move(box["x"] + box["width"] / 2, y)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] * 0.75, y, steps=6)
        page.mouse.move(box["x"] + box["width"] - 1, y, steps=6)
        page.mouse.up()
        expect(page.get_by_text("Volume is 100")).to_be_attached()
        slider.focus()
        page.keyboard.press("ArrowLeft")
        expect(page.get_by_text("Volume is 100")).not_to_be_attached()
        for key, value in [("Home", "0"), ("End", "100")]:
            page.keyboard.press(key)
            expect(page.get_by_text(f"Volume is {value}", exact=True)).to_be_attached()
        for name, value in [("min", "0.0"), ("max", "1.0"), ("now", "1.0")]:
            expect(slider).to_have_attribute(f"aria-value{name}", value)

    def test_sheet(self):
        page = self.open("Sheet")
        page.get_by_role("button", name="Open the sheet").click()
        expect(page.get_by_role("dialog")).to_be_attached()
        expect(page.get_by_text("In the sheet")).to_be_attached()
        # What moves is hit where it is seen, and not where it will be.
        self.settle(page)
        page.get_by_role("button", name="Close").click()
        expect(page.get_by_text("Dismissed 1 times")).to_be_attached()
        page.get_by_role("button", name="Open the sheet").click()
        title = page.get_by_text("In the sheet")
        expect(title).to_be_attached()
        self.settle(page)
        box = title.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] - 60
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + 500, steps=12)
        page.mouse.up()
        expect(page.get_by_text("Dismissed 2 times")).to_be_attached()

    def test_navigation_and_back(self):
        page = self.open("Navigation")
        page.get_by_role("button", name="Place 3").click()
        expect(page.get_by_text("At place 3")).to_be_attached()
        self.settle(page)
        page.mouse.move(page.locator(".stage").bounding_box()["x"] + 3, 400)
        page.mouse.down()
        page.mouse.move(page.locator(".stage").bounding_box()["x"] + 340, 400, steps=10)
        page.mouse.up()
        expect(page.get_by_text("At place 3")).not_to_be_attached()

    def test_scrolls_a_hundred_thousand_rows(self):
        page = self.open("Rows")
        # Readers hear which row of how many it is, though only those in sight are there.
        item = page.get_by_role("listitem").filter(has=page.get_by_text("Row 3", exact=True))
        expect(item).to_have_attribute("aria-posinset", "4")
        expect(item).to_have_attribute("aria-setsize", "100000")
        expect(page.get_by_text("Row 0", exact=True)).to_be_attached()
        box = page.locator(".stage").bounding_box()
        page.mouse.move(box["x"] + 100, box["y"] + 400)
        for _ in range(25):
            page.mouse.wheel(0, 220_000)
        self.until(page, """Math.min(...[...document.querySelectorAll('.overlay span')]
            .map(span => /^Row ([\\d,]+)$/.exec(span.textContent)).filter(Boolean)
            .map(found => Number(found[1].replaceAll(',', '')))) > 40000""", seconds=20)
        rows = page.locator("span", has_text=re.compile(r"^Row ")).all()
        self.assertLess(len(rows), 60)


    def test_what_gets_the_focus_comes_into_sight(self):
        page = self.open("Thousand rows")
        row = page.get_by_role("button", name="Row 700", exact=True)
        self.assertGreater(row.bounding_box()["y"], 5000)
        row.focus()
        self.settle(page)
        box, stage = row.bounding_box(), page.locator(".stage").bounding_box()
        self.assertGreaterEqual(box["y"], stage["y"] - 1)
        self.assertLessEqual(box["y"] + box["height"], stage["y"] + stage["height"] + 1)
        self.assertEqual(page.evaluate("perch.stage.scrollTop + perch.overlay.root.scrollTop"), 0)
        page.keyboard.press("Enter")
        row.click()
        self.settle(page)
        self.assertEqual(self.errors, [])


class Requests(LiveTest):
    """What views ask of their host, the browser does."""

    def test_upload(self):
        page = self.open("Files")
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Import").click()
        chooser.value.set_files({"name": "../letter.txt", "mimeType": "text/plain", "buffer": b"Dear all"})
        expect(page.get_by_text("letter.txt: Dear all")).to_be_attached()

    def test_upload_in_pieces(self):
        page = self.open("Files")
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Import").click()
        chooser.value.set_files({"name": "long.txt", "mimeType": "text/plain", "buffer": b"x" * 300_000 + b"end"})
        expect(page.get_by_text("long.txt: 300003 characters to xend")).to_be_attached()

    def test_upload_over_a_lost_connection(self):
        """What was on its way comes again; the file is whole."""
        page = self.open("Files")
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Import").click()
        chooser.value.set_files({"name": "long.txt", "mimeType": "text/plain", "buffer": b"x" * 700_000 + b"end"})
        for _ in range(3):
            page.wait_for_timeout(150)
            page.evaluate("perch.socket.close()")
        expect(page.get_by_text("long.txt: 700003 characters to xend")).to_be_attached()
        self.until(page, "perch.files.uploads.size === 0")

    def test_a_click_while_the_connection_is_interrupted(self):
        """It counts once the page is connected again."""
        page = self.open("Counter")
        self.settle(page)
        box = page.get_by_role("button", name="Add one").bounding_box()
        page.evaluate("""([x, y]) => {
            perch.socket.close();
            const at = { clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', bubbles: true, button: 0, buttons: 1 };
            const stage = document.elementFromPoint(x, y);
            perch.stage.setPointerCapture = () => {};
            for (const type of ['pointerdown', 'pointerup']) stage.dispatchEvent(new PointerEvent(type, at));
        }""", [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        self.until(page, "perch.isOpen")
        self.settle(page)
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()

    def test_large_download(self):
        """It comes in pieces, while the page goes on, and over a lost connection."""
        page = self.open("Files")
        with page.expect_download() as download:
            page.get_by_role("button", name="Export much").click()
            self.until(page, "perch.files.downloads.size")
            page.evaluate("perch.socket.close()")
        with open(download.value.path(), "rb") as file:
            self.assertEqual(file.read(), b"much " * 3_600_000)
        expect(page.get_by_text("Saved Much.txt")).to_be_attached()

    def test_dropped_files(self):
        page = self.open("Drop")
        place = page.get_by_text("Drop here")
        box = place.bounding_box()
        at = {"clientX": box["x"] + 20, "clientY": box["y"] + 10}
        data = page.evaluate_handle("""() => {
            const data = new DataTransfer();
            for (const name of ['one', 'two']) data.items.add(new File([`It is ${name}`], `${name}.txt`, { type: 'text/plain' }));
            return data;
        }""")
        page.dispatch_event(".stage", "dragover", {"dataTransfer": data, **at})
        expect(page.get_by_text("Let go")).to_be_attached()
        page.dispatch_event(".stage", "dragleave", {"dataTransfer": data, **at})
        expect(place).to_be_attached()
        page.dispatch_event(".stage", "dragover", {"dataTransfer": data, **at})
        page.dispatch_event(".stage", "drop", {"dataTransfer": data, **at})
        expect(page.get_by_text("one.txt: It is one, two.txt: It is two")).to_be_attached()
        expect(place).to_be_attached()
        # Beside it nobody takes them.
        page.dispatch_event(".stage", "drop", {"dataTransfer": data, "clientX": 5, "clientY": 5})
        expect(page.get_by_text("one.txt: It is one, two.txt: It is two")).to_be_attached()

    def test_download(self):
        page = self.open("Files")
        with page.expect_download() as download:
            page.get_by_role("button", name="Export", exact=True).click()
        self.assertEqual(download.value.suggested_filename, "Note.txt")
        self.assertEqual(download.value.path().read_bytes(), b"Exported text")
        expect(page.get_by_text("Saved Note.txt")).to_be_attached()

    def test_clipboard_and_announcements(self):
        context = self.context(permissions=["clipboard-read", "clipboard-write"])
        page = self.open("Files", context)
        page.get_by_role("button", name="Copy").click()
        self.until(page, "navigator.clipboard.readText().then(text => text === 'Copied text')")
        page.get_by_role("button", name="Announce").click()
        expect(page.locator("[aria-live=polite]").first).to_have_text("Something happened")

    def test_addresses_open(self):
        context = self.context()
        context.route("https://example.invalid/**", lambda route: route.fulfill(body="Elsewhere"))
        page = self.open("Files", context)
        with page.expect_popup() as popup:
            page.get_by_role("link", name="Elsewhere").click()
        popup.value.wait_for_url("https://example.invalid/page")
        self.assertIsNone(popup.value.evaluate("opener"))


class Paper(LiveTest):
    def test_is_painted_finer_than_the_screen(self):
        page = self.open("Counter", self.context(device_scale_factor=1))
        self.settle(page)
        width, before = page.evaluate("[perch.stage.clientWidth, perch.canvas.toDataURL()]")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        self.assertEqual(page.evaluate("perch.canvas.width"), 4 * width)
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        self.assertEqual(page.evaluate("perch.canvas.toDataURL()"), before)

    def test_shows_nothing_beside_the_preview(self):
        page = self.context().new_page()
        page.goto(f"{self.server.address}?preview={self.previews()['Counter']}")
        page.wait_for_selector("body[data-ready]")
        page.emulate_media(media="print")
        for part in [".sidebar", ".bar", ".panel", "header.top"]:
            expect(page.locator(part)).to_be_hidden()
        expect(page.locator(".stage")).to_be_visible()
        self.assertGreater(len(page.pdf()), 5000)


class Environment(LiveTest):
    def test_appearance_follows_the_browser(self):
        page = self.open("Counter")
        light = self.picture(page).getpixel((2, 2))
        page.emulate_media(color_scheme="dark")
        self.until(page, "perch.settings.scheme === 'dark'")
        self.assertEqual(light, (255, 255, 255))
        page.wait_for_timeout(100)
        self.assertEqual(self.picture(page).getpixel((2, 2)), (0, 0, 0))

    def test_state_stays_when_the_appearance_changes(self):
        page = self.open("Counter")
        page.get_by_role("button", name="Add one").click()
        page.emulate_media(color_scheme="dark")
        self.until(page, "perch.settings.scheme === 'dark'")
        expect(page.get_by_text("Count: 1", exact=True)).to_be_attached()

    def test_address_says_what_is_shown(self):
        page = self.open("Counter", text="accessibility2", rtl="1")
        large = page.get_by_text("Count: 0").bounding_box()["height"]
        small = self.open("Counter").get_by_text("Count: 0").bounding_box()["height"]
        self.assertGreater(large, small * 1.3)


if __name__ == "__main__":
    unittest.main()
