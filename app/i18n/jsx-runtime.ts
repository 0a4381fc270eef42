/**
 * What the compiler makes of JSX in this project (`jsxImportSource` in tsconfig.json): React's own, but texts that stand in
 * for missing ones are shown in their own language, wherever they come from.
 */
import { createElement as createPlain, type ElementType, type ReactNode } from "react";
import * as runtime from "react/jsx-runtime";
import { showOriginal } from "./show-original.ts";

export type { JSX } from "react/jsx-runtime";

export const { Fragment } = runtime;

export function jsx(type: ElementType, props: Readonly<Record<string, unknown>>, key?: string) {
  return runtime.jsx(type, showOriginal(type, props), key);
}

export function jsxs(type: ElementType, props: Readonly<Record<string, unknown>>, key?: string) {
  return runtime.jsxs(type, showOriginal(type, props), key);
}

/** For an element whose key stands behind a spread, which the compiler makes in the old way. */
export function createElement(
  type: ElementType,
  props: Readonly<Record<string, unknown>> | null,
  ...children: readonly ReactNode[]
) {
  const own = children.length === 0 ? { ...props } : { ...props, children };
  const { children: shown, ...others } = showOriginal(type, own);
  return createPlain(type, others, ...(Array.isArray(shown) ? shown : [shown]));
}
