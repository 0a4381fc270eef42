import { pictureRecipe } from "#app/pictures/picture-recipe.ts";

type Fade = (typeof pictureRecipe.fade)[keyof typeof pictureRecipe.fade];

/**
 * Fades the margins of a picture into the page's ground, so that its edges have exactly that colour. Elsewhere, pixels
 * that are nearly the ground become the ground.
 *
 * @param pixels Three bytes each, row by row; changed in place.
 */
export function fadeIntoGround(pixels: Buffer, width: number, height: number): void {
  const ground = Buffer.from(pictureRecipe.ground.slice(1), "hex");
  const columns = shares(width, pictureRecipe.fade.inline);
  const rows = shares(height, pictureRecipe.fade.block);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = (y * width + x) * 3;
      const share = isNearly(ground, pixels, index) ? 0 : (columns[x] ?? 1) * (rows[y] ?? 1);
      if (share === 1) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const target = ground[channel] ?? 0;
        pixels[index + channel] = Math.round(target + ((pixels[index + channel] ?? 0) - target) * share);
      }
    }
  }
}

function isNearly(ground: Buffer, pixels: Buffer, index: number): boolean {
  // A loop: called for a million pixels of each drawing, `every` takes half the time of opening it.
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((pixels[index + channel] ?? 0) - (ground[channel] ?? 0)) > pictureRecipe.snap) return false;
  }
  return true;
}

/**
 * Returns the share of the picture at each pixel of a line, which rises smoothly from 0 at the ends to 1 in the middle.
 */
function shares(length: number, { bare, whole }: Fade): number[] {
  return Array.from({ length }, (_, place) => {
    const depth = Math.min(place, length - 1 - place) / length;
    const part = Math.min(1, Math.max(0, (depth - bare) / (whole - bare)));
    return part * part * (3 - 2 * part);
  });
}
