import { expect, test, vi } from "vitest";
import { beginLoading, loadOnce } from "#app/integrations/load-once.ts";

test("what has been loaded is not loaded again", async () => {
  const load = vi.fn(async () => "listo");
  const use = loadOnce(load);
  expect(await Promise.all([use(), use()])).toEqual(["listo", "listo"]);
  await use();
  expect(load).toHaveBeenCalledTimes(1);
});

test("a failure is told to whoever waits, and the next use tries again", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("sin conexión"))
    .mockResolvedValue("listo");
  const use = loadOnce(load);
  await expect(use()).rejects.toThrow("sin conexión");
  expect(await use()).toBe("listo");
});

test("loading ahead of time keeps quiet about a failure", async () => {
  const load = vi.fn(async () => {
    throw new Error("sin conexión");
  });
  beginLoading(load);
  await vi.waitFor(() => expect(load).toHaveReturned());
});
