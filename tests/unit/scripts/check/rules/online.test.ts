import { expect, test } from "vitest";
import { findExampleHosts, isRentedHost } from "#scripts/check/rules/online/example-text.ts";

test("an example is found at its place", () => {
  expect(findExampleHosts("Escribe a ana@mod.example o mira www.example.com.")).toEqual([
    { found: "mod.example", offset: 14 },
    { found: "www.example.com", offset: 33 },
  ]);
});

test("a company has its own domain, not one of a web host, of this machine or none", () => {
  const rented = ["lum.pages.dev", "lum.vercel.app", "lum.github.io", "localhost", "203.0.113.7", "[2001:db8::1]"];
  expect([...rented, "www.lum-casas.es"].filter(isRentedHost)).toEqual(rented);
});
