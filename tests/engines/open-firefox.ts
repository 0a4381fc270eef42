import puppeteer from "puppeteer-core";
import type { EnginePage } from "./engine-page.ts";

/** Starts Firefox, which speaks WebDriver BiDi without another program. */
export async function openFirefox([executablePath = ""]: readonly string[]): Promise<EnginePage> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (line) => {
    if (line.type() === "error") errors.push(line.text());
  });
  return {
    async open(url) {
      errors.length = 0;
      await page.goto(url);
    },
    run(act, ...values) {
      // Its own type knows handles of elements too, which TypeScript cannot tell from values of JSON here.
      const evaluate: EnginePage["run"] = page.evaluate.bind(page) as never;
      return evaluate(act, ...values);
    },
    click: (selector) => page.click(selector),
    async type(selector, text) {
      await page.click(selector);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    errors: async () => errors,
    close: () => browser.close(),
  };
}
