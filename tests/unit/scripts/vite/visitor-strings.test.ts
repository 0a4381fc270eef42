import { join } from "node:path";
import { type BuildOptions, build, createServer, type Rolldown } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { markOriginal } from "#app/i18n/original-text.ts";
import { visitorStrings } from "#scripts/vite/visitor-strings.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const spanish = {
  cli: { done: "Hecho por un programa" },
  nav: { blog: "Blog", skip: "Saltar" },
  story: { next: "Otras historias", count_one: "Una historia", count_other: "{{count}} historias" },
  form: { errors: { name: "Escribe tu nombre", email: "Escribe tu correo" }, send: "Enviar" },
  paths: { contact: "contacto" },
};

const source = {
  "app/root.tsx": 'import { area } from "./area.ts"; window.t("nav.skip", area);',
  "app/area.ts": 'export const area = window.i18n.getResource("es", "translation", "paths");',
  "app/story.ts": 'import "./root.tsx"; window.t("story.count"); window.open = () => import("./form.ts");',
  "app/form.ts": `import "./area.ts"; const unused = "nav.blog"; window.t(\`form.errors.\${window.field}\`);`,
};

const files = { ...source, "locales/es.json": JSON.stringify(spanish) };

/** Returns what a script or file of a bundle holds, of which the name begins so. */
type FindFile = (name: string) => string;

/** Returns a function that finds files of a bundle. */
async function bundle(
  written: Readonly<Record<string, string>>,
  environment: "client" | "ssr" = "client",
): Promise<FindFile> {
  const root = makeFolder(written);
  const { output } = await buildFolder(root, { minify: false, ssr: environment === "ssr", modulePreload: false });
  return (name) => {
    const found = output.find(({ fileName }) => fileName.replace("assets/", "").startsWith(name));
    if (!found) throw new Error(`There is no ${name} among ${output.map(({ fileName }) => fileName).join()}.`);
    return found.type === "chunk" ? found.code : String(found.source);
  };
}

async function buildFolder(root: string, options: BuildOptions): Promise<Rolldown.RolldownOutput> {
  const input = ["root.tsx", "story.ts"].map((name) => join(root, "app", name));
  return (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [visitorStrings()],
    build: { ...options, write: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput;
}

/** Returns what a script of a site in one language brings. */
function broughtBy(code = ""): unknown {
  const [, json = "null"] = /^\(globalThis\.siteStrings \?{0,2}.*?push\((.*?)\);\n/s.exec(code) ?? [];
  return new Function(`return ${json}`)();
}

test("in one language, each script brings the strings that its own code uses", async () => {
  const file = await bundle(files);
  expect(broughtBy(file("root"))).toEqual({ nav: { skip: "Saltar" }, paths: { contact: "contacto" } });
  expect(broughtBy(file("story"))).toEqual({
    story: { count_one: "Una historia", count_other: "{{count}} historias" },
  });
  expect(broughtBy(file("form"))).toEqual({
    form: { errors: { name: "Escribe tu nombre", email: "Escribe tu correo" } },
  });
});

test("in several, a script asks for a file in the page's language with what it and its imports use beyond the root's", async () => {
  const catalan = { nav: { skip: "Salta" }, story: { count_one: "Una història", count_many: "Massa històries" } };
  const file = await bundle({ ...files, "locales/ca.json": JSON.stringify(catalan) });
  /** Returns the strings of a script in a language. */
  function stringsOf(script: string, locale: string): unknown {
    const code = file(script);
    expect(code).toMatch(/^await \(globalThis/);
    expect(code).not.toMatch(/Salta|histor|Escribe/);
    const [, name = "none"] = new RegExp(`"${locale}": \\(\\) => import\\("\\./(.*?)"\\)`).exec(code) ?? [];
    return JSON.parse(file(name).replace(/^export default (.*);\n$/, "$1"));
  }
  const count = "{{count}} historias";
  expect(stringsOf("root", "es")).toEqual({ own: { nav: { skip: "Saltar" }, paths: spanish.paths }, missing: {} });
  expect(stringsOf("root", "ca")).toEqual({ own: { nav: { skip: "Salta" }, paths: spanish.paths }, missing: {} });
  expect(stringsOf("story", "es")).toEqual({
    own: { story: { count_one: "Una historia", count_other: count } },
    missing: {},
  });
  expect(stringsOf("story", "ca")).toEqual({
    own: { story: catalan.story },
    missing: {
      story: { count_one: markOriginal("Una historia"), count_other: markOriginal("{{count, es}} historias") },
    },
  });
  expect(stringsOf("form", "ca")).toEqual({
    own: {},
    missing: {
      form: { errors: { name: markOriginal("Escribe tu nombre"), email: markOriginal("Escribe tu correo") } },
    },
  });
});

test("a changed string gives the script that needs it another name, and no other", async () => {
  const changed = { ...spanish, story: { ...spanish.story, count_one: "Solo una" } };
  const namesWith = async (strings: unknown) => {
    const { output } = await buildFolder(makeFolder({ ...source, "locales/es.json": JSON.stringify(strings) }), {});
    return output.map(({ fileName }) => fileName);
  };
  const [before, after] = [await namesWith(spanish), await namesWith(changed)];
  expect(before.filter((name) => !after.includes(name))).toEqual([expect.stringMatching(/^assets\/story-/)]);
});

test("what runs on the machine that builds reads the locale files", async () => {
  const reading = { ...files, "app/root.tsx": 'import es from "../locales/es.json"; console.log(es);' };
  const code = (await bundle(reading, "ssr"))("root");
  expect(code).toContain("Hecho por un programa");
  expect(code).not.toContain("siteStrings");
});

test("the development server gives all strings of a language but those of the tools", async () => {
  const catalan = `\uFEFF${JSON.stringify({ language: { name: "Català", direction: "ltr" }, nav: { skip: "Salta" } })}`;
  const language = { name: "Español", direction: "ltr" };
  const root = makeFolder({ "locales/es.json": JSON.stringify({ ...spanish, language }), "locales/ca.json": catalan });
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [visitorStrings()],
    server: { middlewareMode: true, watch: null, ws: false },
  });
  onTestFinished(() => server.close());
  const code = (await server.environments.client.transformRequest("/locales/ca.json"))?.code ?? "";
  expect(code).toContain("Salta");
  expect(code).toContain("Otras historias");
  expect(code).not.toMatch(/Saltar|Hecho/);
});
