import type { TextPiece } from "#scripts/check/texts/text-piece.ts";

/** Words that praise something as good for the environment without saying how (Directive (EU) 2024/825, recital 9). */
const praise =
  /(?<![\p{L}\d/-])(?:ecológic[oa]s?|ecológicamente|sostenibles?|eco-?friendly|biodegradables?|(?:respetuos[oa]s?|amables?|amigables?|comprometid[oa]s?) con (?:el (?:medio ?ambiente|planeta)|la naturaleza)|(?:construcción|arquitectura|edificación|energía|tecnología|alternativa) verde|(?:cero|sin) emisiones|(?:huella|emisiones) (?:de carbono )?(?:cero|neutras?)|(?:climáticamente |carbono )neutr[oa]s?|neutr[oa]s? en (?:carbono|emisiones|CO2))(?![\p{L}\d])/giu;

/** A proper name, in which both words are capitals: «Transición Ecológica», «Movilidad Sostenible». */
const namedBefore = /\p{Lu}\p{L}+ $/u;

/** Words that give it another sense: organic farming (Regulation (EU) 2018/848), and an affordable budget. */
const otherSense =
  /(?:agricultura|agricultor[a-z]*|ganader[íi]a|huert[oa]|granja|finca|cultivo|bodega|vino|aceite|verdura|fruta|alimento|económicamente|financieramente|crecimiento|ritmo|rentabilidad|deuda|demanda|margen|cuota|pago|producto|transición|desarrollo|valor|corredor)e?s? $/i;

/** A negation earlier in the clause. «No solo es sostenible» affirms the claim. */
export const deniedBefore =
  /(?<!\p{L})(?:no(?! s[oó]lo)|ni|tampoco|nunca|jamás|nadie|ning[uú]n[oa]?)\s(?:(?! sino | pero )[^.,;:!?\n])*$/iu;

/** A certificate that the words name at once: «gestión sostenible certificada PEFC» is for it to prove. */
const certifiedAfter = /^(?: \p{L}+){0,2} (?:PEFC|FSC|BREEAM|LEED|Ecolabel)\b/u;

/** Returns the words of a text that praise something as good for the environment. A question asserts nothing. */
export function findGreenClaims(text: string): TextPiece[] {
  const statements = text.replaceAll(/¿[^?\n]*\?/g, (question) => " ".repeat(question.length));
  return [...statements.matchAll(praise)]
    .filter(({ 0: words, index }) => {
      const before = statements.slice(Math.max(0, index - 100), index);
      const after = statements.slice(index + words.length, index + words.length + 100);
      const isMentioned = /[«“"]$/.test(before) && /^[»”"]/.test(after);
      const isName = /^\p{Lu}\p{Ll}/u.test(words) && namedBefore.test(before);
      return !(
        isMentioned ||
        isName ||
        deniedBefore.test(before) ||
        otherSense.test(before) ||
        certifiedAfter.test(after)
      );
    })
    .map(({ 0: words, index }) => ({ found: words, offset: index }));
}
