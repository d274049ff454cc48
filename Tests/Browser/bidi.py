"""Pages of Firefox with as much of Playwright's interface as our tests use, so that the same tests run in both browsers.

What is not here skips the test that asks for it: Chromium's own protocol, touch, and settings that Firefox cannot be told.
"""
import base64
import json
import re
import time
import types
import unittest

from playwright import sync_api

KEYS = {"Enter": "\ue006", "Tab": "\ue004", "Escape": "\ue00c", "Backspace": "\ue003", "Delete": "\ue017", "Space": " ", "ArrowLeft": "\ue012",
        "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Home": "\ue011", "End": "\ue010", "PageUp": "\ue00e",
        "PageDown": "\ue00f", "Shift": "\ue008", "Control": "\ue009", "ControlOrMeta": "\ue009", "Alt": "\ue00a", "Meta": "\ue03d"}
SECONDS = 10

# Finds elements by steps, as Playwright's locators do: by selectors, roles with names, texts, and labels.
FIND = r"""(function find(steps, top = document) {
  const roles = {
    button: 'button, [role=button], input[type=button], input[type=submit], summary', link: 'a[href], [role=link]', textbox: 'input:not([type]), input[type=text], input[type=password], input[type=email], input[type=tel], input[type=url], textarea, [role=textbox]',
    searchbox: 'input[type=search], [role=searchbox]', slider: 'input[type=range], [role=slider]', checkbox: 'input[type=checkbox]:not([role]), [role=checkbox]', radio: 'input[type=radio], [role=radio]',
    heading: 'h1, h2, h3, h4, h5, h6, [role=heading]', navigation: 'nav, [role=navigation]', listitem: 'li, [role=listitem]', list: 'ul, ol, [role=list]', combobox: 'select, [role=combobox]', img: 'img, [role=img]', main: 'main', status: '[role=status]',
    dialog: 'dialog, [role=dialog]',
  };
  const words = text => (text || '').replace(/\s+/g, ' ').trim();
  const hears = el => !el.closest('[aria-hidden=true], [hidden]') && getComputedStyle(el).display !== 'none' && getComputedStyle(el).visibility !== 'hidden';
  const label = el => words(el.getAttribute('aria-label')) || (el.getAttribute('aria-labelledby') || '').split(' ').map(id => id && document.getElementById(id) ? words(document.getElementById(id).textContent) : '').join(' ').trim() || (el.labels && el.labels.length ? words([...el.labels].map(one => one.textContent).join(' ')) : '');
  const name = el => label(el) || words(el.textContent) || words(el.title) || words(el.placeholder) || words(el.alt);
  const fits = (found, wanted, exact) => wanted === null || (wanted.pattern ? new RegExp(wanted.pattern).test(found) : exact ? found === words(wanted) : found.toLowerCase().includes(words(wanted).toLowerCase()));
  let all = [top];
  for (const step of steps) {
    const inside = selector => [...new Set(all.flatMap(root => [...root.querySelectorAll(selector)]))];
    if (step.kind === 'css') all = inside(step.text);
    if (step.kind === 'role') all = inside(roles[step.role] || `[role="${step.role}"]`).filter(el => (!el.getAttribute('role') || el.getAttribute('role') === step.role) && hears(el) && fits(name(el), step.text, step.exact) && (!step.level || [`H${step.level}`, String(step.level)].includes(el.getAttribute('aria-level') || el.tagName)));
    if (step.kind === 'text') all = inside('*').filter(el => !['SCRIPT', 'STYLE', 'HEAD', 'TITLE'].includes(el.tagName) && fits(words(el.textContent), step.text, step.exact) && ![...el.children].some(child => fits(words(child.textContent), step.text, step.exact)));
    if (step.kind === 'label') all = inside('*').filter(el => label(el) && fits(label(el), step.text, step.exact));
    if (step.kind === 'holds') all = all.filter(el => find(step.steps, el).length);
    if (step.kind === 'has') all = all.filter(el => fits(words(el.textContent), step.text, false));
    if (step.kind === 'nth') all = step.index < 0 ? all.slice(step.index, step.index + 1 || undefined) : all.slice(step.index, step.index + 1);
  }
  return all;
})"""


def is_function(text):
    return re.match(r"\s*(async\s*)?(\([^()]*\)|\w+)\s*=>|\s*(async\s+)?function\b", text) is not None


