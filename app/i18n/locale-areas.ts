/**
 * Top-level areas of a locale file that only this project's tools read: marks of drafts and the local backend, in the
 * original language only. Visitors never download them, translators need not write them.
 */
export const toolAreas: readonly string[] = ["agenda", "local"];

/** Whether translators translate the text of a key: not those for tools, nor what each language says about itself. */
export function isTranslatable(key: string): boolean {
  const [area = ""] = key.split(".");
  return area !== "language" && !toolAreas.includes(area);
}

/**
 * Top-level areas that translators write and only the build reads: their texts are in pages, in the data of pages and
 * in what the assistant's service knows. Visitors never download them separately.
 */
export const buildAreas: readonly string[] = [
  "accessibilityStatement",
  "catalogue",
  "claimBasis",
  "designerOpening",
  "markdown",
  "moved",
  "otherPages",
  "pageName",
  "planWords",
  "poster",
  "replies",
  "seo",
];

/** Top-level areas that translators write and only the open designer shows: visitors get them with its data. */
export const designerAreas: readonly string[] = ["designerTool", "furnishing"];
