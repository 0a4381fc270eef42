import { expect, test, vi } from "vitest";
import { untilLoaded } from "#app/frame/start/until-loaded.ts";

test("what cannot be loaded is asked for again by the next act, and not before", async () => {
  const events = new EventTarget();
  const fail = vi.fn();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("window", { pendingClicks: Object.assign([], { fail }) });
  const shown = vi.spyOn(console, "error").mockImplementation(() => {});
  const load = vi.fn().mockRejectedValueOnce(new TypeError("no network")).mockResolvedValue("there");

  const loaded = untilLoaded("The strings of the page", load);
  await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce());
  await new Promise((resolve) => setImmediate(resolve));
  expect(load).toHaveBeenCalledOnce();
  expect(shown).toHaveBeenCalledWith("The strings of the page could not be loaded.", expect.any(TypeError));
  events.dispatchEvent(new Event("keydown"));
  expect(await loaded).toBe("there");
  expect(load).toHaveBeenCalledTimes(2);
  expect(fail).toHaveBeenCalledOnce();
});