class Unsupported:
    """What the tests ask for beside this skips them."""

    def __getattr__(self, name):
        raise unittest.SkipTest(f"{type(self).__name__}.{name} is not driven in Firefox")


class FirefoxContext(Unsupported):
    """Cookies and storage of its own."""

    def __init__(self, browser, viewport=None, device_scale_factor=1, **options):
        unknown = {name for name, value in options.items() if value and not (name == "color_scheme" and value == "light")}
        if unknown:
            raise unittest.SkipTest(f"Firefox cannot be told of {', '.join(sorted(unknown))}")
        self.browser, self.viewport, self.ratio = browser, viewport or {"width": 800, "height": 1000}, device_scale_factor
        self.id = browser.ask("browser.createUserContext")["userContext"]

    def new_page(self):
        return FirefoxPage(self)

    def close(self):
        self.browser.ask("browser.removeUserContext", userContext=self.id)


class FirefoxPage(Unsupported):
    def __init__(self, context):
        self.context, self.browser = context, context.browser
        self.id = self.browser.ask("browsingContext.create", type="window", userContext=context.id)["context"]
        self.browser.ask("browsingContext.setViewport", context=self.id, viewport=context.viewport, devicePixelRatio=context.ratio)
        self.keyboard, self.mouse = Keyboard(self), Mouse(self)

    def ask(self, method, **params):
        return self.browser.ask(method, context=self.id, **params)

    def on(self, event, handler):
        if event == "console":
            self.browser.handlers[self.id] = lambda text: handler(types.SimpleNamespace(type="error", text=text))

    def goto(self, address):
        self.ask("browsingContext.navigate", url=address, wait="complete")

    def reload(self, wait_until="load"):
        self.ask("browsingContext.reload", wait="complete")

    def go_back(self):
        self.ask("browsingContext.traverseHistory", delta=-1)

    def bring_to_front(self):
        self.ask("browsingContext.activate")

    def close(self):
        self.ask("browsingContext.close")

    def add_init_script(self, script):
        self.browser.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}", contexts=[self.id])

    @property
    def url(self):
        return self.evaluate("location.href")

    def run(self, expression):
        result = self.browser.ask("script.evaluate", expression=expression, target={"context": self.id}, awaitPromise=True)
        if result["type"] == "exception":
            raise AssertionError(result["exceptionDetails"]["text"])
        return result["result"].get("value")

    def evaluate(self, text, argument=None):
        if is_function(text):
            text = f"({text})({json.dumps(argument)})"
        elif ";" in text.strip().rstrip(";"):
            return self.run(text)
        # An element is something, though JSON has nothing for it.
        return json.loads(self.run(
            f"(async () => JSON.stringify(await ({text.strip().rstrip(';')}) ?? null, (_, value) => value instanceof Node ? 'a node' : value))()"))

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def wait_for_selector(self, selector):
        self.locator(selector).wait_for()

    def locator(self, selector, has_text=None):
        return FirefoxLocator(self, []).locator(selector, has_text)

    def get_by_role(self, role, name=None, exact=False, level=None):
        return FirefoxLocator(self, []).get_by_role(role, name, exact, level)

    def get_by_text(self, text, exact=False):
        return FirefoxLocator(self, []).get_by_text(text, exact)

    def get_by_label(self, text, exact=False):
        return FirefoxLocator(self, []).get_by_label(text, exact)

    def screenshot(self):
        return base64.b64decode(self.ask("browsingContext.captureScreenshot")["data"])


