/** Replaces `virtual:assistant`, which the build makes of the pages of a site. */
export const pageNames: Readonly<Record<string, string>> = { "/en/contact": "Contact" };
