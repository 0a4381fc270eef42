/** The same as `jsx-runtime.ts` for development, where React wants to know more. */
import type { ElementType } from "react";
import * as runtime from "react/jsx-dev-runtime";
import { showOriginal } from "./show-original.ts";

export type { JSX } from "react/jsx-dev-runtime";

export const { Fragment } = runtime;

export function jsxDEV(
  type: ElementType,
  props: Readonly<Record<string, unknown>>,
  key: string | undefined,
  isStatic: boolean,
  source?: runtime.JSXSource,
  self?: unknown,
) {
  return runtime.jsxDEV(type, showOriginal(type, props), key, isStatic, source, self);
}
