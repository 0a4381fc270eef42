import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import { hydrationState } from "#app/frame/start/hydration-state.ts";

/** What the router reads from a text in its format. */
async function read(text: string): Promise<unknown> {
  const { body } = new Response(text);
  if (!body) throw new Error("A response with a text has a body.");
  // Only the names of errors are looked up in it.
  const { value } = await decode(body, {} as Window & typeof globalThis);
  return value;
}

// As the router's build writes it: references to places in the array, negative ones for what JSON does not have.
const file = `${JSON.stringify([
  { _1: 2, _3: 4 },
  "root",
  { _5: 6 },
  "es:contact",
  { _5: 7 },
  "data",
  { _8: 9, _10: -5 },
  { _8: 9, _11: 12 },
  "brand",
  "MOD",
  "nothing",
  "models",
  [13, 14],
  { _8: 9 },
  { _8: 15 },
  "Ñu",
])}\n`;

test("the data of a page become what the router hydrates with", async () => {
  const routes = { root: { brand: "MOD", nothing: null }, "es:contact": { brand: "MOD", models: [] as unknown[] } };
  routes["es:contact"].models = [{ brand: "MOD" }, { brand: "Ñu" }];
  expect(await read(file)).toMatchObject({
    "es:contact": { data: routes["es:contact"] },
    root: { data: { brand: "MOD" } },
  });
  const before = (await read(file)) as Record<string, { data: unknown }>;
  const loaderData = Object.fromEntries(Object.entries(before).map(([route, { data }]) => [route, data]));
  expect(await read(hydrationState(file))).toEqual({ loaderData });
});

test("what a loader left for later stays at its place", () => {
  expect(hydrationState(`${file}P9:[1]\n`).endsWith("\nP9:[1]\n")).toBe(true);
});

test.each([
  ["a page of the host", "<!doctype html>"],
  ["a list", "[[1]]"],
  ["an error of a loader", JSON.stringify([{ _1: 2 }, "root", { _3: 4 }, "error", "no"])],
])("%s is refused", (_name, text) => {
  expect(() => hydrationState(text)).toThrow();
});
