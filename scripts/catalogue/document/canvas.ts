import type { Font } from "fontkit";
import PDFDocument from "pdfkit";
import { fontFiles, type Run, splitIntoRuns, type Weight, weights } from "./alphabet.ts";
import { page, toMillimetres, toPoints } from "./measures.ts";

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Missing in @types/pdfkit 0.17: pdfkit 0.20 takes fonts that fontkit has already read. */
      registerFont(name: string, font: Font): this;
    }
  }
}

/** How a text is set. */
export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly weight?: Weight;
  /** `#rrggbb` */
  readonly colour: string;
  /** Added after every letter, in em. */
  readonly tracking?: number;
}

export interface TextPlace {
  /** Left end, middle or right end of the text, by `align`. */
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly align?: "left" | "centre" | "right";
  /** Turned to be read from the right, for figures along a side. */
  readonly upright?: boolean;
}

/** In millimetres of paper. */
export interface CanvasBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Stroke {
  readonly colour: string;
  /** Millimetres of paper, whatever the scale of the drawing. */
  readonly width: number;
  readonly dash?: readonly [on: number, off: number];
}

/** Role of a part of the document for screen readers. */
type Tag =
  | "Document"
  | "Sect"
  | "H1"
  | "H2"
  | "P"
  | "L"
  | "LI"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Figure"
  | "Link";

/** A part of the document's structure. Parts are added in the order in which they are to be read. */
export interface Part {
  /** Adds a part that has parts of its own. */
  group(tag: Tag): Part;
  /** Adds a part and draws its content. */
  content(tag: Tag, draw: () => void, options?: { readonly alt?: string; readonly scope?: "Row" | "Column" }): void;
}

/** An A4 document, measured in millimetres from the top left corner, with y pointing down. */
export interface Canvas {
  /** The root of the structure. */
  readonly root: Part;
  addPage(ground: string): void;
  /** Adds an entry for the current page to the outline that viewers show beside the pages. */
  bookmark(title: string): void;
  /** Draws what screen readers leave out: rules, grounds, feet of pages. */
  decorate(draw: () => void): void;
  text(text: string, place: TextPlace, style: TextStyle): void;
  /** Draws text that links to a URL. */
  link(text: string, url: string, place: TextPlace, style: TextStyle): void;
  widthOf(text: string, style: TextStyle): number;
  /** Returns a text in lines no wider than `width`, except for longer words. */
  lines(text: string, width: number, style: TextStyle): string[];
  /** Draws an SVG path whose unit is `unit` mm of paper from the point `origin`. */
  path(path: string, look: { readonly fill?: string; readonly stroke?: Stroke }, origin?: Origin): void;
  rectangle(x: number, y: number, width: number, height: number, fill: string): void;
  rule(x: number, y: number, toX: number, toY: number, stroke: Stroke): void;
  /** Draws a picture in the middle of a box: covering it, with the overhang cut off, or wholly within it. */
  picture(jpeg: Buffer, box: CanvasBox, fit: "cover" | "fit"): void;
  /** Returns the bytes of the document. Nothing can be added afterwards. */
  finish(): Promise<Buffer>;
}

