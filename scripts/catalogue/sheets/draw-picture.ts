import type { Paper, Part, Rectangle } from "#scripts/catalogue/document/paper.ts";
import type { PreparedPicture } from "#scripts/catalogue/sheet-pictures.ts";

/** Draws a picture that covers its frame or is contained in it. */
export function drawPicture(
  paper: Paper,
  section: Part,
  { jpeg, width, height, alt }: PreparedPicture,
  frame: Rectangle,
  fit: "cover" | "contain",
): void {
  const scales = [frame.width / width, frame.height / height];
  const scale = fit === "cover" ? Math.max(...scales) : Math.min(...scales);
  const size = { width: width * scale, height: height * scale };
  const left = frame.x + (frame.width - size.width) / 2;
  const top = frame.y + (frame.height - size.height) / 2;
  const draw = () => paper.picture(jpeg, { x: left, y: top, ...size }, frame);
  if (alt === "") paper.decorate(draw);
  else section.content("Figure", draw, { alt });
}