class FirefoxLocator(Unsupported):
    def __init__(self, page, steps):
        self.page, self.steps = page, steps

    def _with(self, **step):
        if isinstance(step.get("text"), re.Pattern):
            step["text"] = {"pattern": step["text"].pattern}
        return FirefoxLocator(self.page, [*self.steps, step])

    def locator(self, selector, has_text=None):
        found = self._with(kind="css", text=selector)
        return found if has_text is None else found.filter(has_text)

    def get_by_role(self, role, name=None, exact=False, level=None):
        return self._with(kind="role", role=role, text=name, exact=exact, level=level)

    def get_by_text(self, text, exact=False):
        return self._with(kind="text", text=text, exact=exact)

    def get_by_label(self, text, exact=False):
        return self._with(kind="label", text=text, exact=exact)

    def filter(self, has_text=None, has=None):
        return self._with(kind="holds", steps=has.steps) if has else self._with(kind="has", text=has_text)

    def nth(self, index):
        return self._with(kind="nth", index=index)

    @property
    def first(self):
        return self.nth(0)

    @property
    def last(self):
        return self.nth(-1)

    def all(self):
        return [self.nth(index) for index in range(self.count())]

    def _all(self, function, argument=None):
        found = f"{FIND}({json.dumps(self.steps)})"
        return json.loads(self.page.run(f"(async () => JSON.stringify(await ({function})({found}, {json.dumps(argument)}) ?? null))()"))

    def count(self):
        return self._all("all => all.length")

    def wait_for(self, state="attached"):
        end = time.monotonic() + SECONDS
        while self.count() == 0:
            assert time.monotonic() < end, f"{self.steps} is not there"
            time.sleep(0.03)

    def evaluate(self, function, argument=None):
        self.wait_for()
        return self._all(f"(all, argument) => ({function})(all[0], argument)", argument)

    def evaluate_all(self, function, argument=None):
        return self._all(function, argument)

    def get_attribute(self, name):
        return self.evaluate("(el, name) => el.getAttribute(name)", name)

    def text_content(self):
        return self.evaluate("el => el.textContent")

    def input_value(self):
        return self.evaluate("el => el.value")

    def is_visible(self):
        return self._all("all => all.length > 0 && all[0].getClientRects().length > 0 && getComputedStyle(all[0]).visibility !== 'hidden'")

    def bounding_box(self):
        return self.evaluate("el => { const { x, y, width, height } = el.getBoundingClientRect(); return { x, y, width, height }; }")

    def focus(self):
        self.evaluate("el => el.focus()")

    def scroll_into_view_if_needed(self):
        self.evaluate("el => el.scrollIntoView({ block: 'nearest' })")

    def click(self):
        self.scroll_into_view_if_needed()
        # Where a picture is still on its way, what is under a place is elsewhere a moment later.
        last, box = None, self.bounding_box()
        while box != last:
            time.sleep(0.03)
            last, box = box, self.bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def hover(self, position=None):
        box = self.bounding_box()
        place = position or {"x": box["width"] / 2, "y": box["height"] / 2}
        self.page.mouse.move(box["x"] + place["x"], box["y"] + place["y"])

    def check(self, force=False):
        if force:
            return self.evaluate("el => { if (!el.checked) el.click(); }")
        if not self.evaluate("el => el.checked"):
            self.click()

    def uncheck(self):
        if self.evaluate("el => el.checked"):
            self.click()

    def fill(self, text):
        self.evaluate("(el, text) => { el.focus(); el.value = text; el.dispatchEvent(new InputEvent('input', { bubbles: true })); }", text)

    def select_option(self, value=None, label=None):
        self.evaluate("""(el, wanted) => {
            el.value = [...el.options].find(one => one.value === wanted || one.label === wanted).value;
            el.dispatchEvent(new Event('change', { bubbles: true }));
        }""", value if label is None else label)

    def press(self, key):
        self.focus()
        self.page.keyboard.press(key)

    def screenshot(self):
        box = self.bounding_box()
        data = self.page.ask("browsingContext.captureScreenshot", clip={"type": "box", **box})["data"]
        return base64.b64decode(data)


class Keyboard(Unsupported):
    def __init__(self, page):
        self.page = page

    def perform(self, actions):
        self.page.ask("input.performActions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def type(self, text, delay=0):
        for letter in text if delay else [text]:
            self.perform([{"type": kind, "value": key} for key in letter for kind in ("keyDown", "keyUp")])
            time.sleep(delay / 1000)

    def press(self, keys):
        values = [KEYS.get(key, key) for key in re.findall(r"[^+]+|\+$", keys)]
        self.perform([{"type": "keyDown", "value": key} for key in values] + [{"type": "keyUp", "value": key} for key in reversed(values)])

    def down(self, key):
        self.perform([{"type": "keyDown", "value": KEYS.get(key, key)}])

    def up(self, key):
        self.perform([{"type": "keyUp", "value": KEYS.get(key, key)}])


class Mouse(Unsupported):
    def __init__(self, page):
        self.page, self.place = page, (0, 0)

    def perform(self, actions):
        self.page.ask("input.performActions", actions=[
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}])

    def move(self, x, y, steps=1):
        from_x, from_y = self.place
        # Pointers do not leave the window over BiDi.
        view = self.page.context.viewport
        x, y = min(max(x, 0), view["width"] - 1), min(max(y, 0), view["height"] - 1)
        self.place = (round(x), round(y))
        way = [(from_x + (x - from_x) * step / steps, from_y + (y - from_y) * step / steps) for step in range(1, steps + 1)]
        self.perform([{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 16 if steps > 1 else 0} for x, y in way])

    def down(self, button=0):
        self.perform([{"type": "pointerDown", "button": button}])

    def up(self, button=0):
        self.perform([{"type": "pointerUp", "button": button}])

    def click(self, x, y, button="left"):
        number = {"left": 0, "right": 2}[button]
        self.move(x, y)
        self.perform([{"type": "pointerDown", "button": number}, {"type": "pointerUp", "button": number}])

    def wheel(self, dx, dy):
        x, y = self.place
        self.page.ask("input.performActions", actions=[
            {"type": "wheel", "id": "wheel", "actions": [{"type": "scroll", "x": x, "y": y, "deltaX": round(dx), "deltaY": round(dy)}]}])


