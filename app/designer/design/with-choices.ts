import type { Design } from "./design.ts";

/** Returns a design with other finishes or another sun; the same one if it has them already. */
export function withChoices(design: Design, choices: Partial<Omit<Design, "model" | "plan" | "pieces">>): Design {
  const isSame = Object.entries(choices).every(([key, value]) => design[key as keyof typeof choices] === value);
  return isSame ? design : { ...design, ...choices };
}
