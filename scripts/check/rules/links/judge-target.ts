import type { Definition, Link } from "mdast";
import type { FactSource } from "#app/content/facts.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import { publicationTime } from "#app/content/publication/publication.ts";
import { withoutIsolates } from "#app/i18n/isolate.ts";
import { normalisePath } from "#app/routing/paths.ts";
import { kebabCase } from "#app/schemas/fields.ts";
import { exampleOf, plausibleTelephone } from "#scripts/check/advice/field-examples.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { nearestName } from "#scripts/check/advice/nearest-name.ts";
import { withoutWww } from "#scripts/check/rules/fields/check-site-file.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";

/** The rule that a link breaks, and what its sentences say. */
export type Judgement = Pick<Issue, "code" | "values">;

const mailAddress = /[^\s/:@?,<>()[\]]+@[^\s/:@?,<>()[\]]+\.[a-z]{2,}/i;
const rightMail = new RegExp(`^mailto:${mailAddress.source}(?:,${mailAddress.source})*(?:\\?\\S*)?$`, "i");
/** The country's digits and the number; or one of the short numbers that a country has. */
const rightTelephone = /^tel:(?:\+\d{8,15}|\d{3,6})$/;
const looksLikeTelephone = /^(?:tel|teléfono|telefono|phone)[:/]|^\+?[\d\s().-]{9,}$/i;
const looksLikeWeb = /^(?:h?t{1,3}ps?[:;]?\/{0,3}|www\.)(?=[\p{L}\d-]+\.[\p{L}\d.-]*\p{L}{2})/iu;

/**
 * Returns what is wrong with a link that leaves the site or calls a program: an address of this very site, an email
 * address, a telephone number or a website that is not written as browsers need it. Undefined for paths of the site and
 * for what is right.
 *
 * @param facts Undefined while they cannot be read: then placeholders are not judged.
 */
export function judgeTarget(href: string, facts: FactSource | undefined): Judgement | undefined {
  if (/^[/#]/.test(href)) return undefined;
  const target = fill(href, facts);
  if (target === undefined) return undefined;
  return (
    judgeOwn(href, target, facts) ?? judgeMail(href, target) ?? judgeTelephone(href, target) ?? judgeWeb(href, target)
  );
}

function judgeOwn(href: string, target: string, facts: FactSource | undefined): Judgement | undefined {
  const own = hostOf(withoutIsolates(facts?.get("url") ?? ""));
  const match = /^(?:https?:\/\/)?(?<host>[^/?#\s:]+)(?::\d+)?(?<path>[/?#]\S*)?$/i.exec(target);
  const host = withoutWww(match?.groups?.host ?? "");
  // An address copied from `npm run dev` is meant for this site as well.
  const isOwn = host === "localhost" || host === "127.0.0.1" || (own !== undefined && host === withoutWww(own));
  if (!match || !isOwn) return undefined;
  const path = match.groups?.path ?? "/";
  return { code: "link-broken", values: { href, corrected: path.startsWith("/") ? path : `/${path}` } };
}

function judgeMail(href: string, target: string): Judgement | undefined {
  const isMail = /^mail-?to[:/]/i.test(target) || (!looksLikeWeb.test(target) && mailAddress.test(target));
  if (!isMail || rightMail.test(target)) return undefined;
  return { code: "link-broken", values: { href, corrected: correctMail(href, target) } };
}

function correctMail(href: string, target: string): string {
  // A fact stays a fact.
  const [placeholder] = findPlaceholders(href);
  if (placeholder) return `mailto:${href.slice(placeholder.offset, placeholder.offset + placeholder.length)}`;
  return `mailto:${mailAddress.exec(target)?.[0] ?? "nombre@dominio.es"}`;
}

function judgeTelephone(href: string, target: string): Judgement | undefined {
  // The spaces of a fact are taken out when the page is made.
  const isFact = findPlaceholders(href).length > 0;
  if (!looksLikeTelephone.test(target) || rightTelephone.test(isFact ? target.replaceAll(/\s/g, "") : target)) {
    return undefined;
  }
  return { code: "link-broken", values: { href, corrected: correctTelephone(target) } };
}

/** Returns a telephone link with the country's digits, by default those of Spain. */
function correctTelephone(target: string): string {
  const digits = target
    .replaceAll(/(?<=\d)o+/gi, (letters) => "0".repeat(letters.length))
    .replaceAll(/\D/g, "")
    .replace(/^00/, "")
    .replace(/^34(?:00)?34(?=\d{9}$)/, "34");
  const isInternational = /\+|^(?:tel:)?\s*00/i.test(target);
  const number = `+${isInternational || digits.length > 9 ? digits : `34${digits}`}`;
  // A target that is not a number can only be meant for the company's own.
  return `tel:${plausibleTelephone.test(number) ? number : "{{contacto.telefono}}"}`;
}

function judgeWeb(href: string, target: string): Judgement | undefined {
  if (!looksLikeWeb.test(target)) return undefined;
  const corrected = target.replace(looksLikeWeb, (scheme) => (/^www/i.test(scheme) ? `https://${scheme}` : "https://"));
  if (corrected === target) return undefined;
  if (/^http:\/\//i.test(target)) return { code: "link-insecure", values: { href, corrected } };
  return { code: "link-broken", values: { href, suggestion: corrected } };
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
export function describeBroken(
  file: ContentFile,
  href: string,
  { targets, now }: CheckedSite,
  node?: Link | Definition,
): Judgement {
  const image = node?.type === "link" ? pictureInstead(file, node) : "";
  if (image !== "") return { code: "link-broken", values: { href, image } };
  const path = normalisePath(href);
  const name = path.replace(/\.(?:md|html?)$/i, "").replace(/^.*\//s, "");
  const [, rest = ""] = /([?#].*)$/s.exec(href) ?? [];
  // A draft is no place to lead a visitor to.
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

/** Returns the picture that a link to one was meant to be, `![words](exteriors/a.jpg)`; "" for any other link. */
function pictureInstead({ body }: ContentFile, { url, children, position }: Link): string {
  const picture = exampleOf("picture", url);
  const hasPicture = children.some(({ type }) => type === "image" || type === "imageReference");
  if (picture === "" || hasPicture || body[position?.start.offset ?? 0] !== "[") return "";
  const words = body.slice(children[0]?.position?.start.offset ?? 0, children.at(-1)?.position?.end.offset ?? 0);
  return `![${words}](${picture})`;
}
