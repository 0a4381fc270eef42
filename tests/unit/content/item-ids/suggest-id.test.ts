import { expect, test } from "vitest";
import { z } from "zod";
import { completeIds, missingIds } from "#app/content/item-ids/complete-ids.ts";
import { suggestId } from "#app/content/item-ids/suggest-id.ts";

test.each([
  [{ text: "Un párrafo.", title: "Hecho a medida" }, "hecho-a-medida"],
  [{ question: "¿Cuánto cuesta?", answer: "Depende." }, "cuanto-cuesta"],
  [{ name: "Tornillos de cimentación", kind: "screws" }, "tornillos-de-cimentacion"],
  [{ label: "CONTACTO", href: "/contacto" }, "contacto"],
  [{ value: "24/7", label: "de soporte{{nota.soporte}}" }, "de-soporte"],
  [{ src: "exteriors/mod-one-dusk.jpg", alt: "MOD|ONE de noche." }, "mod-one-dusk"],
  [{ from: [0, 1], rooms: ["sala", "cocina"] }, "sala-cocina"],
  [{ phrases: ["borrad mis datos", "borra mis datos"], href: "/privacidad" }, "borrad-mis-datos"],
  [{ href: "/blog/ahorro?x=1#y" }, "ahorro"],
  [{ text: "Solo hay un párrafo." }, "solo-hay-un-parrafo"],
  // A long title is cut at a word that says something.
  [{ title: "Estructuras resistentes a la corrosión" }, "estructuras-resistentes"],
  [{ title: "x".repeat(50) }, "x".repeat(32)],
  // What YAML would not read as a text.
  [{ title: "2024" }, "elemento-2024"],
  [{ title: "Null" }, "elemento-null"],
  [{ title: "{{precio.metro}}" }, "elemento"],
  [{}, "elemento"],
  [null, "elemento"],
])("the id of %j is made of what tells it from others", (item, id) => {
  expect(suggestId(item, [])).toBe(id);
});

test("an id that is taken gets a number", () => {
  expect(suggestId({ title: "Lavabo" }, ["lavabo", "lavabo-2"])).toBe("lavabo-3");
});

const schema = z.strictObject({ cards: z.array(z.strictObject({ id: z.string(), title: z.string() })) });
const data = { cards: [{ title: "Uno" }, { id: null, title: "Uno" }, { id: "uno", title: "Otro" }, "texto"] };

test("items without an id get one each that their list does not have yet", () => {
  expect(missingIds(schema, data)).toEqual([
    { path: ["cards", 0], id: "uno-2" },
    { path: ["cards", 1], id: "uno-3" },
  ]);
});

test("data are completed in a copy, and only where an id is missing", () => {
  expect(completeIds(schema, data)).toMatchObject({
    cards: [{ id: "uno-2" }, { id: "uno-3" }, { id: "uno" }, "texto"],
  });
  expect(data.cards[0]).toEqual({ title: "Uno" });
  const complete = { cards: [{ id: "uno", title: "Uno" }] };
  expect(completeIds(schema, complete)).toBe(complete);
});
