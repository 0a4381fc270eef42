import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

const millimetresPerPoint = 25.4 / 72;

/** A path that is filled, in millimetres from the left of the page. */
export interface PdfShape {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` */
  readonly fill: string;
}

/** A piece of text. */
interface PdfText {
  readonly text: string;
  /** Points. */
  readonly size: number;
  /** Left end of its line, in millimetres. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A part of the structure for those who do not see the page. */
interface PdfPart {
  readonly role: string;
  readonly alt?: string;
}

interface PdfPage {
  readonly texts: readonly PdfText[];
  /** All texts in the order in which they are drawn. */
  readonly words: string;
  readonly shapes: readonly PdfShape[];
  readonly parts: readonly PdfPart[];
  readonly links: readonly string[];
}

/** A PDF as a reader of another maker understands it. */
export interface PdfFile {
  readonly title: unknown;
  readonly language: unknown;
  readonly isTagged: boolean;
  readonly showsTitle: boolean;
  readonly bookmarks: readonly string[];
  readonly pages: readonly PdfPage[];
}

type Matrix = readonly [number, number, number, number, number, number];

/** Reads a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFile> {
  // No test looks at a picture, and decoding them takes half of the time.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { maxImageSize: 1, verbosity: 0 });
  const { info } = await pdf.getMetadata();
  const [marks, preferences, outline] = await Promise.all([
    pdf.getMarkInfo(),
    pdf.getViewerPreferences(),
    pdf.getOutline(),
  ]);
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await readPage(await pdf.getPage(number)));
  return {
    title: Reflect.get(info, "Title"),
    language: Reflect.get(info, "Language"),
    isTagged: Reflect.get(marks ?? {}, "Marked") === true,
    showsTitle: Reflect.get(preferences ?? {}, "DisplayDocTitle") === true,
    bookmarks: (outline ?? []).map(({ title }) => title),
    pages,
  };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

async function readPage(page: Page): Promise<PdfPage> {
  const [, , , height = 0] = page.view;
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item): PdfText[] => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [, , skew = 0, scale = 0, x = 0, y = 0] = item.transform;
    return [
      {
        text: item.str,
        size: Math.hypot(skew, scale),
        x: x * millimetresPerPoint,
        y: (height - y) * millimetresPerPoint,
        // Upright texts have no width.
        width: Math.abs(scale) < 0.01 ? 0 : item.width * millimetresPerPoint,
      },
    ];
  });
  const annotations: { url?: unknown }[] = await page.getAnnotations();
  return {
    texts,
    words: withoutTies(texts.map(({ text }) => text).join(" ")),
    shapes: await readShapes(page),
    parts: partsOf(await page.getStructTree()),
    links: annotations.flatMap(({ url }) => (typeof url === "string" ? [url] : [])),
  };
}

function partsOf(node: unknown): PdfPart[] {
  if (typeof node !== "object" || node === null || !("role" in node)) return [];
  const children: unknown = Reflect.get(node, "children");
  const alt: unknown = Reflect.get(node, "alt");
  const own = { role: String(node.role), ...(typeof alt === "string" && { alt: withoutTies(alt) }) };
  return [own, ...(Array.isArray(children) ? children.flatMap(partsOf) : [])];
}

/** No-break spaces are spaces to those who look for a text. */
function withoutTies(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, " ");
}

/** Follows the transformations of the page to where its filled paths are on paper. */
async function readShapes(page: Page): Promise<PdfShape[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const fills: readonly number[] = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke];
  const shapes: PdfShape[] = [];
  const stack: { matrix: Matrix; fill: string }[] = [];
  let state: { matrix: Matrix; fill: string } = { matrix: [1, 0, 0, 1, 0, 0], fill: "#000000" };
  for (const [index, operator] of fnArray.entries()) {
    const args: readonly unknown[] = argsArray[index] ?? [];
    if (operator === OPS.save) stack.push(state);
    else if (operator === OPS.restore) state = stack.pop() ?? state;
    else if (operator === OPS.transform) state = { ...state, matrix: multiply(state.matrix, args.map(Number)) };
    else if (operator === OPS.setFillRGBColor) state = { ...state, fill: String(args[0]) };
    else if (operator === OPS.constructPath && fills.includes(Number(args[0]))) {
      const bounds = Object.values(Object(args[2])).map(Number);
      shapes.push({ fill: state.fill, ...boxOnPage(state.matrix, bounds) });
    }
  }
  return shapes;
}

function multiply([a, b, c, d, e, f]: Matrix, [a2 = 1, b2 = 0, c2 = 0, d2 = 1, e2 = 0, f2 = 0]: number[]): Matrix {
  return [a * a2 + c * b2, b * a2 + d * b2, a * c2 + c * d2, b * c2 + d * d2, a * e2 + c * f2 + e, b * e2 + d * f2 + f];
}

function boxOnPage([a, b, c, d, e, f]: Matrix, [left = 0, low = 0, right = 0, high = 0]: number[]) {
  const xs = [a * left + c * low + e, a * right + c * high + e].map((x) => x * millimetresPerPoint);
  const ys = [b * left + d * low + f, b * right + d * high + f].map((y) => y * millimetresPerPoint);
  const x = Math.min(...xs);
  return { left: x, width: Math.max(...xs) - x, height: Math.max(...ys) - Math.min(...ys) };
}
