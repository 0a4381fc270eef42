import { getContent } from "#app/content/content.server.ts";
import { localeOfPath } from "#app/routing/all-paths.server.ts";
import { getFixedPage } from "./fixed-page.server.ts";

/** The page of the 3D designer, with the address that those who want news of it write to. */
export async function getDesignerPage(url: URL) {
  const { email } = getContent(localeOfPath(url.pathname)).site().contacto;
  return { ...(await getFixedPage("designer", url)), email };
}
