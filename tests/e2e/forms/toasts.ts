import { expect, type Page } from "@playwright/test";

/** The words of a toast: one line, or a title and a text. */
type ToastWords = string | { readonly title: string; readonly text: string };

interface ShownToast {
  readonly lines: readonly string[];
  readonly isFailure: boolean;
}

/** Returns the toasts that are shown at the moment, each as its lines and with its look. */
export async function shownToasts(page: Page): Promise<ShownToast[]> {
  const toasts = await page.locator(".toast-region li").evaluateAll((items) =>
    items.map((toast) => ({
      text: toast instanceof HTMLElement ? toast.innerText : "",
      isFailure: toast.matches(".toast--destructive") || toast.querySelector(".toast--destructive") !== null,
    })),
  );
  return toasts.map(({ text, isFailure }) => ({ lines: text.split("\n").filter((line) => line !== ""), isFailure }));
}

/** Waits for exactly one toast with these words, which looks like one of a failure or does not. */
export async function expectToast(page: Page, words: ToastWords, { isFailure = false, timeout = 15_000 } = {}) {
  const lines = typeof words === "string" ? [words] : [words.title, words.text];
  const intervals = [50, 100, 250];
  await expect.poll(() => shownToasts(page), { timeout, intervals }).toEqual([{ lines, isFailure }]);
}

/** Waits until no toast is shown. */
export async function expectNoToast(page: Page): Promise<void> {
  await expect.poll(() => shownToasts(page), { intervals: [50, 100, 250] }).toEqual([]);
}
