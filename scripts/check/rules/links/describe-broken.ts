import type { Definition, Link } from "mdast";
import { exampleOf } from "#app/content/fields/field-examples.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { normalisePath } from "#app/routing/paths.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import type { Judgement } from "./judge-target.ts";

/** Returns the issue of a link that leads to no page, with the page that was probably meant. */
export function describeBroken(
  file: ContentFile,
  href: string,
  { targets }: CheckedSite,
  node?: Link | Definition,
): Judgement {
  const image = node?.type === "link" ? pictureInstead(file, node) : "";
  if (image !== "") return { code: "link-broken", values: { href, image } };
  const path = normalisePath(href);
  const [, rest = ""] = /([?#].*)$/s.exec(href) ?? [];
  const current = href.startsWith("/") ? targets.meant.get(path) : undefined;
  if (current !== undefined) return { code: "link-broken", values: { href, current: current + rest } };
  const name = path.replace(/\.(?:md|html?)$/i, "").replace(/^.*\//s, "");
  const paths = [...targets.pages.keys()];
  // The page that a file's name stands for: `futuro-modular.md` → `/blog/futuro-modular`.
  const [sameName, ...others] = /^[a-z]+:/i.test(href) ? [] : paths.filter((each) => name && each.endsWith(`/${name}`));
  const ofFile = targets.meant.get(name) ?? (others.length === 0 && sameName ? sameName + rest : undefined);
  return { code: "link-broken", values: { href, suggestion: ofFile ?? nearestName(path, paths) ?? "" } };
}

/** Returns the picture that a link to one was meant to be, `![words](exteriors/a.jpg)`; "" for any other link. */
function pictureInstead({ body }: ContentFile, { url, children, position }: Link): string {
  const picture = exampleOf("picture", url);
  const hasPicture = children.some(({ type }) => type === "image" || type === "imageReference");
  if (picture === "" || hasPicture || body[position?.start.offset ?? 0] !== "[") return "";
  const words = body.slice(children[0]?.position?.start.offset ?? 0, children.at(-1)?.position?.end.offset ?? 0);
  return `![${words}](${picture})`;
}
