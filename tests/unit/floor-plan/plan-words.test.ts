import { expect, test } from "vitest";
import { planWords } from "#app/floor-plan/words/plan-words.ts";
import { createI18n } from "#app/i18n/create-i18n.ts";
import { ownStrings } from "#app/i18n/locale-strings.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

const { t, content } = fixture.edition("es");
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");
const words = (plan: Parameters<typeof planWords>[0]) =>
  planWords(plan, t).rooms.map(({ name, facts }) => [name, ...facts.map(plain)]);

test("a plan in words says of each room its size, doors, windows and furniture", () => {
  expect(words(smallPlan())).toEqual([
    [
      "Salón",
      "Mide 3,8 m de ancho y 3,6 m de fondo.",
      "Puerta hacia la derecha, de 0,8 m de ancho: lleva a «Baño» y se abre hacia allí.",
      "Corredera de vidrio hacia el frente, de 3,0 × 2,4 m, desde el suelo. Por ella se entra.",
      "Sofá (2,0 × 0,9 m), al fondo.",
    ],
    [
      "Baño",
      "Mide 1,7 m de ancho y 3,6 m de fondo.",
      "Puerta hacia la izquierda, de 0,8 m de ancho: lleva a «Salón» y se abre hacia esta estancia.",
      "Ventana hacia el fondo, de 0,6 × 0,6 m, a 1,5 m del suelo.",
      "Ducha (0,9 × 0,9 m), al fondo a la izquierda.",
    ],
  ]);
});

test("a kitchen says how many rings it has, and that a fridge is under its worktop", () => {
  const kitchen = { label: "Frente", piece: "kitchen", back: "n", rect: [1000, 2900, 2000, 900] } as const;
  const sentence = (parts: { readonly rings?: number; readonly fridge?: boolean }) =>
    words(
      smallPlan({
        furniture: [
          { ...kitchen, rect: [...kitchen.rect], room: "salon", fixed: true, rings: 4, fridge: false, ...parts },
        ],
      }),
    )[0]?.at(-1);
  expect(sentence({})).toBe("Frente con 4 fuegos (2,0 × 0,9 m), al fondo.");
  expect(sentence({ rings: 1 })).toBe("Frente con un fuego (2,0 × 0,9 m), al fondo.");
  expect(sentence({ rings: 2, fridge: true })).toBe(
    "Frente con 2 fuegos y frigorífico bajo la encimera (2,0 × 0,9 m), al fondo.",
  );
});

test("rooms that are not rectangles, passages, sliding doors, open sides and shared glass have their own sentences", () => {
  const plans = content.entries("models").flatMap(({ data }) => data.plans);
  const sentences = plans.flatMap((plan) => words(plan).flat());
  expect(sentences).toEqual(
    expect.arrayContaining([
      "No es un rectángulo: donde más, mide 3,8 m de ancho y 2,8 m de fondo.",
      "Paso sin puerta hacia la derecha, de 0,8 m de ancho: lleva a «Vestíbulo».",
      "Puerta corredera hacia la derecha, de 0,7 m de ancho: lleva a «Baño».",
      "Sin tabique hacia el fondo: sigue «Vestíbulo».",
      "Sin tabique por más de un lado: sigue «Cocina».",
      expect.stringContaining("Da luz también a «Comedor con cocina»."),
    ]),
  );
});

test("another language says it in its words and figures, and what it lacks in Spanish", () => {
  const english = {
    planWords: {
      rectangle: "It is {{width}} wide and {{depth}} deep.",
      furniture: "{{label}} ({{size}}), {{place}}.",
      places: { n: "at the back" },
    },
  };
  const original = fixture.locales.strings("es");
  const [room] = planWords(smallPlan(), createI18n("en", ownStrings("en", original, english), original).t).rooms;
  const [size = "", door = "", , sofa = ""] = room?.facts.map(plain) ?? [];
  expect(size).toBe("It is 3.8 m wide and 3.6 m deep.");
  expect(sofa).toBe("Sofá (2.0 × 0.9 m), at the back.");
  expect(door).toBe("Puerta hacia la derecha, de 0,8 m de ancho: lleva a «Baño» y se abre hacia allí.");
});
