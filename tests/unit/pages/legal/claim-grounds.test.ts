import { expect, test } from "vitest";
import type { SiteData } from "#app/content/schemas/site.ts";
import { claimGrounds } from "#app/pages/legal/claim-grounds.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const { content, t } = fixture.edition("es");
const words = { t, facts: content.facts() };
const open = { basis: null, date: null };
const none: SiteData["claims"] = { saving: open, time: open, support: open, guarantee: open, environment: open };

test("the grounds of claims are a chapter, each with the id to which its notes lead", () => {
  const claims = {
    ...none,
    saving: { basis: "Tres presupuestos", date: "2026-05-04" },
    guarantee: { basis: "El contrato.", date: null },
  };
  expect(claimGrounds(claims, words)).toEqual([
    { tag: "h2", props: { id: "afirmaciones" }, children: ["En qué se basa lo que afirmamos"] },
    {
      tag: "ul",
      children: [
        {
          tag: "li",
          props: { id: "nota-ahorro" },
          children: [
            { tag: "strong", children: ["Hasta un 30\u00A0% más barato:"] },
            " Tres presupuestos.",
            " Comprobado el 4 de mayo de 2026.",
          ],
        },
        {
          tag: "li",
          props: { id: "nota-garantia" },
          children: [{ tag: "strong", children: ["Garantía total:"] }, " El contrato."],
        },
      ],
    },
  ]);
});

test("there is no chapter while no claim has a ground", () => {
  expect(claimGrounds(none, words)).toEqual([]);
});
