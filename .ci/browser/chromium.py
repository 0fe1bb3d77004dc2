"""Drives a headless Chromium over its DevTools pipe: the standard library is enough."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Browser:
    def __init__(self, command=None):
        path = command or shutil.which("chromium") or shutil.which("google-chrome")
        if not path:
            raise SystemExit("no Chromium here: apt-get install chromium")
        to_read, self._write = os.pipe()
        self._read, to_write = os.pipe()
        self._profile = tempfile.mkdtemp(prefix="offscreen-browser-")

        def keep_pipes():
            # The browser reads from 3 and writes to 4.
            spare_read, spare_write = os.dup(to_read), os.dup(to_write)
            os.dup2(spare_read, 3)
            os.dup2(spare_write, 4)

        self._process = subprocess.Popen(
            [path, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-dev-shm-usage",
             "--remote-debugging-pipe", f"--user-data-dir={self._profile}", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=keep_pipes, close_fds=False)
        os.close(to_read)
        os.close(to_write)
        self._rest, self._number, self.events = b"", 0, []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.call("Browser.close")
        except Exception:
            pass
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
        shutil.rmtree(self._profile, ignore_errors=True)

    def call(self, method, params=None, session=None, seconds=30):
        self._number += 1
        message = {"id": self._number, "method": method, "params": params or {}}
        if session:
            message["sessionId"] = session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        end = time.monotonic() + seconds
        while True:
            answer = self._next(end)
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer.get("result", {})
            self.events.append(answer)

    def _next(self, end):
        while b"\0" not in self._rest:
            if not select.select([self._read], [], [], max(0, end - time.monotonic()))[0]:
                raise TimeoutError("the browser does not answer")
            more = os.read(self._read, 1 << 20)
            if not more:
                raise RuntimeError("the browser is gone")
            self._rest += more
        message, self._rest = self._rest.split(b"\0", 1)
        return json.loads(message)

    def open(self, address, width=1280, height=800, dark=False, still=True):
        return Page(self, address, width, height, dark, still)


class Page:
    """A page of a size, light or dark, with motion or without."""

    def __init__(self, browser, address, width, height, dark, still):
        self.browser = browser
        self.target = browser.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        self.session = browser.call("Target.attachToTarget", {"targetId": self.target, "flatten": True})["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.call("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if still else "no-preference"}]})
        self.go(address)

    def call(self, method, params=None):
        return self.browser.call(method, params, self.session)

    def go(self, address):
        self.call("Page.navigate", {"url": address})
        self.wait("document.readyState === 'complete'")

    def wait(self, condition, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if self.run(condition):
                    return
            except RuntimeError:
                pass
            time.sleep(0.02)
        raise TimeoutError(f"never so: {condition}")

    def run(self, expression):
        """The value of a JavaScript expression."""
        answer = self.call("Runtime.evaluate", {"expression": expression, "returnByValue": True, "awaitPromise": True})
        if "exceptionDetails" in answer:
            raise RuntimeError(json.dumps(answer["exceptionDetails"])[:600])
        return answer["result"].get("value")

    def press(self, key, shift=False):
        text = " " if key == "Space" else key if len(key) == 1 else ""
        name = " " if key == "Space" else key
        event = {"key": name, "text": text, "modifiers": 8 if shift else 0, "code": key if len(key) > 1 else ""}
        self.call("Input.dispatchKeyEvent", {"type": "keyDown", **event})
        self.call("Input.dispatchKeyEvent", {"type": "keyUp", **{**event, "text": ""}})

    def click(self, x, y, alt=False, shift=False):
        event = {"x": x, "y": y, "button": "left", "clickCount": 1, "modifiers": (1 if alt else 0) | (8 if shift else 0)}
        self.call("Input.dispatchMouseEvent", {"type": "mousePressed", **event})
        self.call("Input.dispatchMouseEvent", {"type": "mouseReleased", **event})

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", {"format": "png"})["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    @property
    def complaints(self):
        """What the page wrote to the console as an error or a warning, and what it threw."""
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            params = event.get("params", {})
            if event["method"] == "Runtime.exceptionThrown":
                found.append(params["exceptionDetails"].get("exception", {}).get("description") or params["exceptionDetails"]["text"])
            if event["method"] == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
                found.append(str(params["args"]))
            if event["method"] == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
                found.append(params["entry"]["text"])
        return found
