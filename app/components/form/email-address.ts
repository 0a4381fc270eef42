// The same rule as, in SQL, `private.is_email_address`; one table of cases is read by the tests of both.

/**
 * The name: letters, digits and the signs that RFC 5322 allows in an atom, dots anywhere. It must not begin with a
 * character that makes a spreadsheet read a formula.
 */
const namePattern = /^(?![=+-])[\p{Alphabetic}\d.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
/** A part of a domain: letters, in Punycode or as they are, digits, and hyphens between them. */
const labelPattern = /^(?!-)[\p{Alphabetic}\d-]{1,63}(?<!-)$/u;
/** The last one begins with a letter, which no part of an IP address does. */
const topLabelPattern = /^\p{Alphabetic}/u;

/**
 * Returns whether a text, without surrounding spaces, can be an email address: `"inés@correo.es"` → true,
 * `"ines@correo"` → false.
 */
export function isEmailAddress(text: string): boolean {
  const written = text.trim().normalize("NFC");
  // Mail goes to the normalised form of its letters, which may contain spaces that the written form lacks.
  return isPlainAddress(written) && isPlainAddress(written.normalize("NFKC"));
}

function isPlainAddress(address: string): boolean {
  if (address.length < 6 || address.length > 254) return false;
  const [name = "", domain = "", ...more] = address.split("@");
  const labels = domain.split(".");
  return (
    more.length === 0 &&
    namePattern.test(name) &&
    labels.length > 1 &&
    labels.every((label) => labelPattern.test(label)) &&
    topLabelPattern.test(labels.at(-1) ?? "")
  );
}
