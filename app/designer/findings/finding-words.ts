import type { TFunction } from "i18next";
import type { CheckedWays } from "#app/floor-plan/furnishing/check-ways.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { missingSpan } from "./missing-span.ts";
import { type FoundIn, neighbourWords } from "./neighbour-words.ts";

/** A finding in the words of the page. */
export interface FindingWords {
  /** «No se pasa.» */
  readonly severity: string;
  /** «Entre la mesa y la corredera quedan 42 cm; para pasar con comodidad hacen falta 60.» */
  readonly sentence: string;
}

/** Returns the words of a finding: how bad it is, how much there is and how much it takes, in centimetres. */
export function findingWords(finding: Finding, found: FoundIn, t: TFunction): FindingWords {
  const sentence = capitalise(sentenceOf(finding, found, t), t("language.formats"));
  return { severity: t(`designerTool.findings.severities.${severityKey(finding)}`), sentence };
}

function severityKey({ severity, reason }: Finding) {
  if (severity !== "impossible") return severity;
  if (reason === "open" || reason === "unfold") return "open";
  return reason === "pass" ? "pass" : "place";
}

function sentenceOf(finding: Finding, found: FoundIn, t: TFunction): string {
  const { code, between } = finding;
  const [one = "", other = ""] = neighbourWords(between, found, t);
  const has = finding.has < 0 ? tooMuch(-finding.has) : wholeCentimetres(finding.has);
  const takes = { number: finding.takes / 10 };
  switch (code) {
    case "overlap":
      return t("designerTool.findings.overlap", { one, other, has });
    case "wall":
      return other === ""
        ? t("designerTool.findings.outside", { one })
        : t("designerTool.findings.inWall", { one, other, has });
    case "window": {
      const covered = tooMuch(missingSpan(finding, found.building).length);
      return t("designerTool.findings.window", { one, other, covered, has, takes });
    }
    case "door":
      if (finding.reason === "pass") break;
      return finding.takes === 0
        ? t("designerTool.findings.slidingLeaf", { one, other, has })
        : t("designerTool.findings.turningLeaf", { one, other, has, takes });
    case "wheelchair-turn":
      return t("designerTool.findings.turn", { one, has, takes, purpose: purposeOf(finding, t) });
  }
  return distanceWords(finding, [one, other], t);
}

/** Returns the words of a distance that is too short, between two things or on the way to one. */
function distanceWords(finding: Finding, [one, other]: readonly [string, string], t: TFunction): string {
  const count = wholeCentimetres(finding.has);
  const values = { one, count, takes: { number: finding.takes / 10 }, purpose: purposeOf(finding, t) };
  if (other !== "") {
    return count === 0
      ? t("designerTool.findings.betweenNothing", { ...values, other })
      : t("designerTool.findings.between", { ...values, other });
  }
  if (count === 0) return t("designerTool.findings.noWayTo", { one });
  return finding.between[0]?.kind === "door"
    ? t("designerTool.findings.door", values)
    : t("designerTool.findings.narrowTo", { ...values, has: count });
}

function purposeOf({ code, reason }: Finding, t: TFunction): string {
  if (code === "wheelchair-way") return t("designerTool.findings.purposes.wheelchair");
  if (reason === "place" || reason === "light") throw new Error(`Nothing is done in the space of «${code}».`);
  return t(`designerTool.findings.purposes.${reason}`);
}

/** Returns how wide the narrowest place of all ways is, and where; undefined in a plan without destinations. */
export function narrowestWords({ narrowest }: CheckedWays, found: FoundIn, t: TFunction): string | undefined {
  if (!narrowest) return undefined;
  const [one = "", other] = neighbourWords(narrowest.between, found, t);
  const isDoor = narrowest.between[0]?.kind === "door";
  const where =
    other === undefined
      ? t(`designerTool.findings.where.${isDoor ? "door" : "to"}`, { one })
      : t("designerTool.findings.where.between", { one, other });
  return t("designerTool.findings.narrowest", { has: wholeCentimetres(narrowest.has), where });
}

/** Returns how much is missing, for a drawing: «faltan 18 cm»; an excess is «12 cm» only. */
export function missingWords(finding: Finding, { building }: Pick<FoundIn, "building">, t: TFunction): string {
  const { code, reason, has, takes } = finding;
  const isSurplus = reason === "place" || reason === "light" || (code === "door" && reason === "open");
  return isSurplus
    ? t("designerTool.findings.surplus", { lacks: tooMuch(missingSpan(finding, building).length) })
    : t("designerTool.findings.missing", { lacks: { number: takes / 10 - wholeCentimetres(has) } });
}

/** Returns an excess in whole centimetres, rounded up so that it is never 0. */
function tooMuch(millimetres: number): number {
  return Math.ceil(millimetres / 10);
}

/** Rounds down, so that nobody reads of more space than there is: 599 mm are not the required 60 cm. */
function wholeCentimetres(millimetres: number): number {
  return Math.floor(millimetres / 10);
}
