import { expect, test } from "vitest";
import { BrowserChoiceError, findBrowser, type Machine } from "#scripts/browser/find-browser.ts";
import { message } from "#scripts/terminal/messages.ts";

const download = "/home/ana/.cache/chromium/chrome";

/** A machine on which only the given programs start. */
function machine(programs: string[], changes: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: "/usr/local/bin:/usr/bin", HOME: "/Users/ana" },
    platform: "linux",
    playwrightPath: download,
    isUsable: (path) => programs.includes(path),
    ...changes,
  };
}

test("CHROMIUM_PATH comes before everything else", () => {
  const env = { PATH: "/usr/bin", CHROMIUM_PATH: "/opt/mine/chrome" };
  expect(findBrowser(machine(["/opt/mine/chrome", download, "/usr/bin/chromium"], { env }))).toBe("/opt/mine/chrome");
});

test("a CHROMIUM_PATH that does not start is an error, not a reason to take another browser", () => {
  const env = { PATH: "/usr/bin", CHROMIUM_PATH: "/opt/gone" };
  const search = () => findBrowser(machine([download], { env }));
  expect(search).toThrow(BrowserChoiceError);
  expect(search).toThrow(message("chromiumPathUnusable", { path: "/opt/gone" }));
});

test("an empty CHROMIUM_PATH does not count", () => {
  expect(findBrowser(machine([download], { env: { PATH: "/usr/bin", CHROMIUM_PATH: "" } }))).toBe(download);
});

test("Playwright's own download comes before what is installed", () => {
  expect(findBrowser(machine([download, "/usr/bin/google-chrome"]))).toBe(download);
});

test.each([
  [["/usr/bin/chromium", "/usr/bin/google-chrome-stable"], "/usr/bin/google-chrome-stable"],
  [["/usr/bin/microsoft-edge", "/usr/local/bin/chromium"], "/usr/local/bin/chromium"],
  [["/usr/bin/chromium-browser"], "/usr/bin/chromium-browser"],
  [["/usr/bin/google-chrome", "/usr/bin/chromium-headless-shell"], "/usr/bin/chromium-headless-shell"],
  [["/usr/bin/msedge"], "/usr/bin/msedge"],
])("of %j on the PATH, %s is taken", (programs, found) => {
  expect(findBrowser(machine(programs))).toBe(found);
});

test("systems without a download of Playwright's still find an installed browser", () => {
  expect(findBrowser(machine(["/usr/bin/chromium"], { playwrightPath: undefined }))).toBe("/usr/bin/chromium");
});

test.each([
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Users/ana/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
])("macOS: %s is found", (path) => {
  expect(findBrowser(machine([path], { platform: "darwin" }))).toBe(path);
  expect(findBrowser(machine([path]))).toBeUndefined();
});

test.each([
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  "C:\\Users\\ana\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe",
  "D:\\tools\\chrome.exe",
])("Windows: %s is found", (path) => {
  const env = {
    Path: "C:\\Windows;D:\\tools",
    ProgramFiles: "C:\\Program Files",
    "ProgramFiles(x86)": "C:\\Program Files (x86)",
    LOCALAPPDATA: "C:\\Users\\ana\\AppData\\Local",
  };
  expect(findBrowser(machine([path], { platform: "win32", env }))).toBe(path);
});

test("without any browser, and without a PATH, the answer is undefined", () => {
  expect(findBrowser(machine([]))).toBeUndefined();
  expect(findBrowser(machine([], { env: {} }))).toBeUndefined();
});
