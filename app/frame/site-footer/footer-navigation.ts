import type { NavigationItem } from "#app/frame/site-header/navigation.ts";

/** The pages about the company in the footer, in order. */
export const footerNavigation: readonly NavigationItem[] = [
  { key: "models", label: "footer.models" },
  { key: "process", label: "footer.process" },
  { key: "faq", label: "footer.faq" },
  { key: "stories", label: "footer.stories", needs: "stories" },
  { key: "contact", label: "footer.contact" },
  { key: "site-map", label: "footer.siteMap" },
];

/** The legal texts that every site has, in order. Further ones come after them. */
export const legalNavigation: readonly NavigationItem[] = [
  { key: "terms", label: "footer.terms" },
  { key: "privacy", label: "footer.privacy" },
  { key: "legal-notice", label: "footer.legalNotice" },
  { key: "cookies", label: "footer.cookies" },
  { key: "accessibility", label: "footer.accessibility" },
];
