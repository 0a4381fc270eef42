import type { Processor } from "unified";

/** The constructs of `micromark-extension-gfm-autolink-literal`, and the token that they make. */
const constructNames: readonly unknown[] = ["emailAutolink", "protocolAutolink", "wwwAutolink"];
const tokenName = "literalAutolink";

/**
 * A plugin for use after remark-gfm that takes out its links of bare addresses. The parser looks for them at every letter
 * of a text, which takes more than half of its time; a body that has none is parsed the same without.
 */
export function withoutLiteralLinks(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => ({
    ...extension,
    text: Object.fromEntries(
      Object.entries(extension.text ?? {})
        .map(([code, constructs]) => [code, [constructs].flat().filter((construct) => !isOfLiteralLinks(construct))])
        // A letter that is left without constructs is a letter like others.
        .filter(([, constructs]) => constructs?.length !== 0),
    ),
  }));
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.map((extensions) =>
    [extensions].flat().filter(({ enter }) => !enter || !(tokenName in enter)),
  );
}

function isOfLiteralLinks(construct: { readonly name?: string | undefined } | undefined): boolean {
  return constructNames.includes(construct?.name);
}
