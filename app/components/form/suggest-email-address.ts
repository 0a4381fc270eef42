import { isEmailAddress } from "./email-address.ts";

/** The mail domains that most visitors use, the more usual one first. */
const usualDomains = [
  "gmail.com",
  "hotmail.com",
  "hotmail.es",
  "outlook.com",
  "outlook.es",
  "yahoo.es",
  "yahoo.com",
  "icloud.com",
  "live.com",
  "telefonica.net",
  "movistar.es",
  "protonmail.com",
];

/** Real ones that look like a slip in one of those. */
const lookalikes: readonly string[] = ["mail.com", "email.com", "ymail.com"];

/** Mistyped top-level domains, each with the one that was meant. */
const mistypedEnds: Readonly<Record<string, string>> = {
  con: "com",
  cmo: "com",
  ocm: "com",
  vom: "com",
  xom: "com",
  comm: "com",
  coom: "com",
  "com.com": "com",
  ess: "es",
  nte: "net",
};

/**
 * Returns the email address that was probably meant, or undefined if no other is likely:
 * `"ana@gmial.com"` → `"ana@gmail.com"`, `"ana@correo.con"` → `"ana@correo.com"`, `"ana@correo.es"` → undefined.
 */
export function suggestEmailAddress(written: string): string | undefined {
  // Long hostile texts are not worth a comparison.
  if (written.length > 254) return undefined;
  const [name = "", domain = "", ...more] = plain(written).split("@");
  if (more.length > 0) return undefined;
  const suggestion = `${name}@${correctDomain(domain.toLowerCase())}`;
  const isOther = suggestion.toLowerCase() !== written.trim().toLowerCase();
  return isOther && isEmailAddress(suggestion) ? suggestion : undefined;
}

/**
 * Removes characters that no address has: spaces, commas for dots, dots beside one another and at either end of the
 * domain.
 */
function plain(written: string): string {
  return written
    .replaceAll(/\s+/g, "")
    .replaceAll(/[,;]/g, ".")
    .replaceAll(/\.{2,}/g, ".")
    .replace(/@\./, "@")
    .replace(/\.$/, "");
}

function correctDomain(domain: string): string {
  const corrected = correctEnd(domain);
  if (usualDomains.includes(corrected) || lookalikes.includes(corrected)) return corrected;
  // Without a dot: «gmailcom», «gmail», «hotmailes».
  const letters = corrected.replaceAll(".", "");
  const undotted = usualDomains.find((usual) => {
    const [provider = ""] = usual.split(".");
    return letters === usual.replaceAll(".", "") || corrected === provider;
  });
  return undotted ?? usualDomains.find((usual) => isOneSlipAway(corrected, usual)) ?? corrected;
}

function correctEnd(domain: string): string {
  const found = Object.entries(mistypedEnds).find(([end]) => domain.endsWith(`.${end}`));
  return found ? `${domain.slice(0, -found[0].length)}${found[1]}` : domain;
}

/** Whether one letter is missing, too many or another one, or two neighbours have changed places. */
function isOneSlipAway(written: string, meant: string): boolean {
  const longest = Math.max(written.length, meant.length);
  let start = 0;
  while (start < longest && written[start] === meant[start]) start += 1;
  const rest = (text: string, from: number) => text.slice(from);
  const isSwapped = written[start] === meant[start + 1] && written[start + 1] === meant[start];
  return (
    rest(written, start + 1) === rest(meant, start) ||
    rest(written, start) === rest(meant, start + 1) ||
    rest(written, start + 1) === rest(meant, start + 1) ||
    (isSwapped && rest(written, start + 2) === rest(meant, start + 2))
  );
}
