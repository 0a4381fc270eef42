import type { Issue } from "#scripts/check/advice/issues.ts";
import { deniedBefore } from "#scripts/check/rules/online/green-claim.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";

/** Claims that a company has to be able to prove (Ley 3/1991, art. 5), and that a text made by others has in passing. */
const claims = [
  "(?:el|la|los|las) (?:\\p{L}+ )?(?:más \\p{L}+|mejor(?:es)?|únic[oa]s?)(?: \\p{L}+){0,2} (?:de (?:toda )?(?:España|Europa|la zona|la provincia|la Comunidad)|del (?:mercado|mundo|país|sector))",
  "(?:empresa )?líder(?:es)? (?:en|del?|nacional(?:es)?|absolut[oa]s?)",
  "(?:el |la )?(?:número|n[.º]{1,2}) ?(?:1|uno) (?:en|de)",
  "(?:inmejorables?|insuperables?|inigualables?|sin competencia)",
  "garantía (?:de por vida|vitalicia|ilimitada|eterna|absoluta)",
  "(?:rentabilidad|éxito|satisfacción|ahorro|financiación)(?: \\d+ ?%)? (?:garantizad|asegurad)[oa]s?",
  "(?:sin (?:ningún )?riesgo|riesgo cero)",
  "(?:cientos|decenas|miles|más de \\p{Nd}[\\p{Nd}.]*) (?:de )?(?:clientes|familias|empresas|compradores|casas|viviendas|proyectos|módulos|instalaciones)(?: \\p{L}+){0,1}",
  "(?:más de |casi )?(?:\\p{Nd}{1,3}|diez|quince|veinte|treinta|cuarenta|cincuenta) años de (?:experiencia|garantía|historia|trayectoria)",
  "(?:empresa |marca |casas? |diseño )?(?:premiad|galardonad|homologad|patentad)[oa]s?(?: por| en| con)?",
  "certificad[oa]s? (?:Passivhaus|ISO|LEED|BREEAM|AENOR)(?: \\p{Nd}+)?",
  "recomendad[oa]s? por",
];
const claim = new RegExp(`(?<![\\p{L}\\p{N}])(?:${claims.join("|")})(?!\\p{L})`, "giu");

/** Warns of claims without a basis. One that a note of the text proves is quiet, and so are denials and questions. */
export function checkUnproven(file: ContentFile): Issue[] {
  if (file.kind === "legal") return [];
  return file.prose.flatMap(({ text, source, issue }) =>
    [...text.matchAll(claim)].flatMap(({ 0: found, index }) => {
      const sentence = /^[^.!\n]*/.exec(source.slice(index))?.[0] ?? "";
      const isProven = /\[\^|\{\{nota\./.test(sentence);
      const isQuiet = isProven || sentence.includes("?") || deniedBefore.test(text.slice(0, index));
      return isQuiet ? [] : issue("claim-unproven", { found }, index, found);
    }),
  );
}