/** The position of a path's drawing, and the length of its unit on paper. */
interface Origin {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

export interface CanvasOptions {
  readonly title: string;
  readonly author: string;
  /** `es` */
  readonly language: string;
  /** Date of creation in the file. Not the present moment, so that the same pages give the same bytes. */
  readonly date: Date;
}

const onPaper: Origin = { x: 0, y: 0, unit: 1 };

/** Returns an empty document: tagged, with title and language, embedding only the letters it uses. */
export function openCanvas({ title, author, language, date }: CanvasOptions): Canvas {
  const doc = new PDFDocument({
    size: [toPoints(page.width), toPoints(page.height)],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  for (const weight of weights) for (const { name, font } of fontFiles(weight)) doc.registerFont(name, font);

  const structure = doc.struct("Document");
  doc.addStructure(structure);

  function partOf(element: PDFKit.PDFStructureElement): Part {
    return {
      group(tag) {
        const inner = doc.struct(tag);
        element.add(inner);
        return partOf(inner);
      },
      content(tag, draw, options = {}) {
        element.add(doc.struct(tag, options, [draw]));
      },
    };
  }

  const spacing = ({ size, tracking = 0 }: TextStyle) => ({ characterSpacing: size * tracking });

  function pointsOf({ font, text }: Run, style: TextStyle): number {
    return doc.font(font).fontSize(style.size).widthOfString(text, spacing(style));
  }

  function widthOf(text: string, style: TextStyle): number {
    const points = splitIntoRuns(text, style.weight ?? 400).reduce((sum, run) => sum + pointsOf(run, style), 0);
    return toMillimetres(points);
  }

  function text(words: string, { x, y, align = "left", upright = false }: TextPlace, style: TextStyle, url?: string) {
    const width = widthOf(words, style);
    const before = { left: 0, centre: width / 2, right: width }[align];
    doc.save();
    doc.translate(toPoints(x), toPoints(y));
    if (upright) doc.rotate(-90);
    doc.fillColor(style.colour);
    let at = -toPoints(before);
    for (const run of splitIntoRuns(words, style.weight ?? 400)) {
      doc.font(run.font).fontSize(style.size);
      const options = { ...spacing(style), lineBreak: false, baseline: "alphabetic" } as const;
      doc.text(run.text, at, 0, url === undefined ? options : { ...options, link: url });
      at += pointsOf(run, style);
    }
    doc.restore();
  }

  return {
    root: partOf(structure),
    addPage(ground) {
      doc.addPage();
      this.decorate(() => this.rectangle(0, 0, page.width, page.height, ground));
    },
    bookmark(name) {
      doc.outline.addItem(name);
    },
    decorate(draw) {
      doc.markContent("Artifact", { type: "Layout" });
      draw();
      doc.endMarkedContent();
    },
    text: (words, place, style) => text(words, place, style),
    link: (words, url, place, style) => text(words, place, style, url),
    widthOf,
    lines(words, width, style) {
      const lines: string[] = [];
      for (const word of words.split(" ")) {
        const last = lines.at(-1);
        if (last !== undefined && widthOf(`${last} ${word}`, style) <= width)
          lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(word);
      }
      return lines;
    },
    path(path, { fill, stroke }, { x, y, unit } = onPaper) {
      if (path === "") return;
      const scale = toPoints(unit);
      doc.save();
      doc.translate(toPoints(x), toPoints(y)).scale(scale);
      doc.path(path);
      if (stroke) {
        doc.lineWidth(stroke.width / unit).strokeColor(stroke.colour);
        const [on = 0, off = 0] = stroke.dash ?? [];
        if (stroke.dash) doc.dash(on / unit, { space: off / unit });
      }
      if (fill && stroke) doc.fillAndStroke(fill, stroke.colour);
      else if (fill) doc.fill(fill);
      else if (stroke) doc.stroke();
      doc.restore();
    },
    rectangle(x, y, width, height, fill) {
      doc.rect(toPoints(x), toPoints(y), toPoints(width), toPoints(height)).fill(fill);
    },
    rule(x, y, toX, toY, stroke) {
      this.path(`M${x} ${y}L${toX} ${toY}`, { stroke });
    },
    picture(jpeg, { x, y, width, height }, fit) {
      const [left, top] = [toPoints(x), toPoints(y)];
      const size: [number, number] = [toPoints(width), toPoints(height)];
      doc.save();
      doc.rect(left, top, ...size).clip();
      doc.image(jpeg, left, top, { [fit]: size, align: "center", valign: "center" });
      doc.restore();
    },
    finish() {
      doc.end();
      return ended;
    },
  };
}
