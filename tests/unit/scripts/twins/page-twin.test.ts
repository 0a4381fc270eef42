import { expect, test } from "vitest";
import { pageTwin, twinFile } from "#scripts/twins/page-twin.ts";

/** Returns a built page with these words. */
function page(main: string, { url = "https://mod.example/ficha" } = {}): string {
  return `<!DOCTYPE html><html><head><title>Ficha</title>
<meta name="description" content="Mide 10,7 × 4,6 m &amp; pesa &quot;poco&quot;."/><link rel="canonical" href="${url}"/>
</head><body><header><p>MENÚ</p></header><main id="site-content" class="main">${main}</main><footer>PIE</footer></body></html>`;
}

const lead = `# Ficha

<https://mod.example/ficha>

> Mide 10,7 × 4,6 m & pesa "poco".`;

/** Returns the twin of a page with these words, without what is the same in all. */
function words(main: string): string {
  const text = pageTwin("/ficha", page(`<h1>Ficha</h1>${main}`))?.text ?? "";
  expect(text.startsWith(lead)).toBe(true);
  return text.slice(lead.length).trim();
}

test("a twin begins with title, URL and description, also where something stands above the title", () => {
  const twin = pageTwin("/ficha", page("<div><p>Modelos</p><h1>Ficha</h1></div><p>Uno.</p>"));
  expect(twin).toEqual({
    text: `${lead}\n\nModelos\n\nUno.\n`,
    description: 'Mide 10,7 × 4,6 m & pesa "poco".',
  });
});

test("a further path of a page has none, nor has a page for unknown paths", () => {
  expect(pageTwin("/datos", page("<h1>Ficha</h1>"))).toBeUndefined();
  expect(pageTwin("/404", "<html><head></head><body><main><h1>Nada</h1></main></body></html>")).toBeUndefined();
  expect(pageTwin("/ficha/año", page("<h1>A</h1>", { url: "https://mod.example/ficha/a%C3%B1o" }))).toBeDefined();
});

test("a page without a heading is an error", () => {
  expect(() => pageTwin("/ficha", page("<p>Uno.</p>"))).toThrow("no heading");
});

test("what controls the page or leads around on it is left out, and so are drawings", () => {
  const left = [
    "<nav><a href='/'>Inicio</a></nav>",
    "<button>Ver</button>",
    "<form><label>Correo</label><input name='x'></form>",
    "<svg><text>6,1 m</text></svg>",
    "<p aria-hidden='true'>MOD</p>",
    "<div hidden>Oculto</div>",
    "<p>1 / 5</p>",
    "<div class='a without-scripts'>Activa JavaScript</div>",
    "<img src='/a.jpg' alt=''>",
    "<!-- nota -->",
  ];
  expect(words(`${left.join("")}<p>Uno.</p>`)).toBe("Uno.");
  expect(words("<p>Caben 1 / 5 partes.</p><div class='without-scripts-a'>Dos.</div>")).toBe(
    "Caben 1 / 5 partes.\n\nDos.",
  );
});

test("links and pictures have URLs", () => {
  expect(words("<p>Ve a <a href='/contacto?modelo=a'>Contacto</a> o <a href='#precio'>abajo</a>.</p>")).toBe(
    "Ve a [Contacto](https://mod.example/contacto?modelo=a) o [abajo](https://mod.example/ficha#precio).",
  );
  const picture = "<picture><source srcset='/images/a.avif'><img src='/images/a-960.jpg' alt='Una casa.'></picture>";
  expect(words(picture)).toBe("![Una casa.](https://mod.example/images/a-960.jpg)");
  expect(words("<p>Escribe a <a href='mailto:hola@mod.example'>hola@mod.example</a> o a otro@mod.example.</p>")).toBe(
    "Escribe a <hola@mod.example> o a otro@mod.example.",
  );
});

test("cards are parts below their headings, and lists of words stay lists", () => {
  const card = (name: string) =>
    `<li><article><p>6,1 m</p><h2><a href='/${name}'>${name}</a></h2><p>Texto.</p></article></li>`;
  expect(words(`<ul>${card("uno")}${card("dos")}</ul>`)).toBe(
    "## [uno](https://mod.example/uno)\n\n6,1 m\n\nTexto.\n\n## [dos](https://mod.example/dos)\n\n6,1 m\n\nTexto.",
  );
  expect(words("<ul><li>Uno</li><li>Dos</li></ul>")).toBe("- Uno\n- Dos");
});

test("the heading of an article is no link to itself", () => {
  expect(words("<h2 id='a'><a href='#a'>Apartado</a></h2>")).toBe("## Apartado");
});

test("a list of terms is a list with the terms in bold", () => {
  const facts = "<dl><div><dt>Baños</dt><dd>2</dd><dd>con ducha</dd></div><div><dt>Largo</dt><dd>7,6 m</dd></div></dl>";
  expect(words(facts)).toBe("- **Baños:** 2 · con ducha\n- **Largo:** 7,6 m");
  expect(words("<dl><dt>Suelo</dt><dd><p>Madera.</p></dd></dl>")).toBe("- **Suelo:**\n\n  Madera.");
});

test("a table is a table", () => {
  const table =
    "<table><thead><tr><th>Modelo</th><th>MOD|ONE</th></tr></thead><tbody><tr><th>Largo</th><td>7,6 m</td></tr></tbody></table>";
  expect(words(table)).toBe("| Modelo | MOD\\|ONE |\n| - | - |\n| Largo | 7,6 m |");
});

test("a question is bold above its answer", () => {
  expect(words("<details><summary>¿Cuánto?</summary><p>Poco.</p></details>")).toBe("**¿Cuánto?**\n\nPoco.");
});

test("what stands apart on the page stands apart in the twin, and what is one word stays one", () => {
  expect(words("<p><a href='/a'>A</a><a href='/b'>B</a></p>")).toBe(
    "[A](https://mod.example/a) · [B](https://mod.example/b)",
  );
  expect(words("<div><time>15 de marzo</time><span>5 minutos</span><ul><li>precio</li></ul></div>")).toBe(
    "15 de marzo · 5 minutos\n\n- precio",
  );
  expect(words("<p>MOD<span>|</span>ONE</p><p><strong>900 €</strong> <span>el metro</span></p>")).toBe(
    "MOD|ONE\n\n**900 €** el metro",
  );
});

test("the twin of a page has its path with another end", () => {
  expect(["/", "/blog/uno", "/en"].map(twinFile)).toEqual(["index.md", "blog/uno.md", "en.md"]);
});
