import { expect, test } from "vitest";
import { type DesignPiece, startDesign } from "#app/designer/design/design.ts";
import { type CheckedDesign, findingChanges } from "#app/designer/findings/finding-changes.ts";
import { findingWords, missingWords, narrowestWords } from "#app/designer/findings/finding-words.ts";
import { moveWords } from "#app/designer/findings/move-words.ts";
import { surveyBuilding } from "#app/floor-plan/furnishing/building.ts";
import { type Finding, makeFinding, type Neighbour, pieceAt } from "#app/floor-plan/furnishing/finding.ts";
import { furniturePieces, type Plan } from "#app/floor-plan/plan-schema.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

const { t } = fixture.edition("es");
const place = { label: "Mueble", room: "salon", fixed: false } as const;
const plan = smallPlan({
  furniture: [
    { ...place, piece: "table", rect: [1000, 1000, 1200, 800] },
    { ...place, piece: "wardrobe", back: "n", rect: [300, 3200, 1200, 600] },
    { ...place, piece: "bed", back: "n", rect: [2400, 1800, 1400, 2000] },
    { ...place, piece: "bed", back: "s", rect: [2400, 200, 900, 2000] },
    { ...place, piece: "bookcase", back: "n", rect: [4400, 3500, 1200, 300] },
    { ...place, piece: "shower", back: "n", rect: [4100, 2900, 900, 900], room: "bano", fixed: true },
  ],
});
const { pieces } = startDesign("casa", plan);
const [first] = pieces as [DesignPiece];
const [, rearWindow] = plan.openings as [Opening, Opening];
const found = { plan, building: surveyBuilding(plan), pieces };
const [table, wardrobe, bed, otherBed, bookcase] = [pieceAt(0), pieceAt(1), pieceAt(2), pieceAt(3), pieceAt(4)];
const door: Neighbour = { kind: "door", id: "p1" };
const glass: Neighbour = { kind: "opening", id: "c1" };
const window: Neighbour = { kind: "opening", id: "v1" };
const rear: Neighbour = { kind: "wall", side: "n" };
const partition: Neighbour = { kind: "partition", id: "t1" };
/** 180 mm along x, 300 along y. */
const missing = { left: 4500, right: 4680, front: 3500, back: 3800 };

type Opening = Plan["openings"][number];
type Found = Parameters<typeof makeFinding>[1];
const finding = (code: Finding["code"], part: Partial<Found> & Pick<Found, "has">, ...between: Neighbour[]) =>
  makeFinding(code, { missing, between, ...part });

/** Writes the spaces of figures, which do not break, as plain ones. */
function plain(text: string): string {
  return text.replaceAll("\u00A0", " ");
}

/** Returns a finding as it is read aloud. */
function read(one: Finding): string {
  const { severity, sentence } = findingWords(one, found, t);
  return plain(`${severity} ${sentence}`);
}

test("a distance is said with what there is and what it takes, in whole centimetres", () => {
  expect(read(finding("way", { has: 420 }, table, glass))).toBe(
    "No se pasa. Entre la mesa y la corredera quedan 42 cm; para pasar con comodidad hacen falta 60.",
  );
  // 599 mm are not enough: they are not said to be 60.
  expect(read(finding("way", { has: 599 }, wardrobe, bed))).toBe(
    "Justo. Entre el armario y la cama quedan 59 cm; para pasar con comodidad hacen falta 60.",
  );
  expect(read(finding("way", { has: 19 }, wardrobe, rear))).toBe(
    "No se pasa. Entre el armario y el muro del fondo queda 1 cm; para pasar con comodidad hacen falta 60.",
  );
  expect(read(finding("entrance", { has: 300 }, table, glass))).toBe(
    "Justo. Entre la mesa y la corredera quedan 30 cm; para entrar con comodidad hacen falta 60.",
  );
});

test("a way to one thing, or through a door, is said without another thing", () => {
  expect(read(finding("way", { has: 0 }, wardrobe))).toBe("No se pasa. No hay paso hasta el armario.");
  expect(read(finding("way", { has: 500 }, bed))).toBe(
    "Justo. Hasta la cama queda un paso de 50 cm; para pasar con comodidad hacen falta 60.",
  );
  expect(read(finding("way", { has: 550 }, door))).toBe(
    "Justo. En la puerta del baño quedan 55 cm; para pasar con comodidad hacen falta 60.",
  );
});

test("two things of the same name are told apart", () => {
  expect(read(finding("way", { has: 420 }, bed, otherBed))).toMatch(/Entre la cama y otro mueble igual quedan/);
  const side: Neighbour = { kind: "partition", id: "t2" };
  expect(read(finding("way", { has: 420 }, partition, side))).toMatch(/Entre el tabique y otro tabique quedan/);
});

