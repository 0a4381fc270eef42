import type { CardIconName } from "#app/content/schemas/cards.ts";

/** All icons: those that content may choose, and those of controls. */
export type IconName = CardIconName | "arrow" | "chat" | "close" | "expand" | "next" | "pause" | "play" | "previous";

const speechBubble = "M3 4h18v13h-9l-4 4v-4H3zM8.5 9v3M12 9v3M15.5 9v3";
const arrowToEnd = "M2.5 12h18.5M16.5 7.5 21 12l-4.5 4.5";
const arrowToStart = "M21.5 12H3M7.5 7.5 3 12l4.5 4.5";

/** One SVG path each, drawn with lines only on a grid of 24 units. */
export const iconDrawings: Readonly<Record<IconName, string>> = {
  arrow: arrowToEnd,
  chat: speechBubble,
  close: "M5 5l14 14M19 5 5 19",
  expand: "M4 10V4h6M14 4h6v6M20 14v6h-6M10 20H4v-6",
  // Two stacked modules, the upper one moved along its dimension line.
  flexibility: "M3 15h12v6H3zM9 9h12v6H9zM3 3v4M3 5h18M21 3v4",
  next: arrowToEnd,
  pause: "M8.5 5v14M15.5 5v14",
  play: "M7.5 4.5v15L19 12z",
  previous: arrowToStart,
  // A plan with a partition and the swing of its door.
  project: "M3 4h18v16H3zM14 4v5M14 20v-5H8a6 6 0 0 1 6-6",
  // Elevations that rise along a ground line.
  return: "M2 21h20M4 21v-5h4v5M10 21V10h4v11M16 21V4h4v17",
  // Two people, as in the corner of a plan.
  team: "M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7M2.5 20v-1.5a4.5 4.5 0 0 1 4.5-4.5h4a4.5 4.5 0 0 1 4.5 4.5V20M15.5 4.4a3.5 3.5 0 0 1 0 6.2M18 14.3a4.5 4.5 0 0 1 3.5 4.2V20",
};

/** Whether a drawing points along the line of reading: a mirror turns it where that runs from right to left. */
export function isPointing(drawing: string): boolean {
  return drawing === arrowToEnd || drawing === arrowToStart;
}
