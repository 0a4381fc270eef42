import { findLeftovers } from "#scripts/check/texts/leftovers.ts";
import type { TextPiece } from "#scripts/check/texts/text-piece.ts";

/** The marks of missing values in settings, locale files and `content/site.yaml`. */
const gaps: readonly RegExp[] = [
  // In capitals and with what is to be done: «Todo incluido» and «TODO INCLUIDO» are words.
  /^[\s([]*TODO\s+(?:poner|añadir|cambiar|revisar|completar|definir|rellenar|escribir|pedir)\b/,
  // «Por definir», «Hoja: por definir» and «Hoja (por definir)», but not «lo que queda por definir en el proyecto».
  /(?:^|[:;,(]\s*)por (?:definir|completar|rellenar|escribir)\s*(?:$|[).,;])/i,
  /\[(?:…|\.{3}|[^\]]*\b(?:nombre|insertar|completar|rellenar|poner)\b[^\]]*)\]/i,
  // The whole value: «test de estanqueidad» is one, and «Los Test, S. L.» a name. «Prueba» is what a button may say.
  /^\W*(?:test|testing|prueba(?=\s*\d|,?\s*s\.))\s*\d*(?:,?\s*s\.?\s?[la]\.?(?:\s?u\.?)?)?\W*$/i,
  /(?:^nombre|(?<!\p{L})N(?:ombre|OMBRE)) (?:de la|DE LA|de tu|de su) (?:empresa|EMPRESA|sociedad|compañía|marca)(?!\p{L})/u,
  // «de X a Y semanas», «XX %»; «X Semana de la Madera» is the tenth.
  /(?<![\p{L}\p{N}])(?:[XYN]+|x+|_{2,}|\?+)\s?(?:semanas|días|meses|años|horas|%|€|euros)(?!\p{L})/u,
  /(?<![\p{L}\p{N}])xxx+(?![\p{L}\p{N}])/u,
  // «XXX Aniversario» and «XXX edición» are the thirtieth.
  /(?<![\p{L}\p{N}])XXX+(?![\p{L}\p{N}]|\s\p{Lu}\p{Ll}|\s(?:aniversario|edición|congreso|feria))/u,
];

/** Words of a value that is still to be given. «Por ejemplo» is said of real things too. */
const exampleWords = /(?<!\bpor )\bejemplo/i;

/** Texts that only fill a field: «-», «…», «¿?», «n/a», «prueba», «B00000000». */
const filler = /^(?:[\p{P}\p{S}\s]+|n\s*\/\s*a|s\s*\/\s*d|tbd|prueba|x+|\p{L}?(\d)\1{6,}\p{L}?)$/iu;

/** Words with which a missing value begins. */
const openWords = /^\s*(?:pendiente|por (?:decidir|confirmar|determinar|concretar)|todavía no|aún no)\b/i;

/** Hosts in a text, with the characters before them: `https://www.mod.example/a`, `hola@mod.example`. */
const hosts = /(\/\/|@|(?<![\w.-]))((?:[a-z0-9-]+\.)*[a-z0-9-]+)(?![\w-])/gi;

/** Hosts reserved for examples (RFC 2606), and those of manuals. A company may own `empresa.es` or `mi-empresa.com`. */
const exampleHost =
  /(?:^|\.)(?:.+\.(?:example|invalid)|example\.(?:com|net|org|es|edu)|ejemplo\.(?:com|es)|(?:dominio|empresa|domain|company)\.com|(?:tu|your)-?(?:dominio|empresa|web|domain|company|site)\.[a-z]+)$/i;

/** Hosts of this machine and of its network, which only a URL or an email address names without doubt. */
const ownNetwork =
  /^(?:(?:.+\.)?(?:localhost|local|internal|test)|(?:127|10)(?:\.\d+){3}|192\.168(?:\.\d+){2}|0\.0\.0\.0)$/i;

/** Hosts that a company has not bought: those that a web host gives away, this machine, and bare IP addresses. */
const rentedHost =
  /(?:^|\.)(?:netlify\.app|pages\.dev|workers\.dev|vercel\.app|github\.io|gitlab\.io|herokuapp\.com|onrender\.com|web\.app|firebaseapp\.com|fly\.dev|surge\.sh|azurestaticapps\.net|cloudfront\.net|amazonaws\.com|localhost)$|^\d+(?:\.\d+){3}$|^\[/i;

/** Returns the hosts of examples in a text, such as `mod.example` in `hola@mod.example`. */
export function findExampleHosts(text: string): TextPiece[] {
  return [...text.matchAll(hosts)].flatMap(({ 1: before = "", 2: host = "", index }) => {
    const isExample = exampleHost.test(host) || (before !== "" && ownNetwork.test(host));
    return isExample ? [{ found: host, offset: index + before.length }] : [];
  });
}

/** Whether a host is no domain of the company: `mod.netlify.app`, `203.0.113.7`. */
export function isRentedHost(host: string): boolean {
  return rentedHost.test(host);
}

/** Whether a value says of itself that it is still to be written: «TODO», «Por definir», «X semanas», «xxx». */
export function isGap(text: string): boolean {
  return findLeftovers(text).some(({ kind }) => kind === "unfinished") || gaps.some((gap) => gap.test(text));
}

/** Whether a value is an example that the company has to replace. `tellsGaps` lets it say what is not done yet. */
export function isExampleText(text: string, tellsGaps = false): boolean {
  if (exampleWords.test(text) || filler.test(text.trim()) || (openWords.test(text) && !tellsGaps)) return true;
  return isGap(text) || findExampleHosts(text).length > 0;
}
