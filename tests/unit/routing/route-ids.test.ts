import { expect, test } from "vitest";
import { keyOfRoute, localeOfRoute } from "#app/routing/route-ids.ts";

test("the language of a route is in its id; the root's is the default one", () => {
  expect(localeOfRoute("es:model:lum-norte")).toBe("es");
  expect(localeOfRoute("pt-BR:contact")).toBe("pt-BR");
  expect(localeOfRoute("root")).toBe("es");
});

test("the key of a route is in its id, whatever follows it", () => {
  expect(keyOfRoute("es:contact")).toBe("contact");
  expect(keyOfRoute("es:model:lum-norte")).toBe("model");
  expect(keyOfRoute("es:about@sobre-nosotros")).toBe("about");
  expect(keyOfRoute("es:financing-private-buyers")).toBe("financing-private-buyers");
  expect(keyOfRoute("root")).toBe("");
});
