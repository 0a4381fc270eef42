/**
 * What the compiler makes of JSX in this project (`jsxImportSource` in tsconfig.json): React's own, but texts that stand in
 * for missing ones are shown in their own language, wherever they come from. A site in one language has none of those and
 * gets React's own.
 */
import * as react from "react";
import * as runtime from "react/jsx-runtime";
import { hasTranslations } from "./has-translations.ts";
import { showOriginal } from "./show-original.ts";

export type { JSX } from "react/jsx-runtime";

type Props = Readonly<Record<string, unknown>>;

export const { Fragment } = runtime;

export const jsx = hasTranslations ? showing(runtime.jsx) : runtime.jsx;

export const jsxs = hasTranslations ? showing(runtime.jsxs) : runtime.jsxs;

/** For an element whose key stands behind a spread, which the compiler makes in the old way. */
export const createElement = hasTranslations ? createShown : react.createElement;

function showing(make: typeof runtime.jsx): typeof runtime.jsx {
  return (type, props, key) => make(type, showOriginal(type, props as Props), key);
}

function createShown(type: react.ElementType, props: Props | null, ...children: readonly react.ReactNode[]) {
  const own = children.length === 0 ? { ...props } : { ...props, children };
  const { children: shown, ...others } = showOriginal(type, own);
  return react.createElement(type, others, ...(Array.isArray(shown) ? shown : [shown]));
}
