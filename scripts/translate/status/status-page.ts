import { html } from "hono/html";
import { createFormats } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { message } from "#scripts/terminal/messages.ts";
import type { LanguageStatus } from "./language-status.ts";
import type { PageStatus } from "./page-status.ts";
import { statusHeader, statusRows } from "./status-lines.ts";
import { pageToDo } from "./to-do-lines.ts";

const formats = createFormats(defaultLocale);

/** Markup made by `html`, which escapes every value that is not markup. */
type Markup = ReturnType<typeof html>;

/** Returns a page about the state of languages in one HTML file, which runs no scripts and loads nothing. */
export async function statusPage(languages: readonly LanguageStatus[]): Promise<string> {
  const title = message("i18nStatusTitle");
  const markup = await html`<!doctype html>
<html lang="${defaultLocale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; }
  body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  .table { overflow-x: auto; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: .4rem .6rem; border-bottom: 1px solid #8885; text-align: start; vertical-align: top; }
  thead th { vertical-align: bottom; }
  td { text-align: end; }
  summary { cursor: pointer; padding: .4rem 0; }
  li { overflow-wrap: anywhere; }
</style>
<main>
<h1>${title}</h1>
<p>${message("i18nStatusIntro")}</p>
<div class="table" role="region" tabindex="0" aria-label="${title}">
<table>
<thead><tr>${statusHeader().map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${languages.flatMap(statusRows).map(tableRow)}
</tbody>
</table>
</div>
${languages.map(languageSection)}
</main>
</html>
`;
  return String(markup);
}

function tableRow([name, ...figures]: readonly string[]): Markup {
  return html`<tr><th scope="row">${name}</th>${figures.map((figure) => html`<td>${figure}</td>`)}</tr>
`;
}

function languageSection({ locale, name, percent, strings, pages }: LanguageStatus): Markup {
  const inState = (...states: readonly string[]) => pages.filter(({ state }) => states.includes(state));
  const words = (page: PageStatus) => message("i18nStatusPageWords", { count: formats.number(page.wordsLeft) });
  const lists = [
    list(
      message("i18nStatusPagesToDo"),
      inState("outdated", "partial").map(
        (page) => html`<code>content/${locale}/${page.name}</code> (${words(page)})
<ul>${pageToDo(page).map((line) => html`<li>${line}</li>`)}</ul>`,
      ),
    ),
    list(
      message("i18nStatusKeysToDo"),
      strings.outdated.map(
        ({ key, original, translation }) => html`<code>${key}</code>
<ul><li>${message("i18nStatusNow", { text: original.join(" / ") })}</li>
<li>${message("i18nStatusTranslated", { text: translation.join(" / ") })}</li></ul>`,
      ),
    ),
    list(
      message("i18nStatusPagesAbsent"),
      inState("missing").map((page) => html`<code>content/${locale}/${page.name}</code> (${words(page)})`),
    ),
    list(
      message("i18nStatusKeysAbsent"),
      strings.missing.map(({ key, original }) => html`<code>${key}</code>: ${original.join(" / ")}`),
    ),
  ].filter((part) => part !== undefined);
  return html`<section aria-labelledby="${locale}">
<h2 id="${locale}">${name} (${locale}): ${percent} %</h2>
${lists.length > 0 ? lists : html`<p>${message("i18nStatusAllDone")}</p>`}
</section>
`;
}

function list(title: string, items: readonly Markup[]): Markup | undefined {
  if (items.length === 0) return undefined;
  return html`<details open>
<summary>${title} ${items.length}</summary>
<ul>
${items.map(
  (item) => html`<li>${item}</li>
`,
)}</ul>
</details>
`;
}
