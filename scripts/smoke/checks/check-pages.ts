import { dataFile, htmlFile } from "#scripts/build/pages/page-files.ts";
import { forEachOf, statusOf } from "#scripts/smoke/ask-site.ts";
import { amountsIn, pageParts } from "#scripts/smoke/page-parts.ts";
import type { SmokeFinding } from "#scripts/smoke/smoke-finding.ts";
import type { SmokeTarget } from "#scripts/smoke/smoke-target.ts";

/** What was found out about the pages. */
export interface CheckedPages {
  readonly findings: readonly SmokeFinding[];
  /** Paths of the files that the deployed pages name, each once. */
  readonly files: readonly string[];
}

/** Checks each page of the project and of the deployed sitemap: there, of today, compressed, with its data. */
export async function checkPages(target: SmokeTarget): Promise<CheckedPages> {
  const { pages } = target.expected;
  const checked = await forEachOf(pages, (path) => checkPage(target, path));
  return {
    findings: [...checked.flatMap(({ findings }) => findings), ...(await findUnknownPages(target))],
    files: [...new Set(checked.flatMap(({ files }) => files))],
  };
}

async function checkPage({ origin, siteUrl, expected, ask }: SmokeTarget, path: string): Promise<CheckedPages> {
  const url = origin + encodeURI(path);
  const file = `/${htmlFile(path)}`;
  const answer = await ask(url);
  if (answer?.status !== 200) {
    return { findings: [{ rule: "smokePageStatus", values: { url, status: statusOf(answer), file } }], files: [] };
  }
  const origins = [origin, siteUrl];
  const found = pageParts(answer.text, origins);
  const findings = compareTexts(url, found.texts, pageParts(expected.read(file), origins).texts);
  if (expected.isCompressed(file) && !answer.headers.has("content-encoding"))
    findings.push({ rule: "smokeUncompressed", values: { url } });
  const dataUrl = `${origin}/${encodeURI(dataFile(path))}`;
  const data = await ask(dataUrl, { method: "HEAD" });
  if (data?.status !== 200 || /text\/html/.test(data.headers.get("content-type") ?? ""))
    findings.push({ rule: "smokeData", values: { url: dataUrl, status: statusOf(data) } });
  return { findings, files: found.files };
}

/** Returns the first difference alone: what follows is often the same one. */
function compareTexts(url: string, found: readonly string[], expected: readonly string[]): SmokeFinding[] {
  const known = amountsIn(expected);
  const old = [...amountsIn(found)].find((amount) => !known.has(amount));
  if (old !== undefined) return [{ rule: "smokePrice", values: { url, found: old } }];
  const at = expected.findIndex((text, index) => text !== found[index]);
  if (at < 0 && found.length <= expected.length) return [];
  const place = at < 0 ? expected.length : at;
  return [
    {
      rule: "smokeText",
      values: { url, found: shorten(found[place] ?? ""), expected: shorten(expected[place] ?? "") },
    },
  ];
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Finds pages of the deployed sitemap that the project has not. */
async function findUnknownPages({ origin, expected, ask }: SmokeTarget): Promise<SmokeFinding[]> {
  const sitemaps = expected.files.filter((file) => /^\/sitemap[^/]*\.xml$/.test(file));
  const answers = await forEachOf(sitemaps, (file) => ask(origin + file));
  const listed = answers
    .filter((answer) => answer?.status === 200)
    .flatMap((answer) => [...(answer?.text ?? "").matchAll(/<loc>([^<]*)<\/loc>/g)])
    .flatMap(([, url = ""]) => (URL.canParse(url) ? [decodeURI(new URL(url).pathname)] : []));
  const known = new Set([...expected.pages, ...expected.files]);
  return listed
    .filter((path) => !known.has(path))
    .map((path) => ({ rule: "smokePageUnknown", values: { url: origin + encodeURI(path) } }));
}
