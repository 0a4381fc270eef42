import type { FactSource } from "#app/content/facts.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import { publicationTime } from "#app/content/publication/publication.ts";
import { withoutIsolates } from "#app/i18n/isolate.ts";
import { normalisePath } from "#app/routing/paths.ts";
import { kebabCase } from "#app/schemas/fields.ts";
import type { Verdict } from "#scripts/check/advice/issues.ts";
import { nearestName } from "#scripts/check/advice/nearest-name.ts";
import { withoutWww } from "#scripts/check/rules/fields/check-site-file.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";

/** A website over https, email addresses, or a telephone number with its country or one of the short ones. */
const rightTarget =
  /^(?:https:\/\/[^\s/.]+\.\S.*|mailto:[^\s/:@?,<>()[\]]+@[^\s/:@?<>()[\]]+\.[a-z]{2,}(?:[?,]\S*)?|tel:(?:\+\d{8,15}|\d{3,6}))$/is;

/** Whether a link that leaves the site or calls a program is written as browsers need it. Unknown facts are right. */
export function isRightTarget(href: string, facts: FactSource | undefined): boolean {
  const target = fill(href, facts);
  // The spaces of a telephone number that is a fact are taken out when the page is made.
  const written = findPlaceholders(href).length > 0 ? target?.replaceAll(/\s/g, "") : target;
  return written === undefined || rightTarget.test(written);
}

/** Returns what is wrong with an address of this very site, or one over http; undefined for other links. */
export function judgeAddress(href: string, facts: FactSource | undefined): Verdict | undefined {
  const target = fill(href, facts) ?? "/";
  const own = hostOf(withoutIsolates(facts?.get("url") ?? ""));
  const match = /^(?:https?:\/\/)?(?<host>[^/?#\s:]+)(?::\d+)?(?<path>[/?#]\S*)?$/i.exec(target);
  const host = withoutWww(match?.groups?.host ?? "");
  // An address copied from `npm run dev` is meant for this site as well.
  if (host !== "" && ["localhost", "127.0.0.1", own && withoutWww(own)].includes(host)) {
    const path = match?.groups?.path ?? "/";
    return { code: "link-broken", values: { href, corrected: path.startsWith("/") ? path : `/${path}` } };
  }
  const corrected = target.replace(/^http:\/\/(?=[^\s/.]+\.\S)/i, "https://");
  return corrected === target ? undefined : { code: "link-insecure", values: { href, corrected } };
}

/** Returns a link with its facts; undefined where one is unknown, which is reported itself. */
function fill(href: string, facts: FactSource | undefined): string | undefined {
  let isKnown = true;
  const filled = href.replaceAll(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, name: string) => {
    const fact = facts?.get(name);
    isKnown &&= fact !== undefined;
    return fact ?? whole;
  });
  // Facts of a language from right to left are between signs that links lose.
  return isKnown ? withoutIsolates(filled) : undefined;
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

/** Returns the issue of a link that leads to no page, with the page that was probably meant. */
export function describeBroken(file: ContentFile, href: string, { targets, now }: CheckedSite): Verdict {
  const path = normalisePath(href);
  const name = path.replace(/\.(?:md|html?)$/i, "").replace(/^.*\//s, "");
  const [, rest = ""] = /([?#].*)$/s.exec(href) ?? [];
  // A visitor cannot read a draft.
  const isShown = (page: string | undefined) => !isWaiting(targets.pages.get(page ?? ""), file, now);
  const [current, byName] = [href.startsWith("/") ? path : "", name].map((written) => {
    const meant = targets.meant.get(written);
    return isShown(meant) ? meant : undefined;
  });
  if (current !== undefined) return { code: "link-broken", values: { href, current: current + rest } };
  const paths = [...targets.pages.keys()].filter(isShown);
  // The page that a file's name means: `futuro-modular.md` → `/blog/futuro-modular`.
  const [sameName, ...others] = /^[a-z]+:/i.test(href) ? [] : paths.filter((each) => name && each.endsWith(`/${name}`));
  const ofFile = byName ?? (others.length === 0 && sameName ? sameName + rest : undefined);
  const suggestion = ofFile ?? nearestName(path, paths) ?? "";
  // A name similar to another page's is a typing mistake, not a former path.
  const folder = path.slice(0, path.lastIndexOf("/"));
  const isOfEntry = [...targets.pages].some(
    ([page, entry]) => entry?.aliases && page.startsWith(`${folder}/`) && !page.slice(folder.length + 1).includes("/"),
  );
  const alias = suggestion === "" && href.startsWith("/") && isOfEntry && kebabCase.test(name) ? name : "";
  return { code: "link-broken", values: { href, suggestion, alias } };
}

/** Whether a page is not published yet when a text is read: a draft, or a later text. */
export function isWaiting(page: ContentFile | undefined, { data }: ContentFile, now: Date): page is ContentFile {
  return page !== undefined && publicationTime(page.data) > Math.max(publicationTime(data), now.getTime());
}
