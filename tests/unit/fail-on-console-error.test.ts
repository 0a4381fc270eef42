import { expect, test, vi } from "vitest";

test.fails("an unexpected console.error fails a test", () => {
  console.error("roto");
});

test.fails("an unexpected console.warn fails a test", () => {
  console.warn("cuidado");
});

test("the message of an earlier test is not held against the next one", () => {
  expect(1).toBe(1);
});

test("an expected console.error is one that the test catches itself", () => {
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  console.error("esperado");
  expect(spy).toHaveBeenCalledExactlyOnceWith("esperado");
});

test.fails("a spy that an earlier test left behind does not hide an error", () => {
  console.error("roto");
});
