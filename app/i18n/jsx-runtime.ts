/**
 * What the compiler makes of JSX in this project (`jsxImportSource` in tsconfig.json): React's own, but texts that stand in
 * for missing ones are shown in their own language, wherever they come from.
 */
import type { ElementType } from "react";
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
