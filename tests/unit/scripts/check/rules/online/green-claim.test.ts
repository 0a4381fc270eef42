import { expect, test } from "vitest";
import { findGreenClaims } from "#scripts/check/rules/online/green-claim.ts";

test.each([
  ["Materiales ecológicos", "ecológicos"],
  ["La casa más sostenible.", "sostenible"],
  ["Fachadas respetuosas con el medio ambiente", "respetuosas con el medio ambiente"],
  ["Energía verde en el taller", "Energía verde"],
  ["Pinturas biodegradables", "biodegradables"],
  ["Un transporte neutro en carbono", "neutro en carbono"],
  ["Apostamos por la construcción verde", "construcción verde"],
  ["Un módulo con cero emisiones", "cero emisiones"],
  ["Todo es eco-friendly", "eco-friendly"],
  ["¿Te interesa? Es ecológica.", "ecológica"],
  ["Sostenible y con madera PEFC", "Sostenible"],
  ["No solo es sostenible.", "sostenible"],
  ["No es barata, es ecológica.", "ecológica"],
  ["No es una moda sino una casa ecológica", "ecológica"],
])("«%s» praises", (text, words) => {
  expect(findGreenClaims(text).map(({ text: found }) => found)).toEqual([words]);
});

test.each([
  "La cocina verde salvia y las paredes verdes.",
  "El Ministerio para la Transición Ecológica",
  "Hablamos de sostenibilidad y de ecología.",
  "Ese ritmo es insostenible.",
  "No es sostenible prometer más.",
  "Un crecimiento sostenible de la ocupación",
  "El camping vende vino ecológico y verduras ecológicas.",
  "¿Son ecológicos los módulos?",
  "Construir no siempre es sostenible.",
  "Ninguna casa es ecológica por sí sola.",
  "Madera de gestión sostenible certificada PEFC",
  "La palabra «ecológico» no dice nada.",
  "La opción verde cuesta lo mismo que la blanca.",
  "/blog/materiales-ecologicos y [precio](/blog/casa-sostenible)",
])("«%s» does not", (text) => {
  expect(findGreenClaims(text)).toEqual([]);
});
