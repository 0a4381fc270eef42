import { createPathTo } from "#app/routing/paths.ts";
import es from "#locales/es.json" with { type: "json" };

/** The strings that visitors of the Spanish site read and hear. */
export const words = es;

/** Addresses of the Spanish site by route key. */
export const pathTo = createPathTo(es.paths, "");
