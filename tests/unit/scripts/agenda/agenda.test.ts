import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { agendaLines } from "#scripts/agenda/agenda-lines.ts";
import { readAgenda } from "#scripts/agenda/read-agenda.ts";
import { fixture, fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

const now = new Date("2026-11-22T12:00:00Z");
const { t } = fixture.locales.i18n("es");

/** Returns a text of the frozen site with more fields and another title. */
function text(file: string, title: string, fields: string): string {
  return readFileSync(join(fixtureRoot, file), "utf8")
    .replace(/^title: .*$/m, `title: ${title}`)
    .replace("---\n", `---\n${fields}\n`);
}

const post = (title: string, fields: string) => text("content/es/blog/madera-al-sol.md", title, fields);

function openAgenda(builtAt?: Date, more: Record<string, string> = {}) {
  const root = copyFixtureSite({
    "content/es/blog/a-tarde.md": post("El último", "publishAt: 2026-12-24 18:00"),
    "content/es/blog/b-borrador.md": post("Un borrador con día", "draft: true\npublishAt: 2026-11-30"),
    "content/es/blog/c-ayer.md": post("El de ayer", "publishAt: 2026-11-21 09:00"),
    "content/es/blog/d-hace-tiempo.md": post("El de hace tiempo", "publishAt: 2026-01-01"),
    "content/es/stories/oficina-de-ana.md": text(
      "content/es/stories/oficina-de-ana.md",
      "Una historia",
      "publishAt: 2026-12-01",
    ),
    ...more,
  });
  return readAgenda(openSite(root).files, now, builtAt);
}

const files = (entries: readonly { readonly file: string }[]) => entries.map(({ file }) => file.replace(/.*\//, ""));

test("the agenda has what comes next first, the drafts, and what the last build lacks", () => {
  const agenda = openAgenda(new Date("2026-11-20T10:00:00Z"));
  expect(files(agenda.scheduled)).toEqual(["oficina-de-ana.md", "a-tarde.md"]);
  expect(files(agenda.drafts)).toEqual(["articulo-sin-terminar.md", "b-borrador.md"]);
  expect(files(agenda.overdue)).toEqual(["c-ayer.md"]);
  expect(agenda.unread).toEqual([]);
});

test("what was due at the very second of the build is in it", () => {
  expect(openAgenda(new Date("2026-11-21T08:00:00.400Z")).overdue).toEqual([]);
  expect(files(openAgenda(new Date("2026-11-21T07:59:59.900Z")).overdue)).toEqual(["c-ayer.md"]);
});

test("without a build nothing is called overdue", () => {
  expect(openAgenda().overdue).toEqual([]);
});

test("a file that cannot be read is named", () => {
  expect(openAgenda(undefined, { "content/es/blog/roto.md": "---\ntitle: Uno\n---\n" }).unread).toEqual([
    "content/es/blog/roto.md",
  ]);
});

test("the terminal says all of it in full sentences", () => {
  const builtAt = new Date("2026-11-20T10:00:00Z");
  const lines = agendaLines(openAgenda(builtAt), { now, builtAt }, t);
  expect(lines.filter((line) => line !== "")).toEqual([
    "Agenda de la web, el 22 de noviembre de 2026 a las 13:00 (hora peninsular)",
    "Ya debería verse, y no está en la web que se construyó en este equipo el 20 de noviembre de 2026 a las 11:00:",
    "  el 21 de noviembre de 2026 a las 9:00",
    "    content/es/blog/c-ayer.md  «El de ayer»",
    "Lo próximo que se publica:",
    "  el 1 de diciembre de 2026",
    "    content/es/stories/oficina-de-ana.md  «Una historia»",
    "  el 24 de diciembre de 2026 a las 18:00",
    "    content/es/blog/a-tarde.md  «El último»",
    expect.stringContaining("Borradores"),
    "    content/es/blog/articulo-sin-terminar.md  «Artículo sin terminar»",
    "    content/es/blog/b-borrador.md  «Un borrador con día»",
    "      Lleva «publishAt: 2026-11-30», pero no saldrá mientras sea un borrador.",
    "Hay que construir y publicar la web ya.",
    expect.stringContaining("cuando la web se construya el 1 de diciembre de 2026 o después."),
  ]);
});

test("with nothing that waits the terminal says so", () => {
  const lines = agendaLines({ drafts: [], scheduled: [], overdue: [], unread: [] }, { now, builtAt: undefined }, t);
  expect(lines.join("\n")).toContain("No hay nada programado");
  expect(lines.join("\n")).toContain("No hay ningún borrador.");
  expect(lines.at(-1)).toContain("no hace falta volver a construir");
});
