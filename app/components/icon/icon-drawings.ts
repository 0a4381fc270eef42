const arrowToEnd = "M2.5 12h18.5M16.5 7.5 21 12l-4.5 4.5";
const arrowToStart = "M21.5 12H3M7.5 7.5 3 12l4.5 4.5";

/** One SVG path each, drawn with lines only on a grid of 24 units. */
export const iconDrawings = {
  arrow: arrowToEnd,
  chat: "M3 4h18v13h-9l-4 4v-4H3zM8.5 9v3M12 9v3M15.5 9v3",
  close: "M5 5l14 14M19 5 5 19",
  expand: "M4 10V4h6M14 4h6v6M20 14v6h-6M10 20H4v-6",
  next: arrowToEnd,
  pause: "M8.5 5v14M15.5 5v14",
  play: "M7.5 4.5v15L19 12z",
  previous: arrowToStart,
};

/** The icons of controls. */
export type IconName = keyof typeof iconDrawings;

/** Whether a drawing points along the line of reading: a mirror turns it where that runs from right to left. */
export function isPointing(drawing: string): boolean {
  return drawing === arrowToEnd || drawing === arrowToStart;
}
