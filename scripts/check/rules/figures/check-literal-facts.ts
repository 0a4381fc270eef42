import type { Issue } from "#app/content/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { literalFacts } from "./literal-facts.ts";

/** Checks that no text repeats a fact by hand: it would stay behind when the fact changes. */
export function checkLiteralFacts(file: ContentFile, { factsFor }: CheckedSite): Issue[] {
  const known = factsFor(file);
  if (!known) return [];
  return file
    .filled()
    .filter(({ path }) => path?.[0] !== "size")
    .flatMap(({ text, issue }) =>
      literalFacts(known).flatMap(({ name, fact, pattern }) => {
        // The form of the link is another rule's issue.
        if (name === "contacto.telefono" && text.startsWith("tel:") && !text.startsWith("tel:+")) return [];
        const { 0: found, index } = pattern.exec(text) ?? { 0: "", index: -1 };
        return index < 0 ? [] : issue("fact-literal", { found, fact, name, placeholder: `{{${name}}}` }, index, found);
      }),
    );
}