test("what is in the same place is said with how much of it", () => {
  expect(read(finding("overlap", { has: -120 }, table, wardrobe))).toBe(
    "No cabe. La mesa y el armario se solapan 12 cm.",
  );
  // Half a centimetre is not nothing.
  expect(read(finding("overlap", { has: -5 }, table, wardrobe))).toMatch(/se solapan 1 cm\.$/);
  expect(read(finding("wall", { has: -50 }, wardrobe, rear))).toBe(
    "No cabe. El armario se mete 5 cm en el muro del fondo.",
  );
  expect(read(finding("wall", { has: -50 }, wardrobe, partition))).toBe(
    "No cabe. El armario se mete 5 cm en el tabique.",
  );
  expect(read(finding("wall", { has: -600 }, wardrobe))).toBe("No cabe. El armario se sale del módulo.");
});

test("a door says what its leaf meets, or what is in front of it", () => {
  expect(read(finding("door", { has: 450, takes: 800 }, wardrobe, door))).toBe(
    "No se abre. Al abrirse, la puerta del baño da con el armario: la hoja mide 80 cm y hay 45 libres.",
  );
  expect(read(finding("door", { has: -40, takes: 0 }, wardrobe, door))).toBe(
    "No se abre. El armario ocupa 4 cm del sitio por el que corre la puerta del baño.",
  );
  expect(read(finding("door", { has: 420, reason: "pass" }, wardrobe, door))).toBe(
    "No se pasa. Entre el armario y la puerta del baño quedan 42 cm; para pasar con comodidad hacen falta 60.",
  );
});

test("a piece in front of a window says how much it covers, and the two heights", () => {
  expect(read(finding("window", { has: 1500, takes: 1800 }, bookcase, window))).toBe(
    "Justo. La librería tapa 18 cm de la ventana: mide 180 de alto y el alféizar está a 150.",
  );
});

test("a wheelchair has notes", () => {
  expect(read(finding("wheelchair-turn", { has: 1100 }, { kind: "room", id: "bano" }))).toBe(
    "Estrecho. En «Baño» cabe un círculo de 110 cm; para girar con silla de ruedas hacen falta 150.",
  );
  expect(read(finding("wheelchair-way", { has: 720 }, door))).toBe(
    "Estrecho. En la puerta del baño quedan 72 cm; para pasar con silla de ruedas hacen falta 80.",
  );
});

test.each([
  ["climb", "No cabe.", "para subir con comodidad"],
  ["cook", "No cabe.", "para cocinar con comodidad"],
  ["lie", "No cabe.", "para acostarse con comodidad"],
  ["open", "No se abre.", "para abrir con comodidad"],
  ["reach", "No cabe.", "para acercarse con comodidad"],
  ["sit", "No cabe.", "para sentarse con comodidad"],
  ["train", "No cabe.", "para entrenar con comodidad"],
  ["unfold", "No se abre.", "para abrir la cama"],
  ["use", "No cabe.", "para moverse con comodidad"],
  ["wash", "No cabe.", "para lavarse con comodidad"],
] as const)("a piece that lacks the space to %s says so", (reason, severity, purpose) => {
  const lacking = (has: number) => read(finding("use", { has, takes: 750, reason }, wardrobe, table));
  expect(lacking(0)).toBe(`${severity} Entre el armario y la mesa no queda sitio; ${purpose} hacen falta 75 cm.`);
  expect(lacking(300)).toBe(`${severity} Entre el armario y la mesa quedan 30 cm; ${purpose} hacen falta 75.`);
  expect(lacking(500)).toBe(`Justo. Entre el armario y la mesa quedan 50 cm; ${purpose} hacen falta 75.`);
});

