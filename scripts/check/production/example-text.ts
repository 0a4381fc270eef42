/** Words of a value that is still to be given. «Por ejemplo» is said of real things too. */
const exampleWords = /(?<!\bpor )\bejemplo|\blorem ipsum\b|^\s*xxx/i;

/** What stands in a field only so that it is not empty: «-», «…», «¿?», «n/a». */
const filler = /^(?:[\p{P}\p{S}\s]+|n\s*\/\s*a|s\s*\/\s*d|tbd|x+)$/iu;

/** Words with which a value says that there is none yet; in the middle of a sentence they are about something else. */
const openWords = /^\s*(?:pendiente|por decidir|todavía no|aún no)\b/i;

/** Hosts in a text, with what stands before them: `https://www.mod.example/a`, `hola@mod.example`, `www.mod.example`. */
const hosts = /(\/\/|@|(?<![\w.-]))((?:[a-z0-9-]+\.)*[a-z0-9-]+)(?![\w-])/gi;

/** Hosts that nobody can have (RFC 2606), and those of manuals. */
const exampleHost =
  /(?:^|\.)(?:.+\.(?:example|invalid)|(?:example|ejemplo)\.(?:com|net|org|es|edu)|(?:tu|mi|your|my)-?(?:dominio|empresa|web|domain|company|site)\.[a-z]+)$/i;

/** Hosts of this machine and of its network, which only a URL or an email address names without doubt. */
const ownNetwork =
  /^(?:(?:.+\.)?(?:localhost|local|internal|test)|(?:127|10)(?:\.\d+){3}|192\.168(?:\.\d+){2}|0\.0\.0\.0)$/i;

/** Spanish figures that nobody has been given, or that stand in every manual: the last six, the last eight, or all nine. */
const exampleFigures = /^(?:\d{3}(?:000000|123456|654321)|[679]12345678|123456789|987654321)$/;

/** A piece of a text, and where it begins. */
export interface FoundText {
  readonly text: string;
  readonly offset: number;
}

/** Returns the hosts of examples in a text, such as `mod.example` in `hola@mod.example`. */
export function findExampleHosts(text: string): FoundText[] {
  return [...text.matchAll(hosts)].flatMap(({ 1: before = "", 2: host = "", index }) => {
    const isExample = exampleHost.test(host) || (before !== "" && ownNetwork.test(host));
    return isExample ? [{ text: host, offset: index + before.length }] : [];
  });
}

/**
 * Whether a value is an example that the company has to replace: it says so, its host is nobody's, or it is a telephone
 * number that nobody has.
 *
 * @param tellsGaps Whether the value has to say what there is not yet, as a limitation of the site does.
 */
export function isExampleText(text: string, tellsGaps = false): boolean {
  if (exampleWords.test(text) || filler.test(text.trim()) || (openWords.test(text) && !tellsGaps)) return true;
  return findExampleHosts(text).length > 0 || isExampleTelephone(text);
}

/** Whether a text is a Spanish telephone number that nobody has: `+34 964 000 000`. */
function isExampleTelephone(text: string): boolean {
  if (!/^(?:\+34|0034)?[\d\s.-]+$/.test(text.trim())) return false;
  return exampleFigures.test(text.replaceAll(/\D/g, "").replace(/^(?:0034|34)(?=\d{9}$)/, ""));
}
