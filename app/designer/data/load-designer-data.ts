import type { i18n } from "i18next";
import { addStrings } from "#app/i18n/add-strings.ts";
import { fetchDataFile, languageDataPath } from "#app/routing/data-files.ts";
import type { DesignerData } from "./designer-data.ts";

/**
 * Returns the data of the designer in the language of the page, and adds the strings of the designer to those of the
 * page.
 *
 * @throws Error when they cannot be fetched.
 */
export async function loadDesignerData(i18n: i18n, signal?: AbortSignal): Promise<DesignerData> {
  const data = await fetchDataFile<DesignerData>(languageDataPath(i18n.language, "designer"), signal);
  addStrings(i18n, data.strings);
  return data;
}