class Expectation(Unsupported):
    """What comes true within a while."""

    def __init__(self, locator):
        self.locator = locator

    def until(self, function, argument, what, timeout=5000):
        end = time.monotonic() + max(timeout / 1000, 2)
        while True:
            value = self.locator._all(function, argument)
            if value is True:
                return
            assert time.monotonic() < end, f"{self.locator.steps} {what}: {value}"
            time.sleep(0.03)

    def to_be_attached(self, timeout=5000):
        self.until("all => all.length > 0", None, "is not there", timeout)

    def to_be_in_viewport(self, timeout=5000):
        self.until("all => all.length > 0 && (({ top, bottom }) => bottom > 0 && top < innerHeight)(all[0].getBoundingClientRect())", None, "is out of sight", timeout)

    def not_to_have_value(self, value, timeout=5000):
        self.until("(all, value) => all.length > 0 && all[0].value !== value", value, f"is {value}", timeout)

    def not_to_be_attached(self, timeout=5000):
        self.until("all => all.length === 0", None, "is there", timeout)

    def not_to_be_focused(self, timeout=5000):
        self.until("all => all[0] !== document.activeElement", None, "has the focus", timeout)

    def not_to_contain_text(self, text, timeout=5000):
        self.until("(all, text) => all.length > 0 && !all[0].textContent.includes(text)", text, f"has {text}", timeout)

    def to_be_visible(self, timeout=5000):
        self.until("all => all.length > 0 && all[0].getClientRects().length > 0", None, "is not seen", timeout)

    def to_be_hidden(self, timeout=5000):
        self.until("all => all.every(el => !el.getClientRects().length)", None, "is seen", timeout)

    def to_have_count(self, count, timeout=5000):
        self.until("(all, count) => all.length === count || all.length", count, f"are not {count}", timeout)

    def to_be_focused(self, timeout=5000):
        self.until("all => all[0] === document.activeElement", None, "has not the focus", timeout)

    def to_have_value(self, value, timeout=5000):
        self.until("(all, value) => all.length > 0 && (all[0].value === value || all[0].value)", value, f"is not {value}", timeout)

    def to_be_checked(self, timeout=5000):
        self.until("all => all.length > 0 && (all[0].checked === true || all[0].getAttribute('aria-checked') === 'true')", None, "is not checked", timeout)

    def not_to_be_checked(self, timeout=5000):
        self.until("all => all.length > 0 && !all[0].checked && all[0].getAttribute('aria-checked') !== 'true'", None, "is checked", timeout)

    def to_contain_text(self, text, timeout=5000):
        self.until("(all, text) => all.length > 0 && (all[0].textContent.includes(text) || all[0].textContent)", text, f"has no {text}", timeout)

    def to_have_text(self, text, timeout=5000):
        self.until("(all, text) => all.length > 0 && (all[0].textContent.trim() === text || all[0].textContent)", text, f"is not {text}", timeout)

    def to_have_attribute(self, name, value, timeout=5000):
        self.until("(all, pair) => all.length > 0 && (all[0].getAttribute(pair[0]) === pair[1] || all[0].getAttribute(pair[0]))", [name, value], f"has no {name}={value}", timeout)


def expect(subject):
    """Playwright's, or the same for Firefox."""
    return Expectation(subject) if isinstance(subject, FirefoxLocator) else sync_api.expect(subject)
