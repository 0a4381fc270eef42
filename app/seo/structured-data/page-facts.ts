import type { OpenHours } from "#app/content/schemas/site.ts";

/** What every builder of this folder knows of the page and its site. */
export interface PageFacts {
  readonly site: DescribedSite;
  /** Canonical URL of the page. */
  readonly url: string;
  /** Language of the page: `es`. */
  readonly language: string;
  readonly description: string;
  /** Returns a text as search engines read it: figures filled in, without marks and notes, with its language if that is another. */
  plain(text: string): string;
}

/** The facts of `content/site.yaml` that search engines are told. */
export interface DescribedSite {
  readonly url: string;
  readonly brand: string;
  readonly vat: { readonly prices: "unset" } | { readonly prices: "included" | "excluded"; readonly rate: number };
  /** Euros per square metre. */
  readonly precio: { readonly metro: number };
  readonly social: readonly { readonly url: string }[];
  readonly empresa: { readonly razonSocial: string; readonly nif: string };
  readonly hours: readonly OpenHours[];
  readonly contacto: { readonly email: string; readonly telefono: string; readonly direccion: string };
}
