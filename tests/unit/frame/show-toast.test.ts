import { expect, onTestFinished, test } from "vitest";
import { shownToasts, showToast } from "#app/frame/toaster/show-toast.ts";

const shown = () => shownToasts.get().map(({ title = "", text }) => title + text);

test("the newest three toasts are shown, and of two with the same words the newer one", () => {
  onTestFinished(() => shownToasts.set([]));
  for (const text of ["uno", "dos", "tres", "cuatro"]) showToast({ text });
  expect(shown()).toEqual(["cuatro", "tres", "dos"]);
  showToast({ text: "tres" });
  expect(shown()).toEqual(["tres", "cuatro", "dos"]);
  showToast({ title: "Error: ", text: "dos" });
  expect(shown()).toEqual(["Error: dos", "tres", "cuatro"]);
});
