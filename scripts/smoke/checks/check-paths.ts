import { randomUUID } from "node:crypto";
import { forEachOf, type SiteAnswer, statusOf } from "#scripts/smoke/ask-site.ts";
import { pageParts } from "#scripts/smoke/page-parts.ts";
import type { SmokeFinding } from "#scripts/smoke/smoke-finding.ts";
import type { SmokeTarget } from "#scripts/smoke/smoke-target.ts";

/** Statuses of a redirect for good: browsers and search engines take both for the same. */
const lasting: readonly number[] = [301, 308];

/** Checks unknown paths, earlier paths of renamed pages, and paths with a slash at the end. */
export async function checkPaths(target: SmokeTarget): Promise<SmokeFinding[]> {
  const found = await Promise.all([checkUnknownPaths(target), checkRedirects(target), checkSlash(target)]);
  return found.flat();
}

async function checkUnknownPaths({ origin, siteUrl, expected, ask }: SmokeTarget): Promise<SmokeFinding[]> {
  const found = await forEachOf(expected.unknownFolders, async (folder): Promise<SmokeFinding[]> => {
    const url = `${origin}${encodeURI(folder)}no-existe-${randomUUID()}`;
    const answer = await ask(url);
    if (answer?.status !== 404) return [{ rule: "smokeUnknownStatus", values: { url, status: statusOf(answer) } }];
    const file = `${folder}404.html`;
    const [sent, own] = [answer.text, expected.read(file)].map((html) =>
      pageParts(html, [origin, siteUrl]).texts.join("\n"),
    );
    return sent === own ? [] : [{ rule: "smokeUnknownPage", values: { url, file } }];
  });
  return found.flat();
}

async function checkRedirects({ origin, expected, ask }: SmokeTarget): Promise<SmokeFinding[]> {
  const found = await forEachOf([...expected.redirects], async ([from, to]): Promise<SmokeFinding[]> => {
    const url = origin + encodeURI(from);
    const answer = await ask(url);
    if (leadsTo(answer, url, to)) return [];
    return [{ rule: "smokeRedirect", values: { url, status: statusOf(answer), to: origin + encodeURI(to) } }];
  });
  return found.flat();
}

async function checkSlash({ origin, expected, ask }: SmokeTarget): Promise<SmokeFinding[]> {
  const path = expected.pages.find((page) => page !== "/");
  // Of a page that is not there, that has been said.
  if (path === undefined || (await ask(origin + encodeURI(path)))?.status !== 200) return [];
  const url = `${origin}${encodeURI(path)}/`;
  const answer = await ask(url);
  if (leadsTo(answer, url, path)) return [];
  return [{ rule: "smokeSlash", values: { url, status: statusOf(answer), to: origin + encodeURI(path) } }];
}

function leadsTo(answer: SiteAnswer | undefined, url: string, path: string): boolean {
  const location = answer?.headers.get("location");
  if (!answer || !location || !lasting.includes(answer.status)) return false;
  return new URL(location, url).href === new URL(encodeURI(path), url).href;
}
