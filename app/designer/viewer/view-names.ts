/** The ways to look at the model: open from above, the front with its roof, straight down, and from inside. */
export const viewNames = ["model", "front", "top", "inside"] as const;
export type ViewName = (typeof viewNames)[number];
