/**
 * The texts of the function `newsletter`. `npm run build` writes them as `texts.ts` from
 * `content/es/pages/newsletter.md` and, for the consent, from `content/es/pages/designer.md`.
 */
export interface NewsletterTexts {
  /** Language of the texts: `es` */
  readonly locale: string;
  /** The text beside the form, to which a sign-up agrees. The database gives it a version. */
  readonly consent: string;
  /** Path of the page on which a subscriber confirms and unsubscribes: `/boletin` */
  readonly pagePath: string;
  readonly company: {
    readonly name: string;
    /** Its postal address. */
    readonly address: string;
    /** Its email address. */
    readonly email: string;
  };
  readonly mail: {
    readonly subject: string;
    readonly heading: string;
    /** Paragraphs, with an empty line between them. */
    readonly text: string;
    /** Words of the link that confirms. */
    readonly button: string;
    /** The advice for people who did not sign up. */
    readonly ignore: string;
    /** Words of the link that unsubscribes. */
    readonly unsubscribe: string;
  };
}
