import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { isError } from "#app/content/issues.ts";
import { openSite } from "#app/site/site.server.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { type FinishedCompany, finishedCompanies } from "#tests/site/finished-companies.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { makeOnline, onlineSettings } from "#tests/unit/scripts/check/make-online.ts";
import { reviewLegalTexts } from "#tests/unit/scripts/check/review-legal-texts.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const groups = z.looseObject({ empresa: z.looseObject({}), claims: z.looseObject({}) });

/** Makes the copy of the frozen site that of a company. */
function moveIn(root: string, company: FinishedCompany): void {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const site = groups.parse(parse(read("content/site.yaml")));
  const { brand, host, basis, environment } = company;
  const footer = '"pages": "Páginas del pie"';
  writeFiles(root, {
    "content/site.yaml": stringify({
      ...site,
      brand,
      url: `https://${host}`,
      vat: { prices: "included", rate: company.vat },
      ahorro: { maximo: company.saving },
      empresa: { ...site.empresa, ...company.company, nombreComercial: brand, localidad: company.town },
      contacto: { email: company.email, telefono: company.telephone, direccion: company.company.domicilio },
      sitio: { dominio: host },
      claims: {
        ...site.claims,
        saving: { basis, date: "2026-11-20" },
        ...(environment !== undefined && { environment: { basis: environment, date: "2026-11-20" } }),
      },
    }),
    "content/es/blog/madera-al-sol.md": `${read("content/es/blog/madera-al-sol.md")}\n${company.article}\n`,
    "locales/es.json": read("locales/es.json").replace(footer, `"pages": "${company.string}"`),
  });
}

test.each(finishedCompanies)("the finished site of $brand passes the gate", async (company) => {
  const root = copyFixtureSite({ ".env.production": onlineSettings });
  makeOnline(root);
  moveIn(root, company);
  reviewLegalTexts(root);
  const issues = await runChecks(openSite(root, { production: true }));
  expect(issues.filter(isError)).toEqual([]);
});
