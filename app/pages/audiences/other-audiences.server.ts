import type { ParseKeys } from "i18next";
import type { OtherPagesProps } from "#app/components/other-pages/other-pages.tsx";
import { otherPages } from "#app/pages/other-pages.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";

/** What a link to a page of this subject says, in the order of the links. The headings are too long for it. */
const names = {
  "private-buyers": "otherPages.privateBuyers",
  businesses: "otherPages.businesses",
  campsites: "otherPages.campsites",
  investors: "otherPages.investors",
} as const satisfies Record<string, ParseKeys>;

/** Returns the links from the page of an audience to those of the others. */
export function otherAudiences(context: PageContext): OtherPagesProps {
  const keys = ["private-buyers", "businesses", "campsites", "investors"] as const;
  return otherPages(context, keys, (key) => context.edition.t(names[key]));
}
