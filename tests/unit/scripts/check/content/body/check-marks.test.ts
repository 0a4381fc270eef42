import { expect, test } from "vitest";
import { checkMarks } from "#scripts/check/content/body/check-marks.ts";
import { article, summary } from "./article.ts";

const found = (body: string) => summary(checkMarks(article(body)), "mark", "found", "corrected", "example");

test.each([
  ["Esto es **negrita sin cerrar.", "4:9 mark-unmatched ** **negrita sin cerrar.  **negrita**"],
  ["Esto es negrita** sin abrir.", "4:16 mark-unmatched ** Esto es negrita**  **negrita**"],
  ["Una *cursiva sin cerrar.", "4:5 mark-unmatched * *cursiva sin cerrar.  *cursiva*"],
  ["Una _cursiva sin cerrar.", "4:5 mark-unmatched _ _cursiva sin cerrar.  _cursiva_"],
  ["Un `código sin cerrar.", "4:4 mark-unmatched ` `código sin cerrar.  `código`"],
  ["Lo ~~borrado sin cerrar.", "4:4 mark-unmatched ~~ ~~borrado sin cerrar.  ~~borrado~~"],
  ["Una ** negrita ** con espacios.", "4:5 mark-spaced ** ** negrita ** **negrita**"],
  ["Una **negrita ** con espacio.", "4:5 mark-spaced ** **negrita ** **negrita**"],
  ["Una **«negrita»**pegada.", "4:5 mark-spaced ** **«negrita»** **«negrita»**"],
  ["- Uno.\n- **Dos. Y tres.", "5:3 mark-unmatched ** **Dos. Y tres.  **Dos.**"],
  ["**Uno.\n\nDos.** Tres.", "4:1 mark-unmatched ** **Uno.  **Uno.**"],
  ["| A | B |\n|---|---|\n| **uno | dos |", "6:3 mark-unmatched ** **uno  **uno**"],
])("%j has one mark too many or too few", (body, line) => {
  expect(found(body)).toEqual([line]);
});

test.each([
  ["*Mesa\n*Sillas\n*Luz", ["4:1 bullet-sign  *Mesa"]],
  ["Llevan:\n*Mesa\n*Sillas", ["5:1 bullet-sign  *Mesa"]],
  ["*Mesa\n\n*Sillas\n\n*Luz", ["4:1 bullet-sign  *Mesa"]],
  ["> *Mesa\n>\n> *Sillas", ["4:3 bullet-sign  *Mesa"]],
])("%j is one list without its spaces", (body, lines) => {
  expect(found(body)).toEqual(lines);
});

test("each of two mistakes of a paragraph has its line", () => {
  expect(found("Un **uno y una *dos. Tres.")).toHaveLength(2);
  expect(found("Cierra uno** y luego **otro.")).toHaveLength(2);
});

test.each([
  "*Mesa*\n*Sillas*",
  "*Una mesa\nde pino*\n*y otra\nde roble*",
  "Desde 900 €*.\n\n*Sin grúa.\n*Sin licencia.",
  "Una **negrita**, una *cursiva*, una _cursiva_, `código` y ~~borrado~~.",
  "**Negrita con *cursiva* dentro** y ***las dos***.",
  "**Negrita.**\nOtra línea con **más**.",
  "Son 2 * 3 * 4 cajas y 2*3 más.",
  "Un hotel de 4**** y otro de ***.",
  "Tod*s l*s que vengan.",
  "Cuesta 900 €/m²* y nada más.\n\n*Impuestos según presupuesto.",
  "Uno* y dos**.\n\n\\*Nota uno.\n\n**Nota dos.",
  "El signo \\* y el \\_ y el \\` se escapan: \\*\\*.",
  "El archivo plano_general_v2.pdf y MOD_ONE.",
  "Nombre: ______ Fecha: ____",
  "Mide 25`x12` y está en l`Horta.",
  "Escribe a ana_ruiz_@mod.es o mira https://a.es/_x_*y.",
  "Con `**` se escribe negrita.",
  "```\n**código\n```",
  "![Un * plano](plans/a.jpg) y [un **enlace**](/contacto).",
  "(*) Según presupuesto.",
  "Un texto con {{precio.metro * 40}} y nada más.",
])("%j is as it should be", (body) => {
  expect(found(body)).toEqual([]);
});