test("every piece has its article, and every wall and opening its side", () => {
  for (const [index, piece] of furniturePieces.entries()) {
    const furnished = { ...found, pieces: furniturePieces.map((kind) => ({ ...first, piece: kind })) };
    const { sentence } = findingWords(finding("wall", { has: -50 }, pieceAt(index)), furnished, t);
    expect(sentence, piece).toMatch(/^(La|El) \p{Ll}[\p{Ll} ]+ se sale del módulo\.$/u);
  }
  const sides = (["n", "s", "e", "w"] as const).map((side) =>
    read(finding("wall", { has: -50 }, wardrobe, { kind: "wall", side })),
  );
  expect(sides.map((words) => words.replace(/.* en /, ""))).toEqual([
    "el muro del fondo.",
    "el muro del frente.",
    "el muro derecho.",
    "el muro izquierdo.",
  ]);
  const openings: Plan["openings"] = [...plan.openings, { ...rearWindow, id: "v2", at: [6000, 1000], axis: "y" }];
  const twoWindows = { ...plan, openings };
  const { sentence } = findingWords(
    finding("window", { has: 1500, takes: 1800 }, bookcase, { kind: "opening", id: "v2" }),
    { ...found, plan: twoWindows, building: surveyBuilding(twoWindows) },
    t,
  );
  expect(plain(sentence)).toBe(
    "La librería tapa 30 cm de la ventana de la derecha: mide 180 de alto y el alféizar está a 150.",
  );
});

test("a door that leads to no bathroom is called after the room that it closes", () => {
  const rooms = plan.rooms.map((room) => (room.id === "bano" ? { ...room, name: "Dormitorio" } : room));
  const dry: Plan = { ...plan, rooms, furniture: plan.furniture.slice(0, 5) };
  const words = (changed: Plan) =>
    findingWords(finding("way", { has: 550 }, door), { ...found, plan: changed, building: surveyBuilding(changed) }, t)
      .sentence;
  expect(plain(words(dry))).toMatch(/^En la puerta de «Dormitorio» quedan 55 cm/);
  const doors: Plan["doors"] = [{ id: "p1", wall: "t1", from: 1000, width: 800, type: "opening" }];
  expect(plain(words({ ...dry, doors }))).toMatch(/^En el paso a «Dormitorio» quedan 55 cm/);
});

test("the drawing says what is missing, or what is too much", () => {
  const words = (one: Finding) => plain(missingWords(one, found, t));
  expect(words(finding("use", { has: 425, takes: 600, reason: "sit" }, table))).toBe("faltan 18 cm");
  expect(words(finding("overlap", { has: -180 }, table, bed))).toBe("18 cm");
});

test("the narrowest place of all is said where nothing has to be corrected", () => {
  const narrowest = (...between: Neighbour[]) =>
    plain(narrowestWords({ findings: [], narrowest: { between, has: 725 } }, found, t) ?? "");
  expect(narrowest(door)).toBe("El paso más estrecho mide 72 cm, en la puerta del baño.");
  expect(narrowest(table, bed)).toBe("El paso más estrecho mide 72 cm, entre la mesa y la cama.");
  expect(narrowest(bed)).toBe("El paso más estrecho mide 72 cm, hasta la cama.");
  expect(narrowestWords({ findings: [], narrowest: undefined }, found, t)).toBeUndefined();
});

test("a move is said in centimetres towards the sides of the plan", () => {
  const words = (x: number, y: number) =>
    plain(moveWords({ index: 0, rect: [1000 + x, 1000 + y, 1200, 800] }, first, t));
  expect(words(-150, 180)).toBe("18 cm hacia el fondo y 15 a la izquierda");
  expect(words(350, 0)).toBe("35 cm a la derecha");
  expect(words(0, -25)).toBe("2,5 cm hacia el frente");
});

test("after a change it is said which findings came, went or changed", () => {
  const lack = finding("way", { has: 420 }, table, glass);
  const less = { ...lack, has: 500, severity: "tight" } as const;
  const checked = (findings: readonly Finding[], of = pieces): CheckedDesign => ({ ...found, pieces: of, findings });
  const said = (before: readonly Finding[], after: readonly Finding[]) =>
    plain(findingChanges(checked(before), checked(after), t));
  expect(said([], [lack])).toBe(read(lack));
  expect(said([lack], [])).toBe("Resuelto: la mesa y la corredera. Nada que corregir.");
  expect(said([lack], [less])).toBe(read(less));
  expect(said([lack], [{ ...lack, has: 440 }])).toBe("");
  const overlap = finding("overlap", { has: -50 }, wardrobe, bed);
  expect(said([lack], [overlap])).toBe(`Resuelto: la mesa y la corredera. ${read(overlap)}`);
  const many = [bed, otherBed, wardrobe].map((piece) => finding("overlap", { has: -50 }, table, piece));
  expect(said([lack], [lack, ...many])).toBe("Avisos nuevos: 3.");
  expect(said(many, [])).toBe("Avisos resueltos: 3. Nada que corregir.");
  // The first piece has been removed: the indices change, the finding does not.
  const moved = finding("overlap", { has: -50 }, pieceAt(0), pieceAt(1));
  expect(findingChanges(checked([overlap]), checked([moved], pieces.slice(1)), t)).toBe("");
});
