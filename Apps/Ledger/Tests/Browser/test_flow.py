"""What a person does with Ledger from signing up to archiving a project, in a browser."""
import io
import pathlib
import re
import signal
import sys
import tempfile
import unittest

LEDGER = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(LEDGER.parents[1] / "Tests/Browser"))

from live import LiveTest, Server  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import expect  # noqa: E402
from pypdf import PdfReader  # noqa: E402

RECEIPT = """53 - ACCENT FURNISH 252972 $129.99 T
14 - WALNUT SIDE TABLE 310044 $240.00 T
07 - BRASS LAMP 118820 $89.50 T"""


PASSWORD = "correct horse battery"


class Flow(LiveTest):
    program = "LedgerApp"

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        super().setUpClass()

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.folder.cleanup()

    @classmethod
    def serve(cls, port=0):
        database = pathlib.Path(cls.folder.name) / "ledger.sqlite"
        return Server(cls.program, port=port, environment={"LEDGER_DATABASE": str(database)})

    def setUp(self):
        super().setUp()
        # Each test is somebody else, with a firm of his own.
        self.email = f"{self._testMethodName}@example.com"
        self.is_sold = False

    # What people do

    def tap(self, name, at=-1):
        """Taps a button by its name; of several the last, which is the one in front."""
        self.press(self.page.get_by_role("button", name=name, exact=True).nth(at))

    def tap_with(self, text):
        """Taps the button whose name begins with a text."""
        self.press(self.page.get_by_role("button", name=re.compile(f"^{re.escape(text)}")).last)

    def press(self, element):
        """What gets the focus is scrolled into sight."""
        element.focus()
        self.settle(self.page)
        element.click()
        self.settle(self.page)

    def write(self, name, text):
        field = self.page.locator(f'.overlay :is(input, textarea)[aria-label="{name}"]').last
        field.click()
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.insert_text(text)
        expect(field).to_have_value(text)
        self.settle(self.page)

    def shows(self, text):
        """The text is there, alone or as a part of what stands together."""
        expect(self.page.locator(".overlay").get_by_text(text).or_(self.page.locator(f'.overlay [aria-label*="{text}"]')).first).to_be_attached()

    def scroll(self, distance):
        self.page.mouse.move(200, 500)
        self.page.mouse.wheel(0, distance)
        self.settle(self.page)

    def tab(self, name):
        self.page.get_by_role("tab", name=name).click()
        self.settle(self.page)

    def open_page(self):
        self.open_tab(self.context(viewport={"width": 402, "height": 874}, accept_downloads=True))

    def open_tab(self, browser):
        self.page = browser.new_page()
        self.page.goto(self.server.address)
        self.page.wait_for_selector("body[data-ready]")

    def sign_up(self):
        self.open_page()
        self.tap("Create Account")
        self.write("Email", self.email)
        self.write("Password", PASSWORD)
        self.write("Confirm Password", PASSWORD)
        self.tap("Create Account", 0)
        self.shows("No Accounts Found")
        self.tap("Create Account")
        self.write("Account Name", "Bird & Co")
        self.tap("Create Account")
        self.shows("No Active Projects")

    def sign_in(self):
        self.write("Email", self.email)
        self.write("Password", PASSWORD)
        self.tap("Sign In")

    def make_project(self):
        self.tap("New Project")
        self.write("Name *", "Lake House")
        self.write("Client Name *", "Kessler")
        self.write("Furnishings", "5000")
        self.shows("$5,000.00")
        self.tap("Create Project")
        self.open_project()
        self.shows("$5,000 remaining")

    def open_project(self):
        self.tap_with("Lake House")

    def enter_purchase(self):
        self.tap("Transactions")
        self.tap("Add Transaction")
        self.tap("Purchase")
        self.press(self.page.get_by_role("button", name=re.compile("Wayfair$")))
        self.tap("Next")
        self.write("Amount", "459.49")
        self.tap("Reimbursement Type")
        self.press(self.page.get_by_role("menuitem", name="Owed to Business"))
        self.tap("Create Transaction")
        self.open_purchase()
        self.tap("Add items")
        self.tap("Create from List")
        self.write("Receipt text", RECEIPT)
        self.tap("Preview")
        self.shows("3 items parsed")
        self.tap("Create All")

    def open_purchase(self):
        self.tap_with("Wayfair, $459.49")

    def upload_receipt(self):
        with self.page.expect_file_chooser() as chooser:
            self.tap("Add")
        picture = io.BytesIO()
        Image.new("RGB", (600, 900), (240, 240, 230)).save(picture, "PNG")
        chooser.value.set_files({"name": "receipt.png", "mimeType": "image/png", "buffer": picture.getvalue()})
        self.shows("RECEIPTS, 1")

    def furnish(self):
        """Makes a room and puts two of the three items in it."""
        self.tap("Spaces")
        self.tap("Add")
        self.write("Name *", "Living Room")
        self.tap("Create Space")
        self.tap("Items")
        for item in ["WALNUT SIDE TABLE", "BRASS LAMP"]:
            self.tap(f"Select {item}")
        self.tap("Actions")
        self.tap("Set Space")
        self.tap_with("Living Room")
        self.shows("Living Room")

    def sell(self):
        self.tap("Select ACCENT FURNISH")
        self.tap("Actions")
        self.tap("Sell to Business")
        self.tap("Confirm Sale")
        self.is_sold = True

    def read_invoice(self):
        self.tap("Accounting")
        self.shows("Owed to Design Business")
        self.tap_with("Invoice")
        self.shows("Net Due")
        self.tap("Share")
        # What came from a receipt has no price for the client yet.
        self.shows("Share Without Prices?")
        self.tap("Share Anyway")
        with self.page.expect_download() as download:
            self.tap("Share")
            save = self.page.get_by_role("button", name="Save to Files")
            if save.count():
                save.click()
        text = "\n".join(page.extract_text() for page in PdfReader(download.value.path()).pages)
        # The sold one is no longer the client's.
        (self.assertNotIn if self.is_sold else self.assertIn)("ACCENT", text)
        for words in ["Lake House", "Kessler", "BRASS LAMP", "Net Amount Due"]:
            self.assertIn(words, text)

    def search(self):
        self.tab("Search")
        self.write("Search", "brass")
        self.shows("Items (1)")
        self.shows("BRASS LAMP")

    def archive(self):
        self.tab("Projects")
        self.tap("Project Options")
        self.tap("Edit Project")
        # The switch is the last of the form, which scrolls behind its buttons.
        self.scroll(800)
        self.press(self.page.get_by_role("switch", name="Archived"))
        self.tap("Save")
        self.tap("Projects")
        self.shows("No Active Projects")
        self.tap("Archived")
        self.shows("Lake House")

    def test_from_signing_up_to_archiving(self):
        self.sign_up()
        self.make_project()
        self.enter_purchase()
        self.upload_receipt()
        self.tap("Lake House")
        self.furnish()
        self.sell()
        self.read_invoice()
        self.tap("Lake House")
        self.search()
        self.archive()

    def test_a_new_tab_is_signed_in(self):
        """Another tab of the browser has the same person, another browser nobody; signing out ends it in all tabs."""
        self.sign_up()
        first = self.page
        self.open_page()
        self.shows("Sign in to your account")
        self.page.context.close()
        # Browsers draw the tab that is in front.
        self.open_tab(first.context)
        self.shows("No Active Projects")
        self.tab("Settings")
        self.tap("Account")
        self.tap("Sign Out")
        self.tap("Sign Out")
        self.shows("Sign in to your account")
        self.page = first
        first.bring_to_front()
        self.shows("Sign in to your account")
        # What was remembered lets nobody in any more.
        self.open_tab(first.context)
        self.shows("Sign in to your account")

    def test_an_account_is_deleted(self):
        """The owner deletes the account in one tab; another tab that shows a project of it leaves it by itself."""
        self.sign_up()
        self.make_project()
        other = self.page
        self.open_tab(other.context)
        self.tab("Settings")
        self.tap("Account")
        self.tap("Delete Account")
        button = self.page.get_by_role("button", name="Delete Account", exact=True).last
        expect(button).to_be_disabled()
        self.write("Account Name", "Bird & Co")
        expect(button).to_be_enabled()
        self.tap("Delete Account")
        self.shows("No Accounts Found")
        self.page = other
        other.bring_to_front()
        self.shows("No Accounts Found")

    def test_nothing_is_lost_when_the_server_is_killed(self):
        self.sign_up()
        self.make_project()
        self.enter_purchase()
        port = self.server.port
        self.server.close(signal.SIGKILL)
        type(self).server = self.serve(port)
        # The page comes back by itself, and says that it had to begin anew.
        notice = self.page.locator(".notice")
        expect(notice).to_contain_text("Started again", timeout=20_000)
        notice.get_by_role("button", name="Close").click()
        self.sign_in()
        self.open_project()
        self.shows("$4,541 remaining")
        self.tap("Transactions")
        self.open_purchase()
        self.upload_receipt()
        self.tap("Lake House")
        self.furnish()
        self.read_invoice()


if __name__ == "__main__":
    unittest.main()
