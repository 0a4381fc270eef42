import type es from "#locales/es.json";

/** The shape that every locale file must have: that of the original, `locales/es.json`. */
export type Messages = typeof es;
